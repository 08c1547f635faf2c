"""What a player will owe at the chapter's end, told in advance."""

from __future__ import annotations

import pytest

from kingsbridge.titles.world import Forecast, duties_forecast
from kingsbridge.titles.world.goods import GOODS
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import in_chapter, new_game, own


def foretold(table: Table, seat: int = 0) -> dict[str, Forecast]:
    return {GOODS[duty.good]: duty for duty in duties_forecast(table, seat)}


def with_goods(chapter: int = 1, **owned: int) -> dict[str, Forecast]:
    """Return what is foretold to a seat that owns just this."""
    table = in_chapter(new_game(), chapter)
    own(table, 0, **owned)
    return foretold(table)


@pytest.mark.clause("W-8.1", "W-8.2", "W-8.3")
def test_2_piety_2_grain_and_2_to_5_gold_are_owed() -> None:
    owed = {good: (duty.owed_least, duty.owed_most) for good, duty in with_goods().items()}
    assert owed == {"piety": (2, 2), "grain": (2, 2), "gold": (2, 5)}


@pytest.mark.clause("W-8.1", "W-8.2", "W-8.3")
def test_who_has_everything_misses_nothing() -> None:
    for duty in with_goods(piety=2, grain=3, gold=5).values():
        assert (duty.missing_least, duty.missing_most) == (0, 0)
        assert (duty.vp_least, duty.vp_most, duty.vp_expected) == (0, 0, 0)


@pytest.mark.clause("W-8.1")
@pytest.mark.parametrize(("piety", "lost"), [(0, 6), (1, 3), (2, 0), (4, 0)])
def test_each_piety_missing_would_cost_3_vp(piety: int, lost: int) -> None:
    duty = with_goods(piety=piety)["piety"]
    assert duty.has == piety
    assert duty.missing_least == duty.missing_most == max(0, 2 - piety)
    assert duty.vp_least == duty.vp_most == duty.vp_expected == lost


@pytest.mark.clause("W-8.2")
@pytest.mark.parametrize(("grain", "lost"), [(0, 4), (1, 2), (2, 0)])
def test_each_grain_missing_would_cost_2_vp(grain: int, lost: int) -> None:
    duty = with_goods(grain=grain)["grain"]
    assert duty.vp_least == duty.vp_most == duty.vp_expected == lost


@pytest.mark.clause("W-8.3")
@pytest.mark.parametrize(
    ("gold", "least", "most", "sixths"),
    [(0, 2, 5, 21), (2, 0, 3, 9), (3, 0, 2, 4), (4, 0, 1, 1), (5, 0, 0, 0)],
)
def test_each_gold_missing_would_cost_1_vp(gold: int, least: int, most: int, sixths: int) -> None:
    duty = with_goods(gold=gold)["gold"]
    assert (duty.missing_least, duty.missing_most) == (least, most)
    assert (duty.vp_least, duty.vp_most) == (least, most)
    assert duty.vp_expected == pytest.approx(sixths / 6)


@pytest.mark.clause("W-8.9")
def test_in_chapter_iv_everything_missing_would_cost_twice_as_much() -> None:
    foreseen = with_goods(4, gold=3)
    assert foreseen["piety"].vp_most == 12
    assert foreseen["grain"].vp_most == 8
    assert (foreseen["gold"].vp_least, foreseen["gold"].vp_most) == (0, 4)
    assert foreseen["gold"].vp_expected == pytest.approx(8 / 6)


@pytest.mark.clause("W-8.1")
def test_each_seat_is_told_its_own() -> None:
    table = new_game()
    own(table, 2, piety=1)
    own(table, 3, piety=2)
    assert foretold(table, 2)["piety"].missing_most == 1
    assert foretold(table, 3)["piety"].missing_most == 0


@pytest.mark.clause("W-8.3")
def test_a_corrected_die_is_what_is_foretold() -> None:
    table = new_game(cards={"stock": {"tax_die": [1, 1, 1, 1, 1, 7]}})
    own(table, 0, gold=1)
    duty = foretold(table)["gold"]
    assert (duty.owed_least, duty.owed_most) == (1, 7)
    assert duty.vp_expected == pytest.approx(1)
