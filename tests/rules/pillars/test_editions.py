"""Where the rulebooks differ: the three editions, and each option on its own."""

from __future__ import annotations

from itertools import combinations

import pytest

from kingsbridge import BadOption
from kingsbridge.titles.pillars import TITLE
from kingsbridge.titles.pillars.goods import METAL
from kingsbridge.titles.pillars.moves import (
    DENY,
    DISMISS,
    HIRE,
    PASS,
    PASS_BUILDER,
    PLACE,
    RETURN_BUILDER,
)
from kingsbridge.titles.pillars.rules import EDITIONS, OPTIONS
from kingsbridge.titles.pillars.state import Table
from tests.rules.pillars.board import (
    arrive,
    craftsman,
    craftsmen_of,
    employ,
    grant,
    in_the_bag,
    lay_pool,
    new_game,
    offered,
    own,
    pool_of,
    refused,
    stand,
    told,
    visit,
)

PLAYED = {
    "mayfair": {
        "metal_piles_up": False,
        "deny_craftsman": True,
        "pass_at_zero": True,
        "leave_waiting": False,
        "shortage": "owed",
        "stone_sale": 4,
        "market_ban": "either_way",
        "toolmaker": "first",
    },
    "devir": {
        "metal_piles_up": True,
        "deny_craftsman": False,
        "pass_at_zero": True,
        "leave_waiting": True,
        "shortage": "owed",
        "stone_sale": 5,
        "market_ban": "no_resale",
        "toolmaker": "first",
    },
    "kosmos": {
        "metal_piles_up": False,
        "deny_craftsman": False,
        "pass_at_zero": False,
        "leave_waiting": False,
        "shortage": "owed",
        "stone_sale": 4,
        "market_ban": "no_resale",
        "toolmaker": "first",
    },
}
CHOICES = {
    "metal_piles_up": (False, True),
    "deny_craftsman": (False, True),
    "pass_at_zero": (False, True),
    "leave_waiting": (False, True),
    "shortage": ("owed", "lost"),
    "stone_sale": (4, 5),
    "market_ban": ("either_way", "no_resale"),
    "toolmaker": ("first", "end_of_round"),
}
CLAUSES = {
    "metal_piles_up": "P-R.5",
    "deny_craftsman": "P-I.7",
    "pass_at_zero": "P-II.7",
    "leave_waiting": "P-II.9",
    "shortage": "P-6.3",
    "stone_sale": "P-12.3",
    "market_ban": "P-12.6",
    "toolmaker": "P-13.5",
}
EVERY_OPTION = pytest.mark.clause(*CLAUSES.values())
EVERY_VALUE = [(name, value) for name, values in CHOICES.items() for value in values]
FULL_HOUSE = ["mortar_mixer", "woodworker", "stonecutter", "tool_maker", "architect"]


def free_builder_drawn(**options: object) -> Table:
    """Start a game in which red's builder has been drawn at cost 0, blue's is still in the bag."""
    table = new_game(4, 0, 1, **options)
    in_the_bag(table, 0)
    arrive(table, "placement")
    in_the_bag(table, 1)
    table.cost = 0
    return table


# The values of each edition


@EVERY_OPTION
@pytest.mark.parametrize("edition", PLAYED)
def test_each_edition_plays_by_its_rulebook(edition: str) -> None:
    assert TITLE.resolve({"edition": edition}) == {
        "edition": edition,
        "start": "random",
        "cards": {},
        **PLAYED[edition],
    }


def test_there_are_three_editions() -> None:
    assert set(EDITIONS) == set(PLAYED)


@EVERY_OPTION
def test_no_two_editions_play_the_same() -> None:
    resolved = [TITLE.resolve({"edition": edition}) for edition in PLAYED]
    for first, second in combinations(resolved, 2):
        assert {**first, "edition": ""} != {**second, "edition": ""}


@EVERY_OPTION
def test_kosmos_is_played_unless_another_edition_is_asked_for() -> None:
    assert TITLE.resolve({}) == TITLE.resolve({"edition": "kosmos"})


