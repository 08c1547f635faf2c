"""Every card and number of the box, restated; and the corrections an owner may lay over them."""

from __future__ import annotations

import json

import pytest

from kingsbridge import BadCards
from kingsbridge.titles.pillars import TITLE
from kingsbridge.titles.pillars.cards import Cards, Craftsman, Event, Privilege, load_cards
from kingsbridge.titles.pillars.goods import GOODS
from kingsbridge.titles.pillars.moves import HIRE, PASS, TAKE
from kingsbridge.titles.pillars.state import FROM_PRIVILEGES
from kingsbridge.titles.pillars.steps.kingsbridge import take
from kingsbridge.words import words
from kingsbridge.words.card_data import corrected_words
from tests.rules.pillars.board import (
    arrive,
    craftsman,
    in_the_bag,
    lay_pool,
    new_game,
    offered,
    open_privileges,
    refused,
    resource,
    stand,
    turn,
)

# craftsman                 round cost  takes                     gives        capacity
CRAFTSMEN = {
    "mortar_mixer": (0, 0, {"sand": 3}, {"vp": 1}, 3),
    "woodworker": (0, 0, {"wood": 2}, {"vp": 1}, 4),
    "stonecutter": (0, 0, {"stone": 2}, {"vp": 1}, 4),
    "tool_maker": (1, 2, {}, {"gold": 2}, None),
    "gold_woodworker": (1, 3, {"wood": 1}, {"gold": 4}, 2),
    "improved_mortar_mixer": (1, 4, {"sand": 2}, {"vp": 1}, 3),
    "mason_1": (1, 5, {"stone": 1}, {"vp": 1}, 2),
    "carpenter_2": (2, 3, {"wood": 1}, {"vp": 1}, 2),
    "mason_2": (2, 4, {"stone": 1}, {"vp": 1}, 3),
    "potter_2": (2, 5, {"sand": 1}, {"vp": 1}, 2),
    "architect": (2, 6, {}, {"vp": 1}, None),
    "mason_3": (3, 4, {"stone": 1}, {"vp": 1}, 4),
    "carpenter_3": (3, 5, {"wood": 1}, {"vp": 1}, 3),
    "sculptor_3": (3, 6, {"stone": 1}, {"vp": 2}, 1),
    "potter_3": (3, 7, {"sand": 1}, {"vp": 1}, 3),
    "mason_4": (4, 5, {"stone": 1}, {"vp": 1}, 5),
    "carpenter_4": (4, 6, {"wood": 1}, {"vp": 1}, 4),
    "sculptor_4": (4, 7, {"stone": 1}, {"vp": 2}, 2),
    "glassblower_4": (4, 8, {"sand": 1, "metal": 1}, {"vp": 3}, 1),
    "carpenter_5": (5, 6, {"wood": 1}, {"vp": 1}, 5),
    "goldsmith_5": (5, 7, {"gold": 3}, {"vp": 1}, 6),
    "sculptor_5": (5, 8, {"stone": 1}, {"vp": 2}, 3),
    "glassblower_5": (5, 9, {"sand": 1, "metal": 1}, {"vp": 3}, 2),
    "goldsmith_6": (6, 7, {"gold": 3}, {"vp": 1}, 8),
    "sculptor_6": (6, 8, {"stone": 1}, {"vp": 2}, 4),
    "organ_builder": (6, 9, {"wood": 1, "metal": 1}, {"vp": 6}, 1),
    "bell_maker": (6, 10, {"metal": 1}, {"vp": 4}, 2),
}

PRIVILEGES: dict[str, tuple[str, dict[str, object]]] = {
    "aliena": ("permanent", {"production": {"wood": 1}}),
    "tom": ("permanent", {"production": {"stone": 1}}),
    "richard": ("permanent", {"production": {"sand": 1}}),
    "ellen": ("permanent", {"sees_event": True}),
    "francis": ("permanent", {"tax": 2}),
    "prior_philip": ("permanent", {"priory_bonus": 1}),
    "otto": ("permanent", {"workers": 1}),
    "jack": ("permanent", {"craftsman_limit": 6}),
    "archbishop_thomas": ("once", {"spares_event": True}),
    "tax_exemption": ("once", {"spares_tax": True}),
    "remigius": ("once", {"free_builder": True}),
    "madonna": ("immediate", {"gains_vp": 3}),
    "wool_fair": ("immediate", {"gains_gold": 8}),
    "toledo": ("immediate", {"gains": {"metal": 2}}),
    "ceremony": ("immediate", {"last_round": True, "gains": {"metal": 1}}),
    "nearly_complete": ("immediate", {"last_round": True, "gains": {"stone": 1, "wood": 1}}),
}

