"""What a corrected box may have that ours has not, and how it is played.

A correction names only values; the rules are the same. So each test cites the clause whose number,
card or space is another here.
"""

from __future__ import annotations

import random
import tomllib
from pathlib import Path

import pytest

from kingsbridge import BadCards
from kingsbridge.titles.world.cards import load_cards
from kingsbridge.titles.world.goods import GOLD, GOODS, GRAIN, STONE, WOOD, WOOL
from kingsbridge.titles.world.moves import (
    DECLINE,
    DONE,
    EXCHANGE,
    GET,
    GIVE,
    LOSE,
    MOST_WOOL,
    PAY,
    SELL_WOOL,
    WEAVE,
)
from kingsbridge.titles.world.state import FROM_INCOME, Table
from kingsbridge.titles.world.steps.actions.limits import limit
from kingsbridge.titles.world.steps.actions.sales import price
from tests.rules.world.board import (
    arrive,
    begin_project,
    building,
    caring,
    drain,
    favor,
    force,
    goods,
    housing,
    ill,
    in_chapter,
    new_game,
    offered,
    own,
    play,
    refused,
    seal,
    settle,
    told,
    turn,
    vp,
)

Effect = dict[str, object]
# Every card, space and number of this box is another than ours.
ALL_ANOTHER = Path(__file__).parents[2] / "boxes" / "world.toml"


def with_event(key: str, *effects: Effect, kind: str = "immediate", seats: int = 2) -> Table:
    """Start a game in which this event does this."""
    return new_game(seats, cards={"events": {key: {"kind": kind, "effects": list(effects)}}})


# Effects


@pytest.mark.clause("W-1.3")
def test_an_event_gives_several_goods_and_points() -> None:
    table = with_event("I-08", {"do": "gain", "get": {"gold": 2, "wool": 1, "vp": 1}})
    own(table, 0)
    turn(table, "I-08")
    assert goods(table, 0) == {"gold": 2, "wool": 1}
    assert vp(table, 0) == 9
    assert [(entry.a, entry.b) for entry in told(table, "takes_good") if entry.seat == 0] == [
        *((WOOL, 1), (GOLD, 2)),
    ]


@pytest.mark.clause("W-1.3", "W-0.8")
def test_gold_can_be_one_of_the_goods_to_choose_from() -> None:
    table = with_event("I-08", {"do": "gain", "get_one": ["grain", "gold"]})
    own(table, 0)
    turn(table, "I-08")
    assert offered(table) == {GET + GRAIN, GET + GOLD}
    table.apply(GET + GOLD)
    assert goods(table, 0) == {"gold": 1}


@pytest.mark.clause("W-1.3")
def test_effects_that_ask_follow_one_another() -> None:
    table = with_event(
        "I-08",
        {"do": "gain", "get_one": ["grain", "gold"]},
        {"do": "lose_choice", "number": 1, "goods": ["grain", "wool"]},
    )
    for seat in (0, 1):
        own(table, seat, wool=1)
    turn(table, "I-08")
    asked = []
    for move in (GET + GRAIN, GET + GRAIN, GIVE + WOOL, GIVE + WOOL):
        asked.append(table.seat)
        table.apply(move)
    assert asked == [0, 1, 0, 1]
    assert goods(table, 0) == goods(table, 1) == {"grain": 1}


@pytest.mark.clause("W-1.3")
def test_several_goods_are_paid_or_lost_together() -> None:
    table = with_event(
        "I-06",
        {"do": "pay_or_lose", "pay": {"gold": 1, "wool": 1}, "lose": {"piety": 1, "vp": 2}},
    )
    own(table, 0, gold=1, wool=2, piety=1)
    own(table, 1, gold=1, wool=1, piety=1)
    turn(table, "I-06")
    assert offered(table) == {PAY, LOSE}
    table.apply(PAY)
    assert goods(table, 0) == {"wool": 1, "piety": 1}
    table.apply(LOSE)
    assert goods(table, 1) == {"gold": 1, "wool": 1}
    assert vp(table, 1) == 6