@EVERY_OPTION
def test_every_option_names_its_clause_and_its_values() -> None:
    assert {name: option["clause"] for name, option in OPTIONS.items()} == CLAUSES
    assert {name: option["values"] for name, option in OPTIONS.items()} == {
        name: list(values) for name, values in CHOICES.items()
    }


@EVERY_OPTION
@pytest.mark.parametrize("edition", PLAYED)
@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_any_option_can_be_set_on_its_own_over_any_edition(
    edition: str, name: str, value: object
) -> None:
    resolved = TITLE.resolve({"edition": edition, name: value})
    assert resolved == {**TITLE.resolve({"edition": edition}), name: value}


@EVERY_OPTION
@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_a_game_keeps_the_options_it_was_started_with(name: str, value: object) -> None:
    table = new_game(4, 2, 1, edition="devir", **{name: value})
    asked = {"edition": "devir", "start": 2, name: value}
    assert table.rules.options == TITLE.resolve(asked)
    assert table.rules.options[name] == value


# What does not exist


@pytest.mark.parametrize("edition", ["mayfare", "", "KOSMOS", None, 1, ["kosmos"]])
def test_an_unknown_edition_is_refused_with_those_there_are(edition: object) -> None:
    with pytest.raises(BadOption, match="'mayfair', 'devir' or 'kosmos'"):
        TITLE.new(4, options={"edition": edition})


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match="there is no option 'stone_price'") as refusal:
        TITLE.new(4, options={"stone_price": 5})
    for name in (*CHOICES, "edition", "start", "cards"):
        assert repr(name) in str(refusal.value)


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("metal_piles_up", "yes", "False or True"),
        ("metal_piles_up", 1, "False or True"),
        ("deny_craftsman", None, "False or True"),
        ("deny_craftsman", 0, "False or True"),
        ("pass_at_zero", "true", "False or True"),
        ("leave_waiting", "may", "False or True"),
        ("shortage", "none", "'owed' or 'lost'"),
        ("shortage", True, "'owed' or 'lost'"),
        ("stone_sale", 6, "4 or 5"),
        ("stone_sale", 4.0, "4 or 5"),
        ("stone_sale", "4", "4 or 5"),
        ("market_ban", "both", "'either_way' or 'no_resale'"),
        ("market_ban", ["no_resale"], "'either_way' or 'no_resale'"),
        ("toolmaker", "last", "'first' or 'end_of_round'"),
    ],
)
def test_an_unknown_value_is_refused_with_those_allowed(
    name: str, value: object, allowed: str
) -> None:
    for options in ({name: value}, {"edition": "mayfair", name: value}):
        with pytest.raises(BadOption, match=f"option '{name}' must be {allowed}, not "):
            TITLE.new(4, options=options)


@pytest.mark.parametrize("cards", [[], "cards.toml", None, 3])
def test_corrected_cards_must_be_a_table(cards: object) -> None:
    with pytest.raises(BadOption, match="option 'cards': expected a table"):
        TITLE.new(4, options={"cards": cards})


# P-R.5: metal at the King's Court


@pytest.mark.clause("P-R.5")
@pytest.mark.parametrize("edition", ["mayfair", "kosmos"])
def test_where_the_book_asks_for_an_empty_court_metal_does_not_pile_up(edition: str) -> None:
    table = new_game(edition=edition)
    for _ in range(5):
        arrive(table, "next_start")
        assert table.court_metal == 1
        assert table.fields[METAL] == 12


@pytest.mark.clause("P-R.5")
@pytest.mark.parametrize("options", [{"metal_piles_up": True}, {"edition": "devir"}])
def test_in_devirs_edition_a_metal_is_added_each_round_to_those_that_lie_there(
    options: dict[str, object],
) -> None:
    table = new_game(4, 0, 1, **options)
    assert table.court_metal == 1
    for lying in (2, 3, 4, 5, 6):
        arrive(table, "next_start")
        assert table.court_metal == lying
        assert table.fields[METAL] == 13 - lying


