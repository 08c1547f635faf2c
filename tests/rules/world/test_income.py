"""W-3: the personal income."""

from __future__ import annotations

import pytest

from kingsbridge.titles.world.goods import GOODS
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import arrive, drain, goods, new_game, own, told, vp

INCOME = {
    "stone": {"stone": 1},
    "wood": {"wood": 1},
    "grain": {"grain": 1},
    "piety": {"piety": 1},
    "wool": {"wool": 1},
    "loyalty": {"loyalty": 1},
    "medical": {"medical": 1},
    "gold1": {"gold": 1},
    "gold2": {"gold": 2},
}


def with_corners(*corners: str, start: int = 0) -> Table:
    """Return a table whose event shows these corners, before the income; nobody owns anything."""
    table = new_game(start=start, cards={"events": {"I-08": {"corners": list(corners)}}})
    for seat in range(4):
        own(table, seat)
    table.event = -1
    return table


@pytest.mark.clause("W-3.1")
@pytest.mark.parametrize("corner", INCOME)
def test_everybody_receives_what_the_corner_shows(corner: str) -> None:
    table = with_corners(corner, corner, corner, corner)
    arrive(table, "income")
    assert [goods(table, seat) for seat in range(4)] == [INCOME[corner]] * 4
    assert [vp(table, seat) for seat in range(4)] == [8, 8, 8, 8]


@pytest.mark.clause("W-3.1")
def test_a_corner_may_show_1_vp() -> None:
    table = arrive(with_corners("vp", "vp", "vp", "vp"), "income")
    assert [goods(table, seat) for seat in range(4)] == [{}, {}, {}, {}]
    assert [vp(table, seat) for seat in range(4)] == [9, 9, 9, 9]


@pytest.mark.clause("W-3.1")
def test_each_player_has_an_income_of_their_own() -> None:
    table = arrive(with_corners("wood", "vp", "gold2", "piety"), "income")
    assert [goods(table, seat) for seat in range(4)] == [
        *({"piety": 1}, {"wood": 1}, {}, {"gold": 2}),
    ]
    assert [vp(table, seat) for seat in range(4)] == [8, 8, 9, 8]
    assert [entry.seat for entry in told(table, "has_income")] == [0, 1, 3]


@pytest.mark.clause("W-3.1", "W-0.8")
def test_the_income_comes_from_the_supply() -> None:
    table = with_corners("wood", "vp", "gold2", "piety")
    supply = dict(zip(GOODS, table.supply, strict=False))
    arrive(table, "income")
    taken = {good: supply[good] - left for good, left in zip(GOODS, table.supply, strict=False)}
    assert {good: number for good, number in taken.items() if number} == {"wood": 1, "piety": 1}


@pytest.mark.clause("W-3.2")
@pytest.mark.parametrize("good", ["stone", "wood", "grain", "piety", "wool", "loyalty", "medical"])
def test_an_income_that_is_not_in_the_supply_is_1_vp_instead(good: str) -> None:
    table = with_corners(good, "gold1", "gold1", "gold1")
    drain(table, good, holder=3)
    arrive(table, "income")
    assert goods(table, 1) == {}
    assert [vp(table, seat) for seat in range(4)] == [8, 9, 8, 8]
    assert [entry.clause for entry in told(table, "earns_vp")] == ["W-3.2"]


@pytest.mark.clause("W-3.2")
def test_the_last_one_is_still_an_income() -> None:
    table = with_corners("grain", "gold1", "gold1", "gold1")
    drain(table, "grain", left=1, holder=3)
    arrive(table, "income")
    assert goods(table, 1) == {"grain": 1}
    assert vp(table, 1) == 8


@pytest.mark.clause("W-3.2", "W-0.10")
def test_whom_the_last_one_does_not_reach_gets_1_vp() -> None:
    table = with_corners("grain", "grain", "grain", "grain", start=2)
    drain(table, "grain", left=1, holder=1)
    arrive(table, "income")
    assert goods(table, 2) == {"grain": 1}
    assert [vp(table, seat) for seat in (2, 3, 0, 1)] == [8, 9, 9, 9]


@pytest.mark.clause("W-3.2")
def test_gold_is_always_there() -> None:
    table = with_corners("gold2", "gold2", "gold2", "gold2")
    own(table, 3, gold=300)
    arrive(table, "income")
    assert goods(table, 0) == {"gold": 2}
    assert [vp(table, seat) for seat in range(4)] == [8, 8, 8, 8]