EVENTS: dict[str, tuple[str, dict[str, object]]] = {
    "royal_gift": ("+", {"gains_gold": 5}),
    "richards_ore": ("+", {"gains_metal": 1}),
    "priors_blessing": ("+", {"mill_gold": 1, "mill_workers": 5}),
    "volunteers": ("+", {"more_yield": 1}),
    "archbishops_zeal": ("+", {"zeal": 1, "zeal_except": ["organ_builder", "bell_maker"]}),
    "hamleighs_levy": ("-", {"pay": 4}),
    "conflict": ("-", {"loses_vp": 2}),
    "town_wall": ("-", {"builders": 2}),
    "cold_winters": ("-", {"more_yield": -1}),
    "collapse": ("-", {"loses_craftsmen": 1}),
}

WORKERS = {
    "sand": {2: 2, 3: 4, 4: 7},
    "wood": {2: 3, 3: 6, 4: 9},
    "stone": {2: 5, 3: 8, 4: 10},
}

HOW_SURE = {"A", "B", "B2", "C"}


@pytest.fixture
def cards() -> Cards:
    return load_cards({})


def by_key(cards: Cards, key: str) -> Craftsman:
    return cards.craftsmen[cards.craftsman_keys.index(key)]


def amounts(counts: list[int]) -> dict[str, int]:
    return {good: count for good, count in zip(GOODS, counts, strict=True) if count}


def takes(card: Craftsman) -> dict[str, int]:
    taken = {GOODS[good]: count for good, count in card.takes}
    return taken | ({"gold": card.takes_gold} if card.takes_gold else {})


def gives(card: Craftsman) -> dict[str, int]:
    return {good: count for good, count in (("vp", card.vp), ("gold", card.gold)) if count}


def effects_of_privilege(card: Privilege) -> dict[str, object]:
    every: dict[str, object] = {
        "production": amounts(card.production),
        "gains": amounts(card.gains),
        "gains_gold": card.gains_gold,
        "gains_vp": card.gains_vp,
        "tax": max(0, card.tax),
        "priory_bonus": card.priory_bonus,
        "workers": card.workers,
        "craftsman_limit": card.craftsman_limit,
        "sees_event": card.sees_event,
        "spares_event": card.spares_event,
        "spares_tax": card.spares_tax,
        "free_builder": card.free_builder,
        "last_round": card.last_round,
    }
    return {name: value for name, value in every.items() if value}


def effects_of_event(card: Event) -> dict[str, object]:
    every: dict[str, object] = {
        "gains_gold": card.gains_gold,
        "gains_metal": card.gains_metal,
        "mill_gold": card.mill_gold,
        "mill_workers": card.mill_workers,
        "more_yield": card.more_yield,
        "zeal": card.zeal,
        "zeal_except": card.zeal_except,
        "pay": card.pay,
        "loses_vp": card.loses_vp,
        "builders": card.builders,
        "loses_craftsmen": card.loses_craftsmen,
    }
    return {name: value for name, value in every.items() if value}


# The craftsmen


@pytest.mark.clause("P-0.3", "P-0.5")
def test_there_are_three_starting_craftsmen_and_four_for_each_round(cards: Cards) -> None:
    assert sorted(cards.craftsman_keys) == sorted(CRAFTSMEN)
    rounds = [card.round for card in cards.craftsmen]
    assert [rounds.count(number) for number in range(7)] == [3, 4, 4, 4, 4, 4, 4]


