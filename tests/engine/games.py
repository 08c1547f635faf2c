"""Games of every title, seat count and choice of options, for the tests that hold for all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from hypothesis import strategies as st

from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title, titles
from kingsbridge.pillars.rules import EDITIONS, OPTIONS

TITLES = list(titles().values())


@st.composite
def options(draw: st.DrawFn, title: Title) -> dict[str, object]:
    """Choose an edition, and any of its options on its own."""
    chosen: dict[str, object] = {"edition": draw(st.sampled_from(sorted(EDITIONS)))}
    for name, option in OPTIONS.items():
        if draw(st.booleans()):
            chosen[name] = draw(st.sampled_from(cast("list[object]", option["values"])))
    return chosen


@st.composite
def new_games(draw: st.DrawFn, title: Title) -> State:
    """Start a game of any number of seats with any options."""
    seats = draw(st.integers(title.fewest, title.most))
    seed = draw(st.integers(0, 2**64))
    return title.new(seats, seed, draw(options(title)))


def random_play(state: State, seed: int) -> Iterator[State]:
    """Play to the end with random moves, stopping at every decision and once more at the end."""
    dice = FastDice.seeded(seed)
    while not state.over:
        yield state
        offers = state.legal()
        state.apply(offers[dice.below(len(offers))])
    yield state
