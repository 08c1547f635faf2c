"""What a seat knows has a number of its own: moments that share it are the same to the seat."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingsbridge.engine.conformance import Memory, Unsound
from kingsbridge.engine.dice import Dice, FastDice
from kingsbridge.engine.journal import Journal
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Options, Title
from tests.engine.games import TITLES, new_games, random_play
from tests.engine.matches import Matches, MatchesTitle


@pytest.mark.parametrize("title", [*TITLES, MatchesTitle()], ids=lambda title: title.key)
@settings(max_examples=3)
@given(data=st.data())
def test_moments_that_differ_to_a_seat_differ_in_the_number_of_what_it_knows(
    title: Title, data: st.DataObject
) -> None:
    memory = Memory(title)
    dice = FastDice.seeded(data.draw(st.integers(0, 2**32)))
    for moment in random_play(data.draw(new_games(title)), data.draw(st.integers(0, 2**32))):
        memory.look_around(moment, dice)


class Forgetful(Matches):
    """Its number forgets who took how many."""

    def knowledge(self, seat: int) -> int:
        return hash((self.seat, self.over, self.left, self.lucky >= self.left))


class Unlucky(Matches):
    """Its number forgets whether the lucky match was taken."""

    def knowledge(self, seat: int) -> int:
        return hash((self.seat, self.over, self.left, tuple(self.taken)))


class Counting(Matches):
    """Its number depends on how many decisions there were."""

    def knowledge(self, seat: int) -> int:
        return hash((super().knowledge(seat), self.ply))


class Deciding(Matches):
    """Its number forgets whose turn it is."""

    def knowledge(self, seat: int) -> int:
        return hash((self.over, self.left, self.lucky >= self.left, tuple(self.taken)))


class OddMatches(MatchesTitle):
    """The game of matches, played with another kind of state."""

    def __init__(self, kind: type[Matches]) -> None:
        super().__init__()
        self.kind = kind

    def deal(self, seats: int, dice: Dice, options: Options, journal: Journal | None) -> State:
        return self.odd(super().deal(seats, dice, options, journal))

    def from_json(self, doc: object) -> State:
        return self.odd(super().from_json(doc))

    def odd(self, state: State) -> State:
        assert isinstance(state, Matches)
        other = self.kind(state.seats, state.dice)
        other.seat, other.over, other.ply = state.seat, state.over, state.ply
        other.left, other.lucky, other.taken = state.left, state.lucky, state.taken
        return other


def look_through(kind: type[Matches]) -> None:
    title = OddMatches(kind)
    memory = Memory(title)
    dice = FastDice.seeded(1)
    for seed in range(20):
        for moment in random_play(title.new(2, seed), seed):
            memory.look_around(moment, dice)


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Forgetful, "differ in 'taken'"),
        (Unlucky, "differ in 'lucky'"),
        (Deciding, "differ in 'offers'"),
        (Counting, "depends on how it came to be"),
    ],
)
def test_a_number_that_says_too_little_or_too_much_is_noticed(
    kind: type[Matches], message: str
) -> None:
    with pytest.raises(Unsound, match=message):
        look_through(kind)


def test_the_right_number_is_not_complained_of() -> None:
    look_through(Matches)
