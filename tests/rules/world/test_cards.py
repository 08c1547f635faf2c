"""Every component of the box, restated; and the corrections an owner may lay over them."""

from __future__ import annotations

import json

import pytest

from kingsbridge import BadCards
from kingsbridge.titles.world import TITLE
from kingsbridge.titles.world.cards import (
    EFFECTS,
    NONE,
    Amount,
    Cards,
    Effect,
    Event,
    Favor,
    House,
    Location,
    Project,
    load_cards,
)
from kingsbridge.titles.world.goods import GOODS
from kingsbridge.titles.world.moves import CARE, SELL_CLOTH, SELL_WOOL, TREAT
from tests.rules.world.board import (
    arrive,
    begin_project,
    building,
    close_chapter,
    favor,
    goods,
    have,
    ill,
    in_chapter,
    new_game,
    own,
    play,
    project,
    seal,
    settle,
    turn,
    vp,
)

STARRED = ["grain", "piety", "resource", "building", "sales", "privilege"]
OTHERS = ["house_building", "house_rent", "donation", "cloth", "medicine", "favor"]

# project            enters             stone wood  bonus
PROJECTS = {
    "bridge": ("start", 5, 2, {"vp": 2, "gold": 2}),
    "fulling_mill": ("event", 2, 3, {"vp": 1, "cloth": 1}),
    "st_mark": ("event", 3, 2, {"vp": 2, "piety": 1}),
    "priors_palace": ("event", 3, 2, {"vp": 2, "loyalty": 1}),
    "hospital": ("event", 2, 3, {"vp": 1}),
    "chapel": ("event", 3, 1, {"vp": 2}),
    "tower": ("after_chapter_2", 6, 2, {"vp": 2}),
}

# Each once for stone and once for wood; of stone and wood one is chosen.
INCOMES: dict[str, dict[str, int]] = {
    "grain": {"grain": 2},
    "piety": {"piety": 2},
    "wool": {"wool": 3},
    "gold": {"gold": 4},
    "resource": {},
    "loyalty": {"loyalty": 2},
    "medical": {"medical": 2},
}

TRACK: dict[str, dict[str, object]] = {
    "merchants": {"gains": {"wool": 1}},
    "king": {"per": {"loyalty": 1}},
    "outlaws": {"pay": {"gold": 1}},
    "earl": {"gains": {"grain": 1}},
    "bishop": {"per": {"piety": 1}},
    "queen": {"if_any": {"loyalty": 2}},
    "prior": {"gains": {"piety": 1}},
    "outlaws_2": {"pay": {"gold": 1}},
    "guild_master": {"per_house": 1},
    "prioress": {"if_any": {"medical": 2}},
}

BENEFITS: list[object] = [
    {"vp": 1},
    {"gold": 2},
    {"loyalty": 1},
    {"cloth": 1},
    {"grain": 1},
    {"piety": 1},
    {"gold": 3},
    "stone or wood",
    "free house",
    {"vp": 2},
    {},
]

