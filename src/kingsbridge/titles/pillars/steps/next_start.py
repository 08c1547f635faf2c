"""14 The next starting player, or the end of the game (P-14, P-E)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.state import NOBODY, Step
from kingsbridge.titles.pillars.moves import CATHEDRAL, FIRST_SPACE
from kingsbridge.titles.pillars.state import ROUNDS, Table


class NextStart(Step[Table]):
    """P-14.1: the builder at the cathedral, otherwise the next clockwise."""

    name: ClassVar[str] = "next_start"

    def enter(self, table: Table) -> bool:
        if table.round == ROUNDS:
            table.empty(CATHEDRAL)
            table.finish()
            for seat in table.winners():
                table.tell("wins", "P-E.1", seat, table.players[seat].vp, table.players[seat].gold)
            return False
        seat = table.spaces[FIRST_SPACE[CATHEDRAL]]
        table.start = seat if seat != NOBODY else table.seat_after_start(1)
        table.empty(CATHEDRAL)
        table.round += 1
        table.tell("starts", "P-14.1", table.start)
        return False
