"""The events of chapter I, one after the other."""

from __future__ import annotations

import pytest

from kingsbridge.titles.world.goods import CLOTH, GRAIN, PIETY, WOOL
from kingsbridge.titles.world.moves import (
    BUILD,
    DECLINE,
    DONATE,
    DONE,
    EXCHANGE,
    LOSE,
    ORIENT,
    PAY,
    SELL_CLOTH,
    SELL_WOOL,
)
from tests.rules.world.board import (
    answers,
    arrive,
    begin_project,
    drain,
    end_chapter,
    favor,
    goods,
    new_game,
    offered,
    orient,
    own,
    play,
    project,
    refused,
    step_of,
    told,
    turn,
    vp,
)

# ---- I-01 Merchant Buonaventura Caroli visits ------------------------------------------------


@pytest.mark.clause("W-1.3", "W-1.5")
def test_caroli_lets_each_player_trade_1_wool_for_3_gold_once() -> None:
    table = new_game(start=2)
    own(table, 2, wool=3)
    turn(table, "I-01")
    assert answers(table, EXCHANGE) == [2, 3, 0, 1]
    assert goods(table, 2) == {"wool": 2, "gold": 3}
    assert goods(table, 0) == {"gold": 5}
    assert step_of(table) == "orient"


@pytest.mark.clause("W-0.8", "W-1.3")
def test_the_wool_caroli_buys_goes_to_the_supply() -> None:
    table = new_game(2)
    turn(table, "I-01")
    assert table.supply[WOOL] == 13
    assert answers(table, EXCHANGE) == [0, 1]
    assert table.supply[WOOL] == 15


@pytest.mark.clause("W-1.3")
def test_nobody_has_to_trade_with_caroli() -> None:
    table = new_game()
    turn(table, "I-01")
    assert offered(table) == {DECLINE, EXCHANGE}
    assert answers(table, DECLINE) == [0, 1, 2, 3]
    assert goods(table, 0) == {"wool": 1, "gold": 2}


@pytest.mark.clause("W-1.3")
def test_caroli_passes_by_whoever_has_no_wool() -> None:
    table = new_game()
    own(table, 0, gold=2)
    own(table, 2, cloth=2)
    turn(table, "I-01")
    assert answers(table, EXCHANGE) == [1, 3]
    assert goods(table, 0) == {"gold": 2}


@pytest.mark.clause("W-1.3", "W-5.1")
def test_caroli_is_gone_when_cards_are_played() -> None:
    table = new_game()
    turn(table, "I-01")
    answers(table, DECLINE)
    arrive(table, "action")
    assert EXCHANGE not in offered(table)


# ---- I-02 Bridge work is slow ----------------------------------------------------------------


@pytest.mark.clause("W-1.4", "W-5.14")
def test_while_bridge_work_is_slow_a_wool_brings_1_gold_and_a_cloth_still_4() -> None:
    table = new_game()
    own(table, 0, wool=3, cloth=1)
    table.cloth_open = True
    turn(table, "I-02")
    arrive(table, "action")
    play(table, "sales")
    table.apply(SELL_WOOL + 2)
    assert goods(table, 0) == {"cloth": 1, "gold": 3}
    table.apply(SELL_CLOTH)
    assert goods(table, 0) == {"gold": 7}


# ---- I-03 Godwyn bans private looms, I-04 St. Mark needs rebuilding --------------------------


@pytest.mark.clause("W-9.1")
@pytest.mark.parametrize(("event", "key"), [("I-03", "fulling_mill"), ("I-04", "st_mark")])
def test_the_fulling_mill_and_st_mark_enter_with_their_events(event: str, key: str) -> None:
    table = new_game()
    turn(table, event)
    assert table.in_play == 1 << project(table, "bridge") | 1 << project(table, key)
    [entry] = told(table, "project_enters")
    assert entry.a == project(table, key)
    assert step_of(table) == "orient"


@pytest.mark.clause("W-9.1")
@pytest.mark.parametrize(("event", "key"), [("I-03", "fulling_mill"), ("I-04", "st_mark")])
def test_a_project_may_be_worked_on_once_it_has_entered(event: str, key: str) -> None:
    table = new_game()
    own(table, 0, stone=1)
    stone = BUILD + 2 * project(table, key)
    play(arrive(table, "action"), "building")
    assert refused(table)[stone] == "W-9.1"

    table = new_game()
    own(table, 0, stone=1)
    turn(table, event)
    play(arrive(table, "action"), "building")
    table.apply(stone)
    assert vp(table, 0) == 11


@pytest.mark.clause("W-5.18", "W-9.1")
def test_a_project_may_be_donated_to_in_the_round_it_enters() -> None:
    table = new_game()
    turn(table, "I-03")
    play(arrive(table, "action"), "donation")
    mill = DONATE + project(table, "fulling_mill")
    assert offered(table) == {DONE, DONATE + project(table, "bridge"), mill}
    assert refused(table)[DONATE + project(table, "st_mark")] == "W-9.1"


