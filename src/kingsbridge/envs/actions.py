"""An action is the number of a move, and an illegal one has consequences."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex, cast

from kingsbridge.engine.errors import BadOption, IllegalMove, one_of

CONSEQUENCES = ("forfeit", "raise")
NO_GAME = "there is no game in progress: reset() deals one"


def move_of(action: object) -> int:
    """Return the move an action stands for, whatever kind of whole number a library makes of it."""
    try:
        return index(cast(SupportsIndex, action))
    except TypeError:
        raise IllegalMove(f"an action is the number of a move, not {action!r}") from None


def known_consequence(illegal: str) -> str:
    """Return what an illegal action leads to; what it cannot lead to raises."""
    if illegal not in CONSEQUENCES:
        raise BadOption(f"an illegal action leads to {one_of(CONSEQUENCES)}, not {illegal!r}")
    return illegal
