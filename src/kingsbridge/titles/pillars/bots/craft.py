"""The craft of The Pillars of the Earth, for bots that know no title."""

from __future__ import annotations

from typing import Final

from kingsbridge.bots.craft import Craft
from kingsbridge.engine.state import State
from kingsbridge.titles.pillars.bots.appraisal import appraise
from kingsbridge.titles.pillars.bots.thumb import choose
from kingsbridge.titles.pillars.state import Table


class PillarsCraft(Craft):
    """Its rules of thumb; what the champion learned lies beside this file."""

    # The coming event is not among the things they weigh.
    needs_nothing_hidden = True

    # Four who want nothing but to win score less than four who also want points. To want them more,
    # 10 or 25 %, brought four 1.0 (± 1.3) and 0.7 (± 0.9) points more on 16 deals: perhaps by luck.
    point = 0.04

    def master_looks(self, seats: int) -> int:
        # Between two, an architect won only 16 of 22 games from a master with eight.
        return 5

    def choose(self, state: State) -> int:
        assert isinstance(state, Table)
        return choose(state)

    def appraise(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return appraise(state, seat)


CRAFT: Final = PillarsCraft()
