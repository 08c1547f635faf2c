from __future__ import annotations

import pytest

from kingsbridge.titles.world.goods import GOODS, STONE, WOOD
from kingsbridge.titles.world.moves import DONE, GET, HOUSE, RENT
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import (
    discarding,
    drain,
    force,
    goods,
    house,
    housing,
    in_chapter,
    make,
    new_game,
    offered,
    own,
    playing,
    refused,
    renting,
    settle,
    told,
    vp,
)

INCOMES = {
    "grain": {"grain": 2},
    "piety": {"piety": 2},
    "wool": {"wool": 3},
    "gold": {"gold": 4},
    "loyalty": {"loyalty": 2},
    "medical": {"medical": 2},
}


def owner(chapter: int = 2, **owned: int) -> Table:
    """Return a table whose active player owns these goods, and nobody else anything."""
    table = in_chapter(new_game(), chapter)
    for seat in range(4):
        own(table, seat)
    own(table, 0, **owned)
    return table


def stands(table: Table, seat: int) -> set[str]:
    """Return where a seat's houses stand."""
    houses = table.players[seat].houses
    return {key for key in table.cards.house_keys if houses >> house(table, key) & 1}


# ---- House building --------------------------------------------------------------------------


@pytest.mark.clause("W-5.16")
@pytest.mark.parametrize("resource", ["stone", "wood"])
def test_a_house_costs_1_gold_and_the_resource_of_the_spaces_symbol(resource: str) -> None:
    table = playing(owner(stone=1, wood=1, gold=2), "house_building")
    good = GOODS.index(resource)
    supply = table.supply[good]
    table.apply(housing(table, f"grain_{resource}"))
    assert stands(table, 0) == {f"grain_{resource}"}
    assert goods(table, 0) == {"wood" if good == STONE else "stone": 1, "gold": 1}
    assert table.supply[good] == supply + 1
    assert vp(table, 0) == 8


@pytest.mark.clause("W-5.16")
def test_a_house_may_stand_on_any_of_the_14_spaces() -> None:
    table = playing(owner(stone=1, wood=1, gold=1), "house_building")
    assert offered(table) == {DONE} | {HOUSE + space for space in range(14)}


@pytest.mark.clause("W-5.16")
def test_an_action_builds_one_house() -> None:
    table = playing(owner(stone=2, wood=2, gold=4), "house_building")
    table.apply(housing(table, "gold_stone"))
    assert discarding(table)
    assert stands(table, 0) == {"gold_stone"}


@pytest.mark.clause("W-5.16")
def test_without_the_resource_of_its_symbol_a_space_cannot_be_built_on() -> None:
    table = playing(owner(wood=3, gold=3), "house_building")
    assert refused(table)[housing(table, "grain_stone")] == "W-5.16"
    assert offered(table) == {DONE} | {
        housing(table, key) for key in table.cards.house_keys if key.endswith("_wood")
    }


@pytest.mark.clause("W-5.16", "W-5.2")
def test_without_gold_no_house_can_be_built() -> None:
    table = playing(owner(stone=3, wood=3), "house_building")
    assert discarding(table)
    assert stands(table, 0) == set()


@pytest.mark.clause("W-5.16")
def test_a_space_that_is_taken_cannot_be_built_on() -> None:
    table = owner(stone=1, wood=1, gold=1)
    settle(table, 2, "wool_wood")
    playing(table, "house_building")
    assert refused(table)[housing(table, "wool_wood")] == "W-5.16"
    assert housing(table, "wool_stone") in offered(table)


@pytest.mark.clause("W-5.16")
def test_nobody_has_two_houses_with_the_same_income() -> None:
    table = owner(stone=1, wood=1, gold=1)
    settle(table, 0, "wool_wood")
    playing(table, "house_building")
    assert refused(table)[housing(table, "wool_stone")] == "W-5.16"
    assert refused(table)[housing(table, "wool_wood")] == "W-5.16"
    assert len(offered(table)) == 1 + 12


@pytest.mark.clause("W-5.16", "W-0.4")
def test_a_fifth_house_cannot_be_built() -> None:
    table = owner(stone=1, wood=1, gold=1)
    settle(table, 0, "wool_wood", "grain_wood", "piety_wood", "gold_wood")
    playing(table, "house_building")
    assert discarding(table)
    assert goods(table, 0) == {"stone": 1, "wood": 1, "gold": 1}


# ---- House rent ------------------------------------------------------------------------------


@pytest.mark.clause("W-5.17")
@pytest.mark.parametrize("resource", ["stone", "wood"])
@pytest.mark.parametrize("income", INCOMES)
def test_house_rent_brings_the_income_of_a_house(income: str, resource: str) -> None:
    table = owner()
    settle(table, 0, f"{income}_{resource}")
    playing(table, "house_rent")
    assert goods(table, 0) == INCOMES[income]
    assert discarding(table)


@pytest.mark.clause("W-5.17")
def test_two_houses_pay_unasked() -> None:
    table = owner()
    settle(table, 0, "grain_wood", "gold_stone")
    settle(table, 1, "piety_wood")
    playing(table, "house_rent")
    assert goods(table, 0) == {"grain": 2, "gold": 4}
    assert goods(table, 1) == {}
    assert discarding(table)