EVENTS: dict[str, list[dict[str, object]]] = {
    "I-01": [{"do": "trade", "give": {"wool": 1}, "get": {"gold": 3}}],
    "I-02": [{"do": "price", "good": "wool", "gold": 1}],
    "I-03": [{"do": "project", "project": "fulling_mill"}],
    "I-04": [{"do": "project", "project": "st_mark"}],
    "I-05": [
        {"do": "open_cloth_market"},
        {"do": "trade", "give": {"wool": 1}, "get": {"cloth": 1}},
    ],
    "I-06": [{"do": "pay_or_lose", "pay": {"gold": 1}, "lose": {"vp": 1}}],
    "I-07": [{"do": "cover_favor", "covers": ["guild_master"]}],
    "I-08": [{"do": "gain", "get": {"grain": 1}}],
    "I-09": [{"do": "trade", "give": {"gold": 1}, "get": {"piety": 1}}],
    "I-10": [{"do": "project_bonus", "project": "bridge", "vp": 1}],
    "I-11": [{"do": "lose", "first": ["wool", "gold"]}],
    "II-01": [{"do": "no_actions"}],
    "II-02": [{"do": "least", "good": "piety", "lose": {"vp": 1}}],
    "II-03": [{"do": "forgo_reward", "get": {"medical": 1}}],
    "II-04": [{"do": "only_project", "project": "priors_palace"}],
    "II-05": [{"do": "project", "project": "priors_palace"}],
    "II-06": [{"do": "gain", "get": {"medical": 1}}],
    "II-07": [{"do": "limit_build", "most": 1}],
    "II-08": [{"do": "trade", "give": {"grain": 1}, "get": {"loyalty": 1}}],
    "II-09": [
        {"do": "pay_or_lose", "pay": {"gold": 2}, "lose": {"loyalty": 1}, "otherwise": {"vp": 2}}
    ],
    "II-10": [{"do": "close_cloth_market"}],
    "II-11": [{"do": "trade", "give": {"cloth": 1}, "get": {"vp": 3}}],
    "III-01": [{"do": "gain", "get_one": ["stone", "wood", "medical"]}],
    "III-02": [{"do": "random_discard"}],
    "III-03": [
        {
            "do": "lose_choice",
            "number": 2,
            "goods": ["gold", "wool", "cloth", "stone", "wood", "grain"],
        }
    ],
    "III-04": [{"do": "lose_house", "otherwise": {"vp": 2}}],
    "III-05": [{"do": "project", "project": "hospital"}],
    "III-06": [{"do": "cover_favor", "covers": ["prior"]}],
    "III-07": [{"do": "discard_for", "get": {"medical": 1}}],
    "III-08": [{"do": "lose", "first": ["piety", "vp"]}],
    "III-09": [{"do": "halve_rent"}],
    "III-10": [{"do": "trade", "give": {"cloth": 1}, "get": {"grain": 1, "piety": 1}}],
    "III-11": [{"do": "reward_if", "good": "medical", "at_least": 2, "vp": 2}],
    "IV-01": [{"do": "complete_tower"}],
    "IV-02": [{"do": "reward_per", "good": "medical", "vp": 1}],
    "IV-03": [{"do": "project", "project": "chapel"}],
    "IV-04": [{"do": "end_plague"}],
    "IV-05": [{"do": "build_one"}],
    "IV-06": [{"do": "trade", "give": {"cloth": 1}, "get": {"vp": 3}}],
    "IV-07": [{"do": "discard_extra"}],
    "IV-08": [{"do": "lose", "first": ["grain", "vp"]}],
    "IV-09": [{"do": "cover_favor", "covers": ["outlaws", "outlaws_2"]}],
    "IV-10": [{"do": "gain", "get": {"loyalty": 1}}],
    "IV-11": [{"do": "most", "good": "loyalty", "vp": 2, "tied_vp": 1}],
}

HOW_SURE = {"A", "A-", "B", "C", "C+", "D"}


@pytest.fixture
def cards() -> Cards:
    return load_cards({})


def amounts(given: list[Amount]) -> dict[str, int]:
    return {GOODS[good]: number for good, number in given}


def names(given: list[int]) -> list[str]:
    return [GOODS[good] for good in given]


def told_favor(card: Favor) -> dict[str, object]:
    every: dict[str, object] = {
        "gains": amounts(card.gains),
        "per": amounts(card.per),
        "if_any": amounts(card.if_any),
        "per_house": card.per_house,
        "pay": amounts(card.pay),
    }
    return {name: value for name, value in every.items() if value}


def told_effect(cards: Cards, effect: Effect) -> dict[str, object]:
    every: dict[str, object] = {
        "do": EFFECTS[effect.do],
        "give": amounts(effect.give),
        "get": amounts(effect.get),
        "get_one": names(effect.get_one),
        "pay": amounts(effect.pay),
        "lose": amounts(effect.lose),
        "otherwise": amounts(effect.otherwise),
        "first": names(effect.first),
        "goods": names(effect.goods),
        "good": "" if effect.good == NONE else GOODS[effect.good],
        "project": "" if effect.project == NONE else cards.project_keys[effect.project],
        "gold": effect.gold,
        "vp": effect.vp,
        "tied_vp": effect.tied_vp,
        "most": effect.most,
        "number": effect.number,
        "at_least": effect.at_least,
        "covers": [key for place, key in enumerate(cards.favor_keys) if effect.covers >> place & 1],
    }
    return {name: value for name, value in every.items() if value}


