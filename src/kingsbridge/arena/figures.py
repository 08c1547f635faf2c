"""Figures as they are written, in the terminal and in reports alike."""

from __future__ import annotations

import re
from collections.abc import Callable

from kingsbridge.arena.ratings import Rating
from kingsbridge.arena.sequential import Trial, Verdict
from kingsbridge.arena.standings import Summary
from kingsbridge.arena.statistics import Estimate
from kingsbridge.bots.player import Fault
from kingsbridge.words import Words
from kingsbridge.words.numbers import PERCENT, change, number, plain_number
from kingsbridge.words.numbers import percent as written_percent

NOTHING = "–"
# A rating is shown with so many spreads to either side, about what 95 % is elsewhere.
SPREADS = 2


def played(found: Summary, words: Words) -> str:
    """Say how much was played; all seatings are claimed only if there were all."""
    message = "arena-played" if found.evened_out else "arena-played-so-far"
    return words.say(message, games=found.games, deals=found.deals, seatings=found.arrangements)


def verdict(test: Verdict, found: Summary, words: Words) -> list[str]:
    """Say whether a bot reaches the rate that was asked for, and what tells."""
    (rate,) = [standing.win_rate for standing in found.standings if standing.bot == test.bot]
    return [
        words.say(
            f"arena-test-{test.decision.value}",
            bot=test.bot,
            rate=_plain_percent(test.rate, words),
            games=test.games,
            deals=test.deals,
        ),
        words.say(
            "arena-test-rate",
            bot=test.bot,
            rate=percent(rate.value, words),
            interval=percent_interval(rate, words),
        ),
        words.say(
            "arena-test-ratio",
            ratio=change(test.log_likelihood_ratio, 2, words),
            bound=number(test.bound, 2, words),
            low=_plain_percent(test.rate - test.margin, words),
            high=_plain_percent(test.rate + test.margin, words),
            error=_plain_percent(test.error, words),
        ),
    ]


def ratio(trial: Trial, words: Words) -> str:
    """Write how far a test has come."""
    return words.say("arena-ratio", ratio=change(trial.ratio, 2, words))


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


def faults(found: Summary, words: Words) -> list[tuple[str, str, Fault]]:
    """List where bots failed and another moved for them: who, in which way, how often."""
    return [
        (standing.bot, words.say(f"arena-fault-{kind}"), fault)
        for standing in found.standings
        for kind, fault in standing.faults.items()
    ]


def _interval(estimate: Estimate, write: Callable[[float, Words], str], words: Words) -> str:
    if estimate.low is None or estimate.high is None:
        return NOTHING
    return f"{write(estimate.low, words)} – {write(estimate.high, words)}"


def _plain_percent(rate: float, words: Words) -> str:
    """Write a rate that somebody chose: with no more digits than it has."""
    return words.say("number-percent", number=plain_number(round(PERCENT * rate, 3), words))


def _rough(value: float, digits: int, words: Words) -> str:
    """Write a number of which only so many digits are known."""
    return plain_number(float(f"{value:.{digits}g}"), words)
