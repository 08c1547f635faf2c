"""Intervals for rates and means: how far a figure can be trusted."""

from __future__ import annotations

from math import sqrt

# The normal deviate of a 95 % interval.
DEVIATE = 1.959964


def rate_interval(successes: float, trials: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a rate; it stays within 0 and 1 however few the trials."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    square = DEVIATE * DEVIATE
    centre = rate + square / (2 * trials)
    spread = DEVIATE * sqrt(rate * (1 - rate) / trials + square / (4 * trials * trials))
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
