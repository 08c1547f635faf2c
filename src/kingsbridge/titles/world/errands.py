"""What somebody must settle before the table goes on: care, a free house, a choice of resource."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.menu import Menu
from kingsbridge.engine.state import Step
from kingsbridge.titles.world import houses, plague
from kingsbridge.titles.world.cards import HOUSE_SPACES, LOCATIONS
from kingsbridge.titles.world.moves import CARE, DECLINE, GET, HOUSE
from kingsbridge.titles.world.state import BUILD_FREE, CARE_FOR_ONE, TAKE_RESOURCE, Table


class Errands(Step[Table]):
    """The first errand is settled first; one that leaves no choice settles itself.

    Its stages are the kinds of errands.
    """

    name: ClassVar[str] = "errand"
    stages: ClassVar[list[str]] = ["care", "house", "resource"]

    def enter(self, table: Table) -> bool:
        while table.errands:
            kind = table.errand_kind()
            table.seat = table.errand_seat()
            if kind == TAKE_RESOURCE:
                there = [good for good in table.errand_goods() if table.has_left(good)]
                if len(there) > 1:
                    return True
                table.errands.pop(0)
                if there:
                    take(table, there[0])
            elif can_settle(table, kind):
                return True
            else:
                table.errands.pop(0)
        return False

    def options(self, table: Table, menu: Menu) -> None:
        kind = table.errand_kind()
        if kind == TAKE_RESOURCE:
            for good in table.errand_goods():
                if table.has_left(good):
                    menu.offer(GET + good)
                else:
                    menu.refuse(GET + good, "W-0.8")
            return
        menu.offer(DECLINE)
        block = CARE if kind == CARE_FOR_ONE else HOUSE
        for place in range(places_of(kind)):
            clause = hindrance(table, kind, place)
            if clause:
                menu.refuse(block + place, clause)
            else:
                menu.offer(block + place)

    def apply(self, table: Table, move: int) -> bool:
        # What this errand leads to comes before the others that wait.
        waiting = table.errands[1:]
        kind = table.errand_kind()
        table.errands = []
        if move != DECLINE:
            if kind == TAKE_RESOURCE:
                take(table, move - GET)
            elif kind == BUILD_FREE:
                houses.build_house(table, table.seat, move - HOUSE, "W-10.3")
            else:
                plague.care(table, table.seat, move - CARE)
        table.errands += waiting
        return False


def places_of(kind: int) -> int:
    """Return how many places there are to care for, or to build a house on."""
    return LOCATIONS if kind == CARE_FOR_ONE else HOUSE_SPACES


def hindrance(table: Table, kind: int, place: int) -> str:
    """Return the clause that keeps the seat from caring for a place, or building there, if any."""
    player = table.players[table.seat]
    if kind == CARE_FOR_ONE:
        return plague.hindrance(table, player, place, 0)
    return houses.hindrance(table, player, place)


def can_settle(table: Table, kind: int) -> bool:
    """Return whether there is anything to do but to decline."""
    for place in range(places_of(kind)):
        if not hindrance(table, kind, place):
            return True
    return False


def take(table: Table, good: int) -> None:
    """Take one of the goods that a house or a location lets its player choose from."""
    table.gain(table.players[table.seat], good, 1)
    table.tell("takes_good", "W-0.8", table.seat, good, 1)
