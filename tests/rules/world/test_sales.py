from __future__ import annotations

import pytest

from kingsbridge.titles.world.goods import CLOTH, WOOL
from kingsbridge.titles.world.moves import DONE, SELL_CLOTH, SELL_WOOL, WEAVE
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import (
    discarding,
    drain,
    force,
    goods,
    in_chapter,
    make,
    new_game,
    offered,
    own,
    playing,
    refused,
    turn,
)


def trader(chapter: int = 2, *events: str, **owned: int) -> Table:
    """Return a table whose active player owns these goods, with these long-term events."""
    table = in_chapter(new_game(), chapter)
    own(table, 0, **owned)
    force(table, *events)
    return table


def wool(number: int) -> int:
    return SELL_WOOL + number - 1


def weave(number: int) -> int:
    return WEAVE + number - 1


# ---- Wool and cloth sales --------------------------------------------------------------------


@pytest.mark.clause("W-5.14")
def test_any_number_of_wool_sells_for_2_gold_each() -> None:
    table = playing(trader(wool=5), "sales")
    assert offered(table) == {DONE, wool(1), wool(2), wool(3), wool(4), wool(5)}
    supply = table.supply[WOOL]
    table.apply(wool(3))
    assert goods(table, 0) == {"wool": 2, "gold": 6}
    assert table.supply[WOOL] == supply + 3
    assert discarding(table)


@pytest.mark.clause("W-5.14")
def test_all_the_wool_of_the_game_can_be_sold_at_once() -> None:
    table = in_chapter(new_game(), 2)
    for seat in range(4):
        own(table, seat)
    own(table, 0, wool=15)
    playing(table, "sales")
    table.apply(wool(15))
    assert goods(table, 0) == {"gold": 30}


@pytest.mark.clause("W-5.14")
def test_cloth_may_be_sold_alone_for_4_gold() -> None:
    table = playing(trader(cloth=1), "sales")
    assert offered(table) == {DONE, SELL_CLOTH}
    assert refused(table)[wool(1)] == "W-5.14"
    supply = table.supply[CLOTH]
    table.apply(SELL_CLOTH)
    assert goods(table, 0) == {"gold": 4}
    assert table.supply[CLOTH] == supply + 1
    assert discarding(table)


@pytest.mark.clause("W-5.14")
@pytest.mark.parametrize("sales", [(wool(2), SELL_CLOTH), (SELL_CLOTH, wool(2))])
def test_wool_and_a_cloth_may_be_sold_in_one_action(sales: tuple[int, int]) -> None:
    table = make(playing(trader(wool=3, cloth=1), "sales"), *sales)
    assert goods(table, 0) == {"wool": 1, "gold": 8}
    assert discarding(table)


@pytest.mark.clause("W-5.14")
def test_a_second_cloth_cannot_be_sold_in_the_same_action() -> None:
    table = playing(trader(wool=1, cloth=2), "sales")
    table.apply(SELL_CLOTH)
    assert refused(table)[SELL_CLOTH] == "W-5.14"
    assert offered(table) == {DONE, wool(1)}
    table.apply(wool(1))
    assert goods(table, 0) == {"cloth": 1, "gold": 6}
    assert discarding(table)


@pytest.mark.clause("W-5.14")
def test_after_the_wool_the_cloth_may_be_kept() -> None:
    table = make(playing(trader(wool=1, cloth=1), "sales"), wool(1))
    assert offered(table) == {DONE, SELL_CLOTH}
    table.apply(DONE)
    assert goods(table, 0) == {"cloth": 1, "gold": 2}
    assert discarding(table)


@pytest.mark.clause("W-5.14")
def test_cloth_cannot_be_sold_while_its_market_is_covered() -> None:
    table = playing(trader(1, wool=1, cloth=1), "sales")
    assert refused(table)[SELL_CLOTH] == "W-5.14"
    assert offered(table) == {DONE, wool(1)}


@pytest.mark.clause("W-5.14")
def test_cloth_can_be_sold_in_chapter_i_once_its_market_was_opened() -> None:
    table = turn(in_chapter(new_game(), 1), "I-05")
    own(table, 0, cloth=1)
    make(playing(table, "sales"), SELL_CLOTH)
    assert goods(table, 0) == {"gold": 4}


@pytest.mark.clause("W-5.14")
def test_who_has_no_cloth_cannot_sell_any() -> None:
    table = playing(trader(wool=1), "sales")
    assert refused(table)[SELL_CLOTH] == "W-5.14"


@pytest.mark.clause("W-5.14", "W-1.4")
def test_while_bridge_work_is_slow_wool_sells_for_1_and_cloth_still_for_4() -> None:
    table = trader(1, "I-02", wool=2, cloth=1)
    table.cloth_open = True
    make(playing(table, "sales"), wool(2))
    assert goods(table, 0) == {"cloth": 1, "gold": 2}
    table.apply(SELL_CLOTH)
    assert goods(table, 0) == {"gold": 6}


# ---- Cloth production ------------------------------------------------------------------------


@pytest.mark.clause("W-5.19")
@pytest.mark.parametrize("number", [1, 2])
def test_cloth_production_turns_wool_into_as_much_cloth(number: int) -> None:
    table = playing(trader(wool=4), "cloth")
    assert offered(table) == {DONE, weave(1), weave(2)}
    supply = table.supply[WOOL], table.supply[CLOTH]
    table.apply(weave(number))
    assert goods(table, 0) == {"wool": 4 - number, "cloth": number}
    assert (table.supply[WOOL], table.supply[CLOTH]) == (supply[0] + number, supply[1] - number)
    assert discarding(table)


@pytest.mark.clause("W-5.19")
def test_with_1_wool_only_1_cloth_can_be_made() -> None:
    table = playing(trader(wool=1), "cloth")
    assert offered(table) == {DONE, weave(1)}
    assert refused(table)[weave(2)] == "W-5.19"


@pytest.mark.clause("W-5.19")
def test_no_more_cloth_can_be_made_than_the_supply_has() -> None:
    table = trader(wool=2)
    drain(table, "cloth", left=1)
    playing(table, "cloth")
    assert offered(table) == {DONE, weave(1)}
    assert refused(table)[weave(2)] == "W-0.8"


@pytest.mark.clause("W-5.19", "W-5.2")
def test_without_cloth_in_the_supply_the_wool_is_kept() -> None:
    table = trader(wool=2)
    drain(table, "cloth")
    playing(table, "cloth")
    assert goods(table, 0) == {"wool": 2}
    assert discarding(table)


@pytest.mark.clause("W-5.19")
def test_cloth_can_be_made_before_its_market_opens() -> None:
    table = make(playing(trader(1, wool=1), "cloth"), weave(1))
    assert not table.cloth_open
    assert goods(table, 0) == {"cloth": 1}
