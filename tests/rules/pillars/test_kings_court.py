from __future__ import annotations

from collections import Counter

import pytest

from kingsbridge.titles.pillars.goods import METAL
from kingsbridge.titles.pillars.moves import SAVE_CARD, USE_EXEMPTION
from kingsbridge.titles.pillars.state import Table
from tests.rules.pillars.board import (
    arrive,
    grant,
    new_game,
    offered,
    play,
    privileges_of,
    stand,
    step_of,
    told,
    visit,
)


def rolling(tax: int) -> Table:
    """Start a game whose tax die shows this on every side."""
    return new_game(cards={"stock": {"tax_die": [tax] * 6}})


@pytest.mark.clause("P-9.1")
@pytest.mark.parametrize("tax", [2, 3, 4, 5])
def test_everybody_pays_the_tax_that_was_rolled(tax: int) -> None:
    table = rolling(tax)
    visit(table, "kings_court")
    assert [player.gold for player in table.players] == [20 - tax, 21 - tax, 22 - tax, 23 - tax]


@pytest.mark.clause("P-9.1")
def test_the_starting_player_rolls_the_tax_die() -> None:
    table = new_game(start=3)
    visit(table, "kings_court")
    [entry] = told(table, "rolls_tax")
    assert entry.seat == 3
    assert entry.a == table.tax


@pytest.mark.clause("P-9.1")
def test_the_tax_die_shows_2_and_5_once_and_3_and_4_twice() -> None:
    rolls: Counter[int] = Counter()
    for seed in range(1200):
        table = new_game(2, seed=seed)
        visit(table, "kings_court")
        rolls[table.tax] += 1
    assert set(rolls) == {2, 3, 4, 5}
    for tax, expected in ((2, 200), (3, 400), (4, 400), (5, 200)):
        assert abs(rolls[tax] - expected) < 60


@pytest.mark.clause("P-9.1")
def test_the_tax_is_rolled_anew_each_round() -> None:
    table = new_game(seed=3)
    for _ in range(6):
        visit(table, "kings_court")
    assert len(told(table, "rolls_tax")) == 6
    assert len({entry.a for entry in told(table, "rolls_tax")}) > 1


@pytest.mark.clause("P-9.2")
def test_builders_at_the_kings_court_pay_no_tax() -> None:
    table = rolling(4)
    for seat in (3, 1, 0):
        stand(table, seat, "kings_court")
    visit(table, "kings_court")
    assert [player.gold for player in table.players] == [20, 21, 22 - 4, 23]


@pytest.mark.clause("P-9.2")
def test_all_four_spaces_of_the_kings_court_spare_the_tax() -> None:
    table = rolling(5)
    for seat in range(4):
        stand(table, seat, "kings_court")
    visit(table, "kings_court")
    assert [player.gold for player in table.players] == [20, 21, 22, 23]


@pytest.mark.clause("P-9.2")
def test_the_guest_of_one_round_pays_again_in_the_next() -> None:
    table = rolling(4)
    stand(table, 0, "kings_court")
    visit(table, "kings_court")
    visit(table, "kings_court")
    assert table.players[0].gold == 16


@pytest.mark.clause("P-9.3")
def test_the_builder_on_the_first_space_takes_the_metal() -> None:
    table = new_game()
    stand(table, 2, "kings_court")
    stand(table, 0, "kings_court")
    visit(table, "kings_court")
    assert [player.cubes[METAL] for player in table.players] == [0, 0, 1, 0]
    assert table.court_metal == 0
    assert table.fields[METAL] == 12


@pytest.mark.clause("P-9.3")
def test_a_player_on_several_spaces_takes_the_metal_once() -> None:
    table = new_game()
    stand(table, 2, "kings_court")
    stand(table, 2, "kings_court")
    visit(table, "kings_court")
    assert table.players[2].cubes[METAL] == 1


@pytest.mark.clause("P-9.3")
def test_with_nobody_at_the_kings_court_the_metal_stays() -> None:
    table = new_game()
    visit(table, "kings_court")
    assert [player.cubes[METAL] for player in table.players] == [0, 0, 0, 0]
    assert table.court_metal == 1


