"""How hard a puzzle is and how well somebody solves: two ratings that learn from every attempt.

An attempt is a game between two, which the one who solves wins or the puzzle. It is rated by the
Plackett-Luce model as openskill has it, with its usual numbers: for two players that is a few
lines, which a page without that package can run too. A test holds them against openskill itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt

MU = 25.0
SIGMA = MU / 3
BETA = SIGMA / 2
# How much is forgotten before each attempt, and the least part of its spread that a rating keeps.
TAU = MU / 300
KAPPA = 0.0001
# What people are shown: a rating of 25 is told as 1500.
SHOWN = 60


@dataclass(frozen=True)
class Rating:
    """What is known of somebody's strength, or of a puzzle's: a mean and how far it may be off."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """Return it as people are told it."""
        return round(SHOWN * self.mu)


def after(winner: Rating, loser: Rating) -> tuple[Rating, Rating]:
    """Return both ratings after one of two won against the other."""
    won, lost = (sqrt(one.sigma**2 + TAU**2) for one in (winner, loser))
    spread = sqrt(won**2 + lost**2 + 2 * BETA**2)
    surprise = 1 / (1 + exp((winner.mu - loser.mu) / spread))

    def moved(before: float, sigma: float, way: int) -> Rating:
        step = way * surprise * sigma**2 / spread
        shrunk = surprise * (1 - surprise) * sigma**3 / spread**3
        return Rating(before + step, sigma * sqrt(max(1 - shrunk, KAPPA)))

    return moved(winner.mu, won, 1), moved(loser.mu, lost, -1)


def attempted(solver: Rating, puzzle: Rating, solved: bool) -> tuple[Rating, Rating]:
    """Return the ratings of who solves and of the puzzle after a first try."""
    if solved:
        return after(solver, puzzle)
    puzzle, solver = after(puzzle, solver)
    return solver, puzzle