@pytest.mark.clause("W-5.17")
def test_of_more_than_two_houses_the_owner_chooses_two() -> None:
    table = owner()
    settle(table, 0, "grain_wood", "gold_stone", "piety_stone")
    playing(table, "house_rent")
    assert offered(table) == {
        DONE,
        renting(table, "grain_wood"),
        renting(table, "gold_stone"),
        renting(table, "piety_stone"),
    }
    table.apply(renting(table, "piety_stone"))
    table.apply(renting(table, "gold_stone"))
    assert goods(table, 0) == {"piety": 2, "gold": 4}
    assert discarding(table)


@pytest.mark.clause("W-5.17")
def test_a_house_pays_once_in_an_action() -> None:
    table = owner()
    settle(table, 0, "grain_wood", "gold_stone", "piety_stone")
    playing(table, "house_rent")
    table.apply(renting(table, "gold_stone"))
    assert refused(table)[renting(table, "gold_stone")] == "W-5.17"
    assert {move for move in offered(table) if move >= RENT} == {
        renting(table, "grain_wood"),
        renting(table, "piety_stone"),
    }


@pytest.mark.clause("W-5.17")
def test_the_rent_of_one_house_may_be_enough() -> None:
    table = owner()
    settle(table, 0, "grain_wood", "gold_stone", "piety_stone")
    make(playing(table, "house_rent"), renting(table, "grain_wood"), DONE)
    assert goods(table, 0) == {"grain": 2}
    assert discarding(table)


@pytest.mark.clause("W-5.17")
def test_rent_that_the_supply_lacks_is_not_received() -> None:
    table = owner()
    settle(table, 0, "grain_wood", "piety_stone")
    drain(table, "grain")
    playing(table, "house_rent")
    assert goods(table, 0) == {"piety": 2}
    assert vp(table, 0) == 8
    assert discarding(table)


@pytest.mark.clause("W-5.17")
def test_a_house_may_pay_a_stone_or_a_wood() -> None:
    table = owner()
    settle(table, 0, "resource_wood")
    playing(table, "house_rent")
    assert table.seat == 0
    assert offered(table) == {GET + STONE, GET + WOOD}
    supply = table.supply[STONE]
    table.apply(GET + STONE)
    assert goods(table, 0) == {"stone": 1}
    assert table.supply[STONE] == supply - 1
    assert discarding(table)


@pytest.mark.clause("W-5.17")
def test_after_the_choice_of_a_resource_another_house_may_pay() -> None:
    table = owner()
    settle(table, 0, "grain_wood", "gold_stone", "resource_stone")
    make(playing(table, "house_rent"), renting(table, "resource_stone"), GET + WOOD)
    assert offered(table) == {DONE, renting(table, "grain_wood"), renting(table, "gold_stone")}
    table.apply(renting(table, "gold_stone"))
    assert goods(table, 0) == {"wood": 1, "gold": 4}
    assert discarding(table)


@pytest.mark.clause("W-5.17")
@pytest.mark.parametrize(("empty", "left"), [("stone", "wood"), ("wood", "stone")])
def test_if_only_one_kind_of_resource_is_left_the_house_pays_that(empty: str, left: str) -> None:
    table = owner()
    settle(table, 0, "resource_wood")
    drain(table, empty)
    playing(table, "house_rent")
    assert goods(table, 0) == {left: 1}
    assert discarding(table)


@pytest.mark.clause("W-5.17")
def test_if_no_resource_is_left_that_house_pays_nothing() -> None:
    table = owner()
    settle(table, 0, "resource_wood", "gold_wood")
    drain(table, "stone")
    drain(table, "wood")
    playing(table, "house_rent")
    assert goods(table, 0) == {"gold": 4}
    assert discarding(table)


@pytest.mark.clause("W-5.17", "W-5.24")
def test_an_event_beside_the_board_halves_the_rents_rounded_up() -> None:
    table = owner(3)
    settle(table, 0, "gold_stone", "medical_wood")
    force(table, "III-09")
    playing(table, "house_rent")
    assert goods(table, 0) == {"gold": 2, "medical": 1}
    assert discarding(table)


@pytest.mark.clause("W-5.17")
def test_the_journal_tells_what_each_house_paid() -> None:
    table = owner()
    settle(table, 0, "gold_stone", "wool_wood")
    drain(table, "wool", left=1)
    playing(table, "house_rent")
    paid = [(entry.seat, GOODS[entry.b], entry.c) for entry in told(table, "collects")]
    assert sorted(paid) == [(0, "gold", 4), (0, "wool", 1)]


@pytest.mark.clause("W-5.17")
def test_the_journal_tells_of_a_house_that_paid_nothing() -> None:
    table = owner()
    settle(table, 0, "grain_stone")
    drain(table, "grain")
    playing(table, "house_rent")
    (entry,) = told(table, "collects")
    assert (entry.a, GOODS[entry.b], entry.c) == (house(table, "grain_stone"), "grain", 0)