# ---- I-05 Caris finds the scarlet dye --------------------------------------------------------


@pytest.mark.clause("W-1.3")
def test_the_scarlet_dye_opens_the_cloth_market_in_chapter_i() -> None:
    table = new_game()
    assert not table.cloth_open
    turn(table, "I-05")
    answers(table, EXCHANGE)
    play(arrive(table, "action"), "sales")
    table.apply(SELL_CLOTH)
    assert goods(table, 0) == {"gold": 6}


@pytest.mark.clause("W-1.3")
def test_the_cloth_market_the_dye_opened_stays_open() -> None:
    table = new_game()
    turn(table, "I-05")
    answers(table, DECLINE)
    end_chapter(table)
    assert table.chapter == 2
    assert table.cloth_open


@pytest.mark.clause("W-1.3", "W-1.5")
def test_the_scarlet_dye_lets_each_player_trade_1_wool_for_1_cloth_once() -> None:
    table = new_game(start=3)
    own(table, 3, wool=2)
    own(table, 1, gold=2)
    turn(table, "I-05")
    assert offered(table) == {DECLINE, EXCHANGE}
    assert answers(table, EXCHANGE) == [3, 0, 2]
    assert goods(table, 3) == {"wool": 1, "cloth": 1}
    assert goods(table, 1) == {"gold": 2}
    assert table.supply[CLOTH] == 9


@pytest.mark.clause("W-0.10", "W-1.7")
def test_the_last_cloth_goes_to_the_first_who_wants_it() -> None:
    table = new_game(start=1)
    drain(table, "cloth", left=1)
    turn(table, "I-05")
    table.apply(DECLINE)
    assert table.seat == 2
    table.apply(EXCHANGE)
    assert step_of(table) == "orient"
    assert goods(table, 0) == {"wool": 1, "gold": 2}
    assert goods(table, 2) == {"cloth": 1, "gold": 2}


# ---- I-06 The old bridge collapses -----------------------------------------------------------


@pytest.mark.clause("W-1.3")
def test_the_collapse_costs_1_gold_or_1_victory_point_as_each_player_likes() -> None:
    table = new_game(start=1)
    turn(table, "I-06")
    asked = []
    for answer in (PAY, LOSE, PAY, LOSE):
        asked.append(table.seat)
        assert offered(table) == {PAY, LOSE}
        table.apply(answer)
    assert asked == [1, 2, 3, 0]
    assert step_of(table) == "orient"
    assert [goods(table, seat)["gold"] for seat in range(4)] == [2, 1, 2, 1]
    assert table.scores() == [7, 8, 7, 8]


@pytest.mark.clause("W-1.3")
def test_whoever_has_no_gold_loses_the_point_when_the_bridge_collapses() -> None:
    table = new_game(2)
    own(table, 0, wool=1)
    turn(table, "I-06")
    assert vp(table, 0) == 7
    assert answers(table, PAY) == [1]
    assert goods(table, 0) == {"wool": 1}


@pytest.mark.clause("W-1.7", "W-11.3")
def test_the_collapse_takes_nothing_from_whoever_has_neither_gold_nor_points() -> None:
    table = new_game()
    own(table, 0)
    table.players[0].halves = 0
    turn(table, "I-06")
    assert table.seat == 1
    assert vp(table, 0) == 0
    assert goods(table, 0) == {}


# ---- I-07 Godwyn becomes prior ---------------------------------------------------------------


@pytest.mark.clause("W-1.3", "W-4.1")
def test_when_godwyn_is_prior_the_favor_marker_passes_over_the_guild_master() -> None:
    table = new_game()
    table.marker = favor(table, "prior")
    turn(table, "I-07")
    assert table.covered == 1 << favor(table, "guild_master")
    orient(table, 2)
    assert table.marker == favor(table, "prioress")


@pytest.mark.clause("W-4.1", "W-5.21")
def test_the_favor_card_too_passes_over_the_guild_master() -> None:
    table = new_game()
    table.marker = favor(table, "outlaws_2")
    turn(table, "I-07")
    play(arrive(table, "action"), "favor")
    assert table.marker == favor(table, "prioress")


@pytest.mark.clause("W-4.5")
def test_a_marker_on_the_guild_master_stays_until_it_next_moves() -> None:
    table = new_game()
    table.marker = favor(table, "guild_master")
    turn(table, "I-07")
    assert table.marker == favor(table, "guild_master")
    orient(table, 1)
    assert table.marker == favor(table, "prioress")


# ---- I-08 A good harvest ---------------------------------------------------------------------


