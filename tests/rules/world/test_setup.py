"""W-0: what the table looks like before the first round."""

from __future__ import annotations

import random

import pytest

from kingsbridge import BadOption
from kingsbridge.titles.world import TITLE
from kingsbridge.titles.world.goods import GOODS, GRAIN, SUPPLIED, WOOL
from kingsbridge.titles.world.moves import PLAY, SELL_WOOL
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import (
    action,
    arrive,
    close_chapter,
    drain,
    goods,
    in_chapter,
    keys_of,
    new_game,
    offered,
    own,
    play,
    seal,
    settle,
    step_of,
    told,
    turn,
    vp,
)

STARRED = {"grain", "piety", "resource", "building", "sales", "privilege"}
OTHERS = {"house_building", "house_rent", "donation", "cloth", "medicine", "favor"}
SUPPLIES = {
    "stone": 25,
    "wood": 15,
    "grain": 10,
    "piety": 12,
    "wool": 15,
    "cloth": 12,
    "loyalty": 14,
    "medical": 20,
}


def laid_out(seats: int = 4) -> Table:
    """Return a table as it is set up; its first event, a trade, has not moved anything yet."""
    tables = (new_game(seats, seed=seed) for seed in range(1, 100))
    return next(table for table in tables if table.cards.event_keys[table.event] == "I-01")


def played_out(seats: int, seed: int, first_game: bool = False) -> Table:
    """Return a game that was played to its end, anyhow."""
    moves = random.Random(seed)
    table = new_game(seats, seed=seed, first_game=first_game)
    while not table.over:
        table.apply(moves.choice(table.legal()))
    return table


def hand(table: Table, seat: int) -> set[str]:
    return keys_of(table.players[seat].hand, table.cards.action_keys)


