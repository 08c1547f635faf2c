"""Phase II: master builders are drawn from the bag and placed, or passed (P-II)."""

from __future__ import annotations

from typing import ClassVar, Final

from kingsbridge.engine.menu import Menu
from kingsbridge.engine.state import NOBODY, Step
from kingsbridge.titles.pillars.moves import (
    CHOICES,
    KEEP_BUILDER,
    LAST_SPACE,
    PASS_BUILDER,
    PLACE,
    RETURN_BUILDER,
    USE_FREE_BUILDER,
)
from kingsbridge.titles.pillars.state import NO_CARD, Player, Table

# What is being asked.
RETURN_IT: Final = 0  # the starting player: does the drawn builder go back?
PLACE_IT: Final = 1  # its owner: where, or pass?
PLACE_IT_FREE: Final = 2  # its owner, having used the free-builder privilege: where?
PLACE_LATE: Final = 3  # the owner of a passed builder: where?


class Placement(Step[Table]):
    """P-II.1: draw a builder; its owner places it for the current cost or passes."""

    name: ClassVar[str] = "placement"
    stages: ClassVar[list[str]] = ["return_it", "place_it", "place_it_free", "place_late"]

    def enter(self, table: Table) -> bool:
        return draw(table)

    def options(self, table: Table, menu: Menu) -> None:
        if table.stage == RETURN_IT:
            menu.offer(KEEP_BUILDER)
            menu.offer(RETURN_BUILDER)
            return
        player = table.players[table.seat]
        cost = price(table)
        affordable = cost <= player.gold
        if not affordable and not menu.explains:
            self.offer_more(table, player, menu)
            return
        spaces = table.spaces
        for choice in range(CHOICES):
            if spaces[LAST_SPACE[choice]] != NOBODY:
                menu.refuse(PLACE + choice, "P-II.3")
            elif not affordable:
                menu.refuse(PLACE + choice, "P-II.5")
            else:
                menu.offer(PLACE + choice)
        if table.stage == PLACE_IT:
            self.offer_more(table, player, menu)
        elif table.stage == PLACE_IT_FREE:
            menu.refuse(PASS_BUILDER, "P-II.12")
        elif table.rules.leave_waiting:
            menu.offer(PASS_BUILDER)
        else:
            menu.refuse(PASS_BUILDER, "P-II.9")
        # Once kept, or where nothing else could come, a builder goes back no more.
        menu.refuse(RETURN_BUILDER, "P-II.2")

    def offer_more(self, table: Table, player: Player, menu: Menu) -> None:
        """The ways not to pay: the free-builder privilege (P-II.12), or to pass (P-II.6)."""
        if table.cost and free_builder_card(table, player) != NO_CARD:
            menu.offer(USE_FREE_BUILDER)
        if table.cost or table.rules.pass_at_zero:
            menu.offer(PASS_BUILDER)
        else:
            menu.refuse(PASS_BUILDER, "P-II.7")

    def apply(self, table: Table, move: int) -> bool:
        if move == KEEP_BUILDER:
            return ask_owner(table, PLACE_IT)
        if move == RETURN_BUILDER:
            return put_back(table)
        if move == USE_FREE_BUILDER:
            player = table.players[table.seat]
            card = free_builder_card(table, player)
            player.privileges.remove(card)
            table.tell("uses", "P-II.12", table.seat, card)
            return ask_owner(table, PLACE_IT_FREE)
        if move == PASS_BUILDER and table.stage == PLACE_LATE:
            # P-II.9: by option it stays off the board, and is back in the bag next round.
            table.aside[table.drawn] += 1
            table.tell("leaves_builder", "P-II.9", table.drawn)
        elif move == PASS_BUILDER:
            # P-II.6: the builder waits at the price it was passed at.
            table.waiting.append(table.drawn)
            table.waiting_prices.append(table.cost)
            table.tell("passes_builder", "P-II.6", table.drawn, table.cost)
        else:
            self.place(table, move - PLACE)
        table.drawn = NOBODY
        # P-II.4: the cost falls after every placement or pass.
        table.cost = max(0, table.cost - 1)
        return draw(table)

    def place(self, table: Table, choice: int) -> None:
        """P-II.3: one builder a space."""
        cost = price(table)
        table.players[table.seat].gold -= cost
        table.spaces[table.free_space(choice)] = table.seat
        table.tell("places", "P-II.1", table.seat, choice, cost)


def draw(table: Table) -> bool:
    """P-II.1: draw a builder blindly and ask whoever must be asked."""
    while table.builders_in_bag():
        drawn = blind_draw(table)
        table.bag[drawn] -= 1
        if table.bag[drawn] < out_of_play(table, drawn):
            # P-II.10: of a colour the event hit, every builder after the second is laid aside.
            table.aside[drawn] += 1
            table.tell("lays_aside", "P-II.10", drawn)
            continue
        table.drawn = drawn
        table.tell("draws", "P-II.1", table.start, drawn, table.cost)
        if can_be_returned(table):
            table.stage = RETURN_IT
            table.seat = table.start
            return True
        return ask_owner(table, PLACE_IT)
    return place_waiting(table)


def blind_draw(table: Table) -> int:
    """Return whose builder the hand finds in the bag."""
    found = table.dice.below(table.builders_in_bag())
    seat = 0
    while found >= table.bag[seat]:
        found -= table.bag[seat]
        seat += 1
    return seat


def can_be_returned(table: Table) -> bool:
    """P-II.2: once a round, and only where a builder of another colour could be placed instead."""
    if table.returned:
        return False
    for seat in range(table.seats):
        # P-II.10: what is out of play would only be laid aside.
        if seat != table.drawn and table.bag[seat] > out_of_play(table, seat):
            return True
    return False


def out_of_play(table: Table, seat: int) -> int:
    """P-II.10: return how many builders, the last to be drawn, a seat does not have this round."""
    return table.cards.stock.builders - 2 if table.players[seat].two_builders else 0


def put_back(table: Table) -> bool:
    """P-II.2: the builder goes back, seen; another is drawn at the same cost."""
    table.returned = True
    table.bag[table.drawn] += 1
    table.tell("returns_builder", "P-II.2", table.start, table.drawn)
    table.drawn = NOBODY
    return draw(table)


def ask_owner(table: Table, stage: int) -> bool:
    """Ask the owner of the drawn builder."""
    table.stage = stage
    table.seat = table.drawn
    return True


def place_waiting(table: Table) -> bool:
    """P-II.9: the passed builders are placed free, the highest price first. P-II.8: marker to 0."""
    table.cost = 0
    if not table.waiting:
        return False
    table.drawn = table.waiting.pop(0)
    table.waiting_prices.pop(0)
    return ask_owner(table, PLACE_LATE)


def price(table: Table) -> int:
    """Return what it costs to place the builder that is asked for."""
    return table.cost if table.stage == PLACE_IT else 0


def free_builder_card(table: Table, player: Player) -> int:
    """P-II.12: return the player's privilege to place a builder free, if any."""
    for privilege in player.privileges:
        if table.cards.privileges[privilege].free_builder:
            return privilege
    return NO_CARD
