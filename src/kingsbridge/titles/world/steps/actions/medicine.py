"""Medicine: minor help, or care for the ill (W-5.20, W-10).

`used` is the knowledge shown in this action, and `focus` says that the small fee was taken.
"""

from __future__ import annotations

from kingsbridge.engine.menu import Menu
from kingsbridge.titles.world import plague
from kingsbridge.titles.world.cards import LOCATIONS
from kingsbridge.titles.world.goods import GOLD
from kingsbridge.titles.world.moves import CARE, TREAT
from kingsbridge.titles.world.state import FROM_MEDICINE, Player, Table


def offer(table: Table, player: Player, menu: Menu) -> None:
    """W-5.20: minor help for gold and a point, or care for the ill as far as knowledge goes."""
    if table.focus:
        return
    if table.used:
        menu.refuse(TREAT, "W-5.20")
    else:
        menu.offer(TREAT)
    for location in range(LOCATIONS):
        clause = plague.hindrance(table, player, location, table.used)
        if clause:
            menu.refuse(CARE + location, clause)
        else:
            menu.offer(CARE + location)


def can_go_on(table: Table, player: Player) -> bool:
    """Return whether nothing was done yet, or one more location can be cared for."""
    if table.focus:
        return False
    if not table.used:
        return True
    for location in range(LOCATIONS):
        if not plague.hindrance(table, player, location, table.used):
            return True
    return False


def act(table: Table, player: Player, move: int) -> None:
    """W-5.20: either the small fee, or care for a location, and then perhaps another (W-10.2)."""
    if move == TREAT:
        table.focus = 1
        gold, halves = player.goods[GOLD], player.halves
        table.receive(player, table.cards.stock.medicine, FROM_MEDICINE)
        vp = (player.halves - halves) // 2
        table.tell("treats", "W-5.20", table.seat, player.goods[GOLD] - gold, vp)
    else:
        location = move - CARE
        table.used += table.illness[location]
        plague.care(table, table.seat, location)
