"""An action is the number of a move, whatever kind of whole number a library makes of it."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex, cast

from kingsbridge.engine.errors import IllegalMove


def move_of(action: object) -> int:
    """Return the move an action stands for."""
    try:
        return index(cast(SupportsIndex, action))
    except TypeError:
        raise IllegalMove(f"an action is the number of a move, not {action!r}") from None
