"""The events of chapter IV, one after the other."""

from __future__ import annotations

import pytest

from kingsbridge.titles.world import TITLE
from kingsbridge.titles.world.goods import GRAIN, LOYALTY, STONE, WOOD
from kingsbridge.titles.world.moves import (
    BUILD,
    CARE,
    DECLINE,
    DISCARD,
    DONE,
    EXCHANGE,
    GET,
    ORIENT,
    TREAT,
)
from kingsbridge.titles.world.state import CURED, Table
from tests.rules.world.board import (
    action,
    answers,
    arrive,
    begin_project,
    drain,
    end_chapter,
    favor,
    force,
    goods,
    hold,
    ill,
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
    seal,
    step_of,
    told,
    turn,
    vp,
)


def discards(table: Table, seat: int) -> int:
    return table.players[seat].discarded.bit_count()


# ---- IV-01 Merthin has realized his dream: the tower -----------------------------------------


@pytest.mark.clause("W-1.3", "W-9.6")
def test_merthins_dream_fills_the_tower_from_the_supply() -> None:
    table = new_game(2)
    tower = begin_project(table, "tower", stone=2, wood=1)
    turn(table, "IV-01")
    assert table.complete == 1 << tower
    assert table.filled[2 * tower : 2 * tower + 2] == [6, 2]
    assert table.supply[:2] == [25 - 6, 15 - 2]
    assert table.substitutes == [0, 0]
    assert step_of(table) == "orient"


@pytest.mark.clause("W-9.6")
def test_merthins_dream_awards_the_metal_to_the_most_loyal() -> None:
    table = new_game()
    own(table, 1, loyalty=1)
    own(table, 2, loyalty=3)
    turn(table, "IV-01")
    assert table.scores() == [8, 8, 11, 8]


@pytest.mark.clause("W-9.5", "W-9.6")
def test_for_merthins_dream_the_most_loyal_who_tie_score_1_each() -> None:
    table = new_game()
    own(table, 1, loyalty=2)
    own(table, 2, loyalty=2)
    own(table, 3, loyalty=1)
    turn(table, "IV-01")
    assert table.scores() == [8, 9, 9, 8]


@pytest.mark.clause("W-9.6", "W-9.8")
def test_when_nobody_is_loyal_merthins_dream_scores_1_for_everybody() -> None:
    table = new_game(3)
    turn(table, "IV-01")
    assert table.scores() == [9, 9, 9]


@pytest.mark.clause("W-9.6")
def test_the_spaces_merthins_dream_fills_score_for_nobody_but_donors_get_their_bonus() -> None:
    table = new_game()
    own(table, 3, loyalty=1)
    seal(table, 0, "tower")
    seal(table, 2, "tower")
    turn(table, "IV-01")
    assert table.scores() == [10, 8, 10, 11]
    assert table.players[0].seals == 0
    assert table.players[2].seals == 0


@pytest.mark.clause("W-9.6")
def test_substitutes_fill_the_tower_when_the_supply_is_short() -> None:
    table = new_game(2)
    tower = begin_project(table, "tower", stone=1)
    drain(table, "stone", left=3)
    drain(table, "wood")
    turn(table, "IV-01")
    assert table.complete == 1 << tower
    assert table.supply[:2] == [0, 0]
    assert table.substitutes == [2, 2]
    assert goods(table, 1)["stone"] == 25 - 1 - 3


@pytest.mark.clause("W-9.11")
def test_merthins_dream_does_nothing_when_the_tower_is_already_complete() -> None:
    table = new_game(2)
    own(table, 0, loyalty=2)
    tower = begin_project(table, "tower", stone=6, wood=2)
    table.complete |= 1 << tower
    supply = table.supply[:]
    turn(table, "IV-01")
    assert table.scores() == [8, 8]
    assert table.supply == supply
    assert told(table, "sets_metal") == []


# ---- IV-02 Caris devotes her life to the sick ------------------------------------------------


@pytest.mark.clause("W-1.3", "W-10.5")
def test_caris_devotion_scores_1_point_for_each_medical_knowledge() -> None:
    table = new_game()
    for seat, medical in enumerate((0, 1, 2, 5)):
        own(table, seat, medical=medical)
    turn(table, "IV-02")
    assert table.scores() == [8, 9, 10, 13]
    assert goods(table, 3) == {"medical": 5}
    assert [entry.seat for entry in told(table, "earns_vp")] == [1, 2, 3]


