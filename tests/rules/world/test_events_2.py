"""The events of chapter II, one after the other."""

from __future__ import annotations

import pytest

from kingsbridge.titles.world import TITLE
from kingsbridge.titles.world.goods import LOYALTY, MEDICAL
from kingsbridge.titles.world.moves import (
    BUILD,
    DECLINE,
    DISCARD,
    DONATE,
    DONE,
    EXCHANGE,
    FORGO,
    LOSE,
    PAY,
    PLAY,
    SELL_CLOTH,
    SELL_WOOL,
)
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import (
    action,
    answers,
    arrive,
    begin_project,
    close_chapter,
    comes_next,
    drain,
    end_chapter,
    favor,
    force,
    goods,
    in_chapter,
    new_game,
    next_round,
    offered,
    orient,
    own,
    play,
    project,
    refused,
    reprint,
    step_of,
    told,
    turn,
    vp,
)


def discard(table: Table, card: str) -> None:
    table.apply(DISCARD + action(table, card))


def piles(table: Table, seat: int) -> tuple[int, int]:
    """Return how many cards a seat has played and discarded."""
    player = table.players[seat]
    return len(player.played), player.discarded.bit_count()


# ---- II-01 King Edward III makes war on France -----------------------------------------------


@pytest.mark.clause("W-1.3", "W-5.5")
def test_in_the_kings_war_each_plays_one_card_and_discards_one_without_an_action() -> None:
    table = new_game(3, start=1)
    turn(table, "II-01")
    arrive(table, "action")
    played = []
    for _ in range(3):
        played.append(table.seat)
        assert offered(table) == {PLAY + card for card in range(12)}
        play(table, "grain")
        discard(table, "piety")
    assert played == [1, 2, 0]
    assert [piles(table, seat) for seat in range(3)] == [(1, 1)] * 3
    assert [entry.seat for entry in told(table, "forgoes")] == [1, 2, 0]


@pytest.mark.clause("W-1.3")
def test_a_card_played_in_the_kings_war_does_nothing() -> None:
    table = new_game(2)
    turn(table, "II-01")
    play(arrive(table, "action"), "grain")
    assert goods(table, 0) == {"wool": 1, "gold": 2}
    assert offered(table) == {DISCARD + card for card in range(12)} - {DISCARD}


@pytest.mark.clause("W-1.3")
def test_the_kings_war_lasts_one_round() -> None:
    table = new_game(2)
    turn(table, "II-01")
    next_round(table, "II-02")
    play(arrive(table, "action"), "grain")
    assert goods(table, 1)["grain"] == 1


@pytest.mark.clause("W-1.3")
def test_the_kings_war_leaves_income_and_favor_alone() -> None:
    table = new_game(4)
    turn(table, "II-01")
    orient(table, 1)
    assert table.marker == favor(table, "earl")
    assert goods(table, 1) == {"wool": 1, "gold": 2, "piety": 1}


@pytest.mark.clause("W-1.6")
def test_there_is_no_trade_in_the_kings_war() -> None:
    table = new_game(2)
    own(table, 0, grain=1)
    force(in_chapter(table, 2, 2), "II-08")
    turn(table, "II-01")
    arrive(table, "action")
    assert EXCHANGE not in offered(table)
    play(table, "piety")
    assert EXCHANGE not in offered(table)


@pytest.mark.clause("W-8.10")
def test_at_court_in_the_kings_war_one_loses_one_action_and_no_further_cards() -> None:
    table = new_game(2)
    table.players[0].court = True
    turn(table, "II-01")
    arrive(table, "action")
    play(table, "grain")
    discard(table, "piety")
    assert table.seat == 1
    assert piles(table, 0) == (1, 1)
    play(table, "grain")
    discard(table, "piety")
    assert table.round == 2
    assert piles(table, 0) == (1, 1)
    assert not table.players[0].court


# ---- II-02 Heresy trial ----------------------------------------------------------------------


@pytest.mark.clause("W-1.3")
def test_the_heresy_trial_costs_the_player_with_the_least_piety_1_point() -> None:
    table = new_game()
    for seat, piety in enumerate((3, 2, 1, 2)):
        own(table, seat, piety=piety)
    turn(table, "II-02")
    assert table.scores() == [8, 8, 7, 8]
    assert [goods(table, seat)["piety"] for seat in range(4)] == [3, 2, 1, 2]


