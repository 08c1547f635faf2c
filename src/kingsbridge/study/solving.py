"""Somebody's standing with the puzzles of a title: rating, runs, and days in a row.

The first try at a puzzle counts, and no other. No clock is asked: a day is given as its number,
counted from 1970.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from kingsbridge.study.rating import Rating, attempted

MILLISECONDS_A_DAY = 86_400_000
NEVER = -1


@dataclass(frozen=True)
class Standing:
    """How somebody stands: at first nothing is known, and nothing was tried."""

    mu: float = Rating().mu
    sigma: float = Rating().sigma
    tried: int = 0
    solved: int = 0
    # How many were solved one after another, and how many at most.
    run: int = 0
    best_run: int = 0
    # On how many days in a row the daily one was solved, how many at most, and on which it was
    # tried last.
    days: int = 0
    best_days: int = 0
    last_day: int = NEVER

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma)

    def days_on(self, day: int) -> int:
        """Return for how many days in a row the daily one was solved, as it stands on a day."""
        return self.days if self.last_day >= day - 1 else 0

    def did(self, day: int) -> bool:
        """Return whether the daily one of a day was tried."""
        return self.last_day == day


def day_of(milliseconds: int) -> int:
    """Return the day of a time, by the clock of Greenwich: the same for everybody."""
    return milliseconds // MILLISECONDS_A_DAY


def rated(mine: Standing, puzzle: Rating, solved: bool) -> tuple[Standing, Rating]:
    """Return how somebody stands after a first try, and how hard the puzzle is now."""
    rating, harder = attempted(mine.rating, puzzle, solved)
    run = mine.run + 1 if solved else 0
    return replace(
        mine,
        mu=rating.mu,
        sigma=rating.sigma,
        tried=mine.tried + 1,
        solved=mine.solved + solved,
        run=run,
        best_run=max(mine.best_run, run),
    ), harder


def dated(mine: Standing, day: int, solved: bool) -> Standing:
    """Return how somebody stands after a try at the daily one; only the first counts."""
    if mine.last_day >= day:
        return mine
    days = mine.days_on(day) + 1 if solved else 0
    return replace(mine, days=days, best_days=max(mine.best_days, days), last_day=day)
