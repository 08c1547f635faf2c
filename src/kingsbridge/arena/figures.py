"""Figures as they are written, in the terminal and in reports alike."""

from __future__ import annotations

import re
from collections.abc import Callable

from kingsbridge.arena.ratings import Rating
from kingsbridge.arena.standings import Summary
from kingsbridge.arena.statistics import Estimate
from kingsbridge.words import Words
from kingsbridge.words.numbers import change, number, plain_number
from kingsbridge.words.numbers import percent as written_percent

NOTHING = "–"
# A rating is shown with so many spreads to either side, about what 95 % is elsewhere.
SPREADS = 2


def played(found: Summary, words: Words) -> str:
    """Say how much was played; all seatings are claimed only if there were all."""
    message = "arena-played" if found.evened_out else "arena-played-so-far"
    return words.say(message, games=found.games, deals=found.deals, seatings=found.arrangements)


def name_parts(name: str) -> list[str]:
    """Return the parts of a bot's name, or of words with such names, that lines may end behind."""
    return re.findall(r"[^:, ]*[:, ]|[^:, ]+", name)


def percent(rate: float, words: Words) -> str:
    """Write a rate."""
    return written_percent(rate, 1, words)


def points(value: float, words: Words) -> str:
    """Write victory points."""
    return number(value, 1, words)


def lead(value: float, words: Words) -> str:
    """Write by how many points somebody is ahead, or behind."""
    return change(value, 2, words)


def rating(rated: Rating, words: Words) -> str:
    """Write a rating, and how sure it is."""
    reach = number(SPREADS * rated.spread, 1, words)
    return f"{number(rated.mean, 1, words)} ± {reach}"


def percent_interval(estimate: Estimate, words: Words) -> str:
    """Write the interval of a rate."""
    return _interval(estimate, percent, words)


def points_interval(estimate: Estimate, words: Words) -> str:
    """Write the interval of a mean score."""
    return _interval(estimate, points, words)


def lead_interval(estimate: Estimate, words: Words) -> str:
    """Write the interval of a difference."""
    return _interval(estimate, lead, words)


def time(seconds: float | None, words: Words) -> str:
    """Write how long a move takes, in the unit that suits it."""
    if seconds is None:
        return NOTHING
    if seconds >= 1:
        return words.say("arena-seconds", seconds=_rough(seconds, 2, words))
    if seconds >= 1e-3:
        return words.say("arena-milliseconds", milliseconds=_rough(seconds * 1e3, 3, words))
    return words.say("arena-microseconds", microseconds=_rough(seconds * 1e6, 3, words))


def _interval(estimate: Estimate, write: Callable[[float, Words], str], words: Words) -> str:
    if estimate.low is None or estimate.high is None:
        return NOTHING
    return f"{write(estimate.low, words)} – {write(estimate.high, words)}"


def _rough(value: float, digits: int, words: Words) -> str:
    """Write a number of which only so many digits are known."""
    return plain_number(float(f"{value:.{digits}g}"), words)