@pytest.mark.clause("W-1.3")
def test_all_who_tie_for_the_least_piety_are_guilty() -> None:
    table = new_game()
    own(table, 1, piety=1)
    turn(table, "II-02")
    assert table.scores() == [7, 8, 7, 7]


@pytest.mark.clause("W-1.3")
def test_two_players_with_the_same_piety_are_both_guilty() -> None:
    table = new_game(2)
    own(table, 0, piety=2)
    own(table, 1, piety=2)
    turn(table, "II-02")
    assert table.scores() == [7, 7]


@pytest.mark.clause("W-11.3")
def test_the_heresy_trial_takes_no_point_from_whoever_has_none() -> None:
    table = new_game(2)
    table.players[0].halves = 0
    turn(table, "II-02")
    assert table.scores() == [0, 7]


# ---- II-03 Caris, accused of witchcraft, becomes a nun ---------------------------------------


EVERY_CARD = {PLAY + card for card in range(12)}


@pytest.mark.clause("W-1.3", "W-1.9")
def test_all_say_whether_they_learn_from_caris_before_the_event_is_oriented() -> None:
    table = new_game(3, start=1)
    turn(table, "II-03")
    asked = []
    while step_of(table) == "reveal":
        asked.append(table.seat)
        assert offered(table) == {FORGO, DECLINE}
        assert TITLE.phrase(table, DECLINE).message == "world-move-keep_action"
        table.apply(FORGO if table.seat == 2 else DECLINE)
    assert asked == [1, 2, 0]
    assert step_of(table) == "orient"
    assert [goods(table, seat).get("medical", 0) for seat in range(3)] == [0, 0, 1]
    assert [(entry.what, entry.seat) for entry in told(table, "will_forgo")] == [("will_forgo", 2)]


@pytest.mark.clause("W-1.9", "W-5.5")
def test_whoever_learns_from_caris_plays_a_card_without_its_action_and_discards_one() -> None:
    table = new_game()
    turn(table, "II-03")
    answers(table, FORGO)
    arrive(table, "action")
    assert offered(table) == EVERY_CARD
    play(table, "grain")
    assert goods(table, 0) == {"wool": 1, "gold": 2, "medical": 1}
    discard(table, "piety")
    assert piles(table, 0) == (1, 1)
    assert table.seat == 1
    assert offered(table) == EVERY_CARD


@pytest.mark.clause("W-1.9")
def test_whoever_declines_acts_as_usual_and_learns_nothing_from_caris() -> None:
    table = new_game()
    turn(table, "II-03")
    answers(table, DECLINE)
    play(arrive(table, "action"), "grain")
    discard(table, "piety")
    assert goods(table, 0) == {"wool": 1, "gold": 2, "grain": 1}


@pytest.mark.clause("W-1.9")
def test_to_forgo_the_action_later_in_the_round_is_not_rewarded() -> None:
    table = new_game()
    turn(table, "II-03")
    answers(table, DECLINE)
    arrive(table, "action")
    table.apply(FORGO)
    play(table, "grain")
    assert goods(table, 0) == {"wool": 1, "gold": 2}


@pytest.mark.clause("W-1.9")
def test_an_action_forgone_for_caris_is_one_action_only() -> None:
    table = new_game(2)
    turn(table, "II-03")
    answers(table, FORGO)
    arrive(table, "action")
    for _ in range(2):
        play(table, "grain")
        discard(table, "piety")
    assert table.round == 2
    play(arrive(table, "action"), "resource")
    assert table.stage_name() == "act"


@pytest.mark.clause("W-1.9", "W-8.7")
def test_whoever_is_at_court_learns_from_caris_unasked() -> None:
    table = in_chapter(new_game(3), 2)
    table.players[1].court = True
    turn(table, "II-03")
    assert answers(table, DECLINE) == [0, 2]
    assert [goods(table, seat).get("medical", 0) for seat in range(3)] == [0, 1, 0]
    arrive(table, "action")
    play(table, "grain")
    discard(table, "piety")
    assert (table.seat, offered(table)) == (1, EVERY_CARD)
    play(table, "grain")
    assert goods(table, 1) == {"wool": 1, "gold": 2, "medical": 1}


@pytest.mark.clause("W-1.9", "W-8.7")
def test_whoever_was_at_court_in_an_earlier_round_is_asked_again() -> None:
    table = in_chapter(new_game(2), 2)
    table.players[0].court = True
    arrive(table, "action")
    for _ in range(2):
        play(table, "grain")
        discard(table, "piety")
    turn(table, "II-03")
    assert sorted(answers(table, DECLINE)) == [0, 1]


