"""5 The Priory: victory points for its guests (P-5)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.state import NOBODY, Step
from kingsbridge.titles.pillars.moves import FIRST_SPACE, PRIORY
from kingsbridge.titles.pillars.state import FROM_PRIORY, FROM_PRIVILEGES, Table


class Priory(Step[Table]):
    """P-5.1: the first space gives 2 VP, the second 1; a privilege adds to each."""

    name: ClassVar[str] = "priory"

    def enter(self, table: Table) -> bool:
        for place, vp in enumerate(table.cards.stock.priory):
            seat = table.spaces[FIRST_SPACE[PRIORY] + place]
            if seat == NOBODY:
                continue
            player = table.players[seat]
            bonus = 0
            for privilege in player.privileges:
                bonus += table.cards.privileges[privilege].priory_bonus
            table.score(player, vp, FROM_PRIORY)
            table.score(player, bonus, FROM_PRIVILEGES)
            table.tell("scores_at_priory", "P-5.1", seat, vp + bonus)
        table.empty(PRIORY)
        return False