@pytest.mark.clause("W-1.3")
def test_the_one_with_the_most_or_the_least_may_get_or_lose_goods() -> None:
    table = with_event(
        "II-02",
        {"do": "least", "good": "gold", "get": {"gold": 2}},
        {"do": "most", "good": "wool", "lose": {"wool": 2, "vp": 1}},
    )
    own(table, 0, wool=1)
    own(table, 1, gold=1)
    turn(table, "II-02")
    assert goods(table, 0) == {"gold": 2}
    assert goods(table, 1) == {"gold": 1}
    assert (vp(table, 0), vp(table, 1)) == (7, 8)


@pytest.mark.clause("W-1.3")
def test_those_who_tie_score_as_much_unless_the_card_says_otherwise() -> None:
    for tied, expected in ({}, 10), ({"tied_vp": 1}, 9):
        table = with_event("IV-11", {"do": "most", "good": "wool", "vp": 2, **tied})
        turn(table, "IV-11")
        assert [vp(table, seat) for seat in (0, 1)] == [expected, expected]


@pytest.mark.clause("W-1.5")
def test_a_trade_takes_and_gives_all_that_it_says() -> None:
    table = with_event("I-01", {"do": "trade", "give": {"wool": 2}, "get": {"gold": 3, "vp": 1}})
    own(table, 0, wool=3)
    own(table, 1, wool=1)
    turn(table, "I-01")
    assert offered(table) == {DECLINE, EXCHANGE}
    table.apply(EXCHANGE)
    assert goods(table, 0) == {"wool": 1, "gold": 3}
    assert vp(table, 0) == 9
    assert table.step_name() == "orient"


@pytest.mark.clause("W-9.4")
def test_care_that_an_event_brings_comes_before_its_next_effect() -> None:
    table = new_game(
        2,
        cards={
            "projects": {"tower": {"care": True}},
            "events": {
                "IV-01": {
                    "effects": [
                        {"do": "complete_tower"},
                        {"do": "gain", "get_one": ["grain", "gold"]},
                    ]
                }
            },
        },
    )
    in_chapter(table, 4)
    begin_project(table, "tower")
    seal(table, 1, "tower")
    ill(table, 3, 1)
    own(table, 0)
    own(table, 1, medical=1)
    turn(table, "IV-01")
    assert table.seat == 1
    assert caring(3) in offered(table)
    table.apply(caring(3))
    assert table.seat == 0
    assert offered(table) == {GET + GRAIN, GET + GOLD}


@pytest.mark.clause("W-1.9", "W-8.10")
def test_where_an_event_lets_nobody_act_all_are_rewarded_unasked_for_their_action() -> None:
    table = with_event("II-01", {"do": "no_actions"}, {"do": "forgo_reward", "get": {"grain": 1}})
    for seat in (0, 1):
        own(table, seat)
    turn(table, "II-01")
    assert table.step_name() == "orient"
    assert goods(table, 0) == goods(table, 1) == {"grain": 1}
    assert told(table, "will_forgo") == []


@pytest.mark.clause("W-0.6")
@pytest.mark.parametrize(
    "effect", [{"do": "discard_extra"}, {"do": "discard_for", "get": {"vp": 1}}]
)
def test_no_event_has_cards_discarded_in_the_first_chapter_of_a_first_game(effect: Effect) -> None:
    correction = {"events": {"I-08": {"effects": [effect]}}}
    table = new_game(2, cards=correction, first_game=True)
    turn(table, "I-08")
    assert table.step_name() == "orient"
    assert [player.hand.bit_count() for player in table.players] == [6, 6]
    assert turn(new_game(2, cards=correction), "I-08").step_name() == "reveal"


