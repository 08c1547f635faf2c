"""Figures as they are written, in the terminal and in reports alike."""

from __future__ import annotations

from kingsbridge.arena.statistics import Estimate
from kingsbridge.locale import Words

NOTHING = "–"


def percent(rate: float) -> str:
    """Write a rate."""
    return f"{rate:.1%}"


def points(number: float) -> str:
    """Write victory points."""
    return f"{number:.1f}"


def lead(number: float) -> str:
    """Write by how many points somebody is ahead, or behind."""
    return f"{number:+.2f}"


def percent_interval(estimate: Estimate) -> str:
    """Write the interval of a rate."""
    if estimate.low is None or estimate.high is None:
        return NOTHING
    return f"{percent(estimate.low)} – {percent(estimate.high)}"


def points_interval(estimate: Estimate) -> str:
    """Write the interval of a mean score."""
    if estimate.low is None or estimate.high is None:
        return NOTHING
    return f"{points(estimate.low)} – {points(estimate.high)}"


def lead_interval(estimate: Estimate) -> str:
    """Write the interval of a difference."""
    if estimate.low is None or estimate.high is None:
        return NOTHING
    return f"{lead(estimate.low)} – {lead(estimate.high)}"


def time(seconds: float | None, words: Words) -> str:
    """Write how long a move takes, in the unit that suits it."""
    if seconds is None:
        return NOTHING
    if seconds >= 1:
        return words.say("arena-seconds", seconds=f"{seconds:.2g}")
    if seconds >= 1e-3:
        return words.say("arena-milliseconds", milliseconds=f"{seconds * 1e3:.3g}")
    return words.say("arena-microseconds", microseconds=f"{seconds * 1e6:.3g}")