@pytest.mark.clause("P-9.3")
def test_without_metal_at_the_court_the_first_builder_pays_no_tax_but_gets_none() -> None:
    table = rolling(3)
    table.fields[METAL] += table.court_metal
    table.court_metal = 0
    stand(table, 0, "kings_court")
    visit(table, "kings_court")
    assert table.players[0].cubes[METAL] == 0
    assert table.players[0].gold == 20
    assert told(table, "gets_metal") == []


@pytest.mark.clause("P-9.3", "P-R.5")
def test_by_option_metal_piles_up_and_the_first_builder_takes_all_that_lies_there() -> None:
    table = new_game(metal_piles_up=True)
    arrive(table, "next_start")
    assert table.court_metal == 2
    stand(table, 1, "kings_court")
    visit(table, "kings_court")
    assert table.players[1].cubes[METAL] == 2
    assert table.court_metal == 0


@pytest.mark.clause("P-9.3", "P-R.5")
def test_otherwise_one_metal_lies_there_however_long_nobody_came() -> None:
    table = new_game()
    arrive(table, "next_start")
    stand(table, 1, "kings_court")
    visit(table, "kings_court")
    assert table.players[1].cubes[METAL] == 1


@pytest.mark.clause("P-9.4")
@pytest.mark.parametrize(
    ("gold", "left", "lost_vp"),
    [(6, 1, 0), (5, 0, 0), (4, 0, 0), (3, 0, 1), (2, 0, 1), (1, 0, 2), (0, 0, 2)],
)
def test_who_cannot_pay_the_tax_pays_all_and_loses_1_vp_for_every_full_2_gold_short(
    gold: int, left: int, lost_vp: int
) -> None:
    table = rolling(5)
    player = table.players[0]
    player.gold = gold
    player.vp = 10
    visit(table, "kings_court")
    assert player.gold == left
    assert player.vp == 10 - lost_vp


@pytest.mark.clause("P-13.9", "P-9.4")
def test_the_tax_brings_nobody_below_0_vp() -> None:
    table = rolling(5)
    player = table.players[0]
    player.gold = 0
    player.vp = 1
    visit(table, "kings_court")
    assert player.vp == 0


@pytest.mark.clause("P-9.5")
def test_the_tax_privilege_is_decided_after_the_roll() -> None:
    table = rolling(4)
    grant(table, 1, "tax_exemption")
    arrive(table, "kings_court")
    assert step_of(table) == "kings_court"
    assert table.seat == 1
    assert table.tax == 4
    assert offered(table) == {USE_EXEMPTION, SAVE_CARD}
    assert table.players[1].gold == 21


@pytest.mark.clause("P-9.5")
def test_who_uses_the_tax_privilege_pays_nothing_and_gives_it_up() -> None:
    table = rolling(4)
    grant(table, 1, "tax_exemption")
    visit(table, "kings_court")
    play(table, USE_EXEMPTION)
    assert [player.gold for player in table.players] == [16, 21, 18, 19]
    assert privileges_of(table, 1) == []


@pytest.mark.clause("P-9.5")
def test_who_saves_the_tax_privilege_pays_and_keeps_it() -> None:
    table = rolling(4)
    grant(table, 1, "tax_exemption")
    visit(table, "kings_court")
    play(table, SAVE_CARD)
    assert [player.gold for player in table.players] == [16, 17, 18, 19]
    assert privileges_of(table, 1) == ["tax_exemption"]


@pytest.mark.clause("P-9.5", "P-9.2")
def test_a_guest_of_the_court_is_not_asked_for_the_tax_privilege() -> None:
    table = rolling(4)
    grant(table, 1, "tax_exemption")
    stand(table, 1, "kings_court")
    assert not visit(table, "kings_court")
    assert privileges_of(table, 1) == ["tax_exemption"]


@pytest.mark.clause("P-9.5", "P-9.3")
def test_the_metal_is_given_also_when_somebody_was_asked() -> None:
    table = rolling(4)
    grant(table, 3, "tax_exemption")
    stand(table, 0, "kings_court")
    visit(table, "kings_court")
    play(table, USE_EXEMPTION)
    assert table.players[0].cubes[METAL] == 1


@pytest.mark.clause("P-9.1")
def test_a_privilege_corrected_to_no_tax_at_all_asks_for_none() -> None:
    table = new_game(cards={"privileges": {"francis": {"tax": 0}}})
    grant(table, 0, "francis")
    table.players[0].gold = 9
    arrive(table, "kings_court")
    assert table.players[0].gold == 9
