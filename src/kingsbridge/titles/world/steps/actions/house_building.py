"""House building: a house on a free space (W-5.16)."""

from __future__ import annotations

from kingsbridge.engine.menu import Menu
from kingsbridge.titles.world import houses
from kingsbridge.titles.world.cards import HOUSE_SPACES
from kingsbridge.titles.world.moves import HOUSE
from kingsbridge.titles.world.state import Player, Table


def offer(table: Table, player: Player, menu: Menu) -> None:
    """W-5.16: a house on a free space that can be paid for."""
    if table.used:
        return
    for space in range(HOUSE_SPACES):
        clause = hindrance(table, player, space)
        if clause:
            menu.refuse(HOUSE + space, clause)
        else:
            menu.offer(HOUSE + space)


def can_go_on(table: Table, player: Player) -> bool:
    """Return whether the house is still to be built, and can be anywhere."""
    if table.used:
        return False
    for space in range(HOUSE_SPACES):
        if not hindrance(table, player, space):
            return True
    return False


def hindrance(table: Table, player: Player, space: int) -> str:
    """Return the clause that keeps the player from buying a house there, if any."""
    clause = houses.hindrance(table, player, space)
    if clause or houses.can_pay(table, player, space):
        return clause
    return "W-5.16"


def act(table: Table, player: Player, move: int) -> None:
    """W-5.16: pay for it and build it."""
    table.used = 1
    houses.pay_for(table, player, move - HOUSE)
    houses.build_house(table, table.seat, move - HOUSE, "W-5.16")