@pytest.mark.clause("W-1.6", "W-1.9")
def test_whoever_learns_from_caris_may_still_make_the_trade_of_a_long_term_event() -> None:
    table = new_game(2)
    own(table, 0, grain=1)
    force(in_chapter(table, 2, 2), "II-08")
    turn(table, "II-03")
    answers(table, FORGO)
    arrive(table, "action")
    assert EXCHANGE not in offered(table)
    play(table, "piety")
    assert offered(table) == {DONE, EXCHANGE}


@pytest.mark.clause("W-1.7", "W-1.9")
def test_caris_asks_nobody_when_the_supply_has_no_knowledge() -> None:
    table = new_game()
    drain(table, "medical")
    table.players[0].court = True
    turn(table, "II-03")
    assert step_of(table) == "orient"
    assert told(table, "takes_good") == []


@pytest.mark.clause("W-1.9")
def test_caris_asks_as_long_as_there_is_knowledge() -> None:
    table = new_game()
    drain(table, "medical", left=1)
    turn(table, "II-03")
    assert answers(table, FORGO) == [0]
    assert goods(table, 0)["medical"] == 1
    assert not table.players[1].forgoes


# ---- II-04 Elfric leads the city council -----------------------------------------------------


@pytest.mark.clause("W-1.3", "W-9.10")
def test_while_elfric_leads_only_the_priors_palace_may_be_worked_on() -> None:
    table = new_game()
    own(table, 0, stone=2)
    palace = begin_project(table, "priors_palace")
    begin_project(table, "st_mark")
    turn(table, "II-04")
    play(arrive(table, "action"), "building")
    assert offered(table) == {DONE, BUILD + 2 * palace}
    assert refused(table)[BUILD + 2 * project(table, "bridge")] == "W-9.10"
    assert refused(table)[BUILD + 2 * project(table, "st_mark")] == "W-9.10"


@pytest.mark.clause("W-5.18", "W-9.10")
def test_while_elfric_leads_only_the_priors_palace_may_be_donated_to() -> None:
    table = new_game()
    palace = begin_project(table, "priors_palace")
    turn(table, "II-04")
    play(arrive(table, "action"), "donation")
    assert offered(table) == {DONE, DONATE + palace}
    assert refused(table)[DONATE + project(table, "bridge")] == "W-9.10"


@pytest.mark.clause("W-9.10")
def test_while_elfric_leads_without_a_palace_nothing_may_be_built() -> None:
    table = new_game()
    own(table, 0, stone=2, gold=2)
    turn(table, "II-04")
    play(arrive(table, "action"), "building")
    assert offered(table) == {DISCARD + card for card in range(12)} - {
        DISCARD + action(table, "building")
    }
    assert goods(table, 0) == {"stone": 2, "gold": 2}


@pytest.mark.clause("W-9.10")
def test_elfrics_other_projects_stay_covered_in_the_rounds_that_follow() -> None:
    table = new_game(2)
    own(table, 1, stone=1)
    turn(table, "II-04")
    next_round(table, "II-05")
    play(arrive(table, "action"), "building")
    assert refused(table)[BUILD + 2 * project(table, "bridge")] == "W-9.10"
    table.apply(BUILD + 2 * project(table, "priors_palace"))
    assert vp(table, 1) == 11


@pytest.mark.clause("W-9.10")
def test_a_palace_that_is_complete_leaves_nothing_to_build_under_elfric() -> None:
    table = new_game()
    own(table, 0, stone=1)
    palace = begin_project(table, "priors_palace", stone=3, wood=2)
    table.complete |= 1 << palace
    turn(table, "II-04")
    play(arrive(table, "action"), "donation")
    assert DISCARD in offered(table)
    assert not told(table, "donates")


@pytest.mark.clause("W-7.7", "W-9.10")
def test_under_elfric_only_the_palace_gets_a_resource_when_the_chapter_ends() -> None:
    table = new_game()
    begin_project(table, "st_mark")
    palace = begin_project(table, "priors_palace")
    turn(table, "II-04")
    end_chapter(table)
    assert table.chapter == 3
    assert table.filled[2 * palace : 2 * palace + 2] == [1, 0]
    assert sum(table.filled) == 1


@pytest.mark.clause("W-7.7")
def test_under_elfric_without_a_palace_no_project_gets_a_resource() -> None:
    table = new_game()
    turn(table, "II-04")
    end_chapter(table)
    assert sum(table.filled) == 0


