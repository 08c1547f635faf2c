"""Judgement of a moment: who is likely to win, and which moves deserve a look."""

from __future__ import annotations

from kingsbridge.bots.exponential import exponential
from kingsbridge.engine.errors import undefined
from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.pickling import Picklable, Remade, remade
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
class Judge(Picklable):
    """What a search asks at the moments where it stops looking further."""

    def knows(self, state: State) -> bool:
        """Return whether it can judge games of this title."""
        return True

    def judge(self, state: State) -> Judgement:
        """Judge a game that is not over."""
        raise undefined(self, "judge")

    def point(self, state: State) -> float:
        """Return what a player likes a point for, as a chance to win, whoever wins."""
        return 0.0


class FirstToKnow(Judge):
    """Of several judges it leaves each title to the first that knows it."""

    def __init__(self, judges: list[Judge]) -> None:
        self.judges = judges
        self.chosen: dict[object, Judge] = {}

    def __reduce__(self) -> Remade:
        return remade(self, self.judges)

    def of(self, state: State) -> Judge:
        """Return who judges games of this title."""
        kind: object = type(state)
        found = self.chosen.get(kind)
        if found is None:
            found = next(judge for judge in self.judges if judge.knows(state))
            self.chosen[kind] = found
        return found

    def judge(self, state: State) -> Judgement:
        return self.of(state).judge(state)

    def point(self, state: State) -> float:
        return self.of(state).point(state)


def chances_by_score(expected: list[float], warmth: float) -> list[float]:
    """Return chances to win from expected final scores.

    The warmth says how uncertain they are: with little of it the leader is all but sure to win.
    """
    most = max(expected)
    weights = [exponential((score - most) / warmth) for score in expected]
    # One after another: `sum` counts on with more digits from Python 3.12 on.
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]
