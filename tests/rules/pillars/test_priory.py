from __future__ import annotations

import pytest

from tests.rules.pillars.board import new_game, stand, visit


@pytest.mark.clause("P-5.1")
def test_the_priory_gives_2_vp_on_its_first_space_and_1_on_its_second() -> None:
    table = new_game()
    stand(table, 2, "priory")
    stand(table, 1, "priory")
    visit(table, "priory")
    assert table.scores() == [2, 3, 4, 2]


@pytest.mark.clause("P-5.1")
def test_a_lone_builder_at_the_priory_scores_2_vp() -> None:
    table = new_game()
    stand(table, 3, "priory")
    visit(table, "priory")
    assert table.scores() == [2, 2, 2, 4]


@pytest.mark.clause("P-5.1")
def test_a_player_on_both_spaces_of_the_priory_scores_3_vp() -> None:
    table = new_game()
    stand(table, 0, "priory")
    stand(table, 0, "priory")
    visit(table, "priory")
    assert table.scores() == [5, 2, 2, 2]


@pytest.mark.clause("P-5.1")
def test_without_a_builder_the_priory_gives_nothing() -> None:
    table = new_game()
    visit(table, "priory")
    assert table.scores() == [2, 2, 2, 2]
