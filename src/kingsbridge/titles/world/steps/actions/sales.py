"""Sales: wool, and cloth once its market is open (W-5.14).

`used` counts what was sold in this action, and `focus` says of which kinds.
"""

from __future__ import annotations

from typing import Final

from kingsbridge.engine.menu import Menu
from kingsbridge.titles.world.cards import LIMIT_SALES, NONE, PRICE
from kingsbridge.titles.world.goods import CLOTH, GOLD, WOOL
from kingsbridge.titles.world.moves import MOST_WOOL, SELL_CLOTH, SELL_WOOL
from kingsbridge.titles.world.state import Player, Table
from kingsbridge.titles.world.steps.actions.limits import limit

# What has been sold in one action, in `focus`.
WOOL_SOLD: Final = 1
CLOTH_SOLD: Final = 2


def offer(table: Table, player: Player, menu: Menu) -> None:
    """W-5.14: any number of wool, and at most 1 cloth while its market is open."""
    room = limit(table, LIMIT_SALES) - table.used
    if not table.focus & WOOL_SOLD:
        if not player.goods[WOOL]:
            menu.refuse(SELL_WOOL, "W-5.14")
        for number in range(min(player.goods[WOOL], MOST_WOOL)):
            if number < room:
                menu.offer(SELL_WOOL + number)
            else:
                menu.refuse(SELL_WOOL + number, "W-1.4")
    if not sells_cloth(table, player):
        menu.refuse(SELL_CLOTH, closed_by_event(table, player) or "W-5.14")
    elif room < 1:
        menu.refuse(SELL_CLOTH, "W-1.4")
    else:
        menu.offer(SELL_CLOTH)


def can_go_on(table: Table, player: Player) -> bool:
    """Return whether there is anything left to sell, and room for it."""
    if table.used >= limit(table, LIMIT_SALES):
        return False
    sells_wool = not table.focus & WOOL_SOLD and player.goods[WOOL] > 0
    return sells_wool or sells_cloth(table, player)


def sells_cloth(table: Table, player: Player) -> bool:
    """Return whether the player has cloth to sell, sold none yet, and its market is open."""
    return player.goods[CLOTH] > 0 and table.cloth_open and not table.focus & CLOTH_SOLD


def closed_by_event(table: Table, player: Player) -> str:
    """Return W-1.8 if that an event has closed the market is what keeps cloth from being sold.

    In chapter I it is closed from the start, and one that was opened and closed again looks alike.
    """
    closed = table.chapter > 1 and not table.cloth_open
    return "W-1.8" if closed and player.goods[CLOTH] else ""


def act(table: Table, player: Player, move: int) -> None:
    """W-5.14: for the printed price, or the one a long-term event sets."""
    number = 1 if move == SELL_CLOTH else move - SELL_WOOL + 1
    good = CLOTH if move == SELL_CLOTH else WOOL
    table.used += number
    if good == CLOTH:
        table.focus |= CLOTH_SOLD
    elif number < MOST_WOOL:
        # Who sells as much as one move can may have more to sell.
        table.focus |= WOOL_SOLD
    gold = number * price(table, good)
    table.pay(player, good, number)
    table.gain(player, GOLD, gold)
    table.tell("sells", "W-5.14", table.seat, good, number, gold)


def price(table: Table, good: int) -> int:
    """Return what a wool or a cloth brings at the market now."""
    gold = NONE
    for effect in table.all_in_force(PRICE):
        # The newest counts.
        if effect.good == good:
            gold = effect.gold
    if gold != NONE:
        return gold
    return table.cards.stock.cloth_price if good == CLOTH else table.cards.stock.wool_price
