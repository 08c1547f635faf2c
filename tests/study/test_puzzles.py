"""Puzzles: what comes with the package holds, which comes next, the daily one, and ratings."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import title
from kingsbridge.study.choosing import MOST_TOLD, Kept, choose, found_again, puzzle_of
from kingsbridge.study.mining import CLEAR, Mine, Ore, Tried, mine_game, mine_record
from kingsbridge.study.puzzles import from_line, lessened, puzzles_of, to_line, whole
from kingsbridge.study.puzzles_told import (
    told_hall,
    told_puzzle,
    told_solution,
    told_verdict,
)
from kingsbridge.study.rating import Rating, attempted
from kingsbridge.study.solver_book import Book, book_from_text
from kingsbridge.study.solving import NEVER, Standing, dated, day_of, rated
from kingsbridge.table.errors import NotKnown
from kingsbridge.terminal.games import read_record
from kingsbridge.words import LANGUAGES
from tests.cli.running import for_both_titles

RECORDS = Path(__file__).parents[1] / "records" / "world"
FEWEST = 300


# What comes with the package


@for_both_titles
def test_every_puzzle_that_comes_with_the_package_can_be_put_on_the_table(key: str) -> None:
    puzzles = puzzles_of(key)
    assert len(puzzles.all) >= FEWEST
    positions = set()
    for puzzle in puzzles.all.values():
        state = puzzle.state()
        offers = state.legal()
        assert not state.over
        assert len(offers) > 2
        assert title(key).flaws(state) == []
        assert {one.move for one in puzzle.tried} <= set(offers)
        assert set(puzzle.themes) <= set(puzzles.themes)
        assert puzzle.themes
        # At least ten points of chance, with ten times the thinking and on fresh deals.
        others = puzzle.tried[1:]
        assert puzzle.tried[0].chance - max(one.chance for one in others) >= CLEAR - 0.001
        assert puzzle.tried[0].dealt - max(one.dealt for one in others) >= CLEAR - 0.001
        positions.add(json.dumps(puzzle.position, sort_keys=True))
    assert len(positions) == len(puzzles.all)


@for_both_titles
def test_a_search_still_finds_a_sample_of_them(key: str) -> None:
    among = list(puzzles_of(key).all.values())
    sample = sorted(among, key=lambda puzzle: puzzle.tried[1].chance - puzzle.tried[0].chance)[:2]
    assert all(found_again(puzzle, seed=7, looks=40) for puzzle in sample)


@for_both_titles
def test_nothing_in_a_puzzle_is_known_that_its_seat_could_not_know(key: str) -> None:
    """As shipped it was dealt anew: dealt once more it looks the same to the seat."""
    for puzzle in list(puzzles_of(key).all.values())[::20]:
        state = puzzle.state()
        again = state.as_seen_by(state.seat)
        assert again.knowledge(state.seat) == state.knowledge(state.seat)
        assert title(key).view(again, state.seat) == title(key).view(state, state.seat)


@for_both_titles
def test_what_is_told_before_a_try_does_not_name_the_answer(key: str) -> None:
    puzzle = next(iter(puzzles_of(key).all.values()))
    told = told_puzzle(puzzle, puzzle.first_rating, "en", fresh=True)
    menu = told.moment.menu
    assert menu is not None
    assert menu.proposal is None
    assert puzzle.best in [offer.move for offer in menu.offers]
    assert told.moment.seat == puzzle.state().seat


@for_both_titles
@pytest.mark.parametrize("language", LANGUAGES)
def test_solutions_are_told_in_every_language(key: str, language: str) -> None:
    for puzzle in list(puzzles_of(key).all.values())[::15]:
        told = told_solution(puzzle, language)
        assert [choice.move for choice in told.choices] == [one.move for one in puzzle.tried]
        assert len(told.said) >= 2
        assert told_puzzle(puzzle, puzzle.first_rating, language, fresh=True).themes
    assert told_hall(puzzles_of(key), Standing(), 0, language).themes


@for_both_titles
def test_a_puzzle_is_written_down_by_what_differs_from_a_new_table(key: str) -> None:
    puzzle = next(iter(puzzles_of(key).all.values()))
    position = title(key).to_json(puzzle.state())
    assert whole(key, lessened(key, position)) == position
    assert from_line(key, to_line(puzzle)) == puzzle


# Verdicts


def test_the_best_move_solves_and_any_other_is_told_what_it_gives_away() -> None:
    puzzle = next(iter(puzzles_of("world").all.values()))
    best, second = puzzle.tried[:2]
    mine = Standing()
    good = told_verdict(puzzle, best.move, mine, mine, 0, "en", counted=True)
    assert good.solved
    assert good.solution is not None
    bad = told_verdict(puzzle, second.move, mine, mine, 0, "en", counted=True)
    assert not bad.solved
    assert bad.solution is None
    assert f"{100 * second.chance:.0f}%" in bad.said[0]


# Which comes next


def test_the_next_puzzle_is_near_ones_rating_and_was_not_seen() -> None:
    puzzles = puzzles_of("pillars")
    seen: set[str] = set()
    for _ in range(10):
        coming = puzzles.next(Rating(25.0), seen)
        assert coming.key not in seen
        seen.add(coming.key)
    hard = puzzles.next(Rating(60.0), ())
    easy = puzzles.next(Rating(0.0), ())
    assert hard.mu > easy.mu


def test_who_has_seen_all_sees_them_once_more() -> None:
    puzzles = puzzles_of("pillars")
    assert puzzles.next(Rating(), set(puzzles.all)).key in puzzles.all


def test_a_theme_is_asked_for_by_its_name() -> None:
    puzzles = puzzles_of("world")
    for theme, count in puzzles.counts().items():
        assert count > 0
        assert theme in puzzles.next(Rating(), (), theme).themes
    with pytest.raises(BadOption, match="orientation"):
        puzzles.next(Rating(), (), "chess")
    with pytest.raises(NotKnown):
        puzzles.of("world-nothing")


def test_every_day_has_a_puzzle_and_each_comes_once_before_any_comes_again() -> None:
    puzzles = puzzles_of("pillars")
    first = (20_000 // len(puzzles.all)) * len(puzzles.all)
    days = [puzzles.daily(first + day).key for day in range(len(puzzles.all))]
    assert sorted(days) == sorted(puzzles.all)
    assert puzzles.daily(first) is puzzles.daily(first)


# How somebody stands


@pytest.mark.parametrize("solved", [True, False])
def test_ratings_move_as_openskill_moves_them(solved: bool) -> None:
    model = PlackettLuce()
    for mine, puzzle in (
        (Rating(), Rating(25.0, 5.0)),
        (Rating(31.2, 2.1), Rating(19.0, 4.0)),
        (Rating(12.0, 6.0), Rating(33.0, 1.3)),
    ):
        teams = [[model.rating(one.mu, one.sigma)] for one in (mine, puzzle)]
        ((me,), (it,)) = model.rate(teams, ranks=[0, 1] if solved else [1, 0])
        mine_after, puzzle_after = attempted(mine, puzzle, solved)
        assert (mine_after.mu, mine_after.sigma) == pytest.approx((me.mu, me.sigma), abs=1e-9)
        assert (puzzle_after.mu, puzzle_after.sigma) == pytest.approx((it.mu, it.sigma), abs=1e-9)


def test_a_run_grows_with_every_puzzle_solved_and_ends_with_one_that_was_not() -> None:
    mine = Standing()
    for _ in range(3):
        mine, _ = rated(mine, Rating(), True)
    assert (mine.run, mine.best_run, mine.solved, mine.tried) == (3, 3, 3, 3)
    mine, _ = rated(mine, Rating(), False)
    assert (mine.run, mine.best_run, mine.solved, mine.tried) == (0, 3, 3, 4)


def test_days_in_a_row_are_counted_by_the_date() -> None:
    mine = dated(Standing(), 100, True)
    mine = dated(mine, 101, True)
    assert mine.days_on(101) == mine.days_on(102) == 2
    # A day was left out.
    assert mine.days_on(103) == 0
    assert dated(mine, 103, True).days == 1
    # Of a day only the first try counts.
    assert dated(mine, 101, False) == mine
    assert dated(mine, 102, False).days == 0
    assert mine.best_days == 2
    assert Standing().last_day == NEVER


def test_a_day_begins_at_midnight_in_greenwich() -> None:
    assert day_of(86_400_000 - 1) == 0
    assert day_of(86_400_000) == 1


def test_only_the_first_try_at_a_puzzle_counts() -> None:
    puzzles = puzzles_of("pillars")
    puzzle = puzzles.daily(1)
    book = Book().after(puzzle, False, 1)
    assert book.standing.tried == 1
    assert book.after(puzzle, True, None).standing == book.standing
    assert book_from_text(book.to_text()) == book
    assert book_from_text(None) == Book()
    assert book.rating_of(puzzle).mu > puzzle.mu
    assert book.next(puzzles, None).key != puzzle.key


# Mining

SMALL = Mine("world", seed=5, sizes=(2,), glance=2, base=3, deals=2, deal_looks=2)
RICH = 3  # in this game of it there is something


def test_what_is_mined_is_clearly_best_and_the_same_every_time() -> None:
    found = mine_game(SMALL, RICH, lambda: False)
    assert found
    for ore in found:
        state = title("world").from_json(ore.position)
        assert ore.best in state.legal()
        assert len(state.legal()) >= 3
        assert ore.tried[0].chance - ore.tried[1].chance >= CLEAR - 0.001
        assert ore.tried[0].dealt - ore.tried[1].dealt >= CLEAR - 0.001
    assert mine_game(SMALL, RICH, lambda: False) == found
    puzzle = puzzle_of(found[0], deals=2)
    assert puzzle.state().legal() == title("world").from_json(found[0].position).legal()
    assert len(puzzle.gains.lines) <= MOST_TOLD


def test_mining_ends_when_asked_to() -> None:
    assert mine_game(SMALL, 0, lambda: True) is None


def test_a_recorded_game_can_be_mined_too() -> None:
    record = read_record(min(RECORDS.glob("*.json")))
    found = mine_record(SMALL, 0, record, lambda: False)
    assert found is not None
    assert all(ore.position["title"] == "world" for ore in found)


def test_no_more_than_two_puzzles_are_of_one_game_and_none_comes_twice() -> None:
    some = list(puzzles_of("world").all.values())[:4]
    ores = [
        Ore(0, 10 * n, title("world").to_json(puzzle.state()), list(puzzle.tried), [1, 1, 1, 1])
        for n, puzzle in enumerate(some)
    ]
    found: list[Kept] = [("mine", ore) for ore in [*ores, ores[0]]]
    assert len(choose(found, 10)) == 2
    apart: list[Kept] = [("mine", replace(ore, game=n)) for n, ore in enumerate([*ores, ores[0]])]
    assert len(choose(apart, 10)) == 4
    assert len(choose(apart, 3)) == 3
    assert isinstance(ores[0].tried[0], Tried)