def project_card(cards: Cards, key: str) -> Project:
    return cards.projects[cards.project_keys.index(key)]


def house_card(cards: Cards, key: str) -> House:
    return cards.houses[cards.house_keys.index(key)]


def event_card(cards: Cards, key: str) -> Event:
    return cards.events[cards.event_keys.index(key)]


# The cards and the board


@pytest.mark.clause("W-0.4", "W-0.6")
def test_there_are_twelve_action_cards_six_of_them_starred(cards: Cards) -> None:
    assert sorted(cards.action_keys) == sorted(STARRED + OTHERS)
    assert [card.key for card in cards.actions if card.starred] == STARRED


@pytest.mark.clause("W-9.1", "W-9.2", "W-9.4", "W-0.5", "W-7.9")
def test_each_project_is_as_printed(cards: Cards) -> None:
    assert {
        card.key: (card.enters, *card.spaces, amounts(card.bonus)) for card in cards.projects
    } == PROJECTS
    assert cards.project_keys == list(PROJECTS)


@pytest.mark.clause("W-9.4", "W-9.5")
def test_only_the_hospital_cares_and_only_the_tower_has_metal(cards: Cards) -> None:
    assert [card.key for card in cards.projects if card.care] == ["hospital"]
    assert [card.key for card in cards.projects if card.metal] == ["tower"]


@pytest.mark.clause("W-5.16", "W-5.17")
def test_each_income_has_a_space_for_stone_and_a_space_for_wood(cards: Cards) -> None:
    assert len(cards.houses) == 14
    for income, brings in INCOMES.items():
        for cost in ("stone", "wood"):
            card = house_card(cards, f"{income}_{cost}")
            assert (amounts(card.income), GOODS[card.cost]) == (brings, cost)
            assert [GOODS[good] for good in card.choice] == (
                ["stone", "wood"] if income == "resource" else []
            )


@pytest.mark.clause("W-4.3", "W-4.6", "W-0.5")
def test_each_favor_space_is_as_printed(cards: Cards) -> None:
    assert {card.key: told_favor(card) for card in cards.favors} == TRACK
    assert [cards.favor_keys[space] for space in cards.track] == list(TRACK)
    assert cards.favor_keys[cards.first_favor] == "outlaws"


@pytest.mark.clause("W-10.3")
def test_each_location_is_as_printed(cards: Cards) -> None:
    def benefit(card: Location) -> object:
        if card.choice:
            return "stone or wood"
        return "free house" if card.free_house else amounts(card.benefit)

    assert [benefit(card) for card in cards.locations] == BENEFITS


@pytest.mark.clause("W-10.1", "W-7.5")
def test_there_are_eleven_plague_markers_from_1_to_5(cards: Cards) -> None:
    assert cards.markers == [0, 2, 3, 3, 2, 1]


@pytest.mark.clause("W-0.3")
def test_there_are_eleven_events_a_chapter(cards: Cards) -> None:
    assert cards.event_keys == list(EVENTS)
    for chapter, numeral in enumerate(("I", "II", "III", "IV"), 1):
        keys = [card.key for card in cards.events if card.chapter == chapter]
        assert keys == [f"{numeral}-{number:02}" for number in range(1, 12)]


@pytest.mark.clause("W-1.3", "W-1.4")
@pytest.mark.parametrize("key", EVENTS)
def test_each_event_does_what_its_text_says(cards: Cards, key: str) -> None:
    effects = event_card(cards, key).effects
    assert [told_effect(cards, effect) for effect in effects] == EVENTS[key]


@pytest.mark.clause("W-6.1")
def test_no_chapter_has_more_than_three_long_term_events(cards: Cards) -> None:
    for chapter in (1, 2, 3, 4):
        assert sum(card.long for card in cards.events if card.chapter == chapter) <= 3


@pytest.mark.clause("W-9.1")
def test_five_projects_come_by_event(cards: Cards) -> None:
    entering = {
        str(effect["project"])
        for effects in EVENTS.values()
        for effect in effects
        if effect["do"] == "project"
    }
    assert entering == {key for key, printed in PROJECTS.items() if printed[0] == "event"}


