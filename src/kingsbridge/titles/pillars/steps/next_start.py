"""14 The next starting player, or the end of the game (P-14, P-E)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.state import NOBODY, Step
from kingsbridge.titles.pillars.moves import CATHEDRAL, FIRST_SPACE
from kingsbridge.titles.pillars.state import NO_CARD, ROUNDS, Table


class NextStart(Step[Table]):
    """P-14.1: the builder at the cathedral, otherwise the next clockwise."""

    name: ClassVar[str] = "next_start"

    def enter(self, table: Table) -> bool:
        seat = table.spaces[FIRST_SPACE[CATHEDRAL]]
        table.empty(CATHEDRAL)
        put_away(table)
        if table.round == ROUNDS:
            table.finish()
            for seat in table.winners():
                table.tell("wins", "P-E.1", seat, table.players[seat].vp, table.players[seat].gold)
            return False
        table.start = seat if seat != NOBODY else table.seat_after_start(1)
        table.round += 1
        table.tell("starts", "P-14.1", table.start)
        return False


def put_away(table: Table) -> None:
    """P-14.2: nothing that belonged to this round alone is left, not even after the last.

    P-R.6: grey workers go back to the castle.
    """
    table.event = NO_CARD
    table.tax = 0
    table.returned = False
    for seat, player in enumerate(table.players):
        table.bag[seat] += table.aside[seat]
        table.aside[seat] = 0
        player.reserve -= player.grey
        player.grey = 0
        player.two_builders = False
        player.protected = False
        player.passed = False
        player.bought = 0
        player.sold = 0
