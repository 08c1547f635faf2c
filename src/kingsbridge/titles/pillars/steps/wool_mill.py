"""3 The wool mill: every worker there earns gold (P-3)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.state import Step
from kingsbridge.titles.pillars.state import Table


class WoolMill(Step[Table]):
    """P-3.1: 1 gold a worker, and they return to the reserve."""

    name: ClassVar[str] = "wool_mill"

    def enter(self, table: Table) -> bool:
        event = table.cards.events[table.event]
        for seat, player in enumerate(table.players):
            gold = player.mill + event.mill_gold * min(player.mill, event.mill_workers)
            table.tell("earns_at_mill", "P-3.1", seat, table.earn(player, gold), player.mill)
            player.reserve += player.mill
            player.mill = 0
        return False
