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

    # Four who want nothing but to win score less than four who also want points. No other weight
    # was tried for four architects.
    point = 0.04

    def choose(self, state: State) -> int:
        assert isinstance(state, Table)
        return choose(state)

    def appraise(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        return appraise(state, seat)


CRAFT: Final = PillarsCraft()
