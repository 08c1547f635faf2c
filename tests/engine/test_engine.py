"""The engine without a title of its own: menus, moves, journal, positions."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kingsbridge.engine.conformance import Unsound, check, check_refusals
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import BadOption, BadPosition, IllegalMove
from kingsbridge.engine.journal import Entry, Journal
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title
from tests.engine.games import random_play
from tests.engine.matches import Matches, MatchesTitle

MATCHES = MatchesTitle()


def test_a_title_of_others_keeps_every_promise_of_the_engine() -> None:
    for seed in range(20):
        for moment in random_play(MATCHES.new(2, seed), seed):
            check(MATCHES, moment)
            check_refusals(MATCHES, moment, FastDice.seeded(seed))


def test_conformance_notices_a_title_that_loses_things() -> None:
    state = MATCHES.new(2, 1)
    assert isinstance(state, Matches)
    state.left = 5
    with pytest.raises(Unsound, match="matches are missing"):
        check(MATCHES, state)


def test_a_game_has_all_its_seats_unless_told_otherwise() -> None:
    assert MATCHES.new().seats == 2
    assert title("pillars").new().seats == 4


def test_a_refused_move_names_its_clause() -> None:
    state = MATCHES.new(2, 1)
    for _ in range(3):
        state.apply(2)
    assert state.explained().refusals == {2: "M-1"}
    with pytest.raises(IllegalMove, match="move 2 of seat 1 is refused by M-1"):
        state.apply(2)


def test_an_unknown_move_names_what_may_be_played() -> None:
    state = MATCHES.new(2, 1)
    with pytest.raises(IllegalMove, match=r"move 9 is not a move of this moment.*\[0, 1, 2\]"):
        state.apply(9)


def test_after_the_end_nothing_is_offered_and_nothing_can_be_played() -> None:
    *_, ended = random_play(MATCHES.new(2, 1), 1)
    assert ended.over
    assert ended.legal() == []
    with pytest.raises(IllegalMove, match="the game is over"):
        ended.apply(0)


def test_only_seats_of_the_table_can_look_at_it() -> None:
    with pytest.raises(IllegalMove, match="seats 0 to 1"):
        MATCHES.new(2, 1).as_seen_by(2)


def test_the_journal_tells_what_happened_and_simulation_keeps_none() -> None:
    journal = Journal()
    state = MATCHES.new(2, 1, journal=journal)
    state.apply(1)
    assert [(entry.what, entry.clause, entry.seat, entry.a) for entry in journal.entries] == [
        ("takes", "M-1", 0, 2)
    ]
    assert MATCHES.new(2, 1).journal is None
    assert state.clone().journal is None


def test_what_is_whispered_is_told_to_one_seat_only() -> None:
    journal = Journal()
    state = MATCHES.new(2, 1, journal=journal)
    state.whisper("sees", "M-2", 1, 3)
    assert journal.seen_by(0) == []
    whispered: list[Entry] = journal.seen_by(1)
    assert [entry.what for entry in whispered] == ["sees"]


def test_a_class_that_leaves_something_out_says_what() -> None:
    class Unfinished(Matches):
        pass

    def scores(state: State) -> list[float]:
        return State.scores(state)

    with pytest.raises(TypeError, match=r"Unfinished must define scores\(\)"):
        scores(Unfinished(2, FastDice.seeded(1)))


@pytest.mark.parametrize("seats", [1, 3, 0, -1, True])
def test_a_wrong_number_of_seats_says_how_many_there_may_be(seats: int) -> None:
    with pytest.raises(BadOption, match="matches is for 2 to 2 seats"):
        MATCHES.new(seats, 1)


def test_an_unknown_title_says_which_there_are() -> None:
    with pytest.raises(BadOption, match=r"no title 'chess'; there is .*'pillars'"):
        title("chess")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"left": "two"}, "position.left: expected a whole number from 0 to 11, not 'two'"),
        ({"left": 12}, "position.left: expected a whole number from 0 to 11, not 12"),
        ({"over": 1}, "position.over: expected true or false, not 1"),
        ({"taken": [0]}, r"position.taken: expected a list of 2, not \[0\]"),
        ({"taken": [0, -1]}, r"position.taken\[1\]: expected a whole number from 0 to 11"),
        ({"hidden": 1}, "position: there is no 'hidden' in a position"),
    ],
)
def test_a_bad_position_says_what_is_wrong_where(change: dict[str, object], message: str) -> None:
    position = MATCHES.to_json(MATCHES.new(2, 1))
    with pytest.raises(BadPosition, match=message):
        MATCHES.from_json({**position, **change})


def test_a_position_with_something_missing_says_what() -> None:
    position = MATCHES.to_json(MATCHES.new(2, 1))
    del position["left"]
    with pytest.raises(BadPosition, match="position: 'left' is missing"):
        MATCHES.from_json(position)


def test_the_engine_and_the_titles_import_no_third_party_package() -> None:
    """Nothing in them may need the server, a language file or anything from outside.

    Compiled, they need the compiler's own library.
    """
    program = (
        "import sys, kingsbridge.titles.pillars, kingsbridge.engine.conformance as c\n"
        "known = set(sys.stdlib_module_names) | {'kingsbridge', '__main__', 'kingsbridge__mypyc'}\n"
        "known |= {'librt', 'mypy_extensions'}\n"
        "print(sorted({m.split('.')[0] for m in sys.modules} - known))"
    )
    # -I keeps the environment out; -S would keep the installed package out too.
    places = [str(Path(entry).resolve()) for entry in sys.path if entry]
    start = f"import sys; sys.path[:0] = {places!r}\n"
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-c", start + program],
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == "[]"
