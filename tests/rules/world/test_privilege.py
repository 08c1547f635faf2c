from __future__ import annotations

import pytest

from kingsbridge.titles.world.goods import WOOD
from kingsbridge.titles.world.moves import DISCARD, DONE, FORGO, GET, SELL_WOOL, TREAT, WEAVE
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import (
    action,
    arrive,
    building,
    caring,
    close_chapter,
    discarding,
    donating,
    drain,
    favor,
    goods,
    housing,
    ill,
    in_chapter,
    make,
    new_game,
    offered,
    own,
    play,
    playing,
    settle,
    turn,
    vp,
)


def after(card: str, chapter: int = 2, **owned: int) -> Table:
    """Return a table in a second round; the active player played this card in the first."""
    table = in_chapter(new_game(), chapter, 2)
    played = action(table, card)
    down = action(table, "house_rent" if card == "favor" else "favor")
    for seat, player in enumerate(table.players):
        own(table, seat)
        player.played = [played]
        player.discarded = 1 << down
        player.hand = table.cards.all_actions & ~(1 << played | 1 << down)
    own(table, 0, **owned)
    return table


@pytest.mark.clause("W-5.15")
def test_privilege_repeats_grain() -> None:
    table = playing(after("grain"), "privilege")
    assert goods(table, 0) == {"grain": 1}
    assert discarding(table)


@pytest.mark.clause("W-5.15")
def test_privilege_repeats_piety() -> None:
    table = playing(after("piety"), "privilege")
    assert goods(table, 0) == {"piety": 1}


@pytest.mark.clause("W-5.15")
def test_privilege_repeats_resource_with_a_new_choice() -> None:
    table = make(playing(after("resource"), "privilege"), GET + WOOD)
    assert goods(table, 0) == {"wood": 1}
    assert discarding(table)


@pytest.mark.clause("W-5.15")
def test_privilege_repeats_a_building_project_with_two_more_resources() -> None:
    table = playing(after("building", stone=2), "privilege")
    table.apply(building(table, "bridge", "stone"))
    table.apply(building(table, "bridge", "stone"))
    assert vp(table, 0) == 8 + 6
    assert discarding(table)


@pytest.mark.clause("W-5.15")
def test_privilege_repeats_sales() -> None:
    table = make(playing(after("sales", wool=2), "privilege"), SELL_WOOL + 1)
    assert goods(table, 0) == {"gold": 4}


@pytest.mark.clause("W-5.15")
def test_privilege_repeats_house_building() -> None:
    table = playing(after("house_building", gold=1, wood=1), "privilege")
    table.apply(housing(table, "grain_wood"))
    assert goods(table, 0) == {}
    assert table.players[0].houses.bit_count() == 1


@pytest.mark.clause("W-5.15")
def test_privilege_repeats_house_rent() -> None:
    table = after("house_rent")
    settle(table, 0, "gold_wood", "wool_wood")
    playing(table, "privilege")
    assert goods(table, 0) == {"wool": 3, "gold": 4}


@pytest.mark.clause("W-5.15")
def test_privilege_repeats_a_donation() -> None:
    table = playing(after("donation", gold=1), "privilege")
    table.apply(donating(table, "bridge"))
    assert table.players[0].seals.bit_count() == 1


@pytest.mark.clause("W-5.15")
def test_privilege_repeats_cloth_production() -> None:
    table = make(playing(after("cloth", wool=2), "privilege"), WEAVE + 1)
    assert goods(table, 0) == {"cloth": 2}


@pytest.mark.clause("W-5.15")
def test_privilege_repeats_medicine_and_may_care_this_time() -> None:
    table = after("medicine", 3, medical=2)
    ill(table, 7, 2)
    playing(table, "privilege")
    assert offered(table) == {DONE, TREAT, caring(7)}
    table.apply(caring(7))
    assert vp(table, 0) == 8 + 2


