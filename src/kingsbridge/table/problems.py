"""What is not done, told in words: never a traceback, never anything of the inside."""

from __future__ import annotations

from math import ceil

from kingsbridge.engine.errors import BadCards, KingsbridgeError
from kingsbridge.table.errors import (
    AgainstTheRules,
    NotKnown,
    NotNow,
    NotYours,
    Refused,
    Stale,
    TooOften,
)
from kingsbridge.table.told import Problem

# The HTTP status of what is refused; of anything else that is, it is 400.
STATUSES: dict[type[Refused], int] = {
    NotYours: 403,
    NotKnown: 404,
    NotNow: 409,
    AgainstTheRules: 422,
    TooOften: 429,
}


def problem_of(error: KingsbridgeError) -> Problem:
    """Return why something was not done at a table, as it is told."""
    if isinstance(error, AgainstTheRules):
        return Problem(error.code, str(error), refusal=error.refusal)
    if isinstance(error, Stale):
        return Problem(error.code, str(error), moment=error.moment)
    if isinstance(error, TooOften):
        return Problem(error.code, str(error), retry_after=ceil(error.seconds))
    if isinstance(error, Refused):
        return Problem(error.code, str(error))
    if isinstance(error, BadCards):
        return Problem("bad_cards", str(error), at=error.at)
    return Problem("refused", str(error))


def status_of(error: KingsbridgeError) -> int:
    """Return the HTTP status of something that was not done."""
    found = [status for kind, status in STATUSES.items() if isinstance(error, kind)]
    return found[0] if found else 400
