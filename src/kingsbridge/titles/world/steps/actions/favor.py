"""Favor: the marker moves on, and the player takes the award (W-5.21, W-5.22)."""

from __future__ import annotations

from kingsbridge.titles.world.state import Player, Table
from kingsbridge.titles.world.steps.favor import move_marker, space_after


def carry_out(table: Table, player: Player) -> None:
    """W-5.21: the marker moves 1 space. W-5.22: not to the Outlaws without the gold for them."""
    if player.has(table.cards.favors[space_after(table, 1)].pay):
        move_marker(table, table.seat, 1)
