"""A round of the fair: a lot is turned up, purses are laid, purses are opened (F-1, F-2, F-3)."""

from __future__ import annotations

from typing import ClassVar, Final

from fleece_fair.rules import SIT_OUT
from fleece_fair.state import NOTHING, Fair, numbers
from kingsbridge.engine.dice import Dice
from kingsbridge.engine.journal import ROUND_BEGINS
from kingsbridge.engine.menu import Menu
from kingsbridge.engine.options import RANDOM_START, starting_seat
from kingsbridge.engine.state import NOBODY, Step


class Stall(Step[Fair]):
    """F-1.1: the next lot is turned up; F-E.1: after the last the fair is over."""

    name: ClassVar[str] = "stall"

    def enter(self, table: Fair) -> bool:
        if not table.unsold:
            for seat in table.winners():
                table.tell("wins", "F-E.1", seat, int(table.scores()[seat]))
            table.finish()
            return False
        table.lot = table.dice.draw(table.unsold)
        table.unsold &= ~(1 << table.lot)
        table.round += 1
        table.tell(ROUND_BEGINS, "F-1.1", NOBODY, table.round, table.lot)
        return False


class Purses(Step[Fair]):
    """F-2.1: clockwise, everybody lays a purse face down."""

    name: ClassVar[str] = "purses"
    stages: ClassVar[list[str]] = ["lay"]

    def enter(self, table: Fair) -> bool:
        table.turn = 0
        table.seat = table.start
        return True

    def options(self, table: Fair, menu: Menu) -> None:
        for move in range(table.lots + 1):
            clause = table.forbidden_by(table.seat, move)
            if clause:
                menu.refuse(move, clause)
            else:
                menu.offer(move)

    def apply(self, table: Fair, move: int) -> bool:
        table.laid[table.seat] = move
        table.tell("lays", "F-2.1", table.seat)
        table.whisper("chose", "F-2.1", table.seat, move)
        table.turn += 1
        table.seat = table.seat_after_start(table.turn)
        return table.turn < table.seats


class Sale(Step[Fair]):
    """F-3: the purses are opened, and the fullest that no other equals takes the lot."""

    name: ClassVar[str] = "sale"

    def enter(self, table: Fair) -> bool:
        for places in range(table.seats):
            open_purse(table, table.seat_after_start(places))
        lots = table.waiting | 1 << table.lot
        winner = fullest_alone(table.laid)
        if winner == NOBODY:
            table.waiting = lots
            table.tell("waits", "F-3.3", NOBODY, table.lot)
        else:
            clause = "F-3.1" if table.laid[winner] == max(table.laid) else "F-3.2"
            table.waiting = 0
            table.taken[winner] |= lots
            table.tell("buys", clause, winner, sum(numbers(lots)), table.laid[winner])
        table.lot = 0
        table.laid = [NOTHING] * table.seats
        table.start = table.seat_after_start(1)
        return False


def open_purse(table: Fair, seat: int) -> None:
    """Show what a merchant has laid: a purse is spent, and sitting out happens but once."""
    if table.laid[seat] == SIT_OUT:
        table.sat_out[seat] = True
        table.tell("sits_out", "F-2.4", seat)
    else:
        table.purses[seat] &= ~(1 << table.laid[seat])
        table.tell("opens", "F-3.1", seat, table.laid[seat])


def fullest_alone(laid: list[int]) -> int:
    """F-3.2: return who laid the fullest purse that no other equals; NOBODY if there is none."""
    for purse in sorted(set(laid), reverse=True):
        if purse != SIT_OUT and laid.count(purse) == 1:
            return laid.index(purse)
    return NOBODY


# A round, in the order it is walked.
ROUND: Final[list[Step[Fair]]] = [Stall(), Purses(), Sale()]


def new_fair(cards: object, options: dict[str, object], seats: int, dice: Dice) -> Fair:
    """F-0.4: open the fair; the first starting merchant is the one asked for, or drawn by lot."""
    fair = Fair(ROUND, options, seats, dice)
    start = starting_seat(options)
    fair.start = dice.below(seats) if start == RANDOM_START else start
    return fair