@pytest.mark.clause("P-0.5", "P-I.5", "P-13.1")
@pytest.mark.parametrize("key", CRAFTSMEN)
def test_each_craftsman_is_as_printed(cards: Cards, key: str) -> None:
    card = by_key(cards, key)
    capacity = card.capacity if card.numbered else None
    assert (card.round, card.cost, takes(card), gives(card), capacity) == CRAFTSMEN[key]


@pytest.mark.clause("P-0.5", "P-I.5")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_costs_of_round_r_are_r_plus_1_to_r_plus_4(cards: Cards, number: int) -> None:
    costs = sorted(card.cost for card in cards.craftsmen if card.round == number)
    assert costs == [number + 1, number + 2, number + 3, number + 4]


@pytest.mark.clause("P-13.1")
def test_a_craftsman_without_a_capacity_works_once(cards: Cards) -> None:
    unnumbered = [card for card in cards.craftsmen if not card.numbered]
    assert {card.key for card in unnumbered} == {"tool_maker", "architect"}
    assert [card.capacity for card in unnumbered] == [1, 1]


@pytest.mark.clause("P-13.5")
def test_only_the_tool_maker_holds_metal_without_using_it(cards: Cards) -> None:
    assert {card.key: card.holds_metal for card in cards.craftsmen if card.holds_metal} == {
        "tool_maker": 1
    }


@pytest.mark.clause("P-13.3", "P-13.4")
def test_masons_need_a_mortar_mixer_of_either_kind(cards: Cards) -> None:
    mixer = by_key(cards, "mortar_mixer").serves_as
    needing = {card.key for card in cards.craftsmen if card.needs}
    assert needing == {"mason_1", "mason_2", "mason_3", "mason_4"}
    assert {card.needs for card in cards.craftsmen if card.needs} == {mixer}
    assert {card.key for card in cards.craftsmen if card.serves_as == mixer} == {
        "mortar_mixer",
        "improved_mortar_mixer",
    }


@pytest.mark.clause("P-12.8", "P-13.4")
def test_the_gold_woodworker_is_a_woodworker_and_nobody_else_a_stonecutter(cards: Cards) -> None:
    woodworker = by_key(cards, "woodworker").serves_as
    stonecutter = by_key(cards, "stonecutter").serves_as
    assert {card.key for card in cards.craftsmen if card.serves_as == woodworker} == {
        "woodworker",
        "gold_woodworker",
    }
    assert {card.key for card in cards.craftsmen if card.serves_as == stonecutter} == {
        "stonecutter"
    }


# Privileges, events, resource cards


@pytest.mark.clause("P-0.6")
def test_there_are_sixteen_privileges(cards: Cards) -> None:
    assert sorted(cards.privilege_keys) == sorted(PRIVILEGES)
    assert len(cards.privileges) == 16


@pytest.mark.clause("P-4.2")
@pytest.mark.parametrize("key", PRIVILEGES)
def test_each_privilege_is_as_printed(cards: Cards, key: str) -> None:
    card = cards.privileges[cards.privilege_keys.index(key)]
    assert (card.kind, effects_of_privilege(card)) == PRIVILEGES[key]


@pytest.mark.clause("P-0.7")
def test_there_are_ten_events_five_of_them_good(cards: Cards) -> None:
    assert sorted(cards.event_keys) == sorted(EVENTS)
    assert sum(card.good for card in cards.events) == 5


@pytest.mark.clause("P-1.1", "P-1.2")
@pytest.mark.parametrize("key", EVENTS)
def test_each_event_is_as_printed(cards: Cards, key: str) -> None:
    card = cards.events[cards.event_keys.index(key)]
    assert ("+" if card.good else "-", effects_of_event(card)) == EVENTS[key]


@pytest.mark.clause("P-R.3", "P-I.4", "P-6.1")
def test_each_resource_card_is_as_printed(cards: Cards) -> None:
    found: dict[str, dict[int, int]] = {"sand": {}, "wood": {}, "stone": {}}
    for card in cards.resources:
        found[GOODS[card.good]][card.cubes] = card.workers
        assert card.key == f"{GOODS[card.good]}_{card.cubes}"
    assert found == WORKERS
    assert len(cards.resources) == 9


# The stock