# ---- IV-03 A new Lady Chapel -----------------------------------------------------------------


@pytest.mark.clause("W-9.1")
def test_the_chapel_of_the_virgin_mary_enters_with_its_event() -> None:
    table = new_game()
    own(table, 0, stone=1)
    turn(table, "IV-03")
    keys = ("bridge", "chapel", "tower")
    assert table.in_play == sum(1 << project(table, key) for key in keys)
    play(arrive(table, "action"), "building")
    assert BUILD + 2 * project(table, "chapel") in offered(table)


# ---- IV-04 The plague leaves Kingsbridge -----------------------------------------------------


@pytest.mark.clause("W-10.7", "W-1.3")
def test_when_the_plague_leaves_all_markers_go_face_up_or_face_down() -> None:
    table = new_game()
    ill(table, 7, 3)
    turn(table, "IV-04")
    assert table.illness == [CURED] * 11
    assert sum(table.markers) == 0
    assert table.long_events == []
    assert TITLE.flaws(table) == []


@pytest.mark.clause("W-10.7", "W-1.2")
def test_the_card_that_ends_the_plague_first_strikes_its_own_location() -> None:
    table = turn(new_game(), "IV-04")
    assert table.journal is not None
    happened = [entry.what for entry in table.journal.entries]
    assert happened.index("falls_ill") < happened.index("plague_ends")
    assert told(table, "falls_ill")[0].a == 2 - 1
    assert table.illness[2 - 1] == CURED


@pytest.mark.clause("W-10.7", "W-10.4")
def test_when_the_plague_has_left_nobody_can_be_cared_for() -> None:
    table = new_game()
    own(table, 0, medical=9)
    ill(table, 7, 3)
    turn(table, "IV-04")
    play(arrive(table, "action"), "medicine")
    assert offered(table) == {DONE, TREAT}
    assert refused(table)[CARE + 7 - 1] == "W-10.4"
    table.apply(TREAT)
    assert goods(table, 0) == {"medical": 9, "gold": 1}
    assert vp(table, 0) == 9


@pytest.mark.clause("W-10.7", "W-1.2")
def test_when_the_plague_has_left_nobody_falls_ill() -> None:
    table = turn(new_game(2), "IV-04")
    next_round(table, "IV-10")
    assert table.long_events == []
    assert table.illness == [CURED] * 11
    assert len(told(table, "falls_ill")) == 1


@pytest.mark.clause("W-10.7", "W-9.4")
def test_when_the_plague_has_left_a_new_hospital_heals_nobody() -> None:
    table = new_game()
    own(table, 0, wood=1)
    own(table, 2, medical=9)
    hospital = begin_project(table, "hospital", stone=2, wood=2)
    seal(table, 2, "hospital")
    turn(table, "IV-04")
    play(arrive(table, "action"), "building")
    table.apply(BUILD + 2 * hospital + 1)
    assert table.seat == 0
    assert vp(table, 2) == 9


# ---- An event that may be printed instead: nobody may care for the ill -----------------------


def forbidding(table: Table) -> Table:
    return reprint(table, "IV-05", "long", {"do": "no_care"})


@pytest.mark.clause("W-1.4", "W-5.20")
def test_while_care_is_forbidden_nobody_may_be_cared_for() -> None:
    table = forbidding(new_game())
    own(table, 0, medical=9)
    ill(table, 7, 3)
    turn(table, "IV-05")
    play(arrive(table, "action"), "medicine")
    assert offered(table) == {DONE, TREAT}
    assert refused(table)[CARE + 7 - 1] == "W-1.4"
    table.apply(TREAT)
    assert goods(table, 0) == {"medical": 9, "gold": 1}
    assert vp(table, 0) == 9


@pytest.mark.clause("W-1.4", "W-9.4")
def test_while_care_is_forbidden_a_new_hospital_heals_nobody() -> None:
    table = forbidding(new_game())
    own(table, 0, wood=1)
    own(table, 2, medical=9)
    ill(table, 7, 3)
    hospital = begin_project(table, "hospital", stone=2, wood=2)
    seal(table, 2, "hospital")
    turn(table, "IV-05")
    play(arrive(table, "action"), "building")
    table.apply(BUILD + 2 * hospital + 1)
    assert table.seat == 0
    assert min(offered(table)) == DISCARD
    assert vp(table, 2) == 9
    assert table.illness[6] == 3


