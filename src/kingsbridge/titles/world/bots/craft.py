"""The craft of World Without End, for bots that know no title."""

from __future__ import annotations

from typing import Final

from kingsbridge.bots.craft import Craft
from kingsbridge.engine.state import State
from kingsbridge.titles.world.bots.appraisal import appraise
from kingsbridge.titles.world.bots.thumb import choose
from kingsbridge.titles.world.state import Table


class WorldCraft(Craft):
    """Its rules of thumb; what the champion learned lies beside this file."""

    # Of the cards that are held and were discarded they weigh their own seat's alone.
    needs_nothing_hidden = True

    def choose(self, state: State) -> int:
        assert isinstance(state, Table)
        return choose(state)

    def appraise(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return appraise(state, seat)

    def master_looks(self, seats: int) -> int:
        # So few, because the network knows most of what there is to see: between two, an architect
        # won only 21 of 31 games from a master with two.
        return max(1, seats // 2)


CRAFT: Final = WorldCraft()