@pytest.mark.clause("W-7.2")
def test_elfric_leads_until_the_chapter_ends() -> None:
    table = new_game()
    own(table, 2, gold=5)
    turn(table, "II-04")
    end_chapter(table)
    own(table, 2, stone=1)
    turn(table, "III-11")
    play(arrive(table, "action"), "building")
    assert BUILD + 2 * project(table, "bridge") in offered(table)


# ---- II-05 Godwyn wants a palace -------------------------------------------------------------


@pytest.mark.clause("W-9.1")
def test_the_priors_palace_enters_when_godwyn_wants_it() -> None:
    table = new_game()
    own(table, 0, wood=1)
    turn(table, "II-05")
    assert table.in_play == 1 << project(table, "bridge") | 1 << project(table, "priors_palace")
    play(arrive(table, "action"), "building")
    assert BUILD + 2 * project(table, "priors_palace") + 1 in offered(table)


# ---- II-06 Mattie Wise shares her remedies ---------------------------------------------------


@pytest.mark.clause("W-1.3")
def test_mattie_wise_teaches_each_player_1_medical_knowledge() -> None:
    table = new_game(2)
    turn(table, "II-06")
    assert [goods(table, seat)["medical"] for seat in range(2)] == [1, 1]
    assert table.supply[MEDICAL] == 18


@pytest.mark.clause("W-0.10", "W-1.7")
def test_the_last_of_mattie_wises_remedies_goes_to_the_active_player() -> None:
    table = new_game(start=2)
    drain(table, "medical", left=1, holder=0)
    turn(table, "II-06")
    assert [goods(table, seat).get("medical", 0) for seat in range(4)] == [19, 0, 1, 0]


# ---- II-07 Merthin leaves for Florence -------------------------------------------------------


@pytest.mark.clause("W-1.4", "W-5.13")
def test_without_merthin_a_building_action_places_at_most_1_resource() -> None:
    table = new_game()
    own(table, 0, stone=2)
    turn(table, "II-07")
    play(arrive(table, "action"), "building")
    table.apply(BUILD + 2 * project(table, "bridge"))
    assert goods(table, 0) == {"stone": 1}
    assert vp(table, 0) == 11
    assert min(offered(table)) == DISCARD


# ---- II-08 Supplies for the army -------------------------------------------------------------


@pytest.mark.clause("W-1.4", "W-1.5")
def test_the_army_gives_1_loyalty_for_1_grain() -> None:
    table = new_game()
    own(table, 0, grain=2)
    turn(table, "II-08")
    assert step_of(table) == "orient"
    arrive(table, "action")
    table.apply(EXCHANGE)
    assert goods(table, 0) == {"grain": 1, "loyalty": 1}
    assert table.supply[LOYALTY] == 13


@pytest.mark.clause("W-1.5")
def test_grain_the_action_has_brought_can_be_traded_after_it() -> None:
    table = new_game()
    turn(table, "II-08")
    arrive(table, "action")
    assert refused(table)[EXCHANGE] == "W-1.5"
    play(table, "grain")
    table.apply(EXCHANGE)
    assert goods(table, 0) == {"wool": 1, "gold": 2, "loyalty": 1}


@pytest.mark.clause("W-1.5", "W-1.7")
def test_an_army_without_loyalty_in_the_supply_takes_no_grain() -> None:
    table = new_game()
    own(table, 0, grain=2)
    drain(table, "loyalty")
    turn(table, "II-08")
    arrive(table, "action")
    assert refused(table)[EXCHANGE] == "W-1.5"


# ---- II-09 Royal levy on wool ----------------------------------------------------------------


@pytest.mark.clause("W-1.3")
def test_the_levy_costs_2_gold_or_1_loyalty_as_each_player_likes() -> None:
    table = new_game(2, start=1)
    own(table, 0, gold=3, loyalty=2)
    own(table, 1, gold=2, loyalty=1)
    turn(table, "II-09")
    assert table.seat == 1
    assert offered(table) == {PAY, LOSE}
    table.apply(LOSE)
    assert table.seat == 0
    table.apply(PAY)
    assert goods(table, 1) == {"gold": 2}
    assert goods(table, 0) == {"gold": 1, "loyalty": 2}
    assert table.supply[LOYALTY] == 12
    assert table.scores() == [8, 8]


