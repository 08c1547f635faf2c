from __future__ import annotations

import random

import pytest

from kingsbridge.titles.world import TITLE
from kingsbridge.titles.world.moves import CARE, TREAT
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import (
    arrive,
    begin_project,
    building,
    close_chapter,
    favor,
    ill,
    in_chapter,
    new_game,
    own,
    play,
    seal,
    turn,
)


def sheet(table: Table, seat: int = 0) -> dict[str, float]:
    """Return a seat's score sheet: victory points by where they came from."""
    return {
        phrase.message.removeprefix("world-sheet-"): vp
        for phrase, vp in TITLE.score_sheet(table, seat)
    }


@pytest.mark.clause("W-0.4")
def test_the_sheet_begins_with_the_8_vp_of_the_start() -> None:
    assert sheet(new_game()) == {"start": 8}


@pytest.mark.clause("W-3.1")
def test_the_sheet_tells_the_points_of_the_income() -> None:
    table = new_game(cards={"events": {"I-08": {"corners": ["vp"] * 4}}})
    table.event = -1
    arrive(table, "income")
    assert sheet(table) == {"start": 8, "income": 1}


@pytest.mark.clause("W-4.3")
def test_the_sheet_tells_the_points_of_favors() -> None:
    table = new_game()
    own(table, 0, loyalty=3)
    table.marker = favor(table, "merchants")
    table.rotation = 1
    arrive(table, "favor")
    assert sheet(table) == {"start": 8, "favor": 3}


@pytest.mark.clause("W-5.13", "W-9.2")
def test_the_sheet_tells_the_points_of_building_and_of_donations() -> None:
    table = in_chapter(new_game(), 2)
    begin_project(table, "bridge", stone=4, wood=2)
    seal(table, 0, "bridge")
    own(table, 0, stone=1)
    arrive(table, "action")
    play(table, "building")
    table.apply(building(table, "bridge", "stone"))
    assert sheet(table) == {"start": 8, "building": 3, "donations": 2}


@pytest.mark.clause("W-9.5")
def test_the_sheet_tells_the_points_of_the_metal() -> None:
    table = in_chapter(new_game(), 4)
    own(table, 0, loyalty=1)
    turn(table, "IV-01")
    assert sheet(table) == {"start": 8, "metal": 3}


@pytest.mark.clause("W-5.20")
def test_the_sheet_tells_the_points_of_medicine() -> None:
    table = arrive(in_chapter(new_game(), 2), "action")
    play(table, "medicine")
    table.apply(TREAT)
    assert sheet(table) == {"start": 8, "medicine": 1}


@pytest.mark.clause("W-10.3")
def test_the_sheet_tells_the_points_of_care_with_those_of_the_benefit() -> None:
    table = in_chapter(new_game(), 3)
    ill(table, 10, 1)
    own(table, 0, medical=1)
    arrive(table, "action")
    play(table, "medicine")
    table.apply(CARE + 9)
    assert sheet(table) == {"start": 8, "care": 4}


@pytest.mark.clause("W-1.3")
def test_the_sheet_tells_what_events_gave_and_took() -> None:
    table = in_chapter(new_game(), 4)
    own(table, 0, medical=3)
    turn(table, "IV-02")
    assert sheet(table) == {"start": 8, "events": 3}
    turn(table, "IV-08")
    assert sheet(table) == {"start": 8, "events": 2}


@pytest.mark.clause("W-8.1", "W-8.2", "W-8.3")
def test_the_sheet_tells_what_was_lost_to_each_duty() -> None:
    table = new_game(
        cards={"stock": {"tax_die": [3] * 6, "start": {"wool": 1, "gold": 2, "vp": 30}}}
    )
    own(table, 0, piety=1)
    close_chapter(table)
    assert sheet(table) == {
        "start": 30,
        "lost_to_piety": -3,
        "lost_to_grain": -4,
        "lost_to_tax": -3,
    }


@pytest.mark.clause("W-11.3")
def test_the_sheet_tells_only_what_was_really_lost() -> None:
    table = new_game(cards={"stock": {"tax_die": [3] * 6}})
    own(table, 0)
    close_chapter(table)
    assert sheet(table) == {"start": 8, "lost_to_piety": -6, "lost_to_grain": -2}


@pytest.mark.clause("W-11.1")
def test_the_sheet_tells_what_was_left_at_the_end() -> None:
    table = in_chapter(new_game(), 4, 6)
    own(table, 0, stone=2, wood=1, gold=3)
    arrive(table, "next_round")
    assert sheet(table) == {"start": 8, "resources": 3, "gold": 1.5}


@pytest.mark.clause("W-11.1", "W-11.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lines_of_the_sheet_always_add_up_to_the_vp(seats: int) -> None:
    for seed in range(4):
        moves = random.Random(seed)
        table = new_game(seats, seed=seed)
        while not table.over:
            table.apply(moves.choice(table.legal()))
            for seat, vp in enumerate(table.scores()):
                assert sum(sheet(table, seat).values()) == vp