@pytest.mark.clause(
    "P-0.2", "P-0.4", "P-0.8", "P-0.9", "P-3.2", "P-I.6", "P-II.4", "P-5.1", "P-9.1", "P-13.8"
)
def test_the_numbers_of_the_box_and_the_board_are_as_printed(cards: Cards) -> None:
    stock = cards.stock
    assert stock.workers == 12
    assert stock.builders == 3
    assert stock.start_vp == 2
    assert (stock.start_gold, stock.start_gold_step) == (20, 1)
    assert stock.most_gold == 30
    assert stock.craftsman_limit == 5
    assert stock.kept_cubes == 5
    assert stock.cubes == [23, 23, 23, 13]
    assert sum(stock.cubes) == 82
    assert stock.market == [4, 4, 4, 0]
    assert stock.court_metal == 1
    assert stock.grey_workers == 4
    assert stock.castle_workers == 2
    assert stock.first_builder_cost == 7
    assert stock.tax_die == [2, 3, 3, 4, 4, 5]
    assert stock.priory == [2, 1]
    assert stock.gold_per_vp_lost == 2


@pytest.mark.clause("P-12.3")
def test_the_prices_of_the_market_are_as_printed(cards: Cards) -> None:
    assert amounts(cards.stock.buy) == {"sand": 2, "wood": 3, "stone": 4}
    assert amounts(cards.stock.sell) == {"sand": 2, "wood": 3, "stone": 4, "metal": 5}


def test_every_card_says_how_sure_its_values_are(cards: Cards) -> None:
    marked = {card.key: card.provenance for card in cards.craftsmen}
    marked |= {card.key: card.provenance for card in cards.privileges}
    marked |= {card.key: card.provenance for card in cards.events}
    marked |= {card.key: card.provenance for card in cards.resources}
    assert len(marked) == 27 + 16 + 10 + 9
    for key, provenance in marked.items():
        assert provenance, key
        assert set(provenance.values()) <= HOW_SURE, key


# Corrections in play


@pytest.mark.clause("P-I.5")
def test_a_corrected_cost_is_what_the_craftsman_costs() -> None:
    table = new_game(cards={"craftsmen": {"mason_1": {"cost": 9}}})
    lay_pool(table, "mason_1", "sand_2")
    table.apply(HIRE + craftsman(table, "mason_1"))
    assert table.players[0].gold == 20 - 9


@pytest.mark.clause("P-I.4")
def test_corrected_workers_are_what_the_resource_card_needs() -> None:
    table = new_game(cards={"resources": {"stone_4": {"workers": 13}}})
    lay_pool(table, "stone_4", "sand_2")
    assert offered(table) == {PASS, TAKE + resource(table, "sand_2")}
    assert refused(table) == {TAKE + resource(table, "stone_4"): "P-I.4"}


@pytest.mark.clause("P-6.1")
def test_a_corrected_yield_is_what_the_resource_card_brings() -> None:
    table = new_game(cards={"resources": {"sand_2": {"yield": 5}}})
    lay_pool(table, "sand_2", "wood_2")
    table.apply(TAKE + resource(table, "sand_2"))
    stand(table, 0, "market")
    arrive(table, "production")
    assert table.players[0].cubes == [5, 0, 0, 0]


@pytest.mark.clause("P-13.1")
def test_a_corrected_formula_is_what_the_craftsman_does() -> None:
    correction = {"takes": {"sand": 2, "metal": 1}, "gives": {"gold": 3}, "capacity": 7}
    card = by_key(load_cards({"craftsmen": {"potter_2": correction}}), "potter_2")
    assert takes(card) == {"sand": 2, "metal": 1}
    assert gives(card) == {"gold": 3}
    assert card.capacity == 7


@pytest.mark.clause("P-4.2")
def test_a_corrected_privilege_gives_its_corrected_gains() -> None:
    table = new_game(cards={"privileges": {"madonna": {"gains": {"vp": 1, "sand": 2}}}})
    open_privileges(table, "madonna", "aliena")
    stand(table, 1, "kingsbridge")
    stand(table, 1, "market")
    arrive(table, "kingsbridge")
    assert table.players[1].vp == 2 + 1
    assert table.players[1].cubes == [2, 0, 0, 0]