@pytest.mark.clause("W-0.4", "W-0.9", "W-2.4", "W-8.3", "W-11.1")
def test_the_numbers_of_the_box_and_the_board_are_as_printed(cards: Cards) -> None:
    stock = cards.stock
    assert dict(zip(GOODS, stock.supplies, strict=False)) == {
        "stone": 25,
        "wood": 15,
        "grain": 10,
        "piety": 12,
        "wool": 15,
        "cloth": 12,
        "loyalty": 14,
        "medical": 20,
    }
    assert amounts([pair for pair in enumerate(stock.start) if pair[1]]) == {
        "wool": 1,
        "gold": 2,
        "vp": 8,
    }
    assert (stock.houses, stock.seals) == (4, 2)
    assert stock.sides == [[0, 2], [0, 1, 2], [0, 1, 2, 3]]
    assert (stock.build_vp, stock.build_most) == (3, 2)
    assert (stock.wool_price, stock.cloth_price) == (2, 4)
    assert (stock.house_gold, stock.rent_most, stock.donation_gold) == (1, 2, 1)
    assert stock.weave_most == 2
    assert amounts(stock.medicine) == {"gold": 1, "vp": 1}
    assert stock.care_vp == 2
    assert (stock.tower_metal_vp, stock.tower_metal_tied_vp) == (3, 1)
    assert stock.duties == [2, 2]
    assert stock.duty_vp == [3, 2, 1]
    assert stock.last_chapter_factor == 2
    assert stock.tax_die == [2, 3, 3, 4, 4, 5]
    assert amounts([pair for pair in enumerate(stock.end_halves) if pair[1]]) == {
        "stone": 2,
        "wood": 2,
        "gold": 1,
    }


def test_every_card_says_how_sure_its_values_are(cards: Cards) -> None:
    every = [
        *((card.key, card.provenance) for card in cards.actions),
        *((card.key, card.provenance) for card in cards.projects),
        *((card.key, card.provenance) for card in cards.houses),
        *((card.key, card.provenance) for card in cards.favors),
        *((card.key, card.provenance) for card in cards.locations),
        *((card.key, card.provenance) for card in cards.events),
        ("stock", cards.stock.provenance),
        ("markers", cards.marker_provenance),
    ]
    assert len(every) == 12 + 7 + 14 + 10 + 11 + 44 + 2
    for key, provenance in every:
        assert provenance, key
        assert set(provenance.values()) <= HOW_SURE, key


# Corrections in play


@pytest.mark.clause("W-9.2")
def test_a_corrected_project_has_its_corrected_spaces_and_bonus() -> None:
    corrected = {"chapel": {"stone": 1, "wood": 0, "bonus": {"vp": 5, "gold": 1}}}
    table = in_chapter(new_game(cards={"projects": corrected}), 4)
    begin_project(table, "chapel")
    seal(table, 1, "chapel")
    own(table, 0, stone=2)
    own(table, 1)
    arrive(table, "action")
    play(table, "building")
    table.apply(building(table, "chapel", "stone"))
    assert table.complete >> project(table, "chapel") & 1
    assert vp(table, 1) == 8 + 5
    assert goods(table, 1) == {"gold": 1}


@pytest.mark.clause("W-5.17")
def test_a_corrected_house_pays_its_corrected_rent() -> None:
    table = in_chapter(new_game(cards={"houses": {"grain_stone": {"income": {"cloth": 2}}}}), 2)
    settle(table, 0, "grain_stone")
    own(table, 0)
    arrive(table, "action")
    play(table, "house_rent")
    assert goods(table, 0) == {"cloth": 2}


@pytest.mark.clause("W-4.3")
def test_a_corrected_favor_space_gives_its_corrected_award() -> None:
    table = new_game(cards={"favor": {"earl": {"gains": {"grain": 2, "vp": 1}}}})
    own(table, 0)
    table.marker = favor(table, "outlaws")
    table.rotation = 1
    arrive(table, "favor")
    assert goods(table, 0) == {"grain": 2}
    assert vp(table, 0) == 9


@pytest.mark.clause("W-2.2")
def test_corrected_outlaws_take_what_was_corrected() -> None:
    table = new_game(cards={"favor": {"outlaws_2": {"pay": {"gold": 3}}}})
    own(table, 0, gold=5)
    table.marker = favor(table, "prior")
    table.rotation = 1
    arrive(table, "favor")
    assert goods(table, 0) == {"gold": 2}


