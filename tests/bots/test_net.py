"""The champion's network: what it computes, by hand."""

from __future__ import annotations

from math import exp

import pytest

from kingsbridge.bots.judge import chances_by_score
from kingsbridge.bots.net import UNIT, Net, Sight
from kingsbridge.engine.vecs import vec

# Two hidden units, two numbers of the table, three of a player, two moves.
DOC = {
    "table": [[1.0, -0.5], [0.25, 0.0]],
    "player": [[0.5, 0.0, -2.0], [-0.25, 1.5, 0.0]],
    "others": [[0.0, 0.0, 0.5], [1.0, 0.0, 0.0]],
    "bias": [0.5, -1.0],
    "score": [2.0, 4.0],
    "score_bias": 3.0,
    "standing": [-1.0, 0.5],
    "moves": [[1.0, 0.0], [0.0, -1.0]],
    "move_bias": [0.0, 0.5],
    "warmth": [[8.0, 2.0], [9.0, 3.0], [10.0, 4.0]],
}
NET = Net(DOC)


def units(*values: float) -> vec[float]:
    return vec[float](values)


def weighed(sight: Sight, values: list[float]) -> list[int]:
    seen = sight.blank()
    for place, value in enumerate(values):
        seen[place] = value
    sight.weigh()
    return sight.totals[:]


def awake(total: int) -> list[float]:
    return list(NET.units(total))


def test_a_hidden_unit_adds_the_weighed_inputs() -> None:
    # First unit: 0.5 + 1 * 1 - 0.5 * 0.5 + 0.5 * 1 = 1.75; second: -1 + 0.25 - 0.25 = -1, which
    # counts for nothing.
    (table,) = weighed(NET.sight_of_table(), [1.0, 0.5])
    player, _ = weighed(NET.sight_of_player(), [1.0, 0.0, 0.0])
    assert awake(table + player) == [1.75, 0]


def test_a_player_weighs_something_else_to_the_others() -> None:
    # First unit: 0.5 + 0.5 * 1 = 1; second: -1 + 1 = 0, from which the first borrows nothing.
    _, to_others = weighed(NET.sight_of_player(), [1.0, 0.0, 1.0])
    assert awake(to_others) == [1, 0]


def test_a_unit_far_below_0_takes_no_more_than_one_from_its_neighbour() -> None:
    # First unit: 0.5 - 2 * 10 = -19.5; second: -1 + 1.5 * 4 = 5.
    player, _ = weighed(NET.sight_of_player(), [0.0, 4.0, 10.0])
    assert awake(player) == [0, 5 - UNIT]


def test_a_second_look_is_what_a_first_one_would_have_been() -> None:
    sight = NET.sight_of_player()
    for values in ([0.0, 1.0, 0.25], [1.0, 0.0, 0.5], [1.0, 0.0, 0.5], [0.0, 0.0, 0.0]):
        assert weighed(sight, values) == weighed(NET.sight_of_player(), values)


def test_points_to_come_are_the_units_above_0_weighed() -> None:
    assert NET.score_to_come(units(1.75, 0.5)) == 3.0 + 2.0 * 1.75 + 4.0 * 0.5
    assert NET.score_to_come(units(1.75, 0.0)) == 3.0 + 2.0 * 1.75


def test_a_place_at_the_table_is_worth_points_beside_the_score() -> None:
    assert NET.stands(units(1.75, 0.5)) == -1.75 + 0.5 * 0.5


def test_priors_are_shares_of_the_offers_alone() -> None:
    # Weights of the moves: 1.75 and 0.5 - 2 = -1.5.
    likely, unlikely = NET.priors(units(1.75, 2), [0, 1])
    assert likely + unlikely == pytest.approx(1)
    assert likely / unlikely == pytest.approx(exp(3.25))
    assert NET.priors(units(1.75, 2), [1]) == [1.0]


def test_the_warmth_is_that_of_the_table_and_the_part_of_the_game() -> None:
    assert [NET.warmth_at(2, progress) for progress in (0.0, 0.49, 0.5, 1.0)] == [8, 8, 2, 2]
    assert [NET.warmth_at(seats, 0.9) for seats in (2, 3, 4)] == [2, 3, 4]


def test_equal_scores_have_equal_chances_and_a_lead_counts_more_in_the_cold() -> None:
    assert chances_by_score([30.0, 30.0], 5.0) == [0.5, 0.5]
    # Odds of e to the lead over the warmth.
    assert chances_by_score([34.0, 30.0], 4.0)[0] == pytest.approx(exp(1) / (1 + exp(1)))
    assert chances_by_score([34.0, 30.0], 1.0)[0] > chances_by_score([34.0, 30.0], 4.0)[0]