@pytest.mark.clause("W-5.15")
def test_privilege_repeats_favor() -> None:
    table = after("favor")
    table.marker = favor(table, "outlaws")
    playing(table, "privilege")
    assert table.marker == favor(table, "earl")
    assert goods(table, 0) == {"grain": 1}


@pytest.mark.clause("W-5.15")
def test_privilege_repeats_the_topmost_card_of_ones_own_pile() -> None:
    table = after("grain")
    player = table.players[0]
    player.played = [action(table, "grain"), action(table, "piety")]
    player.hand &= ~(1 << action(table, "piety"))
    playing(table, "privilege")
    assert goods(table, 0) == {"piety": 1}


@pytest.mark.clause("W-5.15")
def test_privilege_looks_at_no_other_players_pile() -> None:
    table = after("grain")
    other = table.players[1]
    other.played = [action(table, "piety")]
    other.hand ^= 1 << action(table, "piety") | 1 << action(table, "grain")
    make(playing(table, "resource"), GET + WOOD)
    table.apply(DISCARD + action(table, "cloth"))
    play(table, "privilege")
    assert goods(table, 1) == {"piety": 1}


@pytest.mark.clause("W-5.15")
def test_after_privilege_it_is_privilege_that_lies_on_top() -> None:
    table = playing(after("grain"), "privilege")
    assert table.players[0].played == [action(table, "grain"), action(table, "privilege")]


@pytest.mark.clause("W-5.23")
def test_in_the_first_round_of_a_chapter_privilege_does_nothing() -> None:
    table = in_chapter(new_game(), 2)
    own(table, 0, stone=2, wool=2, gold=2)
    playing(table, "privilege")
    assert goods(table, 0) == {"stone": 2, "wool": 2, "gold": 2}
    assert vp(table, 0) == 8
    assert discarding(table)


def second_round(*moves: int, event: str = "II-06") -> Table:
    """Return a table for two where both made these moves and played Grain in the first round."""
    table = turn(in_chapter(new_game(2), 2), event)
    own(table, 0)
    own(table, 1)
    arrive(table, "action")
    for _ in range(2):
        make(table, *moves)
        play(table, "grain")
        make(table, DISCARD + action(table, "favor"))
    assert table.round == 2
    own(table, 1)
    return table


@pytest.mark.clause("W-5.23")
def test_privilege_repeats_nothing_when_the_action_before_was_forgone() -> None:
    table = playing(second_round(FORGO), "privilege")
    assert goods(table, 1) == {}
    assert table.stage_name() == "choose_discard"


@pytest.mark.clause("W-5.23")
def test_privilege_repeats_nothing_after_the_kings_war() -> None:
    table = playing(second_round(event="II-01"), "privilege")
    assert goods(table, 1) == {}


@pytest.mark.clause("W-5.15", "W-5.23")
def test_privilege_repeats_the_action_that_was_carried_out() -> None:
    table = playing(second_round(), "privilege")
    assert goods(table, 1) == {"grain": 1}


@pytest.mark.clause("W-5.23")
def test_privilege_repeats_an_action_that_brought_nothing_the_first_time() -> None:
    table = in_chapter(new_game(2), 2)
    drain(table, "grain", holder=0)
    own(table, 1)
    arrive(table, "action")
    for _ in range(2):
        play(table, "grain")
        make(table, DISCARD + action(table, "favor"))
    own(table, 0)
    own(table, 1)
    playing(table, "privilege")
    assert goods(table, 1) == {"grain": 1}


@pytest.mark.clause("W-5.23")
def test_what_was_forgone_in_one_chapter_is_forgotten_in_the_next() -> None:
    table = second_round(FORGO)
    assert [player.unused for player in table.players] == [1 << action(table, "grain")] * 2
    close_chapter(table)
    while table.chapter == 2:
        table.apply(table.legal()[0])
    assert [player.unused for player in table.players] == [0, 0]