@pytest.mark.clause("W-10.3")
def test_a_corrected_location_brings_its_corrected_benefit() -> None:
    table = in_chapter(new_game(cards={"plague": {"2": {"benefit": {"wool": 2}}}}), 3)
    ill(table, 2, 1)
    own(table, 0, medical=1)
    arrive(table, "action")
    play(table, "medicine")
    table.apply(CARE + 1)
    assert goods(table, 0) == {"medical": 1, "wool": 2}


@pytest.mark.clause("W-10.1")
def test_corrected_plague_markers_are_those_that_turn_up() -> None:
    table = new_game(cards={"markers": {"numbers": [5] * 11}})
    assert turn(table, "III-11").illness[10] == 5


@pytest.mark.clause("W-3.1")
def test_corrected_corners_are_the_income() -> None:
    table = new_game(cards={"events": {"I-08": {"corners": ["cloth", "vp", "gold2", "stone"]}}})
    for seat in range(4):
        own(table, seat)
    table.event = -1
    arrive(table, "income")
    assert [goods(table, seat) for seat in range(4)] == [
        *({"stone": 1}, {"cloth": 1}, {}, {"gold": 2}),
    ]


@pytest.mark.clause("W-0.4", "W-0.9")
def test_corrected_stock_is_what_everybody_starts_with() -> None:
    supplies = dict.fromkeys(GOODS[:8], 20)
    stock = {"start": {"wool": 3, "gold": 0, "vp": 5}, "supplies": supplies}
    table = new_game(3, cards={"stock": stock})
    assert table.scores() == [5, 5, 5]
    assert [goods(table, seat) for seat in range(3)] == [{"wool": 3}] * 3
    assert dict(zip(GOODS, table.supply, strict=False)) == {**supplies, "wool": 20 - 9}


@pytest.mark.clause("W-5.13", "W-5.14", "W-5.20")
def test_corrected_numbers_of_the_action_cards_are_played_with() -> None:
    stock = {"prices": {"wool": 3, "cloth": 7}, "build_vp": 4, "medicine": {"gold": 2, "vp": 3}}
    for card, moves, expected in (
        ("sales", [SELL_WOOL, SELL_CLOTH], (8, 10)),
        ("building", [], (12, 0)),
        ("medicine", [TREAT], (11, 2)),
    ):
        table = in_chapter(new_game(cards={"stock": stock}), 2)
        own(table, 0, wool=1, cloth=1, stone=1)
        arrive(table, "action")
        play(table, card)
        for move in moves or [building(table, "bridge", "stone")]:
            table.apply(move)
        assert (vp(table, 0), goods(table, 0).get("gold", 0)) == expected


@pytest.mark.clause("W-8.1", "W-8.2", "W-8.3")
def test_corrected_duties_are_what_everybody_owes() -> None:
    stock = {
        "tax_die": [1] * 6,
        "duties": {"piety": 1, "grain": 3},
        "duty_vp": {"piety": 5, "grain": 1, "gold": 2},
    }
    table = new_game(cards={"stock": stock})
    have(table, 0, 30)
    own(table, 0)
    close_chapter(table)
    assert vp(table, 0) == 30 - 5 - 3 - 2


@pytest.mark.clause("W-9.5", "W-10.3")
def test_corrected_points_for_metal_and_care_are_scored() -> None:
    corrected = {"stock": {"tower_metal_vp": 9, "care_vp": 4}}
    table = in_chapter(new_game(cards=corrected), 4)
    own(table, 0, loyalty=1, medical=1)
    for seat in (1, 2, 3):
        own(table, seat)
    turn(table, "IV-01")
    assert vp(table, 0) == 8 + 9
    ill(table, 11, 1)
    arrive(table, "action")
    play(table, "medicine")
    table.apply(CARE + 10)
    assert vp(table, 0) == 8 + 9 + 4


# Corrections and what they leave alone