@pytest.mark.clause("P-1.3")
def test_a_corrected_event_strikes_as_corrected() -> None:
    table = new_game(cards={"events": {"hamleighs_levy": {"pay": 6}}})
    turn(table, "hamleighs_levy")
    stand(table, 0, "kings_court")
    stand(table, 0, "market")
    arrive(table, "event_strikes")
    assert table.players[0].gold == 20 - 6


@pytest.mark.clause("P-0.4")
def test_corrected_stock_is_what_everybody_starts_with() -> None:
    table = new_game(cards={"stock": {"start_gold": 15, "start_vp": 0}})
    assert [player.gold for player in table.players] == [15, 16, 17, 18]
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.clause("P-5.1")
def test_a_corrected_board_is_played_on() -> None:
    table = new_game(cards={"stock": {"priory": [7, 5], "tax_die": [0, 0, 0, 0, 0, 0]}})
    for seat in (0, 1):
        stand(table, seat, "priory")
    in_the_bag(table)
    arrive(table, "priory")
    assert table.scores() == [2 + 7, 2 + 5, 2, 2]
    assert [player.gold for player in table.players] == [20, 21, 22, 23]


# Corrections and what they leave alone


@pytest.mark.parametrize(
    ("corrections", "kind", "key", "value"),
    [
        ({"craftsmen": {"mason_1": {"cost": 9}}}, "craftsmen", "mason_1", "cost"),
        ({"privileges": {"francis": {"tax": 1}}}, "privileges", "francis", "tax"),
        ({"events": {"conflict": {"loses": {"vp": 1}}}}, "events", "conflict", "loses"),
        ({"resources": {"wood_2": {"workers": 4}}}, "resources", "wood_2", "workers"),
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


def test_corrected_stock_says_so_in_its_provenance() -> None:
    provenance = load_cards({"stock": {"tax_die": [1, 1, 1, 1, 1, 1]}}).stock.provenance
    assert provenance == {**load_cards({}).stock.provenance, "tax_die": "corrected"}


def test_a_value_that_is_what_we_have_is_confirmed() -> None:
    card = by_key(load_cards({"craftsmen": {"mason_1": {"cost": 5}}}), "mason_1")
    assert card.cost == 5
    assert card.provenance["cost"] == "confirmed"
    assert card.provenance["capacity"] == "B"


def test_corrections_leave_every_other_card_and_game_as_printed() -> None:
    load_cards({"craftsmen": {"mason_1": {"cost": 9}, "potter_2": {"capacity": 5}}})
    corrected = load_cards({"craftsmen": {"mason_1": {"cost": 9}}})
    assert [card.cost for card in corrected.craftsmen if card.key != "mason_1"] == [
        card.cost for card in load_cards({}).craftsmen if card.key != "mason_1"
    ]
    assert by_key(corrected, "potter_2").capacity == 2
    assert by_key(load_cards({}), "mason_1").cost == 5
    assert by_key(new_game().cards, "mason_1").cost == 5


def test_several_cards_and_kinds_can_be_corrected_at_once() -> None:
    cards = load_cards(
        {
            "craftsmen": {"mason_1": {"cost": 6, "capacity": 3}, "bell_maker": {"cost": 11}},
            "stock": {"start_vp": 3},
            "events": {},
        }
    )
    mason = by_key(cards, "mason_1")
    assert (mason.cost, mason.capacity, by_key(cards, "bell_maker").cost) == (6, 3, 11)
    assert cards.stock.start_vp == 3


def test_a_game_remembers_its_corrections() -> None:
    corrections = {"craftsmen": {"mason_1": {"cost": 9}}}
    table = new_game(cards=corrections)
    written = json.loads(json.dumps(TITLE.to_json(table)))
    assert written["options"]["cards"] == corrections
    restored = TITLE.from_json(written)
    assert TITLE.to_json(restored) == TITLE.to_json(table)


ONE_OF_EACH = {
    "stock": {"gold_per_vp_lost": 1},
    "events": {
        "hamleighs_levy": {"pay": 3},
        "priors_blessing": {"mill_bonus": {"gold": 2, "workers": 1}},
    },
    "resources": {"sand_2": {"workers": 1}},
}


@pytest.mark.parametrize(
    ("language", "levy", "mill"),
    [
        ("en", "1 victory point for every gold missing.", "One worker of each player in the"),
        ("es", "por cada unidad de oro que falte.", "Un solo trabajador de cada jugador en la"),
        ("de", "1 Siegpunkt für jedes Gold, das fehlt.", "Ein einziger Arbeiter jedes Spielers"),
    ],
)
def test_a_corrected_event_says_one_as_one_is_said(language: str, levy: str, mill: str) -> None:
    said = corrected_words("pillars", {"cards": ONE_OF_EACH}, words(language))
    assert said.say("pillars-event-hamleighs_levy-effect").endswith(levy)
    assert said.say("pillars-event-priors_blessing-effect").startswith(mill)


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        (
            "en",
            "Take the gravel pit card: 2 sand for 1 worker",
            "Take the forest card: 3 wood for 6 workers",
        ),
        (
            "es",
            "Tomar la carta de la gravera: 2 de arena por 1 trabajador",
            "Tomar la carta del bosque: 3 de madera por 6 trabajadores",
        ),
        (
            "de",
            "Karte mit 2 Sand nehmen: 1 Arbeiter geht in die Kiesgrube",
            "Karte mit 3 Holz nehmen: 6 Arbeiter gehen in den Wald",
        ),
    ],
)
def test_a_card_for_one_worker_is_offered_as_one_is_said(
    language: str, one: str, more: str
) -> None:
    table = new_game(cards=ONE_OF_EACH)
    said = [
        words(language).tell(TITLE.phrase(table, TAKE + resource(table, key)), ["Ana"] * 4)
        for key in ("sand_2", "wood_3")
    ]
    assert said == [one, more]


