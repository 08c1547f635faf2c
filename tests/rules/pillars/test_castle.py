from __future__ import annotations

import pytest

from kingsbridge.titles.pillars import TITLE
from kingsbridge.titles.pillars.moves import PASS
from tests.rules.pillars.board import arrive, in_round, new_game, play, stand, told, visit


@pytest.mark.clause("P-11.1")
def test_the_castle_gives_2_grey_workers_for_the_next_round() -> None:
    table = new_game()
    stand(table, 2, "castle")
    arrive(table, "castle")
    assert table.round == 2
    assert [player.reserve for player in table.players] == [12, 12, 14, 12]
    assert TITLE.flaws(table) == []


@pytest.mark.clause("P-11.1")
def test_the_grey_workers_can_go_to_the_mill_as_any_others() -> None:
    table = new_game()
    stand(table, 2, "castle")
    arrive(table, "castle")
    play(table, *[PASS] * 4)
    assert [entry.a for entry in told(table, "sends_to_mill") if entry.seat == 2] == [14]


@pytest.mark.clause("P-11.1")
def test_the_grey_workers_are_not_there_yet_in_the_round_they_are_hired() -> None:
    table = new_game()
    stand(table, 2, "castle")
    visit(table, "castle")
    assert table.players[2].reserve == 12
    assert table.players[2].grey == 0


@pytest.mark.clause("P-11.1", "P-R.6")
def test_the_grey_workers_return_after_the_next_round() -> None:
    table = new_game()
    stand(table, 2, "castle")
    arrive(table, "castle")
    arrive(table, "next_start")
    assert table.round == 3
    assert [player.reserve for player in table.players] == [12, 12, 12, 12]
    assert TITLE.flaws(table) == []


@pytest.mark.clause("P-11.1", "P-R.6")
def test_who_comes_to_the_castle_again_has_2_grey_workers_again_not_4() -> None:
    table = new_game()
    stand(table, 2, "castle")
    arrive(table, "castle")
    stand(table, 2, "castle")
    arrive(table, "castle")
    assert table.round == 3
    assert table.players[2].reserve == 14


@pytest.mark.clause("P-11.1")
def test_without_a_builder_at_the_castle_nobody_has_grey_workers() -> None:
    table = new_game()
    arrive(table, "castle")
    assert [player.reserve for player in table.players] == [12, 12, 12, 12]


@pytest.mark.clause("P-11.1")
def test_in_the_last_round_the_grey_workers_are_worth_nothing() -> None:
    table = in_round(new_game(), 6)
    stand(table, 0, "castle")
    arrive(table, "castle")
    assert table.over
    assert table.scores() == [2, 2, 2, 2]
    assert [player.gold for player in table.players] == [20, 21, 22, 23]
    assert table.winners() == [3]


@pytest.mark.clause("P-11.1")
def test_in_the_last_round_nobody_is_told_of_workers_for_the_next() -> None:
    table = in_round(new_game(), 6)
    stand(table, 0, "castle")
    visit(table, "castle")
    assert table.players[0].grey_coming == 0
    assert told(table, "hires_workers") == []
    assert [entry.seat for entry in told(table, "hires_nobody")] == [0]
    assert table.bag[0] == 3
