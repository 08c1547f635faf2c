"""Games of every title, seat count and choice of options, for the tests that hold for all."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title, titles

TITLES = list(titles().values())


@st.composite
def options(draw: st.DrawFn, title: Title, seats: int) -> dict[str, object]:
    """Choose any of the title's options, each on its own."""
    chosen: dict[str, object] = {}
    for name, values in title.choices(seats).items():
        if draw(st.booleans()):
            chosen[name] = draw(st.sampled_from(values))
    return chosen


@st.composite
def new_games(draw: st.DrawFn, title: Title) -> State:
    """Start a game of any number of seats with any options."""
    seats = draw(st.integers(title.fewest, title.most))
    seed = draw(st.integers(0, 2**64))
    return title.new(seats, seed, draw(options(title, seats)))


def random_play(state: State, seed: int) -> Iterator[State]:
    """Play to the end with random moves, stopping at every decision and once more at the end."""
    dice = FastDice.seeded(seed)
    while not state.over:
        yield state
        offers = state.legal()
        state.apply(offers[dice.below(len(offers))])
    yield state
