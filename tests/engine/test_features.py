"""What a seat knows, as numbers: every entry has a name, and nothing hidden is among them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import kingsbridge as kb
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title
from kingsbridge.engine.vecs import vec
from kingsbridge.titles.world.state import Table
from tests.engine.games import TITLES, random_play

SOURCES = Path(__file__).parents[2] / "src"


def named(title: Title, state: State, seat: int) -> dict[str, float]:
    names = title.feature_names(state.seats)
    return dict(zip(names, title.features(state, seat), strict=True))


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_has_a_name_of_its_own_throughout_a_game(title: Title, seats: int) -> None:
    names = title.feature_names(seats)
    assert len(set(names)) == len(names)
    for state in random_play(title.new(seats, seed=seats), seed=1):
        for seat in range(seats):
            assert len(title.features(state, seat)) == len(names)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
def test_what_a_seat_cannot_know_is_not_among_its_numbers(title: Title) -> None:
    for state in random_play(title.new(4, seed=5), seed=2):
        for seat in range(4):
            other = state.as_seen_by(seat, FastDice.seeded(state.ply))
            assert title.features(other, seat) == title.features(state, seat)


def test_a_new_player_of_pillars_stands_in_the_numbers() -> None:
    pillars = kb.title("pillars")
    state = pillars.new(3, seed=1, options={"start": 1})
    seen = named(pillars, state, 1)
    assert seen["table.round_1"] == 1
    assert seen["table.seats_3"] == 1
    # P-0.2: 2 victory points; P-0.3: the starting player has 20 gold; P-0.4: 12 workers.
    assert seen["own.vp"] == 2 / 40
    assert seen["own.gold"] == 20 / 30
    assert seen["own.workers_free"] == 1
    assert seen["own.after_start_0"] == 1
    assert seen["left_1.after_start_1"] == 1


def test_a_new_player_of_world_stands_in_the_numbers() -> None:
    world = kb.title("world")
    seen = named(world, world.new(2, seed=1), 0)
    assert seen["table.chapter_1"] == 1
    # W-0.4: all twelve action cards in hand, in one's own and in the other's.
    assert seen["own.cards_held"] == 1
    assert all(value == 1 for name, value in seen.items() if ".holds_" in name)


def test_a_card_face_down_is_known_to_its_owner_and_a_chance_to_the_others() -> None:
    world = kb.title("world")
    state = world.new(2, seed=4)
    assert isinstance(state, Table)
    player = state.players[0]
    for _ in random_play(state, seed=3):
        if player.discarded.bit_count() == 2 and player.hand.bit_count() == 8:
            break
    hidden = state.cards.action_keys[player.discarded.bit_length() - 1]
    assert named(world, state, 0)[f"own.holds_{hidden}"] == 0
    assert named(world, state, 1)[f"left_1.holds_{hidden}"] == 8 / 10


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
def test_written_into_a_buffer_they_are_the_same_and_touch_nothing_beside_them(
    title: Title,
) -> None:
    size = len(title.feature_names(3))
    buffer = vec[float]([7.0] * (size + 2))
    for state in random_play(title.new(3, seed=4), seed=3):
        title.write_features(state, 1, buffer, 1)
        assert [*buffer][1:-1] == title.features(state, 1)
    assert (buffer[0], buffer[size + 1]) == (7.0, 7.0)


def test_a_title_that_only_lists_its_features_has_them_written_as_well() -> None:
    class Counting(Title):
        """A title of others, as far as it matters here."""

        def features(self, state: State, seat: int) -> list[float]:
            return [1.0, 2.0 + seat]

    counting = Counting("counting", 1, 2, 2, 1, "counting")
    buffer = vec[float]([0.0] * 4)
    counting.write_features(kb.title("pillars").new(2), 1, buffer, 2)
    assert [*buffer] == [0.0, 0.0, 1.0, 3.0]


# Where plain Python runs without the compiler's library, as in a page.
WITHOUT_LIBRT = """
import sys
sys.modules["librt"] = None
import kingsbridge as kb
from kingsbridge.engine.vecs import vec
title = kb.title("{title}")
buffer = vec[float]([0.0] * len(title.feature_names(2)))
title.write_features(title.new(2, seed=1), 0, buffer, 0)
print(kb.COMPILED, type(buffer).__module__, list(buffer))
"""


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
def test_plain_python_needs_no_library_of_the_compiler(title: Title) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_LIBRT.format(title=title.key)],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        check=True,
    )
    known = title.features(title.new(2, seed=1), 0)
    assert done.stdout.strip() == f"False array {known}"
