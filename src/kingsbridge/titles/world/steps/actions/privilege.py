"""Privilege: it repeats another card (W-5.15, W-5.23)."""

from __future__ import annotations

from kingsbridge.titles.world.cards import NONE
from kingsbridge.titles.world.state import Table


def repeated(table: Table, seat: int) -> int:
    """W-5.15: return the card below it on the action pile.

    W-5.23: NONE if there is none, or its action was forgone.
    """
    player = table.players[seat]
    if len(player.played) == 1 or player.unused >> player.played[-2] & 1:
        return NONE
    return player.played[-2]
