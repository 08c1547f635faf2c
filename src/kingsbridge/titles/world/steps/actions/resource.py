"""Resource: a stone or a wood from the supply (W-5.12)."""

from __future__ import annotations

from kingsbridge.engine.menu import Menu
from kingsbridge.titles.world.goods import RESOURCES
from kingsbridge.titles.world.moves import GET
from kingsbridge.titles.world.state import Player, Table
from kingsbridge.titles.world.steps.actions.supply import take_from_supply


def offer(table: Table, menu: Menu) -> None:
    """W-5.12: a stone or a wood."""
    if table.used:
        return
    for good in range(RESOURCES):
        if table.supply[good]:
            menu.offer(GET + good)
        else:
            menu.refuse(GET + good, "W-0.8")


def can_go_on(table: Table) -> bool:
    """Return whether one is still to be taken, and there."""
    if table.used:
        return False
    for good in range(RESOURCES):
        if table.supply[good]:
            return True
    return False


def act(table: Table, player: Player, move: int) -> None:
    """W-5.12: take it."""
    table.used = 1
    take_from_supply(table, player, move - GET, "W-5.12")
