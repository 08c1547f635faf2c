"""The events of chapter III, one after the other, and the plague that comes with them."""

from __future__ import annotations

import pytest

from kingsbridge.titles.world.goods import (
    CLOTH,
    GOLD,
    GOODS,
    GRAIN,
    MEDICAL,
    PIETY,
    STONE,
    WOOD,
    WOOL,
)
from kingsbridge.titles.world.moves import (
    BUILD,
    DECLINE,
    DISCARD,
    DONE,
    EXCHANGE,
    GET,
    GIVE,
    HOUSE,
    REMOVE,
    RENT,
    SELL_CLOTH,
    SELL_WOOL,
)
from kingsbridge.titles.world.state import CURED, Table
from tests.rules.world.board import (
    action,
    answers,
    arrive,
    begin_project,
    drain,
    favor,
    goods,
    hold,
    house,
    ill,
    in_chapter,
    new_game,
    offered,
    orient,
    own,
    play,
    project,
    refused,
    reprint,
    settle,
    step_of,
    told,
    turn,
    vp,
)


def discards(table: Table, seat: int) -> int:
    return table.players[seat].discarded.bit_count()


# ---- The plague comes first ------------------------------------------------------------------


@pytest.mark.clause("W-1.2")
def test_the_plague_comes_before_the_text_of_the_event() -> None:
    table = new_game()
    turn(table, "III-08")
    assert table.journal is not None
    told_in_order = [entry.what for entry in table.journal.entries]
    assert told_in_order.index("falls_ill") < told_in_order.index("loses_vp")


@pytest.mark.clause("W-1.2")
def test_a_location_that_is_ill_does_not_fall_ill_again() -> None:
    table = new_game()
    ill(table, 4, 2)
    turn(table, "III-03")
    assert table.illness == [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]
    assert sum(table.markers) == 10
    assert told(table, "falls_ill") == []


@pytest.mark.clause("W-1.2", "W-10.4")
def test_a_location_that_was_cared_for_does_not_fall_ill_again() -> None:
    table = new_game()
    ill(table, 4, 2)
    table.illness[3] = CURED
    turn(table, "III-03")
    assert table.illness[3] == CURED
    assert sum(table.markers) == 10


# ---- III-01 Merthin returns from Florence with Lolla -----------------------------------------


@pytest.mark.clause("W-1.3")
def test_merthin_brings_each_player_a_stone_a_wood_or_medical_knowledge() -> None:
    table = new_game(3, start=1)
    for seat in range(3):
        own(table, seat)
    turn(table, "III-01")
    asked = []
    for good in (STONE, WOOD, MEDICAL):
        asked.append(table.seat)
        assert offered(table) == {GET + STONE, GET + WOOD, GET + MEDICAL}
        table.apply(GET + good)
    assert asked == [1, 2, 0]
    assert [goods(table, seat) for seat in asked] == [{"stone": 1}, {"wood": 1}, {"medical": 1}]
    assert step_of(table) == "orient"


@pytest.mark.clause("W-0.8", "W-1.7")
def test_merthin_brings_nothing_that_the_supply_lacks() -> None:
    table = new_game()
    drain(table, "stone")
    turn(table, "III-01")
    assert offered(table) == {GET + WOOD, GET + MEDICAL}
    assert refused(table)[GET + STONE] == "W-0.8"


@pytest.mark.clause("W-1.7")
def test_if_merthin_can_bring_one_kind_only_nobody_is_asked() -> None:
    table = new_game()
    drain(table, "stone")
    drain(table, "wood", left=2)
    drain(table, "medical")
    turn(table, "III-01")
    assert step_of(table) == "orient"
    assert [goods(table, seat).get("wood", 0) for seat in range(4)] == [1, 1, 0, 13]


# ---- III-02 With the plague come vice and chaos ----------------------------------------------


@pytest.mark.clause("W-1.4", "W-5.3")
def test_in_the_chaos_the_discarded_card_is_drawn_at_random() -> None:
    drawn = set()
    for seed in range(20):
        table = new_game(seed=seed)
        turn(table, "III-02")
        play(arrive(table, "action"), "grain")
        assert table.seat == 1
        assert table.players[0].hand.bit_count() == 10
        assert discards(table, 0) == 1
        assert table.players[0].played == [action(table, "grain")]
        drawn.add(table.players[0].discarded)
    assert len(drawn) > 5


