from __future__ import annotations

import pytest

from kingsbridge.titles.world.goods import STONE, WOOD
from kingsbridge.titles.world.moves import DISCARD, DONE, FORGO, GET, PLAY, SELL_WOOL
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import (
    action,
    arrive,
    building,
    discarding,
    drain,
    force,
    goods,
    in_chapter,
    make,
    new_game,
    offered,
    orient,
    own,
    play,
    playing,
    refused,
    settle,
    told,
    turn,
    vp,
)


def town(chapter: int = 2, seats: int = 4, start: int = 0) -> Table:
    """Return a table in the first round of a chapter; nobody owns anything."""
    table = in_chapter(new_game(seats, start), chapter)
    for seat in range(seats):
        own(table, seat)
    return table


# ---- Turns -----------------------------------------------------------------------------------


@pytest.mark.clause("W-5.1")
def test_each_player_plays_a_card_the_active_player_first_and_then_clockwise() -> None:
    table = arrive(town(start=2), "action")
    order = []
    for _ in range(4):
        order.append(table.seat)
        play(table, "grain")
        table.apply(DISCARD + action(table, "favor"))
    assert order == [2, 3, 0, 1]
    assert [entry.seat for entry in told(table, "plays")] == [2, 3, 0, 1]
    assert table.round == 2


@pytest.mark.clause("W-5.1")
def test_a_card_is_carried_out_before_the_next_player_plays() -> None:
    table = town(seats=2)
    drain(table, "grain", left=1, holder=1)
    playing(table, "grain")
    assert goods(table, 0) == {"grain": 1}
    table.apply(DISCARD + action(table, "favor"))
    assert table.seat == 1
    play(table, "grain")
    assert goods(table, 1) == {"grain": 9}


@pytest.mark.clause("W-5.1")
def test_a_card_that_was_played_lies_face_up_on_the_action_pile() -> None:
    table = playing(town(), "piety")
    player = table.players[0]
    assert player.played == [action(table, "piety")]
    assert not player.hand >> action(table, "piety") & 1


@pytest.mark.clause("W-5.1")
def test_the_long_term_event_of_this_round_already_counts() -> None:
    table = turn(town(1), "I-02")
    own(table, 0, wool=2)
    orient(table, 0)
    own(table, 0, wool=2)
    play(table, "sales")
    table.apply(SELL_WOOL + 1)
    assert goods(table, 0) == {"gold": 2}


@pytest.mark.clause("W-5.1")
def test_all_long_term_events_count_at_once() -> None:
    table = town()
    own(table, 0, stone=2)
    force(table, "II-07", "I-10")
    playing(table, "building")
    table.apply(building(table, "bridge", "stone"))
    assert vp(table, 0) == 8 + 3 + 1
    assert discarding(table)


@pytest.mark.clause("W-5.1")
def test_a_card_not_in_hand_cannot_be_played() -> None:
    table = town()
    table.players[0].hand &= ~(1 << action(table, "grain"))
    arrive(table, "action")
    assert refused(table)[PLAY + action(table, "grain")] == "W-5.4"


# ---- The action is voluntary -----------------------------------------------------------------


@pytest.mark.clause("W-5.2")
def test_nobody_has_to_carry_out_the_action() -> None:
    table = arrive(town(), "action")
    assert FORGO in offered(table)
    table.apply(FORGO)
    play(table, "grain")
    assert goods(table, 0) == {}
    assert discarding(table)


@pytest.mark.clause("W-5.2")
@pytest.mark.parametrize(
    "card",
    ["resource", "building", "sales", "house_building", "house_rent", "donation", "cloth"],
)
def test_an_action_with_a_choice_can_still_be_left_undone(card: str) -> None:
    table = town()
    player = own(table, 0, stone=1, wood=1, wool=1, cloth=1, gold=1)
    settle(table, 0, "grain_stone", "piety_stone", "wool_stone")
    before = goods(table, 0), vp(table, 0), player.houses, player.seals
    playing(table, card)
    table.apply(DONE)
    assert (goods(table, 0), vp(table, 0), player.houses, player.seals) == before
    assert discarding(table)