@pytest.mark.clause("W-0.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play_each_at_a_side_of_their_own(seats: int) -> None:
    table = new_game(seats)
    assert len(table.players) == seats
    assert len({table.side(seat) for seat in range(seats)}) == seats


@pytest.mark.clause("W-0.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_fewer_than_two_or_more_than_four_cannot_play(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 4 seats"):
        TITLE.new(seats)


@pytest.mark.clause("W-0.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_four_chapters_of_six_rounds_with_one_event_each(seats: int) -> None:
    table = played_out(seats, seed=seats)
    rounds = [(entry.a, entry.b) for entry in told(table, "round_begins")]
    assert rounds == [(chapter, number) for chapter in (1, 2, 3, 4) for number in range(1, 7)]
    assert len(told(table, "turns_event")) == 24


@pytest.mark.clause("W-0.3")
def test_six_of_each_chapters_events_are_used_and_five_stay_unseen() -> None:
    table = played_out(3, seed=7)
    turned = [table.cards.event_keys[entry.a] for entry in told(table, "turns_event")]
    assert len(set(turned)) == 24
    for number, chapter in enumerate(("I", "II", "III", "IV")):
        assert {key.split("-")[0] for key in turned[6 * number : 6 * number + 6]} == {chapter}
    unseen = keys_of(table.unseen_events, table.cards.event_keys)
    assert len(unseen) == 20
    assert not unseen & set(turned)


@pytest.mark.clause("W-0.3")
def test_which_events_come_is_drawn_by_lot() -> None:
    first = {new_game(seed=seed).event for seed in range(120)}
    assert len(first) == 11


@pytest.mark.clause("W-0.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_1_wool_2_gold_and_8_vp(seats: int) -> None:
    table = laid_out(seats)
    for seat in range(seats):
        assert goods(table, seat) == {"wool": 1, "gold": 2}
        assert vp(table, seat) == 8


@pytest.mark.clause("W-0.4")
def test_everybody_starts_with_12_action_cards_and_nothing_on_the_board() -> None:
    table = laid_out()
    for seat, player in enumerate(table.players):
        assert hand(table, seat) == STARRED | OTHERS
        assert (player.played, player.discarded, player.houses, player.seals) == ([], 0, 0, 0)


@pytest.mark.clause("W-0.4")
def test_nobody_has_a_fifth_house() -> None:
    table = arrive(in_chapter(new_game(), 2), "action")
    own(table, 0, gold=5, stone=2, wood=2)
    settle(table, 0, "grain_stone", "piety_stone", "wool_stone")
    four = settle(table, 0, "gold_stone").houses
    play(table, "house_building")
    assert table.players[0].houses == four
    assert goods(table, 0) == {"gold": 5, "stone": 2, "wood": 2}


@pytest.mark.clause("W-0.4")
def test_nobody_has_a_third_seal() -> None:
    table = arrive(in_chapter(new_game(), 3), "action")
    own(table, 0, gold=5)
    table.in_play = 0b1111111
    seal(table, 0, "bridge")
    seal(table, 0, "st_mark")
    play(table, "donation")
    assert table.players[0].seals.bit_count() == 2
    assert goods(table, 0) == {"gold": 5}


@pytest.mark.clause("W-0.5")
def test_only_the_bridge_lies_on_the_board_from_the_start() -> None:
    table = laid_out()
    assert keys_of(table.in_play, table.cards.project_keys) == {"bridge"}
    assert sum(table.filled) == 0


@pytest.mark.clause("W-0.5")
def test_the_cloth_market_is_covered_at_the_start() -> None:
    assert not laid_out().cloth_open


@pytest.mark.clause("W-0.5")
def test_the_favor_marker_starts_on_the_first_outlaws_space() -> None:
    table = laid_out()
    assert table.marker == 2
    assert table.cards.favor_keys[2] == "outlaws"
    assert table.covered == 0


@pytest.mark.clause("W-0.6")
def test_a_first_game_begins_with_the_six_starred_cards() -> None:
    table = new_game(first_game=True)
    assert [hand(table, seat) for seat in range(4)] == [STARRED] * 4


@pytest.mark.clause("W-0.6")
def test_any_other_game_begins_with_all_twelve_cards() -> None:
    table = new_game()
    assert [hand(table, seat) for seat in range(4)] == [STARRED | OTHERS] * 4


@pytest.mark.clause("W-0.6")
def test_nobody_discards_in_the_first_chapter_of_a_first_game() -> None:
    table = arrive(new_game(first_game=True), "action")
    play(table, "grain")
    assert table.seat == 1
    assert step_of(table) == "action"
    assert hand(table, 0) == STARRED - {"grain"}
    assert table.players[0].discarded == 0


@pytest.mark.clause("W-0.6")
def test_in_the_first_chapter_of_a_first_game_all_six_cards_are_played() -> None:
    table = played_out(2, seed=3, first_game=True)
    plays = [*told(table, "plays"), *told(table, "forgoes")]
    second = next(entry.ply for entry in told(table, "round_begins") if entry.a == 2)
    for seat in (0, 1):
        cards = [entry.a for entry in plays if entry.seat == seat and entry.ply < second]
        assert {table.cards.action_keys[card] for card in cards} == STARRED
    assert min(entry.ply for entry in told(table, "discards")) > second


@pytest.mark.clause("W-0.6")
def test_in_chapter_ii_of_a_first_game_everybody_has_all_twelve_cards_and_discards() -> None:
    table = new_game(start=2, first_game=True, cards={"stock": {"tax_die": [0] * 6}})
    for seat in range(4):
        own(table, seat, piety=2, grain=2)
    close_chapter(table)
    assert [hand(table, seat) for seat in range(4)] == [STARRED | OTHERS] * 4
    arrive(table, "action")
    play(table, "grain")
    assert table.seat == 0
    assert len(offered(table)) == 11


@pytest.mark.clause("W-0.8")
def test_what_is_paid_goes_back_to_its_supply() -> None:
    table = arrive(new_game(), "action")
    own(table, 0, wool=3)
    there = table.supply[WOOL]
    play(table, "sales")
    table.apply(SELL_WOOL + 1)
    assert table.supply[WOOL] == there + 2


@pytest.mark.clause("W-0.8")
def test_what_is_received_comes_from_its_supply() -> None:
    table = arrive(new_game(), "action")
    there = table.supply[GRAIN]
    play(table, "grain")
    assert table.supply[GRAIN] == there - 1


@pytest.mark.clause("W-0.8")
def test_an_empty_supply_gives_nothing() -> None:
    table = arrive(new_game(), "action")
    own(table, 0)
    drain(table, "grain")
    play(table, "grain")
    assert goods(table, 0) == {}
    assert table.supply[GRAIN] == 0


@pytest.mark.clause("W-0.12")
def test_there_is_always_enough_gold() -> None:
    table = arrive(new_game(), "action")
    own(table, 1, gold=500)
    own(table, 0, wool=1)
    play(table, "sales")
    table.apply(SELL_WOOL)
    assert goods(table, 0) == {"gold": 2}


@pytest.mark.clause("W-0.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_supplies_are_the_same_for_any_number_of_players(seats: int) -> None:
    table = laid_out(seats)
    left = dict(zip(GOODS[:SUPPLIED], table.supply, strict=True))
    assert left == {**SUPPLIES, "wool": 15 - seats}


@pytest.mark.clause("W-0.10")
def test_the_last_grain_of_an_event_goes_to_the_active_player_first_and_then_clockwise() -> None:
    table = new_game(start=2)
    for seat in range(4):
        own(table, seat)
    drain(table, "grain", left=3, holder=1)
    turn(table, "I-08")
    assert [goods(table, seat).get("grain") for seat in (2, 3, 0, 1)] == [1, 1, 1, 7]


@pytest.mark.clause("W-0.10")
def test_the_last_goods_of_an_income_go_to_the_active_player_first_and_then_clockwise() -> None:
    table = new_game(start=3, cards={"events": {"I-08": {"corners": ["wood"] * 4}}})
    for seat in range(4):
        own(table, seat)
    table.event = -1
    drain(table, "wood", left=2, holder=2)
    arrive(table, "income")
    assert [goods(table, seat).get("wood") for seat in (3, 0, 1, 2)] == [1, 1, None, 13]
    assert [vp(table, seat) for seat in (3, 0, 1, 2)] == [8, 8, 9, 9]


@pytest.mark.clause("W-0.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_start_player_is_drawn_by_lot(seats: int) -> None:
    starts = [new_game(seats, "random", seed).start for seed in range(60)]
    assert set(starts) == set(range(seats))


@pytest.mark.clause("W-0.11")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_the_seat_chosen_when_the_table_was_opened_starts(start: int) -> None:
    assert [new_game(4, start, seed).start for seed in range(8)] == [start] * 8
    table = arrive(new_game(start=start), "orient")
    assert table.seat == start


@pytest.mark.clause("W-0.11")
@pytest.mark.parametrize("start", [-1, 3, "first", None, True])
def test_no_seat_that_is_not_at_the_table_can_start(start: object) -> None:
    with pytest.raises(BadOption, match="'random' or a seat from 0 to 2"):
        TITLE.new(3, options={"start": start})


@pytest.mark.clause("W-0.4", "W-0.6")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    table = arrive(new_game(first_game=True), "action")
    assert not {PLAY + action(table, key) for key in OTHERS} & offered(table)
