"""What somebody must settle before the table goes on: care, a free house, a choice of resource."""

from __future__ import annotations

from kingsbridge.engine.menu import Menu
from kingsbridge.engine.state import Step
from kingsbridge.titles.world import houses, plague
from kingsbridge.titles.world.cards import HOUSE_SPACES, LOCATIONS
from kingsbridge.titles.world.goods import RESOURCES
from kingsbridge.titles.world.moves import CARE, DECLINE, GET, HOUSE
from kingsbridge.titles.world.state import BUILD_FREE, CARE_FOR_ONE, TAKE_RESOURCE, Table


class Errands(Step[Table]):
    """The first errand is settled first; one that leaves no choice settles itself."""

    def enter(self, table: Table) -> bool:
        while table.errands:
            kind = table.errands[0] // 4 * 4
            table.seat = table.errands[0] % 4
            if kind == TAKE_RESOURCE:
                there = [good for good in range(RESOURCES) if table.supply[good]]
                if len(there) > 1:
                    return True
                table.errands.pop(0)
                if there:
                    take(table, there[0])
            elif any_offer(table):
                return True
            else:
                table.errands.pop(0)
        return False

    def options(self, table: Table, menu: Menu) -> None:
        kind = table.errands[0] // 4 * 4
        player = table.players[table.seat]
        if kind == TAKE_RESOURCE:
            for good in range(RESOURCES):
                menu.offer(GET + good)
            return
        menu.offer(DECLINE)
        if kind == CARE_FOR_ONE:
            for location in range(LOCATIONS):
                clause = plague.hindrance(table, player, location, 0)
                if clause:
                    menu.refuse(CARE + location, clause)
                else:
                    menu.offer(CARE + location)
        else:
            for space in range(HOUSE_SPACES):
                clause = houses.hindrance(table, player, space)
                if clause:
                    menu.refuse(HOUSE + space, clause)
                else:
                    menu.offer(HOUSE + space)

    def apply(self, table: Table, move: int) -> bool:
        # What this errand leads to comes before the others that wait.
        waiting = table.errands[1:]
        kind = table.errands[0] // 4 * 4
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


def any_offer(table: Table) -> bool:
    """Return whether the first errand offers anything but to decline."""
    menu = Menu()
    Errands().options(table, menu)
    return len(menu.offers) > 1


def take(table: Table, good: int) -> None:
    """W-5.12: take a stone or a wood from the supply."""
    table.gain(table.players[table.seat], good, 1)
    table.tell("takes_good", "W-0.8", table.seat, good)
