"""The habits that are told of somebody who plays The Pillars of the Earth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kingsbridge.engine.journal import Entry
from kingsbridge.engine.state import State
from kingsbridge.study.habits import Count, Group, Kinds
from kingsbridge.titles.pillars.cards import HIRED, load_cards
from kingsbridge.titles.pillars.goods import GOODS
from kingsbridge.titles.pillars.state import Table
from kingsbridge.titles.pillars.words import PLACES

FIELDS: Final = GOODS[:3]

PLACED: Final = Group("places", "pillars-place", list(dict.fromkeys(PLACES)))
# What was paid for builders, and how many were passed to be placed more cheaply.
BUILDERS: Final = Group("builders", "pillars-habit", ["gold", "passed"])
TAKEN: Final = Group("cards", "pillars-resource", FIELDS)
CRAFTSMEN: Final = Group(
    "craftsmen",
    "pillars-craftsman",
    list(dict.fromkeys(card.called for card in load_cards({}).craftsmen[:HIRED])),
)
BOUGHT: Final = Group("bought", "pillars-resource", FIELDS)
SOLD: Final = Group("sold", "pillars-resource", GOODS)
# The cubes that craftsmen turned into victory points at the cathedral.
WORKED: Final = Group("worked", "pillars-resource", GOODS)


def count(state: State, entries: Sequence[Entry]) -> Iterable[Count]:
    """Count what was told for the habits that it belongs to."""
    assert isinstance(state, Table)
    cards = state.cards
    for entry in entries:
        seat, what = entry.seat, entry.what
        if what == "places":
            yield seat, PLACED.habit(PLACES[entry.a]), 1
            yield seat, BUILDERS.habit("gold"), entry.b
        elif what == "passes_builder":
            yield seat, BUILDERS.habit("passed"), 1
        elif what == "takes":
            yield seat, TAKEN.habit(GOODS[cards.resources[entry.a].good]), 1
        elif what in ("hires", "hires_free"):
            yield seat, CRAFTSMEN.habit(cards.craftsmen[entry.a].called), 1
        elif what == "buys":
            yield seat, BOUGHT.habit(GOODS[entry.a]), entry.b
        elif what == "sells":
            yield seat, SOLD.habit(GOODS[entry.a]), entry.b
        elif what == "works" and entry.b:
            for good, number in cards.craftsmen[entry.a].takes:
                yield seat, WORKED.habit(GOODS[good]), number


# Of two masons the score sheet says the same, though not as many uses.
KINDS: Final = Kinds(
    [PLACED, BUILDERS, TAKEN, CRAFTSMEN, BOUGHT, SOLD, WORKED], count, alike=["capacity"]
)
