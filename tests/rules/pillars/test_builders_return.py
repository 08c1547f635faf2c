from __future__ import annotations

import pytest

from kingsbridge.titles.pillars.goods import SAND
from kingsbridge.titles.pillars.moves import CUBE, FINISH, PROTECTION, WITHDRAW
from tests.rules.pillars.board import (
    arrive,
    at_field,
    at_mill,
    builders_at,
    employ,
    in_round,
    new_game,
    open_privileges,
    play,
    stand,
    told,
    turn,
    visit,
)


@pytest.mark.clause("P-III.0")
@pytest.mark.parametrize(
    ("place", "step"),
    [
        ("kingsbridge", "kingsbridge"),
        ("kingsbridge 2", "kingsbridge"),
        ("priory", "priory"),
        ("kings_court", "kings_court"),
        ("shiring", "shiring"),
        ("shiring 2", "shiring"),
        ("castle", "castle"),
    ],
)
def test_the_builders_of_a_place_return_to_the_bag_once_it_is_resolved(
    place: str, step: str
) -> None:
    table = new_game()
    stand(table, 2, place)
    stand(table, 0, "cathedral")
    assert not visit(table, step)
    assert table.bag == [2, 3, 3, 3]
    assert builders_at(table, place)[0] == -1
    assert builders_at(table, "cathedral") == [0]


@pytest.mark.clause("P-III.0")
def test_all_builders_of_a_place_return_together() -> None:
    table = new_game()
    for seat in (2, 0, 2):
        stand(table, seat, "kings_court")
    visit(table, "kings_court")
    assert table.bag == [3, 3, 3, 3]
    assert builders_at(table, "kings_court") == [-1, -1, -1, -1]


@pytest.mark.clause("P-III.0")
@pytest.mark.parametrize("choice", [PROTECTION, CUBE + SAND])
def test_the_archbishops_guest_returns_to_the_bag(choice: int) -> None:
    table = new_game()
    stand(table, 1, "archbishop")
    turn(table, "conflict")
    visit(table, "archbishop")
    assert table.bag[1] == 2
    play(table, choice)
    assert table.bag[1] == 3
    assert builders_at(table, "archbishop") == [-1]


@pytest.mark.clause("P-III.0", "P-12.1")
def test_who_withdraws_from_the_market_takes_that_builder_back() -> None:
    table = new_game()
    for seat in (1, 0, 1):
        stand(table, seat, "market")
    visit(table, "market")
    play(table, WITHDRAW)
    assert table.bag == [2, 2, 3, 3]
    assert builders_at(table, "market") == [-1, 0, 1, -1]
    play(table, WITHDRAW, WITHDRAW)
    assert table.bag == [3, 3, 3, 3]


@pytest.mark.clause("P-III.0", "P-14.1")
@pytest.mark.parametrize("this_round", [1, 6])
def test_the_builder_at_the_cathedral_returns_last(this_round: int) -> None:
    table = in_round(new_game(), this_round)
    stand(table, 1, "cathedral")
    arrive(table, "next_start")
    assert table.bag == [3, 3, 3, 3]
    assert builders_at(table, "cathedral") == [-1]


@pytest.mark.clause("P-III.0", "P-14.1")
def test_the_places_are_resolved_clockwise() -> None:
    table = new_game()
    for place in ("kingsbridge", "priory", "kings_court", "shiring", "castle", "market"):
        stand(table, 0, place) if table.bag[0] else stand(table, 1, place)
    stand(table, 2, "archbishop")
    open_privileges(table, "madonna", "tom")
    at_field(table, 3, "sand_2")
    at_mill(table, 3, 1)
    employ(table, 3, "architect")
    arrive(table, "event_turned")
    play(table, CUBE + SAND)
    play(table, WITHDRAW, FINISH)
    assert table.journal is not None
    happened = [
        "turns_event",
        "takes_cube",
        "earns_at_mill",
        "takes_privilege",
        "scores_at_priory",
        "produces",
        "rolls_tax",
        "hires_free",
        "hires_workers",
        "withdraws",
        "adds_piece",
        "starts",
    ]
    order = [entry.what for entry in table.journal.entries]
    assert [what for what in dict.fromkeys(order) if what in happened] == happened
    assert told(table, "starts")[0].seat == 1
