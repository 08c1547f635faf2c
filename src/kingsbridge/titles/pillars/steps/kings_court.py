"""9 The King's Court: taxes for everybody but its guests, metal for the first of them (P-9)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.menu import Menu
from kingsbridge.engine.state import NOBODY, Step
from kingsbridge.titles.pillars.cards import NO_TAX_OF_ITS_OWN
from kingsbridge.titles.pillars.goods import METAL
from kingsbridge.titles.pillars.moves import FIRST_SPACE, KINGS_COURT, SAVE_CARD, USE_EXEMPTION
from kingsbridge.titles.pillars.state import LOST_TO_TAX, NO_CARD, Player, Table


class KingsCourt(Step[Table]):
    """P-9.1: the tax is rolled, then everybody pays, clockwise from the starting player."""

    name: ClassVar[str] = "kings_court"
    stages: ClassVar[list[str]] = ["use_card"]

    def enter(self, table: Table) -> bool:
        stock = table.cards.stock
        table.tax = stock.tax_die[table.dice.below(len(stock.tax_die))]
        table.tell("rolls_tax", "P-9.1", table.start, table.tax)
        table.turn = 0
        return collect(table)

    def options(self, table: Table, menu: Menu) -> None:
        menu.offer(USE_EXEMPTION)
        menu.offer(SAVE_CARD)

    def apply(self, table: Table, move: int) -> bool:
        player = table.players[table.seat]
        if move == USE_EXEMPTION:
            card = exempting_card(table, player)
            player.privileges.remove(card)
            table.tell("uses", "P-9.5", table.seat, card)
        else:
            pay(table, table.seat)
        table.turn += 1
        return collect(table)


def collect(table: Table) -> bool:
    """Take the tax from each in turn; who has the one-time privilege is asked first (P-9.5)."""
    while table.turn < table.seats:
        seat = table.seat_after_start(table.turn)
        if is_guest(table, seat):
            table.tell("is_exempt", "P-9.2", seat)
        elif exempting_card(table, table.players[seat]) != NO_CARD:
            table.seat = seat
            return True
        else:
            pay(table, seat)
        table.turn += 1
    give_metal(table)
    table.empty(KINGS_COURT)
    return False


def is_guest(table: Table, seat: int) -> bool:
    """P-9.2: a builder at the King's Court pays nothing."""
    for space in range(FIRST_SPACE[KINGS_COURT], FIRST_SPACE[KINGS_COURT + 1]):
        if table.spaces[space] == seat:
            return True
    return False


def pay(table: Table, seat: int) -> None:
    """P-9.4: the die's tax, or a privilege's; who cannot pay all loses victory points."""
    player = table.players[seat]
    tax = table.tax
    for privilege in player.privileges:
        if table.cards.privileges[privilege].tax != NO_TAX_OF_ITS_OWN:
            tax = table.cards.privileges[privilege].tax
    gold = player.gold
    lost = table.charge(player, tax, LOST_TO_TAX)
    table.tell("pays_tax", "P-9.4" if lost else "P-9.1", seat, gold - player.gold, lost)


def exempting_card(table: Table, player: Player) -> int:
    """Return the player's privilege against the tax, if any."""
    for privilege in player.privileges:
        if table.cards.privileges[privilege].spares_tax:
            return privilege
    return NO_CARD


def give_metal(table: Table) -> None:
    """P-9.3: the metal that lies there goes to the builder on the first space."""
    seat = table.spaces[FIRST_SPACE[KINGS_COURT]]
    if seat != NOBODY and table.court_metal:
        table.players[seat].cubes[METAL] += table.court_metal
        table.tell("gets_metal", "P-9.3", seat, table.court_metal)
        table.court_metal = 0