@pytest.mark.clause("W-0.6")
def test_a_first_game_with_a_box_that_is_all_another_comes_to_its_end() -> None:
    corrections = tomllib.loads(ALL_ANOTHER.read_text(encoding="utf-8"))
    for seed in range(3):
        moves = random.Random(seed)
        table = new_game(3, seed=seed, cards=corrections, first_game=True)
        while not table.over:
            table.apply(moves.choice(table.legal()))
        assert table.chapter == 4


# Several long-term events at once

TWO_TRADES: dict[str, object] = {
    "I-09": {
        "kind": "long",
        "effects": [{"do": "trade", "give": {"gold": 1}, "get": {"piety": 1}}],
    },
    "I-01": {
        "kind": "long",
        "effects": [{"do": "trade", "give": {"wool": 1}, "get_one": ["stone", "wood"]}],
    },
}


def two_trades() -> Table:
    table = turn(new_game(2, cards={"events": TWO_TRADES}), "I-08")
    own(table, 0, gold=2, wool=2)
    force(table, "I-09", "I-01")
    return arrive(table, "action")


@pytest.mark.clause("W-1.5")
def test_of_two_trades_each_can_be_made_once_a_round() -> None:
    table = two_trades()
    assert {EXCHANGE, DECLINE} <= offered(table)
    table.apply(EXCHANGE)
    assert {EXCHANGE, EXCHANGE + 1} <= offered(table)
    assert DECLINE not in offered(table)
    table.apply(EXCHANGE + 1)
    assert EXCHANGE not in offered(table)
    assert refused(table)[EXCHANGE] == "W-1.5"
    assert goods(table, 0) == {"gold": 1, "piety": 1, "wool": 1, "wood": 1}


@pytest.mark.clause("W-1.5")
def test_both_trades_can_be_made_after_the_action() -> None:
    table = two_trades()
    play(table, "grain")
    assert offered(table) == {DONE, EXCHANGE, DECLINE}
    table.apply(EXCHANGE)
    assert offered(table) == {DONE, EXCHANGE, EXCHANGE + 1}
    table.apply(EXCHANGE)
    assert goods(table, 0) == {"gold": 1, "piety": 1, "wool": 1, "stone": 1, "grain": 1}


@pytest.mark.clause("W-1.5")
def test_a_trade_that_is_passed_over_can_be_made_after_the_action() -> None:
    table = two_trades()
    table.apply(DECLINE)
    table.apply(EXCHANGE)
    assert goods(table, 0) == {"gold": 2, "wool": 1, "stone": 1}
    play(table, "grain")
    assert offered(table) == {DONE, EXCHANGE}
    table.apply(EXCHANGE)
    assert goods(table, 0) == {"gold": 1, "wool": 1, "stone": 1, "grain": 1, "piety": 1}


@pytest.mark.clause("W-1.5")
def test_whoever_passes_over_a_trade_and_makes_the_next_is_offered_the_third() -> None:
    events = {
        key: {"kind": "long", "effects": [{"do": "trade", "give": give, "get": get}]}
        for key, give, get in (
            ("I-09", {"wool": 1}, {"piety": 1}),
            ("I-01", {"wool": 1}, {"grain": 1}),
            ("I-02", {"gold": 1}, {"loyalty": 1}),
        )
    }
    table = new_game(2, cards={"events": events})
    own(table, 0, gold=1, wool=1)
    force(table, "I-09", "I-01")
    turn(table, "I-02")
    arrive(table, "action")
    table.apply(DECLINE)
    table.apply(EXCHANGE)
    assert EXCHANGE in offered(table)
    assert DECLINE not in offered(table)
    table.apply(EXCHANGE)
    assert goods(table, 0) == {"grain": 1, "loyalty": 1}


@pytest.mark.clause("W-1.4")
def test_of_two_prices_the_newest_counts_and_of_two_limits_the_smallest() -> None:
    events = {
        "I-02": {"effects": [{"do": "price", "good": "wool", "gold": 4}]},
        "I-10": {
            "effects": [
                {"do": "price", "good": "wool", "gold": 1},
                {"do": "limit_build", "most": 1},
            ]
        },
        "I-09": {
            "effects": [
                {"do": "limit_build", "most": 3},
                {"do": "price", "good": "cloth", "gold": 9},
            ]
        },
    }
    table = new_game(2, cards={"events": events})
    force(table, "I-02", "I-10")
    turn(table, "I-09")
    assert price(table, WOOL) == 1
    assert price(table, GOODS.index("cloth")) == 9
    assert limit(table, 14) == 1


