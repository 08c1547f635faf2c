from __future__ import annotations

from typing import cast

import pytest

from kingsbridge.titles.pillars import TITLE
from kingsbridge.titles.pillars.state import Table
from tests.rules.pillars.board import (
    arrive,
    employ,
    in_round,
    new_game,
    own,
    play_game,
    stand,
    step_of,
    told,
    turn,
)


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


# P-14.2: nothing of a round is left


def marked(this_round: int) -> Table:
    """Return a table on which lies all that a round can leave behind, its last step begun."""
    table = in_round(new_game(), this_round)
    turn(table, "royal_gift")
    table.tax = 5
    table.returned = True
    table.bag[2] -= 1
    table.aside[2] += 1
    player = table.players[2]
    player.grey = 2
    player.reserve += 2
    player.two_builders = True
    player.protected = True
    player.passed = True
    player.bought = player.sold = 0b0001
    arrive(table, "next_start")
    return table


@pytest.mark.clause("P-14.2", "P-R.6")
@pytest.mark.parametrize("this_round", [1, 5, 6])
def test_nothing_of_a_round_is_left_when_it_is_over(this_round: int) -> None:
    table = marked(this_round)
    assert table.over == (this_round == 6)
    for seat in range(-1, 4):
        view = TITLE.view(table, seat)
        assert (view["event"], view["tax"], view["returned"]) == (None, 0, False)
        assert view["zealous"] is None
        assert (view["bag"], view["aside"]) == ([3, 3, 3, 3], [0, 0, 0, 0])
        players = cast("list[dict[str, object]]", view["players"])
        for player in players:
            assert (player["reserve"], player["grey"], player["grey_coming"]) == (12, 0, 0)
            assert (player["two_builders"], player["two_builders_coming"]) == (False, False)
            assert (player["protected"], player["passed"]) == (False, False)
            assert (player["bought"], player["sold"]) == ([], [])
    assert TITLE.flaws(table) == []


@pytest.mark.clause("P-14.2")
def test_the_extra_use_of_a_craftsman_is_forgotten_when_all_have_scored() -> None:
    table = new_game()
    employ(table, 3, "potter_2")
    turn(table, "archbishops_zeal")
    own(table, 3, sand=1)
    arrive(table, "cathedral")
    while table.round == 1:
        table.apply(table.legal()[0])
    assert TITLE.view(table, 3)["zealous"] is None


@pytest.mark.clause("P-14.2")
def test_a_whole_game_leaves_nothing_prepared_for_another_round() -> None:
    for seed in range(6):
        table = new_game(seed=seed)
        play_game(table, seed)
        assert all(player.grey_coming == player.grey == 0 for player in table.players)
        assert not any(player.two_builders_coming for player in table.players)
        assert table.spaces == [-1] * 17
        assert (table.pool, table.for_hire) == (0, [])
        assert TITLE.flaws(table) == []
