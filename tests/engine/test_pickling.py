"""States and titles can be pickled and deep-copied, compiled or not, wherever they stand."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from kingsbridge.engine.dice import FastDice, SealedDice
from kingsbridge.engine.journal import Journal
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title
from kingsbridge.engine.told_dice import ToldDice
from tests.engine.games import TITLES, random_play
from tests.engine.matches import MatchesTitle

every_title = pytest.mark.parametrize(
    "title", [*TITLES, MatchesTitle()], ids=lambda title: title.key
)
every_way = pytest.mark.parametrize(
    "twin", [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))], ids=["copy", "pickle"]
)
Twin = Callable[[Any], Any]

# What a position may take: cards are in every installation, and need not travel with it.
MOST_BYTES = 6_000


def at(title: Title, ply: int, journal: Journal | None = None) -> State:
    """Return a game after so many moves."""
    state = title.new(2, 3, journal=journal)
    for moment in random_play(state, 5):
        if moment.ply == ply or moment.over:
            break
    return state


@every_title
@every_way
@pytest.mark.parametrize("ply", [0, 5, 90])
def test_a_state_stands_where_it_stood_and_goes_on_alike(
    title: Title, twin: Twin, ply: int
) -> None:
    state = at(title, ply)
    again = twin(state)
    assert type(again) is type(state)
    assert title.to_json(again) == title.to_json(state)
    before = title.to_json(state)
    assert ends(title, again) == ends(title, state.clone())
    assert title.to_json(state) == before


def ends(title: Title, state: State) -> dict[str, object]:
    """Play a game to its end, and return how it stands there."""
    for _ in random_play(state, 11):
        pass
    return title.to_json(state)


@every_title
@every_way
def test_a_journal_goes_with_its_state(title: Title, twin: Twin) -> None:
    state = at(title, 3, Journal())
    again = twin(state)
    assert state.journal is not None
    assert state.journal.entries
    assert told(again.journal) == told(state.journal)


def told(journal: Journal) -> list[tuple[object, ...]]:
    return [(e.ply, e.what, e.clause, e.seat, e.a, e.b, e.c, e.seen_by) for e in journal.entries]


@every_title
@every_way
def test_a_title_deals_the_same_game(title: Title, twin: Twin) -> None:
    again = twin(title)
    assert again.key == title.key
    assert again.to_json(again.new(2, 4)) == title.to_json(title.new(2, 4))


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
def test_a_title_that_is_installed_is_found_and_not_copied(title: Title) -> None:
    assert copy.deepcopy(title) is title
    assert pickle.loads(pickle.dumps(title)) is title


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
def test_a_pickled_state_is_small_and_brings_no_cards_along(title: Title) -> None:
    assert len(pickle.dumps(at(title, 60))) < MOST_BYTES


@every_way
def test_the_corrections_of_a_box_go_with_its_state(twin: Twin) -> None:
    title = next(title for title in TITLES if title.key == "pillars")
    state: Any = title.new(2, 1, {"cards": {"stock": {"start_gold": 17}}})
    again = twin(state)
    assert again.cards.stock.start_gold == 17
    assert again.cards is state.cards


@every_way
@pytest.mark.parametrize(
    "dice", [FastDice.seeded(4), SealedDice(bytes(32), 3), ToldDice([1, 2, 0, 3, 1, 1], 1)]
)
def test_dice_fall_as_they_would_have(twin: Twin, dice: Any) -> None:
    again = twin(dice)
    assert again.to_json() == dice.to_json()
    rolled = dice.clone()
    assert [again.below(6) for _ in range(5)] == [rolled.below(6) for _ in range(5)]
