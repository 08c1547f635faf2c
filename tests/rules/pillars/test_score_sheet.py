from __future__ import annotations

import random

import pytest

from kingsbridge.engine.phrase import Name
from kingsbridge.titles.pillars import TITLE
from kingsbridge.titles.pillars.moves import FINISH
from kingsbridge.titles.pillars.state import Table
from tests.rules.pillars.board import (
    employ,
    grant,
    new_game,
    open_privileges,
    own,
    play,
    stand,
    turn,
    visit,
    working,
)


def sheet(table: Table, seat: int = 0) -> dict[str, float]:
    """Return a seat's score sheet: victory points by where they came from."""
    lines = {}
    for phrase, vp in TITLE.score_sheet(table, seat):
        name = phrase.facts.get("craftsman")
        if isinstance(name, Name):
            lines[f"{name.key} {phrase.facts['capacity']}"] = vp
        else:
            lines[phrase.message.removeprefix("pillars-sheet-")] = vp
    return lines


@pytest.mark.clause("P-0.4")
def test_the_sheet_begins_with_the_2_vp_of_the_start() -> None:
    assert sheet(new_game()) == {"start": 2}


@pytest.mark.clause("P-5.1")
def test_the_sheet_tells_what_the_priory_gave() -> None:
    table = new_game()
    stand(table, 0, "priory")
    stand(table, 0, "priory")
    visit(table, "priory")
    assert sheet(table) == {"start": 2, "priory": 3}


@pytest.mark.clause("P-5.1", "P-4.2")
def test_the_sheet_tells_prior_philips_points_as_a_privileges() -> None:
    table = new_game()
    grant(table, 0, "prior_philip")
    stand(table, 0, "priory")
    visit(table, "priory")
    assert sheet(table) == {"start": 2, "priory": 2, "privileges": 1}


@pytest.mark.clause("P-4.2")
def test_the_sheet_tells_what_a_privilege_gave() -> None:
    table = new_game()
    open_privileges(table, "madonna", "tom")
    stand(table, 0, "kingsbridge")
    visit(table, "kingsbridge")
    assert sheet(table) == {"start": 2, "privileges": 3}


@pytest.mark.clause("P-1.3")
def test_the_sheet_tells_what_was_lost_to_events() -> None:
    table = new_game()
    table.players[0].gold = 0
    turn(table, "hamleighs_levy")
    visit(table, "event_strikes")
    assert sheet(table) == {"start": 2, "lost_to_events": -2}


@pytest.mark.clause("P-9.4")
def test_the_sheet_tells_what_was_lost_to_taxes() -> None:
    table = new_game(cards={"stock": {"tax_die": [3] * 6}})
    table.players[0].gold = 0
    visit(table, "kings_court")
    assert sheet(table) == {"start": 2, "lost_to_tax": -1}


@pytest.mark.clause("P-13.9")
def test_the_sheet_tells_only_what_was_really_lost() -> None:
    table = new_game(cards={"stock": {"tax_die": [4] * 6}})
    turn(table, "conflict")
    visit(table, "event_strikes")
    table.players[0].gold = 0
    visit(table, "kings_court")
    assert sheet(table) == {"start": 2, "lost_to_events": -2}


@pytest.mark.clause("P-13.1")
def test_the_sheet_tells_each_craftsmans_points() -> None:
    table = new_game(2)
    employ(table, 0, "potter_2", "potter_3", "sculptor_3", "goldsmith_5", "gold_woodworker")
    own(table, 0, sand=4, wood=1, stone=1)
    visit(table, "cathedral")
    play(table, *[working(table, "potter_2")] * 2, working(table, "potter_3"))
    play(table, working(table, "sculptor_3"), working(table, "gold_woodworker"))
    play(table, *[working(table, "goldsmith_5")] * 3, FINISH)
    assert sheet(table) == {
        "start": 2,
        "potter 2": 2,
        "potter 3": 1,
        "sculptor 1": 2,
        "goldsmith 6": 3,
    }


@pytest.mark.clause("P-13.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lines_of_the_sheet_always_add_up_to_the_vp(seats: int) -> None:
    for seed in range(5):
        moves = random.Random(seed)
        table = new_game(seats, seed=seed)
        while not table.over:
            table.apply(moves.choice(table.legal()))
            for seat, vp in enumerate(table.scores()):
                assert sum(sheet(table, seat).values()) == vp
