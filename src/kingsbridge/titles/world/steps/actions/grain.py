"""Grain: one from the supply (W-5.10)."""

from __future__ import annotations

from kingsbridge.titles.world.goods import GRAIN
from kingsbridge.titles.world.state import Player, Table
from kingsbridge.titles.world.steps.actions.supply import take_from_supply


def carry_out(table: Table, player: Player) -> None:
    """W-5.10: 1 grain."""
    take_from_supply(table, player, GRAIN, "W-5.10")
