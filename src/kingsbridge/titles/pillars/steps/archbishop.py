"""2 The Archbishop: his guest is protected from a bad event, or takes a cube (P-2)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.menu import Menu
from kingsbridge.engine.state import NOBODY, Step
from kingsbridge.titles.pillars.goods import FIELD_GOODS
from kingsbridge.titles.pillars.moves import ARCHBISHOP, CUBE, DECLINE, FIRST_SPACE, PROTECTION
from kingsbridge.titles.pillars.state import Table


class Archbishop(Step[Table]):
    """P-2.1: decided once the event is seen, before it strikes."""

    name: ClassVar[str] = "archbishop"
    stages: ClassVar[list[str]] = ["choose_gift"]

    def enter(self, table: Table) -> bool:
        guest = table.spaces[FIRST_SPACE[ARCHBISHOP]]
        if guest == NOBODY:
            return False
        if table.cards.events[table.event].good and not sum(table.market):
            table.empty(ARCHBISHOP)
            return False
        table.seat = guest
        return True

    def options(self, table: Table, menu: Menu) -> None:
        harmless = table.cards.events[table.event].good
        if harmless:
            menu.refuse(PROTECTION, "P-1.2")
        else:
            menu.offer(PROTECTION)
        for good in range(FIELD_GOODS):
            if table.market[good]:
                menu.offer(CUBE + good)
            else:
                menu.refuse(CUBE + good, "P-2.1")
        # Who wants no cube at a bad event is protected from it.
        if harmless:
            menu.offer(DECLINE)
        else:
            menu.refuse(DECLINE, "P-2.1")

    def apply(self, table: Table, move: int) -> bool:
        player = table.players[table.seat]
        if move == PROTECTION:
            player.protected = True
            table.tell("is_protected", "P-1.2", table.seat)
        elif move == DECLINE:
            table.tell("declines_cube", "P-2.1", table.seat)
        else:
            # P-2.2: the cube is missing from this round's market.
            good = move - CUBE
            table.market[good] -= 1
            player.cubes[good] += 1
            table.tell("takes_cube", "P-2.1", table.seat, good)
        table.empty(ARCHBISHOP)
        return False
