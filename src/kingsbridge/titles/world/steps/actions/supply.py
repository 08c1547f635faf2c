"""What several action cards do: take one of a good (W-5.2)."""

from __future__ import annotations

from kingsbridge.titles.world.state import Player, Table


def take_from_supply(table: Table, player: Player, good: int, clause: str) -> None:
    """W-5.2: what the supply lacks cannot be had."""
    if table.gain(player, good, 1):
        table.tell("takes_good", clause, table.seat, good, 1)
