"""4 Kingsbridge: builders take the privileges of their spaces (P-4)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.state import NOBODY, Step
from kingsbridge.titles.pillars.goods import EVERY_GOOD
from kingsbridge.titles.pillars.moves import FIRST_SPACE, KINGSBRIDGE
from kingsbridge.titles.pillars.state import FROM_PRIVILEGES, NO_CARD, Table


class Kingsbridge(Step[Table]):
    """P-4.1: one privilege a builder; untaken ones leave the game."""

    name: ClassVar[str] = "kingsbridge"

    def enter(self, table: Table) -> bool:
        for card in range(2):
            seat = table.spaces[FIRST_SPACE[KINGSBRIDGE + card]]
            if seat != NOBODY:
                take(table, seat, table.kingsbridge[card])
                table.empty(KINGSBRIDGE + card)
            table.kingsbridge[card] = NO_CARD
        return False


def take(table: Table, seat: int, card: int) -> None:
    """P-4.2: immediate privileges act and leave the game, the others stay with their owner."""
    player = table.players[seat]
    privilege = table.cards.privileges[card]
    table.tell("takes_privilege", "P-4.1", seat, card)
    if privilege.stays:
        player.privileges.append(card)
    player.black += privilege.workers
    player.reserve += privilege.workers
    if privilege.gains_vp:
        table.score(player, privilege.gains_vp, FROM_PRIVILEGES)
        table.tell("gains_vp", "P-4.2", seat, privilege.gains_vp)
    if privilege.gains_gold:
        table.tell("earns", "P-4.2", seat, table.earn(player, privilege.gains_gold))
    for good in range(EVERY_GOOD):
        if privilege.gains[good]:
            number = table.harvest(player, good, privilege.gains[good])
            table.tell("gets", "P-4.2", seat, good, number)
