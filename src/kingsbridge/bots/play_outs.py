"""Judgement of a game nobody knows anything about: it is played to its end, at random."""

from __future__ import annotations

from kingsbridge.bots.judge import Judge, Judgement
from kingsbridge.bots.random import play_out
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.pickling import Remade, remade
from kingsbridge.engine.state import State


class PlayOutJudge(Judge):
    """One play-out is a poor judgement, but a search asks for many."""

    def __init__(self, seed: int) -> None:
        self.dice = FastDice.seeded(seed)

    def __reduce__(self) -> Remade:
        return remade(self, 0)

    def judge(self, state: State) -> Judgement:
        offers = state.legal()
        end = state.clone()
        play_out(end, self.dice)
        return Judgement(end.shares(), [1 / len(offers)] * len(offers), end.scores())