@pytest.mark.clause("W-0.7", "W-1.4")
def test_the_owner_alone_sees_the_card_drawn_in_the_chaos() -> None:
    table = new_game()
    turn(table, "III-02")
    play(arrive(table, "action"), "grain")
    [entry] = told(table, "discarded")
    assert entry.seen_by == 0
    assert table.players[0].discarded == 1 << entry.a


@pytest.mark.clause("W-1.4", "W-5.3")
def test_in_the_chaos_too_nothing_is_discarded_while_the_piles_are_even() -> None:
    table = new_game()
    table.players[0].discarded = 1 << action(table, "favor")
    table.players[0].hand &= ~table.players[0].discarded
    table.chapter = 3
    turn(table, "III-02")
    play(arrive(table, "action"), "grain")
    assert discards(table, 0) == 1


# ---- III-03 Ralph Fitzgerald becomes Earl of Shiring -----------------------------------------


@pytest.mark.clause("W-1.3")
def test_earl_ralph_takes_2_goods_of_each_players_choice() -> None:
    table = new_game(2, start=1)
    own(table, 0, gold=3, wool=1, cloth=1)
    own(table, 1, stone=1, wood=1, grain=1)
    turn(table, "III-03")
    assert table.seat == 1
    assert offered(table) == {GIVE + STONE, GIVE + WOOD, GIVE + GRAIN}
    table.apply(GIVE + STONE)
    assert table.seat == 1
    assert offered(table) == {GIVE + WOOD, GIVE + GRAIN}
    table.apply(GIVE + GRAIN)
    assert table.seat == 0
    assert offered(table) == {GIVE + GOLD, GIVE + WOOL, GIVE + CLOTH}
    table.apply(GIVE + GOLD)
    table.apply(GIVE + GOLD)
    assert goods(table, 1) == {"wood": 1}
    assert goods(table, 0) == {"gold": 1, "wool": 1, "cloth": 1}
    assert step_of(table) == "orient"
    assert table.supply[GRAIN] == 10


@pytest.mark.clause("W-1.3")
def test_earl_ralph_takes_no_piety_no_loyalty_and_no_knowledge() -> None:
    table = new_game(2)
    own(table, 0, piety=2, loyalty=2, medical=2, gold=2, wool=1)
    own(table, 1, piety=2, loyalty=2, medical=2)
    turn(table, "III-03")
    assert offered(table) == {GIVE + GOLD, GIVE + WOOL}
    table.apply(GIVE + WOOL)
    assert goods(table, 0) == {"piety": 2, "loyalty": 2, "medical": 2, "gold": 1}
    assert goods(table, 1) == {"piety": 2, "loyalty": 2, "medical": 2}
    assert table.scores() == [8, 8]


@pytest.mark.clause("W-1.3")
def test_goods_that_are_not_owned_cannot_be_given_to_earl_ralph() -> None:
    table = new_game()
    turn(table, "III-03")
    assert offered(table) == {GIVE + WOOL, GIVE + GOLD}
    assert refused(table) == {GIVE + good: "W-1.3" for good in (STONE, WOOD, GRAIN, CLOTH)}


@pytest.mark.clause("W-1.3", "W-1.7")
@pytest.mark.parametrize(
    ("owned", "left"),
    [
        ({}, {}),
        ({"wood": 1}, {}),
        ({"wood": 1, "gold": 1}, {}),
        ({"gold": 5}, {"gold": 3}),
        ({"cloth": 3, "piety": 1}, {"cloth": 1, "piety": 1}),
    ],
)
def test_earl_ralph_takes_as_many_as_there_are_and_asks_only_where_there_is_a_choice(
    owned: dict[str, int], left: dict[str, int]
) -> None:
    table = new_game(2)
    own(table, 0, **owned)
    own(table, 1)
    turn(table, "III-03")
    assert step_of(table) == "orient"
    assert goods(table, 0) == left
    assert table.scores() == [8, 8]


# ---- III-04 More and more people fall ill ----------------------------------------------------


