from __future__ import annotations

import pytest

from kingsbridge.titles.world.moves import DISCARD, EXCHANGE, FORGO
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import (
    action,
    arrive,
    discarding,
    drain,
    favor,
    force,
    goods,
    in_chapter,
    make,
    new_game,
    own,
    play,
    playing,
    settle,
    turn,
    vp,
)


def suitor(space: str, chapter: int = 2, **owned: int) -> Table:
    """Return a table with the favor marker on a space; the active player owns these."""
    table = in_chapter(new_game(), chapter)
    table.marker = favor(table, space)
    for seat in range(4):
        own(table, seat)
    own(table, 0, **owned)
    return table


def marker(table: Table) -> str:
    return table.cards.favor_keys[table.marker]


@pytest.mark.clause("W-5.21")
@pytest.mark.parametrize(
    ("before", "after", "gained", "points"),
    [
        ("prioress", "merchants", {"wool": 1}, 0),
        ("merchants", "king", {}, 2),
        ("outlaws", "earl", {"grain": 1}, 0),
        ("earl", "bishop", {}, 3),
        ("bishop", "queen", {}, 2),
        ("queen", "prior", {"piety": 4}, 0),
        ("outlaws_2", "guild_master", {}, 1),
        ("guild_master", "prioress", {}, 2),
    ],
)
def test_favor_moves_the_marker_1_space_and_brings_the_award_there(
    before: str, after: str, gained: dict[str, int], points: int
) -> None:
    table = suitor(before, piety=3, loyalty=2, medical=1)
    settle(table, 0, "gold_stone")
    playing(table, "favor")
    assert marker(table) == after
    assert goods(table, 0) == {"piety": 3, "loyalty": 2, "medical": 1} | gained
    assert vp(table, 0) == 8 + points
    assert discarding(table)


@pytest.mark.clause("W-5.21")
def test_the_award_of_the_favor_card_goes_to_whoever_played_it() -> None:
    table = suitor("outlaws")
    make(playing(table, "piety"), DISCARD + action(table, "resource"))
    play(table, "favor")
    assert goods(table, 0) == {"piety": 1}
    assert goods(table, 1) == {"grain": 1}


@pytest.mark.clause("W-5.21")
def test_a_covered_space_is_passed_over_by_the_favor_card() -> None:
    table = turn(suitor("queen", 3), "III-06")
    own(table, 0, gold=1)
    playing(table, "favor")
    assert marker(table) == "outlaws_2"
    assert goods(table, 0) == {}


@pytest.mark.clause("W-5.21")
def test_if_the_supply_is_empty_the_marker_moves_but_brings_nothing() -> None:
    table = suitor("outlaws")
    drain(table, "grain")
    playing(table, "favor")
    assert marker(table) == "earl"
    assert goods(table, 0) == {}
    assert vp(table, 0) == 8


@pytest.mark.clause("W-5.21", "W-5.2")
def test_a_favor_action_that_is_forgone_leaves_the_marker_alone() -> None:
    table = arrive(suitor("outlaws"), "action")
    table.apply(FORGO)
    play(table, "favor")
    assert marker(table) == "outlaws"
    assert goods(table, 0) == {}


@pytest.mark.clause("W-5.21", "W-5.22")
@pytest.mark.parametrize(("before", "after"), [("king", "outlaws"), ("prior", "outlaws_2")])
def test_a_favor_action_that_ends_on_the_outlaws_costs_1_gold(before: str, after: str) -> None:
    table = playing(suitor(before, gold=2), "favor")
    assert marker(table) == after
    assert goods(table, 0) == {"gold": 1}


@pytest.mark.clause("W-5.22")
@pytest.mark.parametrize("before", ["king", "prior"])
def test_without_gold_for_the_outlaws_the_favor_card_does_nothing(before: str) -> None:
    table = playing(suitor(before, wool=1), "favor")
    assert marker(table) == before
    assert goods(table, 0) == {"wool": 1}
    assert vp(table, 0) == 8
    assert discarding(table)


@pytest.mark.clause("W-5.22")
def test_outlaws_that_are_covered_ask_for_no_gold() -> None:
    table = turn(suitor("king", 4), "IV-09")
    own(table, 0)
    playing(table, "favor")
    assert marker(table) == "earl"
    assert goods(table, 0) == {"grain": 1}


@pytest.mark.clause("W-5.22")
def test_gold_that_was_traded_away_cannot_pay_the_outlaws() -> None:
    table = suitor("king", 1, gold=1)
    force(table, "I-09")
    arrive(table, "action")
    table.apply(EXCHANGE)
    assert goods(table, 0) == {"piety": 1}
    play(table, "favor")
    assert marker(table) == "king"
