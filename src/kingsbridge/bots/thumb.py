"""Judgement by rules of thumb: what each player may expect in the end, and what greedy would do."""

from __future__ import annotations

from typing import Final

from kingsbridge.bots.craft import Craft, craft_of
from kingsbridge.bots.judge import Judge, Judgement, chances_by_score
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.state import State

# The share of the first looks that the move of the rules of thumb gets.
FAVOURED: Final = 0.5
# How uncertain an appraisal is, in victory points, at the beginning and at the end.
FIRST_WARMTH: Final = 6.0
LAST_WARMTH: Final = 1.0


class ThumbJudge(Judge):
    """It needs no learning, only what a sensible player knows."""

    def knows(self, state: State) -> bool:
        return craft_of(state) is not None

    def judge(self, state: State) -> Judgement:
        craft = craft_of(state)
        if craft is None:
            raise BadOption(f"there are no rules of thumb for {type(state).__name__}")
        warmth = FIRST_WARMTH + (LAST_WARMTH - FIRST_WARMTH) * state.progress()
        return Judgement(chances_by_score(appraise(craft, state), warmth), priors(craft, state))


def appraise(craft: Craft, state: State) -> list[float]:
    """Return the score each seat may expect."""
    return [craft.appraise(state, seat) for seat in range(state.seats)]


def priors(craft: Craft, state: State) -> list[float]:
    """Return most for the move of the rules of thumb, and the same for every other."""
    offers = state.legal()
    shares = [(1 - FAVOURED) / len(offers)] * len(offers)
    shares[offers.index(craft.choose(state))] += FAVOURED
    return shares
