"""2 Orient: the active player lays the event down in one of four ways (W-2)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.menu import Menu
from kingsbridge.engine.state import Step
from kingsbridge.titles.world.goods import GOLD
from kingsbridge.titles.world.moves import ORIENT, ORIENTATIONS
from kingsbridge.titles.world.state import Table
from kingsbridge.titles.world.steps.favor import space_after
from kingsbridge.titles.world.steps.income import goes_begging


class Orient(Step[Table]):
    """W-2.1: it decides everybody's income and how far the favor marker moves."""

    name: ClassVar[str] = "orient"
    stages: ClassVar[list[str]] = ["turn_event"]

    def enter(self, table: Table) -> bool:
        table.seat = table.start
        return True

    def options(self, table: Table, menu: Menu) -> None:
        for rotation in range(ORIENTATIONS):
            if can_pay_favor(table, rotation):
                menu.offer(ORIENT + rotation)
            else:
                menu.refuse(ORIENT + rotation, "W-2.2")

    def apply(self, table: Table, move: int) -> bool:
        table.rotation = move - ORIENT
        table.tell("orients", "W-2.1", table.start, table.rotation)
        return False


def can_pay_favor(table: Table, rotation: int) -> bool:
    """W-2.2: return whether the active player could pay where the marker would end.

    W-2.5: the income of this orientation comes before the award, so it counts.
    """
    if rotation == 0:
        return True
    gold = table.players[table.start].goods[GOLD]
    good, number = table.corner(table.start, rotation)
    if good == GOLD and not goes_begging(table, table.start):
        gold += number
    for _, due in table.cards.favors[space_after(table, rotation)].pay:
        if gold < due:
            return False
    return True