@pytest.mark.parametrize(
    ("corrections", "kind", "key", "value"),
    [
        ({"projects": {"bridge": {"stone": 4}}}, "projects", "bridge", "stone"),
        ({"houses": {"wool_wood": {"income": {"gold": 1}}}}, "houses", "wool_wood", "income"),
        ({"favor": {"guild_master": {"per_house": 2}}}, "favors", "guild_master", "per_house"),
        ({"plague": {"7": {"benefit": {"gold": 4}}}}, "locations", "7", "benefit"),
        ({"events": {"II-09": {"corners": ["vp"] * 4}}}, "events", "II-09", "corners"),
    ],
)
def test_a_corrected_value_says_so_in_its_provenance(
    corrections: dict[str, object], kind: str, key: str, value: str
) -> None:
    corrected = getattr(load_cards(corrections), kind)
    printed = getattr(load_cards({}), kind)
    for card, before in zip(corrected, printed, strict=True):
        if card.key == key:
            assert card.provenance == {**before.provenance, value: "corrected"}
        else:
            assert card.provenance == before.provenance


def test_corrected_stock_and_markers_say_so_in_their_provenance() -> None:
    cards = load_cards({"stock": {"care_vp": 3}, "markers": {"numbers": [1] * 11}})
    assert cards.stock.provenance == {**load_cards({}).stock.provenance, "care_vp": "corrected"}
    assert cards.marker_provenance == {"numbers": "corrected"}
    assert load_cards({}).marker_provenance == {"numbers": "D"}


def test_corrections_leave_every_other_card_and_game_as_printed() -> None:
    corrected = load_cards({"projects": {"bridge": {"stone": 4}}})
    assert project_card(corrected, "bridge").spaces == [4, 2]
    assert project_card(corrected, "tower").spaces == [6, 2]
    assert project_card(load_cards({}), "bridge").spaces == [5, 2]
    assert project_card(new_game().cards, "bridge").spaces == [5, 2]


def test_a_game_remembers_its_corrections() -> None:
    corrections = {"projects": {"bridge": {"stone": 4}}}
    table = new_game(cards=corrections)
    written = json.loads(json.dumps(TITLE.to_json(table)))
    assert written["options"]["cards"] == corrections
    assert TITLE.to_json(TITLE.from_json(written)) == TITLE.to_json(table)


# Corrections that cannot be laid

