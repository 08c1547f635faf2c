"""What can be wrong with what we are given. Each message names what was wrong and what is right."""

from __future__ import annotations

from collections.abc import Iterable


class KingsbridgeError(ValueError):
    """Something given to the program cannot be used; nothing was changed."""


class IllegalMove(KingsbridgeError):
    """A move that the rules, or the moment, do not allow."""


class BadOption(KingsbridgeError):
    """A title, seat count, edition or option that does not exist."""


class BadCards(KingsbridgeError):
    """Card values that cannot be laid over ours; `at` is where: events.I-01.effects[0].give."""

    def __init__(self, message: str, at: str = "") -> None:
        super().__init__(message)
        self.at = at


class BadPosition(KingsbridgeError):
    """A position that cannot stand on the table."""


class BadRecord(KingsbridgeError):
    """A record that cannot be read or replayed."""


def one_of(values: Iterable[object]) -> str:
    """List what is allowed, for the end of a message: 'a', 'b' or 'c'."""
    words = [repr(value) for value in values]
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " or " + words[-1]


def undefined(thing: object, method: str) -> TypeError:
    """Return the error for a class that leaves out what it must define.

    The method itself has to say so: compiled, an abstract base class refuses nothing, and weak
    references to its instances are not safe.
    """
    return TypeError(f"{type(thing).__name__} must define {method}()")