@pytest.mark.clause("W-1.4", "W-7.3")
@pytest.mark.parametrize(("forbidden", "asked"), [(False, True), (True, False)])
def test_care_is_forbidden_until_the_projects_have_had_their_resource(
    forbidden: bool, asked: bool
) -> None:
    table = forbidding(new_game(2))
    own(table, 1, medical=9)
    ill(in_chapter(table, 4), 7, 3)
    begin_project(table, "hospital", stone=2, wood=2)
    seal(table, 1, "hospital")
    if forbidden:
        force(table, "IV-05")
    end_chapter(table)
    assert table.over != asked
    if asked:
        assert table.seat == 1
        assert offered(table) == {DECLINE, CARE + 7 - 1}
        table.apply(CARE + 7 - 1)
        assert table.over
    assert table.illness[6] == (CURED if asked else 3)
    assert table.long_events == []


# ---- IV-05 Merthin is elected alderman -------------------------------------------------------


@pytest.mark.clause("W-1.3")
def test_each_player_may_place_1_resource_for_3_points_when_merthin_is_elected() -> None:
    table = new_game(3, start=1)
    own(table, 0, wood=2)
    own(table, 1, stone=2)
    own(table, 2, stone=1, wood=1)
    bridge = BUILD + 2 * project(table, "bridge")
    tower = BUILD + 2 * project(table, "tower")
    turn(table, "IV-05")
    assert table.seat == 1
    assert offered(table) == {DECLINE, bridge, tower}
    table.apply(tower)
    assert table.seat == 2
    assert offered(table) == {DECLINE, bridge, bridge + 1, tower, tower + 1}
    table.apply(DECLINE)
    assert table.seat == 0
    assert offered(table) == {DECLINE, bridge + 1, tower + 1}
    table.apply(bridge + 1)
    assert step_of(table) == "orient"
    assert table.scores() == [11, 11, 8]
    assert [goods(table, seat).get("wood", 0) for seat in range(3)] == [1, 0, 1]
    assert goods(table, 1) == {"stone": 1}


@pytest.mark.clause("W-1.3")
def test_whoever_has_no_resource_that_fits_is_not_asked_by_merthin() -> None:
    table = new_game(2)
    own(table, 0, gold=5)
    own(table, 1, wood=1)
    begin_project(table, "bridge", wood=2)
    begin_project(table, "tower", wood=2)
    turn(table, "IV-05")
    assert step_of(table) == "orient"


@pytest.mark.clause("W-1.3", "W-9.2")
def test_a_project_can_be_completed_when_merthin_is_elected() -> None:
    table = new_game(2)
    own(table, 0, wood=2)
    own(table, 1, wood=1)
    bridge = begin_project(table, "bridge", stone=5, wood=1)
    begin_project(table, "tower", wood=2)
    seal(table, 1, "bridge")
    turn(table, "IV-05")
    table.apply(BUILD + 2 * bridge + 1)
    assert table.complete == 1 << bridge
    assert table.scores() == [11, 10]
    assert goods(table, 1) == {"wood": 1, "gold": 2}
    assert step_of(table) == "orient"


@pytest.mark.clause("W-1.3", "W-9.4")
def test_care_for_a_hospital_completed_under_merthin_comes_before_the_next_answer() -> None:
    table = new_game(3)
    own(table, 0, wood=1)
    own(table, 1, stone=1)
    own(table, 2, medical=5)
    ill(table, 7, 3)
    hospital = begin_project(table, "hospital", stone=2, wood=2)
    seal(table, 2, "hospital")
    turn(table, "IV-05")
    table.apply(BUILD + 2 * hospital + 1)
    assert table.seat == 2
    table.apply(CARE + 7 - 1)
    assert table.seat == 1
    assert DECLINE in offered(table)
    table.apply(DECLINE)
    assert step_of(table) == "orient"


