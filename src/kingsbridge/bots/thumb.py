"""Judgement by rules of thumb: what each player may expect in the end, and what greedy would do."""

from __future__ import annotations

from typing import Final

from kingsbridge.bots.appraisal import appraise
from kingsbridge.bots.greedy import GreedyBot
from kingsbridge.bots.judge import Judge, Judgement, chances_by_score
from kingsbridge.engine.state import State

# The share of the first looks that the move of the rules of thumb gets.
FAVOURED: Final = 0.5
# How uncertain an appraisal is, in victory points, at the beginning and at the end.
FIRST_WARMTH: Final = 6.0
LAST_WARMTH: Final = 1.0


class ThumbJudge(Judge):
    """It needs no learning, only what a sensible player knows."""

    def __init__(self) -> None:
        self.greedy = GreedyBot()

    def judge(self, state: State) -> Judgement:
        warmth = FIRST_WARMTH + (LAST_WARMTH - FIRST_WARMTH) * state.progress()
        return Judgement(chances_by_score(appraise(state), warmth), self.priors(state))

    def priors(self, state: State) -> list[float]:
        """Return most for the move of the rules of thumb, and the same for every other."""
        offers = state.legal()
        priors = [(1 - FAVOURED) / len(offers)] * len(offers)
        priors[offers.index(self.greedy.choose(state))] += FAVOURED
        return priors
