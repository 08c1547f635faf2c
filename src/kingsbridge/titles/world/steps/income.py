"""3 Income: each player receives what the corner pointing at them shows (W-3)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.state import Step
from kingsbridge.titles.world.goods import VP
from kingsbridge.titles.world.state import FROM_INCOME, Table


class Income(Step[Table]):
    """W-3.1: the active player first, then clockwise (W-0.10)."""

    name: ClassVar[str] = "income"

    def enter(self, table: Table) -> bool:
        for turn in range(table.seats):
            seat = table.seat_after_start(turn)
            player = table.players[seat]
            if goes_begging(table, seat):
                table.tell("begs", "W-8.6", seat)
                continue
            good, number = table.corner(seat, table.rotation)
            if good == VP or not table.can_give([(good, number)]):
                # W-3.2: what the supply cannot give is 1 victory point instead.
                table.score(player, 1, FROM_INCOME)
                table.tell("earns_vp", "W-3.1" if good == VP else "W-3.2", seat, 1)
            else:
                table.gain(player, good, number)
                table.tell("has_income", "W-3.1", seat, good, number)
        if table.round == 1:
            for player in table.players:
                player.begging = False
        return False


def goes_begging(table: Table, seat: int) -> bool:
    """W-8.6: a beggar has no income in the first round of a chapter."""
    return table.round == 1 and table.players[seat].begging