@pytest.mark.clause("W-1.3", "W-9.4")
def test_a_donor_who_cannot_care_does_not_delay_the_next_answer() -> None:
    table = new_game(3)
    own(table, 0, wood=1)
    own(table, 1, stone=1)
    hospital = begin_project(table, "hospital", stone=2, wood=2)
    seal(table, 2, "hospital")
    turn(table, "IV-05")
    table.apply(BUILD + 2 * hospital + 1)
    assert table.seat == 1
    assert BUILD + 2 * project(table, "bridge") in offered(table)


@pytest.mark.clause("W-1.3", "W-9.4")
def test_a_resource_that_care_has_brought_can_be_placed_under_merthin() -> None:
    table = new_game(2)
    own(table, 0, wood=1)
    own(table, 1, medical=5)
    ill(table, 8, 3)
    hospital = begin_project(table, "hospital", stone=2, wood=2)
    seal(table, 1, "hospital")
    turn(table, "IV-05")
    table.apply(BUILD + 2 * hospital + 1)
    table.apply(CARE + 8 - 1)
    table.apply(GET + STONE)
    assert table.seat == 1
    assert BUILD + 2 * project(table, "bridge") in offered(table)


# ---- IV-06 Traders from Florence -------------------------------------------------------------


@pytest.mark.clause("W-1.4", "W-1.5")
def test_florentine_traders_give_3_points_for_a_cloth_once_a_round() -> None:
    table = new_game()
    own(table, 0, cloth=2)
    turn(table, "IV-06")
    assert step_of(table) == "orient"
    arrive(table, "action")
    table.apply(EXCHANGE)
    assert goods(table, 0) == {"cloth": 1}
    assert vp(table, 0) == 8 + 3
    assert EXCHANGE not in offered(table)


# ---- An event that may be printed instead: one of two goods for another -----------------------


def resources_for_wool() -> Table:
    choice: dict[str, object] = {
        "do": "trade",
        "give": {"wool": 1},
        "get_one": ["stone", "wood"],
    }
    return reprint(new_game(), "IV-06", "long", choice)


@pytest.mark.clause("W-1.4", "W-1.5")
@pytest.mark.parametrize(("place", "good"), [(0, "stone"), (1, "wood")])
def test_where_a_trade_gives_one_of_two_goods_the_player_chooses(place: int, good: str) -> None:
    table = resources_for_wool()
    own(table, 0, wool=2)
    turn(table, "IV-06")
    arrive(table, "action")
    assert {EXCHANGE, EXCHANGE + 1} < offered(table)
    table.apply(EXCHANGE + place)
    assert goods(table, 0) == {"wool": 1, good: 1}
    assert not {EXCHANGE, EXCHANGE + 1} & offered(table)


@pytest.mark.clause("W-0.8", "W-1.7")
def test_a_trade_for_one_of_two_goods_gives_only_what_the_supply_has() -> None:
    table = resources_for_wool()
    own(table, 0, wool=1)
    drain(table, "stone")
    turn(table, "IV-06")
    arrive(table, "action")
    assert EXCHANGE + 1 in offered(table)
    assert refused(table)[EXCHANGE] == "W-0.8"
    drain(table, "wood")
    arrive(table, "action")
    assert refused(table)[EXCHANGE] == "W-1.5"
    assert EXCHANGE + 1 not in offered(table)


# ---- IV-07 Law against the labourers ---------------------------------------------------------


@pytest.mark.clause("W-1.3")
def test_the_law_makes_each_player_discard_a_card_of_their_choice() -> None:
    table = new_game(2, start=1)
    turn(table, "IV-07")
    assert offered(table) == {DISCARD + card for card in range(12)}
    table.apply(DISCARD + action(table, "favor"))
    assert table.seat == 0
    table.apply(DISCARD + action(table, "grain"))
    assert step_of(table) == "orient"
    assert table.players[1].discarded == 1 << action(table, "favor")
    assert table.players[0].discarded == 1 << action(table, "grain")
    assert [player.hand.bit_count() for player in table.players] == [11, 11]
    assert goods(table, 0) == {"wool": 1, "gold": 2}


@pytest.mark.clause("W-5.3", "W-5.5")
def test_after_the_law_no_card_is_discarded_after_the_action() -> None:
    table = new_game(2)
    turn(table, "IV-07")
    answers(table, DISCARD + action(table, "favor"))
    play(arrive(table, "action"), "grain")
    assert table.seat == 1
    assert discards(table, 0) == 1