@pytest.mark.clause("W-5.2", "W-5.20")
def test_medicine_too_can_be_left_undone() -> None:
    table = make(playing(town(), "medicine"), DONE)
    assert goods(table, 0) == {}
    assert vp(table, 0) == 8
    assert discarding(table)


@pytest.mark.clause("W-5.2")
@pytest.mark.parametrize(
    "card", ["building", "sales", "house_building", "house_rent", "donation", "cloth"]
)
def test_an_action_that_cannot_be_carried_out_does_nothing(card: str) -> None:
    table = playing(town(), card)
    assert goods(table, 0) == {}
    assert vp(table, 0) == 8
    assert discarding(table)


@pytest.mark.clause("W-5.2", "W-5.10")
def test_without_grain_on_the_field_the_grain_card_does_nothing() -> None:
    table = town()
    drain(table, "grain")
    playing(table, "grain")
    assert goods(table, 0) == {}
    assert vp(table, 0) == 8
    assert told(table, "takes_good") == []
    assert discarding(table)


@pytest.mark.clause("W-5.2", "W-5.11")
def test_without_piety_in_the_cathedral_the_piety_card_does_nothing() -> None:
    table = town()
    drain(table, "piety")
    playing(table, "piety")
    assert goods(table, 0) == {}
    assert vp(table, 0) == 8
    assert discarding(table)


# ---- Grain, piety, resource ------------------------------------------------------------------


@pytest.mark.clause("W-5.10")
def test_grain_brings_1_grain_from_the_field() -> None:
    table = town()
    supply = table.supply[:]
    playing(table, "grain")
    assert goods(table, 0) == {"grain": 1}
    assert sum(supply) - sum(table.supply) == 1
    assert [entry.clause for entry in told(table, "takes_good")] == ["W-5.10"]


@pytest.mark.clause("W-5.11")
def test_piety_brings_1_piety_from_the_cathedral() -> None:
    table = town()
    supply = table.supply[:]
    playing(table, "piety")
    assert goods(table, 0) == {"piety": 1}
    assert sum(supply) - sum(table.supply) == 1
    assert [entry.clause for entry in told(table, "takes_good")] == ["W-5.11"]


@pytest.mark.clause("W-5.12")
def test_resource_offers_a_stone_or_a_wood() -> None:
    table = playing(town(), "resource")
    assert offered(table) == {DONE, GET + STONE, GET + WOOD}


@pytest.mark.clause("W-5.12")
@pytest.mark.parametrize(("good", "name"), [(STONE, "stone"), (WOOD, "wood")])
def test_resource_brings_one_of_the_kind_that_was_chosen(good: int, name: str) -> None:
    table = playing(town(), "resource")
    supply = table.supply[good]
    table.apply(GET + good)
    assert goods(table, 0) == {name: 1}
    assert table.supply[good] == supply - 1
    assert discarding(table)


@pytest.mark.clause("W-5.12")
def test_with_an_empty_quarry_only_wood_can_be_had() -> None:
    table = town()
    drain(table, "stone")
    playing(table, "resource")
    assert offered(table) == {DONE, GET + WOOD}
    assert refused(table)[GET + STONE] == "W-0.8"


@pytest.mark.clause("W-5.12", "W-5.2")
def test_with_quarry_and_forest_empty_resource_does_nothing() -> None:
    table = town()
    drain(table, "stone")
    drain(table, "wood")
    playing(table, "resource")
    assert goods(table, 0) == {}
    assert discarding(table)


@pytest.mark.clause("W-5.1")
def test_when_all_have_played_the_next_round_begins() -> None:
    table = arrive(town(seats=2), "action")
    for _ in range(2):
        assert table.step_name() == "action"
        play(table, "grain")
        table.apply(DISCARD + action(table, "favor"))
    assert (table.round, table.start) == (2, 1)
