"""W-2: how the event is laid down."""

from __future__ import annotations

import pytest

from kingsbridge.titles.world.goods import PIETY
from kingsbridge.titles.world.moves import ORIENT
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import (
    arrive,
    event_number,
    favor,
    goods,
    new_game,
    offered,
    orient,
    own,
    refused,
    step_of,
    told,
    turn,
    vp,
)

# What the four corners of I-01 bring each side of the board: 1 stone, 1 grain, 1 gold, 1 vp.
CORNERS = {
    0: [{"vp": 1}, {"stone": 1}, {"grain": 1}, {"gold": 1}],
    1: [{"gold": 1}, {"vp": 1}, {"stone": 1}, {"grain": 1}],
    2: [{"grain": 1}, {"gold": 1}, {"vp": 1}, {"stone": 1}],
    3: [{"stone": 1}, {"grain": 1}, {"gold": 1}, {"vp": 1}],
}


def waiting(table: Table, event: str = "I-01", marker: str = "king") -> Table:
    """Return the table as its active player orients this event; nobody owns anything."""
    for seat in range(table.seats):
        own(table, seat)
    table.event = event_number(table, event)
    table.marker = favor(table, marker)
    return arrive(table, "orient")


def received(table: Table, seat: int) -> dict[str, int]:
    """Return what a seat has got, points beyond the 8 of the start included."""
    points = int(vp(table, seat)) - 8
    return goods(table, seat) | ({"vp": points} if points else {})


@pytest.mark.clause("W-2.1")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_active_player_chooses_one_of_four_orientations(start: int) -> None:
    table = turn(new_game(start=start), "I-08")
    assert step_of(table) == "orient"
    assert table.seat == start
    assert offered(table) == {ORIENT, ORIENT + 1, ORIENT + 2, ORIENT + 3}


@pytest.mark.clause("W-2.1", "W-2.3")
@pytest.mark.parametrize("rotation", CORNERS)
def test_the_orientation_decides_which_corner_points_to_whom(rotation: int) -> None:
    # From the Earl on, nobody but the Prior has anything to give, and he has no piety left.
    table = waiting(new_game(start=3), marker="earl")
    table.supply[PIETY] = 0
    orient(table, rotation)
    assert [received(table, seat) for seat in range(4)] == CORNERS[rotation]


@pytest.mark.clause("W-2.1", "W-2.3")
@pytest.mark.parametrize(
    ("rotation", "space"), [(0, "earl"), (1, "bishop"), (2, "queen"), (3, "prior")]
)
def test_the_orientation_decides_how_far_the_favor_marker_moves(rotation: int, space: str) -> None:
    table = waiting(new_game(), marker="earl")
    orient(table, rotation)
    assert table.marker == favor(table, space)
    assert told(table, "orients")[-1].a == rotation


# The Outlaws


@pytest.mark.clause("W-2.2")
def test_without_gold_no_orientation_may_lead_to_the_outlaws() -> None:
    table = waiting(new_game(), "I-08", marker="queen")
    assert offered(table) == {ORIENT, ORIENT + 1, ORIENT + 3}
    assert refused(table) == {ORIENT + 2: "W-2.2"}


@pytest.mark.clause("W-2.2")
def test_without_gold_the_first_outlaws_are_barred_as_well() -> None:
    table = waiting(new_game(), "I-08", marker="merchants")
    assert refused(table) == {ORIENT + 2: "W-2.2"}


@pytest.mark.clause("W-2.2")
def test_with_1_gold_the_outlaws_may_be_visited_and_take_it() -> None:
    table = waiting(new_game(), "I-08", marker="queen")
    own(table, 0, gold=1)
    assert refused(table) == {}
    orient(table, 2)
    assert goods(table, 0) == {"wood": 1}


@pytest.mark.clause("W-2.2")
def test_the_gold_of_others_does_not_count() -> None:
    table = waiting(new_game(), "I-08", marker="queen")
    for seat in (1, 2, 3):
        own(table, seat, gold=9)
    assert refused(table) == {ORIENT + 2: "W-2.2"}


@pytest.mark.clause("W-2.2")
def test_a_marker_that_stays_with_the_outlaws_costs_nothing() -> None:
    table = waiting(new_game(), "I-01", marker="outlaws")
    assert ORIENT in offered(table)
    orient(table, 0)
    assert table.marker == favor(table, "outlaws")


@pytest.mark.clause("W-2.2")
def test_outlaws_that_are_covered_are_passed_by() -> None:
    table = waiting(new_game(), "I-08", marker="queen")
    table.covered = 1 << favor(table, "outlaws_2")
    table.offers = None
    assert refused(table) == {}


@pytest.mark.clause("W-2.5")
def test_gold_of_the_same_income_may_pay_the_outlaws() -> None:
    table = waiting(new_game(), "I-01", marker="prior")
    assert refused(table) == {}
    orient(table, 1)
    assert table.marker == favor(table, "outlaws_2")
    assert goods(table, 0) == {}


@pytest.mark.clause("W-2.5")
def test_gold_that_the_income_brings_to_others_pays_nothing() -> None:
    table = waiting(new_game(start=1), "I-01", marker="prior")
    assert refused(table) == {ORIENT + 1: "W-2.2"}


@pytest.mark.clause("W-2.5")
def test_gold_of_another_orientation_pays_nothing() -> None:
    table = waiting(new_game(), "I-01", marker="queen")
    assert refused(table) == {ORIENT + 2: "W-2.2"}


@pytest.mark.clause("W-2.5", "W-8.6")
def test_a_beggar_cannot_count_on_the_gold_of_the_income() -> None:
    table = waiting(new_game(), "I-01", marker="prior")
    table.players[0].begging = True
    table.offers = None
    assert refused(table) == {ORIENT + 1: "W-2.2"}


# Sides of the board


@pytest.mark.clause("W-2.3")
def test_the_example_of_the_rulebook() -> None:
    table = waiting(new_game(start=1), "I-01", marker="outlaws")
    orient(table, 3)
    assert table.marker == favor(table, "queen")
    assert [received(table, seat) for seat in range(4)] == [
        {"stone": 1},
        {"grain": 1},
        {"gold": 1},
        {"vp": 1},
    ]


@pytest.mark.clause("W-2.4")
@pytest.mark.parametrize("rotation", CORNERS)
def test_with_three_players_the_fourth_side_stays_empty(rotation: int) -> None:
    table = waiting(new_game(3, start=2), marker="earl")
    table.supply[PIETY] = 0
    orient(table, rotation)
    assert [received(table, seat) for seat in range(3)] == CORNERS[rotation][:3]


@pytest.mark.clause("W-2.4")
@pytest.mark.parametrize("rotation", CORNERS)
def test_with_two_players_the_second_and_the_fourth_side_stay_empty(rotation: int) -> None:
    table = waiting(new_game(2), marker="earl")
    table.supply[PIETY] = 0
    orient(table, rotation)
    assert [received(table, seat) for seat in range(2)] == CORNERS[rotation][::2]


@pytest.mark.clause("W-2.4")
def test_the_corner_of_an_empty_side_takes_nothing_from_the_supply() -> None:
    table = waiting(new_game(2), marker="earl")
    supply = table.supply[:]
    orient(table, 0)
    # Only the second seat's grain: nobody sits where the stone points.
    assert [before - after for before, after in zip(supply, table.supply, strict=True)] == [
        *(0, 0, 1, 0, 0, 0, 0, 0)
    ]