@pytest.mark.clause("W-1.4")
def test_all_that_is_added_to_work_on_a_project_is_scored() -> None:
    bonus = {"do": "project_bonus", "project": "bridge", "vp": 2}
    events = {"I-09": {"effects": [bonus]}, "I-10": {"effects": [{**bonus, "vp": 3}]}}
    table = new_game(2, cards={"events": events})
    own(table, 0, stone=1)
    force(table, "I-09", "I-10")
    play(arrive(table, "action"), "building")
    table.apply(building(table, "bridge", "stone"))
    assert vp(table, 0) == 8 + 3 + 2 + 3


# Houses, locations, the favor track


@pytest.mark.clause("W-5.16")
def test_houses_that_bring_the_same_are_the_same_whatever_they_are_called() -> None:
    corrected = {"grain_wood": {"income": {"wool": 3}}, "wool_wood": {"income": {"wool": 2}}}
    table = new_game(2, cards={"houses": corrected})
    settle(table, 0, "wool_stone")
    own(table, 0, wood=2, stone=2, gold=2)
    play(arrive(table, "action"), "house_building")
    assert refused(table)[housing(table, "grain_wood")] == "W-5.16"
    assert {housing(table, "wool_wood"), housing(table, "grain_stone")} <= offered(table)


@pytest.mark.clause("W-5.17")
def test_a_house_may_let_its_owner_choose_between_any_goods() -> None:
    corrected = {"gold_stone": {"income_choice": ["cloth", "gold", "grain"]}}
    table = new_game(2, cards={"houses": corrected})
    settle(table, 0, "gold_stone")
    own(table, 0)
    table.supply[GRAIN] = 0
    play(arrive(table, "action"), "house_rent")
    assert offered(table) == {GET + GOODS.index("cloth"), GET + GOLD}
    assert refused(table)[GET + GRAIN] == "W-0.8"
    table.apply(GET + GOLD)
    assert goods(table, 0) == {"gold": 1}


@pytest.mark.clause("W-10.3")
def test_a_location_may_bring_goods_and_a_choice_and_a_house() -> None:
    benefit = {"benefit": {"gold": 2, "vp": 1}, "choice": ["stone", "wood"], "free_house": True}
    table = in_chapter(new_game(2, cards={"plague": {"4": benefit}}), 3)
    ill(table, 4, 1)
    own(table, 0, medical=1)
    play(arrive(table, "action"), "medicine")
    table.apply(caring(4))
    assert goods(table, 0) == {"medical": 1, "gold": 2}
    assert vp(table, 0) == 8 + 2 + 1
    assert offered(table) == {GET + STONE, GET + WOOD}
    table.apply(GET + WOOD)
    assert housing(table, "gold_stone") in offered(table)


@pytest.mark.clause("W-10.3")
def test_a_location_that_brings_something_else_brings_nothing_of_ours() -> None:
    table = in_chapter(new_game(2, cards={"plague": {"9": {"benefit": {"vp": 1}}}}), 3)
    ill(table, 9, 1)
    own(table, 0, medical=1)
    play(arrive(table, "action"), "medicine")
    table.apply(caring(9))
    assert vp(table, 0) == 8 + 2 + 1
    assert not table.errands


ORDER = [
    *("queen", "prioress", "merchants", "outlaws", "king"),
    *("bishop", "guild_master", "earl", "outlaws_2", "prior"),
]


