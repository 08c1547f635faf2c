"""The craft of the fair: two rules of thumb are enough for bots that know no title."""

from __future__ import annotations

from typing import Final

from fleece_fair.rules import SIT_OUT
from fleece_fair.state import Fair, numbers
from kingsbridge.bots.craft import Craft
from kingsbridge.engine.state import State


class FairCraft(Craft):
    """A purse should hold about what the lot is worth."""

    def choose(self, state: State) -> int:
        """Lay about what is for sale; sit out for the least of it.

        Purses that hold the same cancel each other out, so no two seats think alike.
        """
        assert isinstance(state, Fair)
        offers = state.legal()
        sacks = state.lot + sum(numbers(state.waiting))
        if sacks == 1 and SIT_OUT in offers:
            return SIT_OUT
        near = sorted(offers, key=lambda move: abs(move - sacks))
        return near[(state.seat + state.lot) % min(state.seats, len(near))]

    def appraise(self, state: State, seat: int) -> float:
        """Share out what is left to sell by what the purses hold."""
        assert isinstance(state, Fair)
        left = state.lot + sum(numbers(state.waiting | state.unsold))
        purses = [sum(numbers(purses)) for purses in state.purses]
        return state.scores()[seat] + left * purses[seat] / max(1, sum(purses))


CRAFT: Final = FairCraft()