@pytest.mark.clause("W-1.3")
def test_each_player_removes_a_house_of_their_choice() -> None:
    table = new_game(2)
    settle(table, 0, "grain_stone", "wool_wood")
    settle(table, 1, "gold_stone", "piety_wood", "medical_wood")
    turn(table, "III-04")
    assert offered(table) == {
        REMOVE + house(table, "grain_stone"),
        REMOVE + house(table, "wool_wood"),
    }
    table.apply(REMOVE + house(table, "wool_wood"))
    assert table.seat == 1
    table.apply(REMOVE + house(table, "gold_stone"))
    assert table.players[0].houses == 1 << house(table, "grain_stone")
    assert table.players[1].houses.bit_count() == 2
    assert table.scores() == [8, 8]
    assert step_of(table) == "orient"


@pytest.mark.clause("W-1.3")
def test_the_only_house_goes_unasked_and_whoever_has_none_loses_2_points() -> None:
    table = new_game(3)
    settle(table, 1, "grain_stone")
    table.players[2].halves = 2
    turn(table, "III-04")
    assert table.players[1].houses == 0
    assert table.scores() == [6, 8, 0]
    assert step_of(table) == "orient"


@pytest.mark.clause("W-1.3", "W-5.16")
def test_a_removed_house_can_be_built_again_and_its_space_is_free_for_all() -> None:
    table = new_game(2)
    settle(table, 0, "grain_stone", "wool_stone", "gold_stone", "piety_stone")
    turn(table, "III-04")
    table.apply(REMOVE + house(table, "grain_stone"))
    own(table, 0, gold=1, stone=1)
    own(table, 1, gold=1, stone=1)
    play(arrive(table, "action"), "house_building")
    table.apply(HOUSE + house(table, "loyalty_stone"))
    assert table.players[0].houses.bit_count() == 4
    table.apply(DISCARD)
    play(table, "house_building")
    assert HOUSE + house(table, "grain_stone") in offered(table)


# ---- III-05 Caris plans a hospital -----------------------------------------------------------


@pytest.mark.clause("W-9.1")
def test_the_hospital_enters_when_caris_plans_it() -> None:
    table = new_game()
    own(table, 0, wood=1)
    turn(table, "III-05")
    keys = ("bridge", "hospital", "tower")
    assert table.in_play == sum(1 << project(table, key) for key in keys)
    play(arrive(table, "action"), "building")
    assert BUILD + 2 * project(table, "hospital") + 1 in offered(table)


# ---- III-06 Godwyn and the monks flee --------------------------------------------------------


@pytest.mark.clause("W-1.3", "W-4.1")
def test_when_the_monks_have_fled_the_marker_passes_over_the_prior() -> None:
    table = new_game()
    table.marker = favor(table, "bishop")
    turn(table, "III-06")
    assert table.covered == 1 << favor(table, "prior")
    orient(table, 2)
    assert table.marker == favor(table, "outlaws_2")


# ---- III-07 Masks and vinegar ----------------------------------------------------------------


@pytest.mark.clause("W-1.3")
def test_each_player_may_discard_a_card_for_1_medical_knowledge() -> None:
    table = new_game(3, start=2)
    turn(table, "III-07")
    assert offered(table) == {DECLINE} | {DISCARD + card for card in range(12)}
    table.apply(DISCARD + action(table, "favor"))
    assert table.seat == 0
    table.apply(DECLINE)
    assert table.seat == 1
    table.apply(DISCARD + action(table, "grain"))
    assert step_of(table) == "orient"
    assert [goods(table, seat).get("medical", 0) for seat in range(3)] == [0, 1, 1]
    assert [discards(table, seat) for seat in range(3)] == [0, 1, 1]
    assert table.players[2].discarded == 1 << action(table, "favor")
    assert not table.players[2].hand >> action(table, "favor") & 1


@pytest.mark.clause("W-1.3", "W-5.3", "W-0.7")
def test_the_journal_tells_of_the_card_and_the_knowledge_and_its_owner_alone_which() -> None:
    table = turn(new_game(2), "III-07")
    table.apply(DISCARD + action(table, "favor"))
    assert table.journal is not None
    lines = [(entry.what, entry.seat) for entry in table.journal.everybodys()][-2:]
    assert lines == [("discards", 0), ("takes_good", 0)]
    (taken,) = told(table, "takes_good")
    assert (taken.a, taken.b) == (MEDICAL, 1)
    (secret,) = told(table, "discarded")
    assert (secret.seen_by, secret.a) == (0, action(table, "favor"))