@pytest.mark.clause("W-1.3")
def test_a_good_harvest_brings_each_player_1_grain() -> None:
    table = new_game(3)
    turn(table, "I-08")
    assert [goods(table, seat)["grain"] for seat in range(3)] == [1, 1, 1]
    assert table.supply[GRAIN] == 7
    assert step_of(table) == "orient"


@pytest.mark.clause("W-0.10", "W-1.7")
def test_the_last_grain_of_a_good_harvest_goes_to_the_active_player_and_on_clockwise() -> None:
    table = new_game(start=3)
    drain(table, "grain", left=2, holder=1)
    turn(table, "I-08")
    assert [goods(table, seat).get("grain", 0) for seat in range(4)] == [1, 8, 0, 1]
    assert [entry.seat for entry in told(table, "takes_good")] == [3, 0]
    assert table.scores() == [8, 8, 8, 8]


# ---- I-09 The priory sells indulgences -------------------------------------------------------


@pytest.mark.clause("W-1.4", "W-1.5")
def test_indulgences_trade_1_gold_for_1_piety() -> None:
    table = new_game()
    own(table, 0, gold=2)
    turn(table, "I-09")
    assert step_of(table) == "orient"
    arrive(table, "action")
    table.apply(EXCHANGE)
    assert goods(table, 0) == {"gold": 1, "piety": 1}
    assert table.supply[PIETY] == 11


@pytest.mark.clause("W-1.5")
def test_without_gold_there_are_no_indulgences() -> None:
    table = new_game()
    own(table, 0, wool=5)
    turn(table, "I-09")
    arrive(table, "action")
    assert refused(table)[EXCHANGE] == "W-1.5"


@pytest.mark.clause("W-1.5", "W-1.7")
def test_without_piety_in_the_supply_there_are_no_indulgences() -> None:
    table = new_game()
    drain(table, "piety")
    turn(table, "I-09")
    arrive(table, "action")
    assert EXCHANGE not in offered(table)
    play(table, "grain")
    assert EXCHANGE not in offered(table)


# ---- I-10 Edmund Wooler backs Merthin's bridge -----------------------------------------------


@pytest.mark.clause("W-1.4", "W-5.13")
@pytest.mark.parametrize(("resources", "points"), [(1, 4), (2, 7)])
def test_edmund_wooler_adds_1_point_to_an_action_that_works_on_the_bridge(
    resources: int, points: int
) -> None:
    table = new_game()
    own(table, 0, stone=2)
    turn(table, "I-10")
    play(arrive(table, "action"), "building")
    for _ in range(resources):
        table.apply(BUILD + 2 * project(table, "bridge"))
    assert vp(table, 0) == 8 + points


@pytest.mark.clause("W-1.4")
def test_edmund_wooler_adds_nothing_for_other_projects() -> None:
    table = new_game()
    own(table, 0, stone=2)
    mill = begin_project(table, "fulling_mill")
    turn(table, "I-10")
    play(arrive(table, "action"), "building")
    table.apply(BUILD + 2 * mill)
    assert vp(table, 0) == 11


@pytest.mark.clause("W-1.4", "W-5.2")
def test_edmund_wooler_adds_nothing_when_no_resource_is_placed() -> None:
    table = new_game()
    own(table, 0, stone=2)
    turn(table, "I-10")
    play(arrive(table, "action"), "building")
    table.apply(DONE)
    assert vp(table, 0) == 8


@pytest.mark.clause("W-1.4")
def test_edmund_wooler_rewards_whoever_works_on_the_bridge() -> None:
    table = new_game(2, start=1)
    own(table, 1, wood=1)
    turn(table, "I-10")
    play(arrive(table, "action"), "building")
    table.apply(BUILD + 2 * project(table, "bridge") + 1)
    assert table.scores() == [8, 12]


# ---- I-11 Outlaws on the road ----------------------------------------------------------------


@pytest.mark.clause("W-1.3")
def test_outlaws_take_1_wool_or_without_wool_1_gold() -> None:
    table = new_game(3)
    own(table, 0, wool=2, gold=2)
    own(table, 1, gold=2, cloth=1)
    own(table, 2, wool=1)
    turn(table, "I-11")
    assert goods(table, 0) == {"wool": 1, "gold": 2}
    assert goods(table, 1) == {"gold": 1, "cloth": 1}
    assert goods(table, 2) == {}
    assert table.supply[WOOL] == 14


@pytest.mark.clause("W-1.3", "W-1.7")
def test_outlaws_take_nothing_from_whoever_has_neither_wool_nor_gold() -> None:
    table = new_game(2)
    own(table, 0, stone=1, grain=1)
    turn(table, "I-11")
    assert goods(table, 0) == {"stone": 1, "grain": 1}
    assert table.scores() == [8, 8]
    assert step_of(table) == "orient"
    assert ORIENT in offered(table)
