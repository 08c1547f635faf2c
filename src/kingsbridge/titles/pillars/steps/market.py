"""12 The market: whoever has a builder there buys and sells in turn (P-12)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.menu import Menu
from kingsbridge.engine.state import NOBODY, Step
from kingsbridge.titles.pillars.cards import STONECUTTER, WOODWORKER
from kingsbridge.titles.pillars.goods import EVERY_GOOD, FIELD_GOODS, STONE, WOOD
from kingsbridge.titles.pillars.moves import (
    BUY,
    FIRST_SPACE,
    MARKET,
    MOST_BOUGHT,
    MOST_SOLD,
    SELL,
    WITHDRAW,
)
from kingsbridge.titles.pillars.state import Player, Table

STALLS = FIRST_SPACE[MARKET + 1] - FIRST_SPACE[MARKET]


class Market(Step[Table]):
    """P-12.1: in the order of the spaces each takes one action, until all have withdrawn."""

    name: ClassVar[str] = "market"
    stages: ClassVar[list[str]] = ["trade"]

    def enter(self, table: Table) -> bool:
        table.turn = STALLS - 1
        return next_stall(table)

    def options(self, table: Table, menu: Menu) -> None:
        player = table.players[table.seat]
        menu.offer(WITHDRAW)
        for good in range(FIELD_GOODS):
            self.offer_to_buy(table, player, good, menu)
        for good in range(EVERY_GOOD):
            self.offer_to_sell(table, player, good, menu)

    def offer_to_buy(self, table: Table, player: Player, good: int, menu: Menu) -> None:
        """P-12.4: what lies on the market, for the printed price; metal never (P-12.3)."""
        move = BUY + good * MOST_BOUGHT
        clause = ""
        if good == WOOD and not table.serves(player, WOODWORKER):
            clause = "P-12.8"
        elif table.rules.banned_either_way and player.sold >> good & 1:
            clause = "P-12.6"
        price = table.cards.stock.buy[good]
        if (clause or price > player.gold) and not menu.explains:
            return
        for number in range(1, MOST_BOUGHT + 1):
            if clause:
                menu.refuse(move, clause)
            elif number > table.market[good]:
                menu.refuse(move, "P-12.4")
            elif number * price > player.gold:
                menu.refuse(move, "P-12.3")
            else:
                menu.offer(move)
            move += 1

    def offer_to_sell(self, table: Table, player: Player, good: int, menu: Menu) -> None:
        """P-12.2: any number of what the player owns."""
        move = SELL + good * MOST_SOLD
        owned = player.cubes[good]
        if good == STONE and not table.serves(player, STONECUTTER):
            menu.refuse(move, "P-12.8")
        elif player.bought >> good & 1:
            menu.refuse(move, "P-12.6")
        elif not owned:
            menu.refuse(move, "P-12.2")
        else:
            for number in range(min(owned, MOST_SOLD)):
                menu.offer(move + number)

    def apply(self, table: Table, move: int) -> bool:
        player = table.players[table.seat]
        if move == WITHDRAW:
            table.bag[table.seat] += 1
            table.spaces[FIRST_SPACE[MARKET] + table.turn] = NOBODY
            table.tell("withdraws", "P-12.1", table.seat)
        elif move >= SELL:
            good, number = divmod(move - SELL, MOST_SOLD)
            sell(table, player, good, number + 1)
        else:
            good, number = divmod(move - BUY, MOST_BOUGHT)
            buy(table, player, good, number + 1)
        return next_stall(table)


def next_stall(table: Table) -> bool:
    """P-12.1: on to the next space with a builder; P-12.7: with nobody there is no market."""
    for _ in range(STALLS):
        table.turn = (table.turn + 1) % STALLS
        seat = table.spaces[FIRST_SPACE[MARKET] + table.turn]
        if seat != NOBODY:
            table.seat = seat
            return True
    return False


def buy(table: Table, player: Player, good: int, number: int) -> None:
    """P-12.3: stone 4, wood 3, sand 2; the market is not refilled during the round."""
    gold = number * table.cards.stock.buy[good]
    player.gold -= gold
    player.cubes[good] += number
    player.bought |= 1 << good
    table.market[good] -= number
    table.tell("buys", "P-12.4", table.seat, good, number, gold)


def sell(table: Table, player: Player, good: int, number: int) -> None:
    """P-12.5: sold cubes go to the fields, metal beside the board."""
    gold = number * sale_price(table, good)
    table.put_back(player, good, number)
    player.sold |= 1 << good
    table.tell("sells", "P-12.5", table.seat, good, number, table.earn(player, gold))


def sale_price(table: Table, good: int) -> int:
    """P-12.3: the printed price; that of stone is an option."""
    return table.rules.stone_sale if good == STONE else table.cards.stock.sell[good]
