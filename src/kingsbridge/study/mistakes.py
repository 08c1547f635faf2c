"""Mistakes by the part of the game in which they were made, where a game was analysed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingsbridge.analysis.grades import FLAWS, grade
from kingsbridge.analysis.weighing import Weighed
from kingsbridge.study.habits import THIRDS, Habits


@dataclass(frozen=True)
class Mistakes:
    """How many of each grade there were, third by third, the least bad first."""

    mine: list[list[int]]
    # Of one of the others at the table, on average: the same bot weighed them in the same game.
    others: list[list[float]]


def mistakes_of(weighed: Sequence[Weighed], habits: Habits) -> Mistakes:
    """Sort out the mistakes of a game for the seat whose habits these are."""
    mine = [[0] * len(FLAWS) for _ in range(THIRDS)]
    others = [[0.0] * len(FLAWS) for _ in range(THIRDS)]
    for decision in weighed:
        found = grade(decision.given_away)
        if found not in FLAWS:
            continue
        third, flaw = habits.third_of(decision.ply), FLAWS.index(found)
        if decision.seat == habits.seat:
            mine[third][flaw] += 1
        else:
            others[third][flaw] += 1 / (habits.seats - 1)
    return Mistakes(mine, others)
