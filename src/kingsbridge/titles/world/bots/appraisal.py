"""What a player of World Without End may expect to have in the end, by rules of thumb."""

from __future__ import annotations

from typing import Final

from kingsbridge.titles.world.bots.thumb import POINT, loss, rents_worth, seal_worth
from kingsbridge.titles.world.cards import PROJECTS
from kingsbridge.titles.world.goods import OWNED
from kingsbridge.titles.world.state import CHAPTERS, ROUNDS, Table

# What an action brings, in hundredths of a victory point: who has yet to act has it to come.
ACTION: Final = 170


def appraise(table: Table, seat: int) -> float:
    """Return the victory points there are, and what goods, houses, seals and cards may bring."""
    player = table.players[seat]
    worth = loss(table, player, [(good, player.goods[good]) for good in range(OWNED)])
    worth += ACTION * (ROUNDS - len(player.played))
    for project in range(PROJECTS):
        if player.seals >> project & 1 and not table.complete >> project & 1:
            worth += seal_worth(table, player, project)
    if player.houses:
        # A rent takes an action that another card could have had, so a third of it is gained.
        worth += rents_worth(table, player) * (CHAPTERS - table.chapter) // 3
    return player.halves / 2 + worth / POINT