@pytest.mark.clause("P-R.5")
def test_metal_piles_up_only_as_far_as_the_supply_reaches() -> None:
    table = new_game(metal_piles_up=True)
    own(table, 0, metal=12)
    arrive(table, "round_setup")
    assert table.court_metal == 1
    assert table.fields[METAL] == 0


@pytest.mark.clause("P-9.3", "P-R.5")
def test_the_first_guest_at_court_takes_all_the_metal_that_piled_up() -> None:
    table = new_game(edition="devir")
    for _ in range(2):
        arrive(table, "next_start")
    stand(table, 0, "kings_court")
    stand(table, 1, "kings_court")
    visit(table, "kings_court")
    assert [player.cubes[METAL] for player in table.players] == [3, 0, 0, 0]
    assert table.court_metal == 0


@pytest.mark.clause("P-R.5", "P-9.3")
@pytest.mark.parametrize("piles_up", [False, True])
def test_after_the_metal_was_taken_one_lies_there_again(piles_up: bool) -> None:
    table = new_game(metal_piles_up=piles_up)
    stand(table, 0, "kings_court")
    arrive(table, "kings_court")
    while table.round == 1:
        table.apply(table.legal()[-1])
    assert table.court_metal == 1


# P-I.7: a craftsman paid to deny it


@pytest.mark.clause("P-I.7")
@pytest.mark.parametrize(
    ("edition", "denies"), [("mayfair", True), ("devir", False), ("kosmos", False)]
)
def test_only_in_the_mayfair_edition_a_craftsman_is_denied_with_room_to_spare(
    edition: str, denies: bool
) -> None:
    table = new_game(edition=edition)
    lay_pool(table, "mason_1", "sand_2")
    mason = craftsman(table, "mason_1")
    assert (DENY + mason in offered(table)) == denies
    assert refused(table) == ({} if denies else {DENY + mason: "P-I.7"})


@pytest.mark.clause("P-I.7")
def test_a_denied_craftsman_is_paid_for_and_leaves_the_game() -> None:
    table = new_game(edition="mayfair")
    lay_pool(table, "gold_woodworker", "sand_2")
    gold_woodworker = craftsman(table, "gold_woodworker")
    table.apply(DENY + gold_woodworker)
    assert table.players[0].gold == 20 - 3
    assert pool_of(table) == {"sand_2"}
    assert all("gold_woodworker" not in craftsmen_of(table, seat) for seat in range(4))
    assert table.seat == 1
    assert HIRE + gold_woodworker not in offered(table)


@pytest.mark.clause("P-I.7")
def test_who_denied_a_craftsman_has_not_passed() -> None:
    table = new_game(seats=2, edition="mayfair")
    lay_pool(table, "mason_1", "sand_2")
    table.apply(DENY + craftsman(table, "mason_1"))
    table.apply(PASS)
    assert table.seat == 0


@pytest.mark.clause("P-I.7", "P-I.3")
def test_the_last_card_of_the_pool_may_be_denied() -> None:
    table = new_game(edition="mayfair")
    lay_pool(table, "mason_1")
    table.apply(DENY + craftsman(table, "mason_1"))
    assert pool_of(table) == set()
    assert [player.mill for player in table.players] == [12, 12, 12, 12]


@pytest.mark.clause("P-I.7", "P-I.6")
@pytest.mark.parametrize("edition", PLAYED)
def test_without_room_every_edition_lets_the_new_craftsman_be_discarded(edition: str) -> None:
    table = new_game(edition=edition)
    employ(table, 0, *FULL_HOUSE)
    lay_pool(table, "mason_1", "sand_2")
    mason = craftsman(table, "mason_1")
    # Hired and discarded is the one way there; to deny it would be the same.
    assert DENY + mason not in offered(table)
    table.apply(HIRE + mason)
    table.apply(DISMISS + mason)
    assert craftsmen_of(table, 0) == FULL_HOUSE
    assert table.players[0].gold == 20 - 5


