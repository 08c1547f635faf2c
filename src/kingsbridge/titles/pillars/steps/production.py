"""6 to 8 Forest, quarry and gravel pit: resource cards bring their cubes (P-6)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.state import Step
from kingsbridge.titles.pillars.cards import RESOURCE_CARDS
from kingsbridge.titles.pillars.goods import FIELD_GOODS
from kingsbridge.titles.pillars.state import Player, Table


class Production(Step[Table]):
    """P-6.1: field by field, clockwise from the starting player; then the workers return."""

    name: ClassVar[str] = "production"

    def enter(self, table: Table) -> bool:
        for good in range(FIELD_GOODS):
            for turn in range(table.seats):
                seat = table.seat_after_start(turn)
                player = table.players[seat]
                cubes = yields(table, player, good)
                if cubes:
                    table.tell("produces", "P-6.1", seat, good, table.harvest(player, good, cubes))
        for player in table.players:
            for card in range(RESOURCE_CARDS):
                if player.resource_cards >> card & 1:
                    player.reserve += table.cards.resources[card].workers
            player.resource_cards = 0
        return False


def yields(table: Table, player: Player, good: int) -> int:
    """Return what a player's cards and privileges bring of one good (P-6.1, P-6.2)."""
    more = 0 if player.protected else table.cards.events[table.event].more_yield
    cubes = 0
    for card in range(RESOURCE_CARDS):
        resource = table.cards.resources[card]
        if player.resource_cards >> card & 1 and resource.good == good:
            cubes += max(0, resource.cubes + more)
    for privilege in player.privileges:
        cubes += table.cards.privileges[privilege].production[good]
    return cubes