WRONG: list[tuple[dict[str, object], str]] = [
    # There is no such kind, card or value.
    (
        {"weather": {}},
        "there are no 'weather' to correct; there is 'actions', 'projects', 'houses', 'favor', ",
    ),
    ({"projects": {"mill": {}}}, "projects: there is no 'mill'; there is 'bridge', "),
    ({"houses": {"grain": {}}}, "houses: there is no 'grain'; there is 'grain_stone', "),
    ({"favor": {"bishops": {}}}, "favor: there is no 'bishops'; there is 'merchants', "),
    ({"plague": {"12": {}}}, "plague: there is no '12'; there is '1', "),
    ({"events": {"I-12": {}}}, "events: there is no 'I-12'; there is 'I-01', "),
    (
        {"projects": {"bridge": {"iron": 1}}},
        "projects.bridge: 'iron' is not a value of it; it has 'title', 'stone', 'wood', 'bonus' or",
    ),
    ({"stock": {"gold": 5}}, "'gold' is not a value of it; it has 'supplies', "),
    # Values of other cards, and what is no value to correct.
    ({"favor": {"king": {"income": {"wool": 1}}}}, "favor.king: 'income' is not a value of it"),
    ({"plague": {"9": {"income": {"vp": 1}}}}, "plague.9: 'income' is not a value of it"),
    ({"houses": {"gold_wood": {"benefit": {}}}}, "'benefit' is not a value of it; it has 'income'"),
    ({"projects": {"bridge": {"key": "ferry"}}}, "'key' is not a value of it"),
    ({"events": {"I-01": {"chapter": 2}}}, "'chapter' is not a value of it; it has 'title', "),
    ({"events": {"I-01": {"provenance": {}}}}, "'provenance' is not a value of it"),
    ({"stock": {"rounds": 7}}, "'rounds' is not a value of it"),
    # Not a table where there should be one.
    ({"projects": ["bridge"]}, "projects: expected a table for each card"),
    ({"projects": {"bridge": 5}}, "projects.bridge: expected a table of values, not 5"),
    ({"stock": 5}, "expected a table of values, not 5"),
    ({"markers": [1] * 11}, "expected a table of values, not [1, 1"),
    # Not the whole numbers there could be.
    (
        {"projects": {"bridge": {"stone": "5"}}},
        "projects.bridge.stone: expected a whole number from 0 to 12, not '5'",
    ),
    ({"projects": {"bridge": {"stone": 13}}}, "from 0 to 12, not 13"),
    ({"projects": {"bridge": {"stone": -1}}}, "from 0 to 12, not -1"),
    ({"projects": {"bridge": {"wood": True}}}, "from 0 to 12, not True"),
    ({"favor": {"guild_master": {"per_house": 6}}}, "from 0 to 5, not 6"),
    ({"stock": {"care_vp": 2.0}}, "care_vp: expected a whole number from 0 to 10, not 2.0"),
    # Not amounts of goods.
    (
        {"projects": {"bridge": {"bonus": 1}}},
        "projects.bridge.bonus: expected amounts like { stone = 1 }, not 1",
    ),
    (
        {"houses": {"grain_wood": {"income": {"corn": 1}}}},
        "houses.grain_wood.income: there is no 'corn' here, only 'stone', 'wood', 'grain', ",
    ),
    ({"favor": {"outlaws": {"pay": {"wool": 1}}}}, "there is no 'wool' here, only 'gold'"),
    ({"plague": {"1": {"benefit": {"vp": -1}}}}, "plague.1.benefit.vp: expected a whole number"),
    ({"stock": {"prices": {"wool": 2, "cloth": 4, "silk": 9}}}, "there is no 'silk' here"),
    # What is left out would be none.
    ({"stock": {"prices": {"wool": 3}}}, "prices: 'cloth' is missing"),
    ({"stock": {"supplies": {"stone": 30}}}, "supplies: 'wood' is missing"),
    ({"stock": {"duties": {"grain": 2}}}, "duties: 'piety' is missing"),
    ({"stock": {"duty_vp": {"piety": 3, "grain": 2}}}, "duty_vp: 'gold' is missing"),
    ({"stock": {"medicine": {"vp": 1}}}, "medicine: 'gold' is missing"),
    # Not rows of the right length, or of the right names.
    ({"stock": {"tax_die": [2, 3, 4]}}, "tax_die: expected 6 whole numbers, not [2, 3, 4]"),
    ({"stock": {"tax_die": [2, 3, 3, 4, 4, 31]}}, "tax_die[5]: expected a whole number from 0"),
    ({"markers": {"numbers": [1] * 10}}, "numbers: expected 11 whole numbers"),
    ({"markers": {"numbers": [0] + [1] * 10}}, "numbers[0]: expected a whole number from 1 to 5"),
    ({"events": {"I-01": {"corners": ["vp"]}}}, "I-01.corners: expected 4 names, not ['vp']"),
    (
        {"events": {"I-01": {"corners": ["vp", "vp", "vp", "gold"]}}},
        "events.I-01.corners[3]: there is no 'gold'; there is 'stone', ",
    ),
    # Values that cannot be played with together.
    (
        {"stock": {"start": {"wool": 4, "gold": 2, "vp": 8}}},
        "stock: 15 wool are too few; 4 players start with 16",
    ),
    (
        {"projects": {"chapel": {"stone": 0, "wood": 0}}},
        "projects.chapel: expected at least one space, stone or wood",
    ),
]


@pytest.mark.parametrize(("corrections", "message"), WRONG)
def test_a_wrong_correction_is_refused_with_what_is_right(
    corrections: dict[str, object], message: str
) -> None:
    with pytest.raises(BadCards) as refusal:
        load_cards(corrections)
    assert message in str(refusal.value)


@pytest.mark.parametrize(("corrections", "message"), WRONG)
def test_no_game_begins_with_a_wrong_correction(
    corrections: dict[str, object], message: str
) -> None:
    with pytest.raises(BadCards) as refusal:
        TITLE.new(4, options={"cards": corrections})
    assert message in str(refusal.value)
    with pytest.raises(BadCards):
        TITLE.resolve({"cards": corrections})


def test_of_a_correction_that_is_wrong_in_part_nothing_is_laid() -> None:
    correction = {"projects": {"bridge": {"stone": 4, "wood": 99}}}
    for _ in range(2):
        with pytest.raises(BadCards):
            load_cards(correction)
    assert project_card(load_cards({}), "bridge").spaces == [5, 2]