@pytest.mark.clause("W-1.3")
def test_whoever_can_meet_the_levy_in_one_way_only_is_not_asked() -> None:
    table = new_game(3)
    own(table, 0, gold=2)
    own(table, 1, gold=1, loyalty=1)
    own(table, 2, gold=2, loyalty=1)
    turn(table, "II-09")
    assert goods(table, 0) == {}
    assert goods(table, 1) == {"gold": 1}
    assert answers(table, PAY) == [2]
    assert table.scores() == [8, 8, 8]


@pytest.mark.clause("W-1.3")
def test_whoever_can_meet_the_levy_in_neither_way_loses_2_points() -> None:
    table = new_game(2)
    own(table, 0, gold=1, wool=4)
    own(table, 1, gold=2)
    turn(table, "II-09")
    assert table.scores() == [6, 8]
    assert goods(table, 0) == {"gold": 1, "wool": 4}


@pytest.mark.clause("W-11.3")
def test_the_levy_takes_no_more_points_than_there_are() -> None:
    table = new_game(2)
    own(table, 0)
    table.players[0].halves = 2
    turn(table, "II-09")
    assert vp(table, 0) == 0


# ---- II-10 Godwyn closes the cloth market ----------------------------------------------------


@pytest.mark.clause("W-1.8", "W-5.14")
def test_when_godwyn_closes_the_market_nobody_sells_cloth() -> None:
    table = new_game()
    own(table, 0, wool=1, cloth=1)
    turn(in_chapter(table, 2), "II-10")
    assert step_of(table) == "orient"
    play(arrive(table, "action"), "sales")
    assert offered(table) == {DONE, SELL_WOOL}
    assert refused(table)[SELL_CLOTH] == "W-1.8"
    assert told(table, "closes_cloth_market")[0].clause == "W-1.8"


@pytest.mark.clause("W-1.8", "W-6.3")
def test_the_cloth_market_stays_closed_in_the_rounds_that_follow() -> None:
    table = new_game(2)
    turn(table, "II-10")
    next_round(table, "II-11")
    own(table, 1, cloth=1)
    play(arrive(table, "action"), "sales")
    assert SELL_CLOTH not in offered(table)


@pytest.mark.clause("W-1.8", "W-7.2")
def test_the_cloth_market_that_was_closed_opens_when_the_chapter_ends() -> None:
    table = new_game()
    for seat in range(4):
        own(table, seat, piety=2, grain=2, gold=5)
    turn(in_chapter(table, 2, 6), "II-10")
    for player in table.players:
        player.played, player.discarded, player.hand = list(range(6)), 0b111111 << 6, 0
    comes_next(table, "III-11")
    arrive(table, "round_end")
    own(table, 2, cloth=1)
    assert told(table, "opens_cloth_market")[-1].clause == "W-7.2"
    play(arrive(table, "action"), "sales")
    assert SELL_CLOTH in offered(table)


@pytest.mark.clause("W-1.8")
def test_a_cloth_market_that_was_opened_in_chapter_i_can_be_closed_there_too() -> None:
    table = reprint(new_game(2), "I-06", "immediate", {"do": "close_cloth_market"})
    keys = ("I-06", "I-05", "I-06")
    assert [turn(table, key).cloth_open for key in keys] == [False, True, False]
    for seat in range(2):
        own(table, seat, piety=2, grain=2, gold=5)
    assert close_chapter(table).cloth_open


# ---- II-11 Kingsbridge scarlet is in demand --------------------------------------------------


@pytest.mark.clause("W-1.4", "W-1.5")
def test_while_scarlet_is_in_demand_a_cloth_is_worth_3_points_once_a_round() -> None:
    table = new_game()
    own(table, 0, cloth=2)
    turn(table, "II-11")
    arrive(table, "action")
    table.apply(EXCHANGE)
    assert goods(table, 0) == {"cloth": 1}
    assert vp(table, 0) == 8 + 3
    assert refused(table)[EXCHANGE] == "W-1.5"


@pytest.mark.clause("W-1.4", "W-5.14")
def test_an_event_may_set_the_price_of_cloth_and_wool_still_sells_for_2() -> None:
    dear = {"do": "price", "good": "cloth", "gold": 5}
    table = reprint(new_game(), "II-11", "long", dear)
    own(table, 0, wool=1, cloth=2)
    turn(table, "II-11")
    play(arrive(table, "action"), "sales")
    table.apply(SELL_CLOTH)
    assert goods(table, 0) == {"wool": 1, "cloth": 1, "gold": 5}
    table.apply(SELL_WOOL)
    assert goods(table, 0) == {"cloth": 1, "gold": 7}
