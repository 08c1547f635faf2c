from __future__ import annotations

import pytest

from kingsbridge.titles.world.moves import DONE, TREAT
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import (
    caring,
    discarding,
    force,
    goods,
    ill,
    in_chapter,
    make,
    new_game,
    offered,
    own,
    playing,
    refused,
    reprint,
    vp,
)


def healer(chapter: int = 3, **owned: int) -> Table:
    """Return a table whose active player owns these goods."""
    table = in_chapter(new_game(), chapter)
    own(table, 0, **owned)
    return table


@pytest.mark.clause("W-5.20")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_medicine_brings_1_gold_and_1_victory_point(chapter: int) -> None:
    table = playing(healer(chapter), "medicine")
    assert offered(table) == {DONE, TREAT}
    table.apply(TREAT)
    assert goods(table, 0) == {"gold": 1}
    assert vp(table, 0) == 9
    assert discarding(table)


@pytest.mark.clause("W-5.20")
@pytest.mark.parametrize("chapter", [1, 2])
def test_before_chapter_iii_nobody_is_cared_for(chapter: int) -> None:
    table = playing(healer(chapter, medical=5), "medicine")
    for location in range(1, 12):
        assert refused(table)[caring(location)] == "W-5.20"


@pytest.mark.clause("W-5.20")
@pytest.mark.parametrize("chapter", [3, 4])
def test_from_chapter_iii_on_the_ill_may_be_cared_for_instead(chapter: int) -> None:
    table = healer(chapter, medical=3)
    ill(table, 2, 3)
    playing(table, "medicine")
    assert offered(table) == {DONE, TREAT, caring(2)}
    table.apply(caring(2))
    assert vp(table, 0) == 8 + 2
    assert goods(table, 0) == {"medical": 3, "gold": 2}
    assert discarding(table)


@pytest.mark.clause("W-5.20")
def test_who_takes_the_fee_cares_for_nobody_in_that_action() -> None:
    table = healer(medical=3)
    ill(table, 2, 3)
    make(playing(table, "medicine"), TREAT)
    assert discarding(table)
    assert vp(table, 0) == 9
    assert table.illness[1] == 3


@pytest.mark.clause("W-5.20")
def test_who_cares_for_the_ill_takes_no_fee_in_that_action() -> None:
    table = healer(medical=5)
    ill(table, 2, 3)
    ill(table, 11, 2)
    make(playing(table, "medicine"), caring(2))
    assert offered(table) == {DONE, caring(11)}
    assert refused(table)[TREAT] == "W-5.20"


@pytest.mark.clause("W-5.20", "W-5.2")
def test_who_could_care_for_more_may_stop() -> None:
    table = healer(medical=5)
    ill(table, 2, 3)
    ill(table, 11, 2)
    make(playing(table, "medicine"), caring(2), DONE)
    assert discarding(table)
    assert vp(table, 0) == 8 + 2
    assert table.illness[10] == 2


@pytest.mark.clause("W-5.20", "W-1.4")
def test_while_care_is_forbidden_only_the_fee_is_left() -> None:
    table = reprint(healer(4, medical=5), "IV-05", "long", {"do": "no_care"})
    ill(table, 2, 1)
    force(table, "IV-05")
    playing(table, "medicine")
    assert offered(table) == {DONE, TREAT}
    assert refused(table)[caring(2)] == "W-1.4"