@pytest.mark.clause("P-I.7", "P-I.6")
def test_with_room_for_six_a_player_of_five_may_deny() -> None:
    table = new_game(edition="mayfair")
    grant(table, 0, "jack")
    employ(table, 0, *FULL_HOUSE)
    lay_pool(table, "mason_1", "sand_2")
    assert DENY + craftsman(table, "mason_1") in offered(table)


@pytest.mark.clause("P-I.7")
@pytest.mark.parametrize(("edition", "denies"), [("mayfair", False), ("kosmos", True)])
def test_the_option_to_deny_counts_before_the_edition(edition: str, denies: bool) -> None:
    table = new_game(edition=edition, deny_craftsman=denies)
    lay_pool(table, "mason_1", "sand_2")
    assert (DENY + craftsman(table, "mason_1") in offered(table)) == denies


# P-II.7: a builder that is free


@pytest.mark.clause("P-II.7")
def test_in_the_kosmos_edition_a_free_builder_must_be_placed() -> None:
    table = free_builder_drawn(edition="kosmos")
    assert PASS_BUILDER not in offered(table)
    assert refused(table) == {PASS_BUILDER: "P-II.7", RETURN_BUILDER: "P-II.2"}


@pytest.mark.clause("P-II.7")
@pytest.mark.parametrize("edition", ["mayfair", "devir"])
def test_where_the_book_does_not_forbid_it_a_free_builder_may_be_passed(edition: str) -> None:
    assert PASS_BUILDER in offered(free_builder_drawn(edition=edition))


@pytest.mark.clause("P-II.7")
@pytest.mark.parametrize("edition", PLAYED)
def test_by_option_a_free_builder_may_be_passed(edition: str) -> None:
    table = free_builder_drawn(edition=edition, pass_at_zero=True)
    assert PASS_BUILDER in offered(table)
    assert PLACE in offered(table)
    table.apply(PASS_BUILDER)
    assert table.cost == 0
    assert (table.waiting, table.waiting_prices) == ([0], [0])


@pytest.mark.clause("P-II.7", "P-II.9")
def test_a_builder_passed_free_waits_behind_those_passed_at_a_price() -> None:
    table = free_builder_drawn(pass_at_zero=True)
    table.waiting = [3]
    table.waiting_prices = [5]
    table.apply(PASS_BUILDER)
    table.apply(PASS_BUILDER)
    for seat in (3, 0, 1):
        assert table.seat == seat
        assert PASS_BUILDER not in offered(table)
        table.apply(table.legal()[-1])


# P-II.9: a builder that waited


def waiting_builder(**options: object) -> Table:
    """Start a game in which the bag is empty and red's builder, passed before, is to be placed."""
    table = new_game(4, 0, 1, **options)
    in_the_bag(table, 0)
    arrive(table, "placement")
    table.apply(PASS_BUILDER)
    assert table.seat == 0
    return table


@pytest.mark.clause("P-II.9")
@pytest.mark.parametrize(
    ("edition", "may_stay"), [("mayfair", False), ("devir", True), ("kosmos", False)]
)
def test_only_in_devirs_edition_a_builder_that_waited_may_stay_off_the_board(
    edition: str, may_stay: bool
) -> None:
    table = waiting_builder(edition=edition)
    assert (PASS_BUILDER in offered(table)) == may_stay
    assert (refused(table).get(PASS_BUILDER) == "P-II.9") == (not may_stay)


@pytest.mark.clause("P-II.9")
def test_a_builder_left_off_the_board_is_back_in_the_bag_next_round() -> None:
    table = waiting_builder(leave_waiting=True)
    table.apply(PASS_BUILDER)
    assert [entry.seat for entry in told(table, "leaves_builder")] == [0]
    assert told(table, "places") == []
    assert table.round == 2
    assert table.bag == [3, 3, 3, 3]
    assert TITLE.flaws(table) == []
