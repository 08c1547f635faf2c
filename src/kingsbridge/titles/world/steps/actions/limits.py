"""How much of an action is allowed (W-1.4)."""

from __future__ import annotations

from typing import Final

from kingsbridge.titles.world.cards import LIMIT_BUILD, LIMIT_RENT
from kingsbridge.titles.world.state import Table

NO_LIMIT: Final = 99


def limit(table: Table, kind: int) -> int:
    """Return how much of an action is allowed, long-term events considered (W-1.4)."""
    effects = table.all_in_force(kind)
    if effects:
        return min([effect.most for effect in effects])
    if kind == LIMIT_BUILD:
        return table.cards.stock.build_most
    return table.cards.stock.rent_most if kind == LIMIT_RENT else NO_LIMIT
