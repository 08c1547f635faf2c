"""1 Event: the top event is turned, and strikes whoever is not protected (P-1)."""

from __future__ import annotations

from typing import ClassVar, Final

from kingsbridge.engine.menu import Menu
from kingsbridge.engine.state import Step
from kingsbridge.titles.pillars.goods import METAL
from kingsbridge.titles.pillars.moves import DISMISS, SAVE_CARD, USE_PROTECTION
from kingsbridge.titles.pillars.state import LOST_TO_EVENTS, NO_CARD, ROUNDS, Player, Table
from kingsbridge.titles.pillars.steps.selection import offer_dismissals

# What is being asked.
USE_CARD: Final = 0
LOSE_CRAFTSMAN: Final = 1


class EventTurned(Step[Table]):
    """P-1.1: the starting player turns the event that was coming."""

    name: ClassVar[str] = "event_turned"

    def enter(self, table: Table) -> bool:
        table.event = table.coming_event
        table.coming_event = NO_CARD
        table.unseen_events &= ~(1 << table.event)
        for player in table.players:
            player.protected = False
        table.tell("turns_event", "P-1.1", table.start, table.event)
        return False


class EventStrikes(Step[Table]):
    """P-1.5: whoever has the protecting privilege decides, then the event happens to the rest."""

    name: ClassVar[str] = "event_strikes"
    stages: ClassVar[list[str]] = ["use_card", "lose_craftsman"]

    def enter(self, table: Table) -> bool:
        table.stage = USE_CARD
        table.turn = 0
        if not table.cards.events[table.event].good:
            while table.turn < table.seats:
                table.seat = table.seat_after_start(table.turn)
                player = table.players[table.seat]
                if not player.protected and protecting_card(table, player) != NO_CARD:
                    return True
                table.turn += 1
        return strike(table)

    def options(self, table: Table, menu: Menu) -> None:
        if table.stage == USE_CARD:
            menu.offer(USE_PROTECTION)
            menu.offer(SAVE_CARD)
        else:
            offer_dismissals(table.players[table.seat], menu)

    def apply(self, table: Table, move: int) -> bool:
        player = table.players[table.seat]
        if move == SAVE_CARD:
            return strike(table)
        if move == USE_PROTECTION:
            card = protecting_card(table, player)
            player.privileges.remove(card)
            player.protected = True
            table.tell("uses", "P-1.5", table.seat, card)
            return strike(table)
        lose_craftsman(table, table.seat, move - DISMISS)
        table.turn += 1
        return take_craftsmen(table)


def protecting_card(table: Table, player: Player) -> int:
    """Return the player's privilege against events, if any."""
    for privilege in player.privileges:
        if table.cards.privileges[privilege].spares_event:
            return privilege
    return NO_CARD


def strike(table: Table) -> bool:
    """P-1.1: the event happens to everybody. P-1.2: a bad one spares the protected."""
    event = table.cards.events[table.event]
    for turn in range(table.seats):
        seat = table.seat_after_start(turn)
        player = table.players[seat]
        if player.protected:
            table.tell("is_spared", "P-1.2", seat, table.event)
            continue
        if event.gains_gold:
            table.tell("earns", "P-1.1", seat, table.earn(player, event.gains_gold))
        if event.gains_metal:
            table.tell("gets_metal", "P-1.1", seat, table.harvest(player, METAL, event.gains_metal))
        if event.pay:
            # P-1.3: who cannot pay all loses 1 VP for every full 2 gold short.
            gold = player.gold
            lost = table.charge(player, event.pay, LOST_TO_EVENTS)
            table.tell("pays_event", "P-1.3", seat, gold - player.gold, lost)
        if event.loses_vp:
            lost = table.lose_vp(player, event.loses_vp, LOST_TO_EVENTS)
            table.tell("loses_vp", "P-1.1", seat, lost)
        if event.builders and table.round < ROUNDS:
            player.two_builders_coming = True
            table.tell("has_two_builders", "P-II.10", seat)
    if event.loses_craftsmen:
        table.stage = LOSE_CRAFTSMAN
        table.turn = 0
        return take_craftsmen(table)
    return False


def take_craftsmen(table: Table) -> bool:
    """P-1.4: each, clockwise, loses a craftsman of their choice; the only one goes unasked."""
    while table.turn < table.seats:
        seat = table.seat_after_start(table.turn)
        player = table.players[seat]
        if not player.protected:
            if len(player.craftsmen) > 1:
                table.seat = seat
                return True
            if player.craftsmen:
                lose_craftsman(table, seat, player.craftsmen[0])
        table.turn += 1
    return False


def lose_craftsman(table: Table, seat: int, craftsman: int) -> None:
    """P-1.4: the craftsman leaves the game."""
    table.players[seat].craftsmen.remove(craftsman)
    table.tell("loses_craftsman", "P-1.4", seat, craftsman)
