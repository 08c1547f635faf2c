"""Bots can be pickled and deep-copied, compiled or not, in the middle of a game."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from kingsbridge.bots import Bot, bot_names
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title
from tests.bots.quick import quick
from tests.engine.games import TITLES

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
every_bot = pytest.mark.parametrize("name", bot_names())
every_way = pytest.mark.parametrize(
    "twin", [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))], ids=["copy", "pickle"]
)
Twin = Callable[[Any], Any]


class Counting(Bot):
    """Plays the first offer, and counts how often."""

    def __init__(self, grudges: list[str]) -> None:
        self.grudges = grudges
        self.asked = 0

    def choose(self, seen: State) -> int:
        self.asked += 1
        return seen.legal()[0]


@every_title
@every_bot
@every_way
def test_a_bot_goes_on_as_it_would_have(title: Title, name: str, twin: Twin) -> None:
    player = quick(name, 3)
    state = title.new(2, 6)
    play_on(state, player, 12)
    again = twin(player)
    assert type(again) is type(player)
    assert play_on(state.clone(), again, 12) == play_on(state.clone(), player, 12)


def play_on(state: State, player: Bot, decisions: int) -> list[int]:
    """Let a bot decide for all seats, so often; return its moves."""
    moves: list[int] = []
    while len(moves) < decisions:
        moves.append(player.choose(state.as_seen_by(state.seat)))
        state.apply(moves[-1])
    return moves


@every_way
def test_a_bot_in_plain_python_keeps_what_it_has_in_mind(twin: Twin) -> None:
    player = Counting(["the weaver"])
    play_on(TITLES[0].new(2, 1), player, 3)
    again = twin(player)
    assert (again.grudges, again.asked) == (["the weaver"], 3)
    again.grudges.append("the miller")
    assert player.grudges == ["the weaver"]


@every_way
def test_what_a_bot_thinks_can_be_sent_on(twin: Twin) -> None:
    state = TITLES[0].new(2, 1)
    thinking = quick("search", 1).think(state.as_seen_by(state.seat))
    assert twin(thinking).to_json() == thinking.to_json()