def test_a_position_is_read_again_however_much_a_corrected_box_brings() -> None:
    generous = {"kind": "immediate", "workers": 10, "gains": {"vp": 30, "sand": 30}}
    keys = load_cards({}).privilege_keys
    table = new_game(cards={"privileges": dict.fromkeys(keys, generous)})
    for number in range(12):
        take(table, 0, number)
    player = table.players[0]
    assert (player.black, player.reserve, player.vp) == (120, 12 + 120, 2 + 12 * 30)
    table.score(player, 1_000, FROM_PRIVILEGES)
    assert TITLE.to_json(TITLE.from_json(TITLE.to_json(table))) == TITLE.to_json(table)


# Corrections that cannot be laid

WRONG: list[tuple[dict[str, object], str]] = [
    # There is no such kind, card or value.
    (
        {"weather": {}},
        "no 'weather' to correct; there is 'craftsmen', 'privileges', 'events', 'resources' or",
    ),
    ({"craftsmen": {"mason": {"cost": 5}}}, "craftsmen: there is no 'mason'; there is "),
    ({"privileges": {"Aliena": {}}}, "privileges: there is no 'Aliena'; there is 'aliena', "),
    ({"events": {"plague": {"pay": 1}}}, "events: there is no 'plague'; there is "),
    ({"resources": {"metal_2": {}}}, "resources: there is no 'metal_2'; there is 'sand_2', "),
    (
        {"craftsmen": {"mason_1": {"price": 5}}},
        "mason_1: 'price' is not a value of it; it has 'title', 'cost', 'takes', 'holds', ",
    ),
    ({"stock": {"gold": 5}}, "'gold' is not a value of it; it has 'workers', "),
    # Values of other cards, and what is no value to correct.
    ({"craftsmen": {"architect": {"production": {}}}}, "craftsmen.architect: 'production' is not"),
    ({"privileges": {"aliena": {"pay": 1}}}, "privileges.aliena: 'pay' is not a value of it"),
    ({"events": {"royal_gift": {"tax": 1}}}, "events.royal_gift: 'tax' is not a value of it"),
    ({"craftsmen": {"mason_1": {"key": "mason_9"}}}, "'key' is not a value of it"),
    ({"craftsmen": {"mason_1": {"round": 2}}}, "'round' is not a value of it"),
    ({"craftsmen": {"mason_1": {"provenance": {}}}}, "'provenance' is not a value of it"),
    ({"stock": {"rounds": 7}}, "'rounds' is not a value of it"),
    # Not a table where there should be one.
    ({"craftsmen": ["mason_1"]}, "craftsmen: expected a table for each card"),
    ({"craftsmen": 5}, "craftsmen: expected a table for each card"),
    ({"craftsmen": {"mason_1": 5}}, "craftsmen.mason_1: expected a table of values, not 5"),
    ({"events": {"conflict": None}}, "events.conflict: expected a table of values, not None"),
    ({"stock": 5}, "expected a table of values, not 5"),
    # Not the whole numbers there could be.
    (
        {"craftsmen": {"mason_1": {"cost": "5"}}},
        "craftsmen.mason_1.cost: expected a whole number from 0 to 30, not '5'",
    ),
    ({"craftsmen": {"mason_1": {"cost": 5.0}}}, "from 0 to 30, not 5.0"),
    ({"craftsmen": {"mason_1": {"cost": True}}}, "from 0 to 30, not True"),
    ({"craftsmen": {"mason_1": {"cost": None}}}, "from 0 to 30, not None"),
    ({"craftsmen": {"mason_1": {"cost": -1}}}, "from 0 to 30, not -1"),
    ({"craftsmen": {"mason_1": {"cost": 31}}}, "from 0 to 30, not 31"),
    (
        {"craftsmen": {"mason_1": {"capacity": 0}}},
        "craftsmen.mason_1.capacity: expected a whole number from 1 to ",
    ),
    ({"privileges": {"jack": {"craftsman_limit": 4}}}, "privileges.jack.craftsman_limit: "),
    ({"resources": {"sand_2": {"workers": -2}}}, "resources.sand_2.workers: "),
    ({"stock": {"start_gold": 28}}, "start_gold: expected a whole number from 0 to 27, not 28"),
    # Not amounts of goods.
    (
        {"craftsmen": {"mason_1": {"takes": 1}}},
        "craftsmen.mason_1.takes: expected amounts like { sand = 1 }, not 1",
    ),
    (
        {"craftsmen": {"mason_1": {"takes": {"iron": 1}}}},
        "takes: there is no 'iron' here, only 'sand', 'wood', 'stone', 'metal' or 'gold'",
    ),
    ({"craftsmen": {"mason_1": {"gives": {"sand": 1}}}}, "only 'vp' or 'gold'"),
    (
        {"craftsmen": {"mason_1": {"takes": {"stone": -1}}}},
        "craftsmen.mason_1.takes.stone: expected a whole number",
    ),
    ({"craftsmen": {"mason_1": {"takes": {"stone": "1"}}}}, "takes.stone: expected a whole number"),
    ({"privileges": {"aliena": {"production": {"metal": 1}}}}, "only 'sand', 'wood' or 'stone'"),
    ({"events": {"conflict": {"loses": {"gold": 1}}}}, "only 'vp'"),
    # Who holds metal takes nothing.
    (
        {"craftsmen": {"tool_maker": {"takes": {"sand": 1}}}},
        "craftsmen.tool_maker: with 'holds' it must take nothing; write takes = {}, or leave",
    ),
    ({"craftsmen": {"goldsmith_5": {"holds": {"metal": 1}}}}, "goldsmith_5: with 'holds' it must"),
    # Not rows of the right length.
    ({"stock": {"tax_die": 3}}, "tax_die: expected 6 whole numbers, not 3"),
    ({"stock": {"tax_die": [2, 3, 4]}}, "tax_die: expected 6 whole numbers, not [2, 3, 4]"),
    (
        {"stock": {"tax_die": [2, 3, 3, 4, 4, "5"]}},
        "tax_die[5]: expected a whole number from 0 to 30, not '5'",
    ),
    ({"stock": {"priory": [2, 1, 0]}}, "priory: expected 2 whole numbers, not [2, 1, 0]"),
    ({"stock": {"priory": [2, -1]}}, "priory[1]: expected a whole number"),
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
    correction = {"craftsmen": {"mason_1": {"cost": 9, "capacity": 0}}}
    for _ in range(2):
        with pytest.raises(BadCards):
            load_cards(correction)
    assert by_key(load_cards({}), "mason_1").cost == 5
