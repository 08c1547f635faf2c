"""Judgement of a moment: who is likely to win, and which moves deserve a look."""

from __future__ import annotations

from math import exp

from kingsbridge.engine.errors import undefined
from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.state import State


class Judgement:
    """What a judge says of a moment."""

    def __init__(
        self, chances: list[float], priors: list[float], scores: list[float] | None = None
    ) -> None:
        self.chances = chances  # of each seat to win
        self.priors = priors  # how much each offer deserves to be looked at first; together 1
        self.scores = [0.0] * len(chances) if scores is None else scores  # in the end


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What a search asks at the moments where it stops looking further."""

    def judge(self, state: State) -> Judgement:
        """Judge a game that is not over."""
        raise undefined(self, "judge")

    def point(self, state: State) -> float:
        """Return what a player likes a point for, as a chance to win, whoever wins."""
        return 0.0


def chances_by_score(expected: list[float], warmth: float) -> list[float]:
    """Return chances to win from expected final scores.

    The warmth says how uncertain they are: with little of it the leader is all but sure to win.
    """
    most = max(expected)
    weights = [exp((score - most) / warmth) for score in expected]
    total = sum(weights)
    return [weight / total for weight in weights]
