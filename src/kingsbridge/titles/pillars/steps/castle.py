"""11 Shiring Castle: two workers for the next round (P-11)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.state import NOBODY, Step
from kingsbridge.titles.pillars.moves import CASTLE, FIRST_SPACE
from kingsbridge.titles.pillars.state import ROUNDS, Table


class Castle(Step[Table]):
    """P-11.1: grey workers, returned after the next round; after the last there is none."""

    name: ClassVar[str] = "castle"

    def enter(self, table: Table) -> bool:
        seat = table.spaces[FIRST_SPACE[CASTLE]]
        if seat == NOBODY:
            return False
        if table.round < ROUNDS:
            table.players[seat].grey_coming = table.cards.stock.castle_workers
            table.tell("hires_workers", "P-11.1", seat, table.cards.stock.castle_workers)
        else:
            table.tell("hires_nobody", "P-11.1", seat)
        table.empty(CASTLE)
        return False
