"""Puzzles of The Pillars of the Earth: what each is about."""

from __future__ import annotations

from typing import Final

from kingsbridge.engine.phrase import Name
from kingsbridge.engine.state import State
from kingsbridge.study.puzzle_craft import Goods, PuzzleCraft
from kingsbridge.titles.pillars.goods import EVERY_GOOD
from kingsbridge.titles.pillars.moves import (
    BUY,
    CHOICES,
    HIRE,
    PLACE,
    RETURN_BUILDER,
    TAKE,
    ZEAL,
)
from kingsbridge.titles.pillars.state import ROUNDS, Table
from kingsbridge.titles.pillars.words import good_name

# Which step is about what, whatever is done there.
BY_STEP: Final = {
    "cathedral": "cathedral",
    "market": "market",
    "placement": "placement",
    "event": "events",
    "event_turned": "events",
    "event_strikes": "events",
    "archbishop": "events",
    "shiring": "craftsmen",
}


EARLY: Final = range(PLACE, PLACE + CHOICES)


class PillarsPuzzles(PuzzleCraft):
    """The places of a round, and its phases."""

    themes = (
        "cathedral",
        "market",
        "placement",
        "early_builder",
        "resources",
        "craftsmen",
        "events",
        "opening",
        "endgame",
    )

    def themes_of(self, state: State, move: int) -> list[str]:
        assert isinstance(state, Table)
        found = []
        if TAKE <= move < HIRE:
            found.append("resources")
        elif HIRE <= move < RETURN_BUILDER:
            found.append("craftsmen")
        elif BUY <= move < ZEAL:
            found.append("market")
        else:
            found.append(BY_STEP.get(state.step_name(), "placement"))
        # P-II.5: whoever places early pays for it.
        if state.step_name() == "placement" and state.cost > 0 and move in EARLY:
            found.append("early_builder")
        if state.round == 1:
            found.append("opening")
        if state.round == ROUNDS:
            found.append("endgame")
        return found

    def goods(self, state: State, seat: int) -> Goods:
        assert isinstance(state, Table)
        player = state.players[seat]
        cubes: Goods = [(good_name(good), float(player.cubes[good])) for good in range(EVERY_GOOD)]
        return [(Name("pillars-puzzle", "gold"), float(player.gold)), *cubes]

    def time(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, Table)
        return (state.round,)


CRAFT: Final = PillarsPuzzles()
