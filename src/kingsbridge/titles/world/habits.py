"""The habits that are told of somebody who plays World Without End."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kingsbridge.engine.journal import Entry
from kingsbridge.engine.state import State
from kingsbridge.study.habits import Count, Group, Kinds
from kingsbridge.titles.world.cards import load_cards
from kingsbridge.titles.world.goods import CLOTH, GOODS, OWNED, WOOL
from kingsbridge.titles.world.state import Table
from kingsbridge.titles.world.steps.duties import GOODS_DUE

PLAYED: Final = Group("actions", "world-action", load_cards({}).action_keys)
# What the one who turned an event got of how it lies: income, or a victory point.
TURNED: Final = Group("turned", "world-good", [*GOODS[:OWNED], "vp"])
# What was done, by whichever card: houses, stone and wood built into projects, seals laid there,
# help for the ill, and the actions that were forgone.
DONE: Final = Group("deeds", "world-habit", ["house", "project", "seal", "care", "forgone"])
SOLD: Final = Group("sold", "world-good", [GOODS[WOOL], GOODS[CLOTH]])
# How much was missing when it was due at the end of a chapter.
MISSED: Final = Group("missed", "world-good", [GOODS[good] for good in GOODS_DUE])

DEEDS: Final = {
    "builds_house": "house",
    "builds": "project",
    "donates": "seal",
    "cares": "care",
    "forgoes": "forgone",
}


def count(state: State, entries: Sequence[Entry]) -> Iterable[Count]:
    """Count what was told for the habits that it belongs to."""
    assert isinstance(state, Table)
    actions = state.cards.action_keys
    # Income follows at once on how the event was turned.
    turner: int | None = None
    for entry in entries:
        seat, what = entry.seat, entry.what
        if what == "plays":
            yield seat, PLAYED.habit(actions[entry.a]), 1
        elif what == "orients":
            turner = seat
        elif what == "has_income" and seat == turner:
            yield seat, TURNED.habit(GOODS[entry.a]), 1
        elif what == "earns_vp" and seat == turner and entry.clause in ("W-3.1", "W-3.2"):
            yield seat, TURNED.habit("vp"), 1
        elif what == "sells":
            yield seat, SOLD.habit(GOODS[entry.a]), entry.b
        elif what == "pays_duty" and entry.c:
            yield seat, MISSED.habit(GOODS[entry.a]), entry.c
        if what in DEEDS:
            yield seat, DONE.habit(DEEDS[what]), 1


KINDS: Final = Kinds([PLAYED, TURNED, DONE, SOLD, MISSED], count)