@pytest.mark.clause("W-1.3", "W-5.3")
def test_whoever_discarded_for_masks_discards_nothing_after_the_action() -> None:
    table = new_game(2)
    turn(table, "III-07")
    table.apply(DISCARD + action(table, "favor"))
    table.apply(DECLINE)
    play(arrive(table, "action"), "grain")
    assert table.seat == 1
    assert discards(table, 0) == 1


@pytest.mark.clause("W-5.5")
def test_whoever_has_discarded_six_cards_discards_none_for_masks() -> None:
    table = new_game(2)
    in_chapter(table, 3, 6)
    hold(table, 0, "grain")
    assert discards(table, 0) == 6
    turn(table, "III-07")
    assert answers(table, DISCARD + action(table, "privilege")) == [1]
    assert discards(table, 0) == 6
    assert discards(table, 1) == 6


@pytest.mark.clause("W-1.7")
def test_without_knowledge_in_the_supply_nobody_is_asked_for_a_card() -> None:
    table = new_game(start=3)
    drain(table, "medical", left=1, holder=0)
    turn(table, "III-07")
    assert answers(table, DISCARD) == [3]
    assert [discards(table, seat) for seat in range(4)] == [0, 0, 0, 1]


# ---- III-08 Flagellants in the market place --------------------------------------------------


@pytest.mark.clause("W-1.3")
def test_flagellants_cost_1_piety_or_without_piety_1_point() -> None:
    table = new_game(3)
    own(table, 0, piety=2)
    own(table, 1, gold=2)
    table.players[2].halves = 0
    turn(table, "III-08")
    assert goods(table, 0) == {"piety": 1}
    assert goods(table, 1) == {"gold": 2}
    assert table.supply[PIETY] == 11
    assert table.scores() == [8, 7, 0]


# ---- III-09 Tenants die ----------------------------------------------------------------------


@pytest.mark.clause("W-1.4", "W-5.24")
@pytest.mark.parametrize(
    ("space", "rent"),
    [
        ("gold_stone", {"gold": 2}),
        ("wool_wood", {"wool": 2}),
        ("loyalty_stone", {"loyalty": 1}),
        ("medical_wood", {"medical": 1}),
        ("grain_stone", {"grain": 1}),
        ("piety_wood", {"piety": 1}),
    ],
)
def test_when_tenants_die_a_house_pays_half_rounded_up(space: str, rent: dict[str, int]) -> None:
    table = new_game()
    own(table, 0)
    settle(table, 0, space)
    turn(table, "III-09")
    play(arrive(table, "action"), "house_rent")
    assert goods(table, 0) == rent
    (entry,) = told(table, "collects")
    assert (GOODS[entry.b], entry.c) == next(iter(rent.items()))


@pytest.mark.clause("W-5.24", "W-5.17")
def test_when_tenants_die_two_houses_still_pay_each_its_half() -> None:
    table = new_game()
    own(table, 0)
    settle(table, 0, "gold_wood", "wool_stone", "loyalty_stone")
    turn(table, "III-09")
    play(arrive(table, "action"), "house_rent")
    table.apply(RENT + house(table, "gold_wood"))
    table.apply(RENT + house(table, "loyalty_stone"))
    assert goods(table, 0) == {"gold": 2, "loyalty": 1}


@pytest.mark.clause("W-5.24")
def test_when_tenants_die_a_choice_of_1_resource_stays() -> None:
    table = new_game()
    own(table, 0)
    settle(table, 0, "resource_wood")
    turn(table, "III-09")
    play(arrive(table, "action"), "house_rent")
    table.apply(GET + WOOD)
    assert goods(table, 0) == {"wood": 1}


# ---- An event that may be printed instead: only one house pays -------------------------------


