"""Intervals for rates and means: how far a figure can be trusted.

In a tournament the games of one deal resemble each other, and each deal is played by the same bots
in every arrangement. So it is deals that are counted there, not games: a figure is the mean over
all games, and its spread is estimated from how the sums of whole deals differ. With deals of equal
size that is the mean of the deals' means with Student's interval.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

# The normal deviate of a 95 % interval.
DEVIATE = 1.959964
# What is left of nothing after parts of victories have been added.
NOTHING = 1e-12
# Student's, by degrees of freedom from 1.
STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval; a single deal has none to show."""

    value: float
    low: float | None
    high: float | None


class Deals:
    """Observations, summed up deal by deal."""

    def __init__(self) -> None:
        self.sums: dict[int, float] = {}
        self.counts: dict[int, int] = {}

    def add(self, deal: int, value: float) -> None:
        """Note what was observed in a game of this deal."""
        self.sums[deal] = self.sums.get(deal, 0.0) + value
        self.counts[deal] = self.counts.get(deal, 0) + 1

    @property
    def observations(self) -> int:
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        return sum(self.sums.values()) / max(1, self.observations)

    def variance(self) -> float:
        """Return how uncertain the mean is, squared; there must be two deals or more."""
        mean, deals = self.mean, len(self.sums)
        squares = sum((self.sums[deal] - mean * self.counts[deal]) ** 2 for deal in self.sums)
        return squares * deals / (deals - 1) / self.observations**2

    def mean_estimate(self) -> Estimate:
        """Return the mean with Student's interval over deals."""
        if len(self.sums) < 2:
            return Estimate(self.mean, None, None)
        spread = student(len(self.sums) - 1) * sqrt(self.variance())
        return Estimate(self.mean, self.mean - spread, self.mean + spread)

    def rate_estimate(self, most: float = 1.0) -> Estimate:
        """Return a rate with Wilson's interval for as many trials as the deals are worth.

        That is how many independent trials would be as uncertain as our deals are. If all deals
        came out alike, only such deals can change the rate as have not been seen in so many.

        `most` is what the rate can be: of two seats in a game no more than one wins.
        """
        mean = self.mean
        if len(self.sums) < 2:
            return Estimate(mean, None, None)
        deviate = student(len(self.sums) - 1)
        variance = self.variance()
        if variance < NOTHING:
            _, unseen = rate_interval(0, len(self.sums), deviate)
            return Estimate(mean, mean - mean * unseen, mean + (most - mean) * unseen)
        trials = mean * (most - mean) / variance
        low, high = rate_interval(mean / most * trials, trials, deviate)
        return Estimate(mean, low * most, high * most)


def deals(observed: Iterable[tuple[int, float]]) -> Deals:
    """Sum up what was observed, each with its deal."""
    summed = Deals()
    for deal, value in observed:
        summed.add(deal, value)
    return summed


def student(freedom: int) -> float:
    """Return the deviate of Student's 95 % interval: from the table, or by its expansion."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = DEVIATE
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return float(z + first / freedom + second / freedom**2 + third / freedom**3)


def rate_interval(successes: float, trials: float, deviate: float = DEVIATE) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a rate; it stays within 0 and 1 however few the trials."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    square = deviate * deviate
    centre = rate + square / (2 * trials)
    spread = deviate * sqrt(max(0.0, rate * (1 - rate)) / trials + square / (4 * trials * trials))
    scale = 1 + square / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def mean_interval(total: float, squares: float, number: int) -> tuple[float, float]:
    """Return the 95 % interval for a mean, from the sum and the sum of squares."""
    if number == 0:
        return 0.0, 0.0
    mean = total / number
    if number == 1:
        return mean, mean
    variance = max(0.0, (squares - total * mean) / (number - 1))
    spread = DEVIATE * sqrt(variance / number)
    return mean - spread, mean + spread
