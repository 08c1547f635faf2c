from __future__ import annotations

import pytest

from kingsbridge.titles.pillars.goods import METAL
from tests.rules.pillars.board import (
    at_field,
    at_mill,
    employ,
    grant,
    new_game,
    open_privileges,
    own,
    play,
    selling,
    stand,
    turn,
    visit,
    working,
)


@pytest.mark.clause("P-3.1")
@pytest.mark.parametrize("workers", [0, 1, 5, 10])
def test_each_worker_in_the_wool_mill_earns_1_gold(workers: int) -> None:
    table = new_game()
    player = at_mill(table, 0, workers)
    visit(table, "wool_mill")
    assert player.gold == 20 + workers


@pytest.mark.clause("P-3.1")
def test_the_workers_of_the_mill_return_to_the_reserve() -> None:
    table = new_game()
    player = at_field(table, 0, "sand_2")
    at_mill(table, 0, 10)
    visit(table, "wool_mill")
    assert player.mill == 0
    assert player.reserve == 10


@pytest.mark.clause("P-3.1")
def test_workers_in_the_fields_earn_nothing_at_the_mill() -> None:
    table = new_game()
    player = at_field(table, 0, "wood_4")
    at_mill(table, 0, 3)
    visit(table, "wool_mill")
    assert player.gold == 23


@pytest.mark.clause("P-3.1")
def test_the_mill_pays_everybody() -> None:
    table = new_game()
    for seat in range(4):
        at_mill(table, seat, seat + 1)
    visit(table, "wool_mill")
    assert [player.gold for player in table.players] == [21, 23, 25, 27]


@pytest.mark.clause("P-3.1")
def test_a_black_worker_earns_at_the_mill_as_any_other() -> None:
    table = new_game()
    player = grant(table, 0, "otto")
    player.black = 1
    player.reserve = 13
    player.gold = 0
    at_mill(table, 0, 13)
    visit(table, "wool_mill")
    assert player.gold == 13


@pytest.mark.clause("P-3.2")
@pytest.mark.parametrize(("before", "after"), [(17, 29), (18, 30), (19, 30), (30, 30)])
def test_the_mill_brings_nobody_above_30_gold(before: int, after: int) -> None:
    table = new_game()
    player = at_mill(table, 0, 12)
    player.gold = before
    visit(table, "wool_mill")
    assert player.gold == after
    assert player.reserve == 12


@pytest.mark.clause("P-3.2")
def test_a_privilege_brings_nobody_above_30_gold() -> None:
    table = new_game()
    table.players[0].gold = 25
    open_privileges(table, "wool_fair", "madonna")
    stand(table, 0, "kingsbridge")
    visit(table, "kingsbridge")
    assert table.players[0].gold == 30


@pytest.mark.clause("P-3.2")
def test_a_sale_brings_nobody_above_30_gold() -> None:
    table = new_game()
    player = own(table, 0, metal=2)
    player.gold = 28
    stand(table, 0, "market")
    visit(table, "market")
    play(table, selling(METAL, 2))
    assert player.gold == 30
    assert player.cubes[METAL] == 0


@pytest.mark.clause("P-3.2")
def test_a_craftsman_brings_nobody_above_30_gold() -> None:
    table = new_game()
    employ(table, 0, "gold_woodworker")
    player = own(table, 0, wood=1)
    player.gold = 29
    visit(table, "cathedral")
    play(table, working(table, "gold_woodworker"))
    assert player.gold == 30


@pytest.mark.clause("P-3.2")
def test_gold_above_30_is_lost_not_kept_for_later() -> None:
    table = new_game(cards={"stock": {"tax_die": [3] * 6}})
    player = at_mill(table, 0, 12)
    player.gold = 29
    turn(table, "royal_gift")
    visit(table, "wool_mill")
    visit(table, "kings_court")
    assert player.gold == 27