@pytest.mark.clause("W-4.1", "W-4.6", "W-0.5")
def test_the_marker_follows_the_corrected_order_of_the_favor_track() -> None:
    table = new_game(2, cards={"track": {"order": ORDER, "start": "earl"}})
    assert table.marker == favor(table, "earl")
    own(table, 0)
    table.rotation = 2
    arrive(table, "favor")
    assert table.marker == favor(table, "prior")
    assert goods(table, 0) == {"piety": 1}
    table.rotation = 1
    arrive(table, "favor")
    assert table.marker == favor(table, "queen")


@pytest.mark.clause("W-4.3")
def test_a_favor_space_may_give_several_things() -> None:
    award = {"gains": {"grain": 1}, "per": {"loyalty": 2}, "if_any": {"piety": 3}}
    table = new_game(2, cards={"favor": {"earl": award}})
    own(table, 0, loyalty=2, piety=1)
    table.marker = favor(table, "outlaws")
    table.rotation = 1
    arrive(table, "favor")
    assert goods(table, 0) == {"loyalty": 2, "piety": 1, "grain": 1}
    assert vp(table, 0) == 8 + 2 * 2 + 3


@pytest.mark.clause("W-4.3", "W-4.4")
def test_what_a_favor_space_gives_and_takes_is_told_by_the_good_it_is() -> None:
    table = new_game(2, cards={"favor": {"earl": {"gains": {"wool": 1}, "pay": {"gold": 1}}}})
    own(table, 0, gold=1)
    drain(table, "wool")
    table.marker = favor(table, "outlaws")
    table.rotation = 1
    arrive(table, "favor")
    assert goods(table, 0) == {}
    assert told(table, "wins_favor") == []
    assert [entry.a for entry in told(table, "reaches_favor")] == [favor(table, "earl")]
    assert [(entry.a, entry.b) for entry in told(table, "pays")] == [(GOLD, 1)]


@pytest.mark.clause("W-10.3")
def test_what_a_location_brings_is_told_by_the_good_it_is() -> None:
    benefit = {"benefit": {"wool": 1, "gold": 2}}
    table = in_chapter(new_game(2, cards={"plague": {"4": benefit}}), 3)
    ill(table, 4, 1)
    own(table, 0, medical=1)
    drain(table, "wool")
    play(arrive(table, "action"), "medicine")
    table.apply(caring(4))
    (cares,) = told(table, "cares")
    assert (cares.b, cares.c) == (2, 0)
    assert [(entry.a, entry.b) for entry in told(table, "takes_good") if entry.seat == 0][-1:] == [
        (GOLD, 2)
    ]


@pytest.mark.clause("W-5.17")
def test_victory_points_of_a_rent_are_income() -> None:
    table = new_game(2, cards={"houses": {"gold_stone": {"income": {"vp": 2}}}})
    settle(table, 0, "gold_stone")
    before = table.players[0].score_sheet[FROM_INCOME]
    play(arrive(table, "action"), "house_rent")
    assert table.players[0].score_sheet[FROM_INCOME] == before + 2 * 2


# Longer than one move


@pytest.mark.clause("W-5.14")
def test_the_longest_sale_follows_the_supply() -> None:
    supplies = {**dict.fromkeys(GOODS[:8], 20), "wool": 40}
    table = new_game(2, cards={"stock": {"supplies": supplies}})
    own(table, 0, wool=22)
    play(arrive(table, "action"), "sales")
    table.apply(SELL_WOOL + MOST_WOOL - 1)
    assert SELL_WOOL + 6 in offered(table)
    assert SELL_WOOL + 7 not in offered(table)
    table.apply(SELL_WOOL + 6)
    assert goods(table, 0) == {"gold": 44}


@pytest.mark.clause("W-5.14")
def test_whoever_sells_less_than_the_longest_sale_has_sold() -> None:
    supplies = {**dict.fromkeys(GOODS[:8], 20), "wool": 40}
    table = new_game(2, cards={"stock": {"supplies": supplies}})
    own(table, 0, wool=22)
    play(arrive(table, "action"), "sales")
    table.apply(SELL_WOOL + 3)
    assert SELL_WOOL not in offered(table)


