"""10 Shiring: builders hire the craftsmen of their spaces, free of charge (P-10)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.menu import Menu
from kingsbridge.engine.state import NOBODY, Step
from kingsbridge.titles.pillars.moves import DISMISS, FIRST_SPACE, SHIRING
from kingsbridge.titles.pillars.state import NO_CARD, Table
from kingsbridge.titles.pillars.steps.selection import dismiss, offer_dismissals


class Shiring(Step[Table]):
    """P-10.1: one craftsman a builder; untaken ones leave the game."""

    name: ClassVar[str] = "shiring"
    stages: ClassVar[list[str]] = ["dismiss"]

    def enter(self, table: Table) -> bool:
        table.turn = 0
        return hire(table)

    def options(self, table: Table, menu: Menu) -> None:
        offer_dismissals(table.players[table.seat], menu)

    def apply(self, table: Table, move: int) -> bool:
        dismiss(table, table.seat, move - DISMISS)
        return hire(table)


def hire(table: Table) -> bool:
    """Give the craftsmen that are left to give; stop where one has to be dismissed (P-I.6)."""
    while table.turn < 2:
        space = table.turn
        table.turn += 1
        craftsman = table.shiring[space]
        table.shiring[space] = NO_CARD
        seat = table.spaces[FIRST_SPACE[SHIRING + space]]
        if seat == NOBODY:
            continue
        table.empty(SHIRING + space)
        table.players[seat].craftsmen.append(craftsman)
        table.tell("hires_free", "P-10.1", seat, craftsman)
        if table.is_crowded(table.players[seat]):
            table.seat = seat
            return True
    return False
