"""Self-play: who sits down, what is kept of a game, and what is learned from it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from kingsbridge.bots.tree import Node
from kingsbridge.engine.title import title
from kingsbridge.titles.world.cards import HOUSE_RENT_CARD
from kingsbridge.titles.world.moves import DISCARD, PLAY
from kingsbridge.work.sharing import do_here
from tests.training.nets import small_net
from training import pieces
from training.games import TABLES, Class, Lesson, play_one, targets
from training.leanings import TRADES, WorldLeaning, leaning
from training.pupils import improved, preferred

every_title = pytest.mark.parametrize("title_key", ["pillars", "world"])


def node(priors: list[float], visits: list[int], means: list[float]) -> Node:
    made = Node(0, list(range(len(priors))), priors, 1)
    for place, (tried, mean) in enumerate(zip(visits, means, strict=True)):
        for _ in range(tried):
            made.learn(place, mean, mean)
    return made


def same(one: Lesson, other: Lesson) -> bool:
    return all(np.array_equal(one.__dict__[name], other.__dict__[name]) for name in one.__dict__)


@every_title
def test_a_lesson_has_a_row_for_each_decision_kept_and_a_column_for_each_seat(
    title_key: str,
) -> None:
    seed = 4
    lesson = play_one(Class(title_key, 0, (small_net(title_key),), looks=3), seed)
    rows = len(lesson.seat)
    seats = TABLES[seed % len(TABLES)]
    assert rows > 5
    assert lesson.players.shape[:2] == (rows, 4)
    assert (lesson.present.sum(1) == seats).all()
    # Only what may be chosen deserves anything, and together it is all there is.
    assert (lesson.chosen[~lesson.legal] == 0).all()
    assert lesson.chosen.sum(1) == pytest.approx(np.ones(rows), abs=0.01)
    assert (lesson.legal.sum(1) >= 2).all()
    assert lesson.chances.sum(1) == pytest.approx(np.ones(rows), abs=0.01)
    assert lesson.won.sum(1) == pytest.approx(np.ones(rows), abs=0.01)


@every_title
def test_the_same_seed_teaches_the_same(title_key: str) -> None:
    champions = (small_net(title_key, 1), small_net(title_key, 2))
    plan = Class(title_key, 0, champions, looks=2)
    assert same(play_one(plan, 8), play_one(plan, 8))


@every_title
def test_the_first_generation_is_taught_by_rules_of_thumb_what_came_in_the_end(
    title_key: str,
) -> None:
    lesson = play_one(Class(title_key, 0, (), looks=0), 4)
    assert set(lesson.chosen[lesson.legal].tolist()) == {0.0, 1.0}
    here = lesson.present == 1
    assert (lesson.to_come + lesson.scores)[here] == pytest.approx(lesson.came[here], abs=0.1)
    assert (lesson.chances == lesson.won).all()


def test_a_decision_learns_of_the_next_judgement_first_and_less_of_the_end() -> None:
    # The last row learns the end, 10. The one before: 4 + 0.94 * (10 - 4) = 9.64.
    # The first: 8 + 0.94 * (9.64 - 8) = 9.5416.
    judged = [[0.0], [8.0], [4.0]]
    assert targets(judged, [10.0]) == [[pytest.approx(9.5416)], [pytest.approx(9.64)], [10.0]]


def test_without_judgement_every_decision_learns_the_end() -> None:
    assert targets([[], [], []], [7.0]) == [[7.0], [7.0], [7.0]]


def test_a_move_deserves_the_share_of_the_looks_that_it_got() -> None:
    assert improved(node([0.5, 0.3, 0.2], [15, 5, 0], [0.6, 0.5, 0.0])) == [0.75, 0.25, 0.0]


def test_a_specialist_takes_what_it_leans_to_if_it_is_not_much_worse() -> None:
    searched = node([0.5, 0.5], [30, 10], [0.50, 0.45])
    assert preferred(searched, [0.0, 0.0]) == 0
    assert preferred(searched, [0.0, 0.08]) == 1
    assert preferred(searched, [0.0, 0.03]) == 0


def test_a_specialist_of_world_leans_to_a_trade_and_does_not_throw_it_away() -> None:
    drawn = leaning("world", 3)
    liked = {move for move, bonus in drawn.liked.items() if bonus > 0}
    cards = {move - PLAY for move in liked}
    assert any(set(trade) <= cards for trade in TRADES)
    assert all(drawn.liked[DISCARD + card] < 0 for card in cards)


def test_nobody_leans_to_collecting_rents_without_a_house() -> None:
    state = title("world").new(2, 1)
    rents = WorldLeaning({PLAY + HOUSE_RENT_CARD: 0.1})
    assert rents.bonus(state, PLAY + HOUSE_RENT_CARD) == 0
    state.players[state.seat].houses = 1  # type: ignore[attr-defined]
    assert rents.bonus(state, PLAY + HOUSE_RENT_CARD) == 0.1


def test_an_interrupted_generation_goes_on_with_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pieces, "GAMES_A_PIECE", 1)
    plan = Class("pillars", 0, (), looks=0)
    whole = pieces.play_all(plan, 3, tmp_path / "games", do_here)
    before = {path.name: path.stat().st_mtime_ns for path in (tmp_path / "games").iterdir()}
    (tmp_path / "games" / "00001.npz").unlink()
    again = pieces.play_all(plan, 3, tmp_path / "games", do_here)
    assert same(whole, again)
    after = {path.name: path.stat().st_mtime_ns for path in (tmp_path / "games").iterdir()}
    assert {name for name in before if before[name] != after[name]} == {"00001.npz"}
