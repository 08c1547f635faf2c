"""What a player of The Pillars of the Earth may expect to have in the end, by rules of thumb."""

from __future__ import annotations

from typing import Final

from kingsbridge.titles.pillars.bots.book import VP
from kingsbridge.titles.pillars.bots.outlook import Outlook
from kingsbridge.titles.pillars.bots.thumb import space_worth
from kingsbridge.titles.pillars.goods import EVERY_GOOD
from kingsbridge.titles.pillars.moves import CHOICES, FIRST_SPACE
from kingsbridge.titles.pillars.state import ROUNDS, Table

# What a builder still in the bag or waiting may bring, in hundredths of a victory point.
BUILDER: Final = 100


def appraise(table: Table, seat: int) -> float:
    """Return the victory points there are, and what gold, cubes, craftsmen and builders bring."""
    player = table.players[seat]
    outlook = Outlook(table, player)
    worth = player.gold * outlook.gold
    for good in range(EVERY_GOOD):
        worth += outlook.cubes_worth(good, 0, outlook.coming[good])
    worth += outlook.income() * (ROUNDS - table.round)
    for choice in range(CHOICES):
        for space in range(FIRST_SPACE[choice], FIRST_SPACE[choice + 1]):
            if table.spaces[space] == seat:
                worth += space_worth(outlook, choice, space)
    worth += BUILDER * (table.bag[seat] + table.waiting.count(seat))
    return player.vp + worth / VP
