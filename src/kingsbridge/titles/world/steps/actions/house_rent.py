"""House rent: what one's own houses bring (W-5.17).

`used` counts the rents taken in this action, and `focus` is the houses that have paid.
"""

from __future__ import annotations

from kingsbridge.engine.menu import Menu
from kingsbridge.titles.world import houses
from kingsbridge.titles.world.cards import HOUSE_SPACES, LIMIT_RENT
from kingsbridge.titles.world.moves import RENT
from kingsbridge.titles.world.state import Player, Table
from kingsbridge.titles.world.steps.actions.limits import limit


def collect_all(table: Table, player: Player) -> None:
    """Where all houses may pay they do, for there is nothing to choose."""
    most = limit(table, LIMIT_RENT)
    if player.houses.bit_count() > most:
        return
    table.used = most
    for space in range(HOUSE_SPACES):
        if player.houses >> space & 1:
            houses.collect(table, table.seat, space)


def offer(table: Table, player: Player, menu: Menu) -> None:
    """W-5.17: up to 2 own houses, each once."""
    if table.used >= limit(table, LIMIT_RENT):
        return
    for space in range(HOUSE_SPACES):
        if player.houses >> space & 1:
            if table.focus >> space & 1:
                menu.refuse(RENT + space, "W-5.17")
            else:
                menu.offer(RENT + space)


def can_go_on(table: Table, player: Player) -> bool:
    """Return whether one more house may pay, and one has not."""
    return table.used < limit(table, LIMIT_RENT) and player.houses & ~table.focus != 0


def act(table: Table, move: int) -> None:
    """W-5.17: take the rent of a house."""
    table.used += 1
    table.focus |= 1 << (move - RENT)
    houses.collect(table, table.seat, move - RENT)
