from __future__ import annotations

import pytest

from tests.rules.pillars.board import arrive, new_game, stand, step_of, told


@pytest.mark.clause("P-14.1")
def test_a_builder_at_the_cathedral_makes_its_owner_the_next_starting_player() -> None:
    table = new_game(start=1)
    stand(table, 0, "cathedral")
    arrive(table, "next_start")
    assert table.start == 0
    assert step_of(table) == "selection"
    assert table.seat == 0
    assert [entry.seat for entry in told(table, "starts")] == [0]


@pytest.mark.clause("P-14.1")
def test_the_starting_player_may_stay_so_by_a_builder_at_the_cathedral() -> None:
    table = new_game(start=1)
    stand(table, 1, "cathedral")
    arrive(table, "next_start")
    assert table.start == 1


@pytest.mark.clause("P-14.1")
@pytest.mark.parametrize(
    ("seats", "start", "then"), [(4, 0, 1), (4, 3, 0), (3, 1, 2), (3, 2, 0), (2, 1, 0)]
)
def test_otherwise_the_next_clockwise_starts(seats: int, start: int, then: int) -> None:
    table = new_game(seats, start=start)
    arrive(table, "next_start")
    assert table.start == then
    assert table.seat == then


@pytest.mark.clause("P-14.1")
def test_the_builder_at_the_cathedral_counts_for_one_round() -> None:
    table = new_game(start=0)
    stand(table, 2, "cathedral")
    arrive(table, "next_start")
    arrive(table, "next_start")
    assert table.start == 3