@pytest.mark.clause("W-5.5")
def test_the_law_makes_no_discard_pile_larger_than_six() -> None:
    table = new_game(2)
    in_chapter(table, 4, 6)
    hold(table, 0, "grain")
    hold(table, 1, "grain", "piety")
    table.players[1].discarded &= ~(1 << action(table, "favor"))
    table.players[1].played.append(action(table, "favor"))
    assert [discards(table, seat) for seat in range(2)] == [6, 5]
    turn(table, "IV-07")
    assert answers(table, DISCARD + action(table, "piety")) == [1]
    assert [discards(table, seat) for seat in range(2)] == [6, 6]


# ---- IV-08 The harvest rots ------------------------------------------------------------------


@pytest.mark.clause("W-1.3")
def test_the_rotten_harvest_costs_1_grain_or_without_grain_1_point() -> None:
    table = new_game(3)
    own(table, 0, grain=2)
    own(table, 1, gold=2)
    table.players[2].halves = 0
    turn(table, "IV-08")
    assert goods(table, 0) == {"grain": 1}
    assert goods(table, 1) == {"gold": 2}
    assert table.supply[GRAIN] == 9
    assert table.scores() == [8, 7, 0]


# ---- IV-09 The outlaws are hanged ------------------------------------------------------------


@pytest.mark.clause("W-1.3", "W-4.1")
def test_when_the_outlaws_are_hanged_the_marker_passes_over_both_their_spaces() -> None:
    table = new_game()
    table.marker = favor(table, "king")
    turn(table, "IV-09")
    assert table.covered == 1 << favor(table, "outlaws") | 1 << favor(table, "outlaws_2")
    orient(table, 1)
    assert table.marker == favor(table, "earl")

    table = new_game()
    table.marker = favor(table, "prior")
    turn(table, "IV-09")
    orient(table, 1)
    assert table.marker == favor(table, "guild_master")


@pytest.mark.clause("W-2.2", "W-4.1")
def test_when_the_outlaws_are_hanged_nobody_needs_gold_for_them() -> None:
    table = new_game()
    own(table, 0)
    table.marker = favor(table, "king")
    turn(table, "IV-09")
    assert offered(table) == {ORIENT, ORIENT + 1, ORIENT + 2, ORIENT + 3}


# ---- IV-10 Kingsbridge becomes a borough -----------------------------------------------------


@pytest.mark.clause("W-1.3")
def test_the_borough_brings_each_player_1_loyalty() -> None:
    table = new_game(2)
    turn(table, "IV-10")
    assert [goods(table, seat)["loyalty"] for seat in range(2)] == [1, 1]
    assert table.supply[LOYALTY] == 12


@pytest.mark.clause("W-0.10", "W-1.7")
def test_the_last_loyalty_of_the_borough_goes_to_the_active_player_and_on_clockwise() -> None:
    table = new_game(start=3)
    drain(table, "loyalty", left=2, holder=1)
    turn(table, "IV-10")
    assert [goods(table, seat).get("loyalty", 0) for seat in range(4)] == [1, 12, 0, 1]
    assert table.scores() == [8, 8, 8, 8]


# ---- IV-11 The old queen's letter ------------------------------------------------------------


@pytest.mark.clause("W-1.3")
def test_the_queens_letter_gives_the_most_loyal_2_points() -> None:
    table = new_game()
    own(table, 1, loyalty=1)
    own(table, 3, loyalty=2)
    turn(table, "IV-11")
    assert table.scores() == [8, 8, 8, 10]
    assert goods(table, 3) == {"loyalty": 2}


@pytest.mark.clause("W-1.3")
def test_the_queens_letter_gives_the_most_loyal_who_tie_1_point_each() -> None:
    table = new_game(3)
    own(table, 0, loyalty=2)
    own(table, 2, loyalty=2)
    turn(table, "IV-11")
    assert table.scores() == [9, 8, 9]


# ---- Resources placed by events stay placed --------------------------------------------------


@pytest.mark.clause("W-9.7")
def test_a_resource_placed_under_merthin_does_not_return_to_the_supply() -> None:
    table = new_game(2)
    own(table, 0, stone=1, wood=1)
    turn(table, "IV-05")
    table.apply(BUILD + 2 * project(table, "tower"))
    assert table.supply[STONE] == 24
    assert table.supply[WOOD] == 14
