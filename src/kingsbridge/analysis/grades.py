"""How sound a choice was, by the chance to win that it gave away.

Less than a loose stone is noise: the bot itself would not be sure of it if it thought again.
"""

from __future__ import annotations

from enum import StrEnum

from kingsbridge.words.numbers import PERCENT


class Grade(StrEnum):
    """From a choice that holds to one that brings the vault down."""

    SOUND = "sound"
    LOOSE_STONE = "loose_stone"
    CRACK = "crack"
    COLLAPSE = "collapse"


# The least chance given away, of 1, for each grade that is worse than sound.
THRESHOLDS = {Grade.LOOSE_STONE: 0.04, Grade.CRACK: 0.08, Grade.COLLAPSE: 0.16}
FLAWS = tuple(THRESHOLDS)
# At so much given away a worse grade begins, before it is rounded.
BOUNDS = tuple(least - 0.5 / PERCENT for least in THRESHOLDS.values())


def grade(given_away: float) -> Grade:
    """Return the grade of a choice, by what it gave away in whole hundredths, as it is told."""
    given_away = round(PERCENT * given_away) / PERCENT
    found = Grade.SOUND
    for worse, least in THRESHOLDS.items():
        if given_away >= least:
            found = worse
    return found