@pytest.mark.clause("W-5.19")
def test_as_much_is_woven_as_the_card_says() -> None:
    table = new_game(2, cards={"stock": {"weave_most": 3}})
    own(table, 0, wool=5)
    play(arrive(table, "action"), "cloth")
    table.apply(WEAVE + 1)
    assert offered(table) == {DONE, WEAVE}
    table.apply(WEAVE)
    assert goods(table, 0) == {"wool": 2, "cloth": 3}
    assert WEAVE not in offered(table)


@pytest.mark.clause("W-5.19")
def test_who_weaves_less_than_two_has_woven() -> None:
    table = new_game(2, cards={"stock": {"weave_most": 3}})
    own(table, 0, wool=5)
    play(arrive(table, "action"), "cloth")
    table.apply(WEAVE)
    assert WEAVE not in offered(table)


# What makes no sense

TRADE: Effect = {"do": "trade", "give": {"wool": 1}, "get": {"gold": 1}}
NONSENSE: list[tuple[dict[str, object], str]] = [
    (
        {"I-08": {"effects": [{"do": "price", "good": "wool", "gold": 3}]}},
        "events.I-08.effects[0]: 'price' lasts, so the event's kind must be 'long'",
    ),
    (
        {"I-02": {"effects": [{"do": "gain", "get": {"gold": 1}}]}},
        "events.I-02: a long-term event needs an effect that lasts: 'trade', 'price', ",
    ),
    ({"I-01": {"kind": "long", "effects": [TRADE, TRADE]}}, "has one 'trade' at most"),
    (
        {"II-01": {"effects": [{"do": "no_actions"}, {"do": "no_actions"}]}},
        "events.II-01.effects[1]: 'no_actions' stands there twice",
    ),
    (
        {"II-01": {"effects": [{"do": "complete_tower"}]}},
        "'complete_tower' is for chapters III and IV; before them there is no Tower",
    ),
    (
        {"II-01": {"effects": [{"do": "end_plague"}]}},
        "'end_plague' is for chapters III and IV; before them there is no plague",
    ),
    ({"I-01": {"plague": 3}}, "events.I-01.plague: expected 0; there is no plague before chapter"),
    (
        {
            "I-07": {"effects": [{"do": "cover_favor", "spaces": ORDER[:5]}]},
            "I-08": {"effects": [{"do": "cover_favor", "spaces": ORDER[5:]}]},
        },
        "the events of its chapter must not cover the whole favor track; leave one space",
    ),
    (
        {"I-01": {"effects": [{"do": "project", "project": "tower"}]}},
        "events.I-01.effects[0].project: there is no 'tower'; there is 'fulling_mill', ",
    ),
]


@pytest.mark.parametrize(("events", "message"), NONSENSE)
def test_an_event_that_makes_no_sense_is_refused(events: dict[str, object], message: str) -> None:
    with pytest.raises(BadCards) as refusal:
        load_cards({"events": events})
    assert message in str(refusal.value)


@pytest.mark.parametrize(
    ("corrections", "message"),
    [
        (
            {"houses": {"gold_wood": {"income": {"gold": 1}, "income_choice": ["gold", "wool"]}}},
            "houses.gold_wood: expected 'income' or 'income_choice', not both",
        ),
        ({"actions": {"grain": {"starred": False}}}, "expected 6 cards with 'starred'"),
        ({"stock": {"sides_of_2": [1, 1]}}, "two players cannot sit on one side"),
        ({"track": {"order": ["king"] * 10}}, "track.order: 'king' stands there twice"),
    ],
)
def test_a_box_that_makes_no_sense_is_refused(corrections: dict[str, object], message: str) -> None:
    with pytest.raises(BadCards) as refusal:
        load_cards(corrections)
    assert message in str(refusal.value)


def test_an_event_without_effects_does_nothing() -> None:
    table = with_event("I-08")
    own(table, 0)
    turn(table, "I-08")
    assert goods(table, 0) == {}
    assert table.step_name() == "orient"
