"""Piety: one from the supply (W-5.11)."""

from __future__ import annotations

from kingsbridge.titles.world.goods import PIETY
from kingsbridge.titles.world.state import Player, Table
from kingsbridge.titles.world.steps.actions.supply import take_from_supply


def carry_out(table: Table, player: Player) -> None:
    """W-5.11: 1 piety."""
    take_from_supply(table, player, PIETY, "W-5.11")