@pytest.mark.clause("W-1.4", "W-5.17")
def test_where_an_event_lets_1_house_pay_the_player_chooses_which() -> None:
    table = reprint(new_game(), "III-09", "long", {"do": "limit_rent", "most": 1})
    own(table, 0)
    settle(table, 0, "grain_stone", "gold_wood")
    turn(table, "III-09")
    play(arrive(table, "action"), "house_rent")
    assert offered(table) == {
        DONE,
        RENT + house(table, "grain_stone"),
        RENT + house(table, "gold_wood"),
    }
    table.apply(RENT + house(table, "gold_wood"))
    assert goods(table, 0) == {"gold": 4}
    assert min(offered(table)) == DISCARD


@pytest.mark.clause("W-1.4", "W-5.17")
def test_where_an_event_lets_1_house_pay_an_only_one_pays_unasked() -> None:
    table = reprint(new_game(), "III-09", "long", {"do": "limit_rent", "most": 1})
    own(table, 0)
    settle(table, 0, "grain_stone")
    turn(table, "III-09")
    play(arrive(table, "action"), "house_rent")
    assert goods(table, 0) == {"grain": 2}


# ---- III-10 The market is deserted -----------------------------------------------------------


@pytest.mark.clause("W-1.4", "W-1.5")
def test_on_a_deserted_market_a_cloth_is_bartered_for_a_grain_and_a_piety() -> None:
    table = new_game()
    own(table, 0, cloth=2)
    turn(table, "III-10")
    arrive(table, "action")
    table.apply(EXCHANGE)
    assert goods(table, 0) == {"cloth": 1, "grain": 1, "piety": 1}
    assert refused(table)[EXCHANGE] == "W-1.5"


# ---- An event that may be printed instead: few goods are sold --------------------------------


def crowded_out(wool: int, cloth: int) -> Table:
    """Return a table at whose market one action sells 2 goods, the first player about to sell."""
    table = reprint(new_game(), "III-10", "long", {"do": "limit_sales", "most": 2})
    own(table, 0, wool=wool, cloth=cloth)
    turn(table, "III-10")
    play(arrive(table, "action"), "sales")
    return table


@pytest.mark.clause("W-1.4", "W-5.14")
def test_where_an_event_limits_sales_at_most_so_many_goods_are_sold() -> None:
    table = crowded_out(wool=4, cloth=1)
    assert offered(table) == {DONE, SELL_WOOL, SELL_WOOL + 1, SELL_CLOTH}
    assert refused(table)[SELL_WOOL + 2] == "W-1.4"
    table.apply(SELL_WOOL + 1)
    assert goods(table, 0) == {"wool": 2, "cloth": 1, "gold": 4}
    assert min(offered(table)) == DISCARD


@pytest.mark.clause("W-1.4", "W-5.14")
def test_where_an_event_limits_sales_wool_and_cloth_count_together() -> None:
    table = crowded_out(wool=4, cloth=2)
    table.apply(SELL_CLOTH)
    assert offered(table) == {DONE, SELL_WOOL}
    assert refused(table)[SELL_WOOL + 1] == "W-1.4"
    table.apply(SELL_WOOL)
    assert goods(table, 0) == {"wool": 3, "cloth": 1, "gold": 6}


# ---- III-11 Caris becomes prioress -----------------------------------------------------------


@pytest.mark.clause("W-1.3", "W-10.5")
def test_caris_rewards_2_medical_knowledge_or_more_with_2_points() -> None:
    table = new_game()
    for seat, medical in enumerate((0, 1, 2, 5)):
        own(table, seat, medical=medical)
    turn(table, "III-11")
    assert table.scores() == [8, 8, 10, 10]
    assert goods(table, 3) == {"medical": 5}
    assert step_of(table) == "orient"


# ---- The Hospital and the plague together ----------------------------------------------------


@pytest.mark.clause("W-1.3", "W-9.2")
def test_a_project_may_be_finished_with_what_merthin_brought() -> None:
    table = new_game(2)
    own(table, 0)
    hospital = begin_project(table, "hospital", stone=1, wood=3)
    turn(table, "III-01")
    answers(table, GET + STONE)
    play(arrive(table, "action"), "building")
    table.apply(BUILD + 2 * hospital)
    assert table.complete == 1 << hospital
    assert vp(table, 0) == 11
