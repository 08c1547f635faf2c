"""Puzzles of World Without End: what each is about."""

from __future__ import annotations

from typing import Final

from kingsbridge.engine.state import State
from kingsbridge.study.puzzle_craft import Goods, PuzzleCraft
from kingsbridge.titles.world.goods import OWNED
from kingsbridge.titles.world.moves import (
    BUILD,
    DONATE,
    FORGO,
    HOUSE,
    ORIENT,
    PLAY,
    PROTECT,
    REMOVE,
    SELL_CLOTH,
    TREAT,
    WEAVE,
)
from kingsbridge.titles.world.state import CHAPTERS, ROUNDS, Table
from kingsbridge.titles.world.words import good_name

# Which moves are about what: from the first up to the next.
BY_MOVE: Final = (
    (range(PLAY, FORGO + 1), "cards"),
    (range(ORIENT, BUILD), "orientation"),
    (range(BUILD, HOUSE), "building"),
    (range(HOUSE, REMOVE + 14), "houses"),
    (range(DONATE, WEAVE), "donations"),
    (range(WEAVE, SELL_CLOTH + 1), "market"),
    (range(TREAT, PROTECT), "medicine"),
)
BY_STEP: Final = {"orient": "orientation", "duties": "duties", "reveal": "events"}


class WorldPuzzles(PuzzleCraft):
    """The cards of a round, and the duties of a chapter."""

    themes = (
        "orientation",
        "cards",
        "building",
        "houses",
        "market",
        "donations",
        "medicine",
        "events",
        "duties",
        "opening",
        "endgame",
    )

    def themes_of(self, state: State, move: int) -> list[str]:
        assert isinstance(state, Table)
        found = [theme for moves, theme in BY_MOVE if move in moves]
        step = BY_STEP.get(state.step_name())
        if step is not None and step not in found:
            found.append(step)
        if not found:
            found.append("events" if state.errands else "cards")
        # W-8: in the last round of a chapter what is owed at its end is on everybody's mind.
        if state.round == ROUNDS and "duties" not in found:
            found.append("duties")
        if state.chapter == 1:
            found.append("opening")
        if state.chapter == CHAPTERS:
            found.append("endgame")
        return found

    def goods(self, state: State, seat: int) -> Goods:
        assert isinstance(state, Table)
        goods = state.players[seat].goods
        return [(good_name(good), float(goods[good])) for good in range(OWNED)]

    def time(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, Table)
        return (state.chapter, state.round)


CRAFT: Final = WorldPuzzles()
