"""Cloth: wool is woven (W-5.19)."""

from __future__ import annotations

from kingsbridge.engine.menu import Menu
from kingsbridge.titles.world.goods import CLOTH, WOOL
from kingsbridge.titles.world.moves import MOST_WOVEN, WEAVE
from kingsbridge.titles.world.state import Player, Table


def offer(table: Table, player: Player, menu: Menu) -> None:
    """W-5.19: 1 wool into 1 cloth, or 2 into 2."""
    if is_done(table):
        return
    for number in range(1, min(MOST_WOVEN, table.cards.stock.weave_most - table.used) + 1):
        clause = hindrance(table, player, number)
        if clause:
            menu.refuse(WEAVE + number - 1, clause)
        else:
            menu.offer(WEAVE + number - 1)


def can_go_on(table: Table, player: Player) -> bool:
    """Return whether nothing is woven yet, and one at least can be."""
    return not is_done(table) and not hindrance(table, player, 1)


def is_done(table: Table) -> bool:
    """Who weaves as much as one move can goes on, as long as the action allows more."""
    return table.used % MOST_WOVEN != 0 or table.used >= table.cards.stock.weave_most


def hindrance(table: Table, player: Player, number: int) -> str:
    """Return the clause that keeps the player from weaving so much, if any."""
    if number > player.goods[WOOL]:
        return "W-5.19"
    if number > table.supply[CLOTH]:
        return "W-0.8"
    return ""


def act(table: Table, player: Player, move: int) -> None:
    """W-5.19: wool into cloth."""
    number = move - WEAVE + 1
    table.used += number
    table.pay(player, WOOL, number)
    table.gain(player, CLOTH, number)
    table.tell("weaves", "W-5.19", table.seat, number)
