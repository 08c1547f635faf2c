"""Numbers as each language writes them."""

from __future__ import annotations

from kingsbridge.words import Words

PERCENT = 100
MINUS = "−"
# By how many digits stand behind the decimal point.
MESSAGES = ("number-whole", "number-tenths", "number-hundredths")


def number(value: float, digits: int, words: Words) -> str:
    """Write a number with so many digits behind its point."""
    # Rounded here, so that what rounds to nothing has no sign.
    rounded = round(value, digits)
    written = words.say(MESSAGES[digits], number=abs(rounded))
    return MINUS + written if rounded < 0 else written


def plain_number(value: float, words: Words) -> str:
    """Write a number with the digits it has, three behind its point at most."""
    written = words.say("number-plain", number=abs(value))
    return MINUS + written if value < 0 else written


def change(value: float, digits: int, words: Words) -> str:
    """Write by how much something changes: a number that always has its sign."""
    rounded = round(value, digits)
    sign = "+" if rounded > 0 else "" if rounded else "±"
    return sign + number(value, digits, words)


def percent(share: float, digits: int, words: Words) -> str:
    """Write a share of one."""
    return words.say("number-percent", number=number(PERCENT * share, digits, words))


def percent_change(share: float, digits: int, words: Words) -> str:
    """Write by how much a share of one changes."""
    return words.say("number-percent", number=change(PERCENT * share, digits, words))
