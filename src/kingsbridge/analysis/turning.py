"""The moments that turned a game: where somebody's chance to win changed most, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from kingsbridge.analysis.analysis import Analysis, Decision
from kingsbridge.analysis.grades import THRESHOLDS, Grade

MOST = 5
# What changes less is noise.
LEAST_CHANGE = THRESHOLDS[Grade.LOOSE_STONE]


class Cause(StrEnum):
    """What turned the game."""

    CHOICE = "choice"
    CHANCE = "chance"


@dataclass(frozen=True)
class TurningPoint:
    """What happened between a decision and the next, to the seat that it mattered most to."""

    decision: Decision
    seat: int

    @property
    def change(self) -> float:
        return self.decision.after[self.seat] - self.decision.before[self.seat]

    @property
    def cause(self) -> Cause:
        """Return whether the move itself changed more, or what was drawn after it."""
        luck = self.decision.luck[self.seat]
        return Cause.CHANCE if abs(luck) > abs(self.change - luck) else Cause.CHOICE


def turning_points(analysis: Analysis) -> list[TurningPoint]:
    """Return the largest changes, the largest first."""
    points = [turn(decision) for decision in analysis.decisions]
    points = [point for point in points if abs(point.change) >= LEAST_CHANGE]
    points.sort(key=lambda point: (-abs(point.change), point.decision.number))
    return points[:MOST]


def turn(decision: Decision, seats: Sequence[int] | None = None) -> TurningPoint:
    """Return what a decision meant to the seat, of these or of all, that it meant most to."""
    among = range(len(decision.before)) if seats is None else seats
    points = [TurningPoint(decision, seat) for seat in among]
    return max(points, key=lambda point: abs(point.change))


def settled(analysis: Analysis) -> TurningPoint | None:
    """Return after what the favourite was for good the one who won.

    There is no such moment if the winner was the favourite from the first decision on.
    """
    for decision in reversed(analysis.decisions):
        if not set(favourites(decision.before)) <= set(analysis.winners):
            return turn(decision, analysis.winners)
    return None


def favourites(chances: Sequence[float]) -> list[int]:
    """Return who is most likely to win: more than one if they are level."""
    most = max(chances)
    return [seat for seat, chance in enumerate(chances) if chance == most]
