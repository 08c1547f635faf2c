"""W-11: the end of the game."""

from __future__ import annotations

import pytest

from kingsbridge.engine.errors import IllegalMove
from kingsbridge.titles.world.moves import PLAY, TREAT
from kingsbridge.titles.world.state import Table
from tests.rules.world.board import (
    arrive,
    close_chapter,
    have,
    in_chapter,
    new_game,
    own,
    play,
    told,
    vp,
)


def ended(points: list[float], *owned: dict[str, int], seats: int = 4) -> Table:
    """Return a game that ends after its duties with these points and goods, seat by seat."""
    table = in_chapter(new_game(seats), 4, 6)
    for seat in range(seats):
        have(table, seat, points[seat])
        own(table, seat, **(owned[seat] if seat < len(owned) else {}))
    arrive(table, "next_round")
    assert table.over
    return table


@pytest.mark.clause("W-11.1")
def test_each_stone_and_each_wood_scores_1_vp() -> None:
    table = ended([10, 10, 10, 10], {"stone": 3}, {"wood": 2}, {"stone": 1, "wood": 1})
    assert table.scores() == [13, 12, 12, 10]


@pytest.mark.clause("W-11.1")
@pytest.mark.parametrize(("gold", "points"), [(0, 0), (1, 0.5), (2, 1), (5, 2.5)])
def test_each_gold_scores_half_a_vp(gold: int, points: float) -> None:
    assert vp(ended([10, 10, 10, 10], {"gold": gold}), 0) == 10 + points


@pytest.mark.clause("W-11.1")
def test_nothing_else_scores() -> None:
    rest = {"grain": 2, "piety": 2, "wool": 3, "cloth": 2, "loyalty": 2, "medical": 4}
    assert vp(ended([10, 10, 10, 10], rest), 0) == 10


@pytest.mark.clause("W-11.1")
def test_half_a_point_decides() -> None:
    table = ended([20, 20, 19, 20], {"gold": 1}, {"grain": 5}, {"gold": 2}, {"piety": 9})
    assert table.scores() == [20.5, 20, 20, 20]
    assert table.winners() == [0]


@pytest.mark.clause("W-11.1")
def test_most_points_win() -> None:
    table = ended([40, 52, 51, 3], {"piety": 4}, {}, {"loyalty": 4}, {"medical": 9})
    assert table.winners() == [1]
    assert [(entry.seat, entry.a) for entry in told(table, "wins")] == [(1, 104)]


@pytest.mark.clause("W-11.1")
def test_goods_score_after_the_duties_are_paid() -> None:
    table = in_chapter(new_game(cards={"stock": {"tax_die": [4] * 6}}), 4)
    for seat in range(4):
        have(table, seat, 30)
        own(table, seat, piety=2, grain=2, gold=4 + seat)
    close_chapter(table)
    assert table.scores() == [30, 30.5, 31, 31.5]


@pytest.mark.clause("W-11.1")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_the_game_does_not_end_before_chapter_iv(chapter: int) -> None:
    table = close_chapter(in_chapter(new_game(), chapter))
    while table.chapter == chapter:
        table.apply(table.legal()[0])
    assert not table.over
    assert not told(table, "final_score")


@pytest.mark.clause("W-11.1")
def test_nobody_moves_once_the_game_is_over() -> None:
    table = ended([1, 2, 3, 4])
    assert table.legal() == []
    with pytest.raises(IllegalMove, match="over"):
        table.apply(PLAY)


@pytest.mark.clause("W-11.2")
def test_of_those_tied_the_one_with_most_piety_wins() -> None:
    table = ended(
        [52, 52, 40, 52],
        {"piety": 1, "loyalty": 5, "medical": 5},
        {"piety": 2},
        {"piety": 6},
        {"loyalty": 6},
    )
    assert table.winners() == [1]


@pytest.mark.clause("W-11.2")
def test_of_those_tied_in_piety_too_the_one_with_most_loyalty_wins() -> None:
    table = ended(
        [52, 52, 40, 52],
        {"piety": 2, "loyalty": 1, "medical": 9},
        {"piety": 2, "loyalty": 2},
        {"piety": 2, "loyalty": 7},
        {"piety": 1, "loyalty": 3},
    )
    assert table.winners() == [1]


@pytest.mark.clause("W-11.2")
def test_of_those_tied_in_loyalty_too_the_one_with_most_medical_knowledge_wins() -> None:
    table = ended(
        [52, 52, 40, 52],
        {"piety": 2, "loyalty": 1, "medical": 3},
        {"piety": 2, "loyalty": 1, "medical": 4},
        {"piety": 2, "loyalty": 1, "medical": 5},
        {"piety": 2, "medical": 6},
    )
    assert table.winners() == [1]


@pytest.mark.clause("W-11.2")
def test_other_goods_do_not_break_a_tie() -> None:
    table = ended([52, 50, 10, 10], {"grain": 0}, {"stone": 2, "grain": 3, "wool": 5, "cloth": 5})
    assert table.scores()[:2] == [52, 52]
    assert table.winners() == [0, 1]


@pytest.mark.clause("W-11.4")
def test_who_is_still_tied_shares_the_victory() -> None:
    same = {"piety": 1, "loyalty": 2, "medical": 3}
    table = ended([52, 40, 52, 52], same, same, same, {"piety": 1, "loyalty": 2, "medical": 2})
    assert table.winners() == [0, 2]
    assert [entry.seat for entry in told(table, "wins")] == [0, 2]


@pytest.mark.clause("W-11.4")
def test_all_may_share_the_victory() -> None:
    assert ended([33, 33, 33, 33]).winners() == [0, 1, 2, 3]


@pytest.mark.clause("W-11.3")
@pytest.mark.parametrize("chapter", [1, 4])
def test_nobody_falls_below_0_vp(chapter: int) -> None:
    table = in_chapter(new_game(), chapter)
    have(table, 0, 3)
    own(table, 0)
    close_chapter(table)
    assert vp(table, 0) == 0


@pytest.mark.clause("W-11.3")
@pytest.mark.parametrize(("before", "after"), [(59, 60), (60, 61), (75, 76)])
def test_points_above_60_count_on(before: int, after: int) -> None:
    table = in_chapter(new_game(), 2)
    have(table, 0, before)
    arrive(table, "action")
    play(table, "medicine")
    table.apply(TREAT)
    assert vp(table, 0) == after
