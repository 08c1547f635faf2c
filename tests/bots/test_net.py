"""The champion's network: what it computes, by hand."""

from __future__ import annotations

from math import exp

import pytest

from kingsbridge.bots.judge import chances_by_score
from kingsbridge.bots.net import UNIT, Net

# Two hidden units, two numbers of the table, three of a player, two moves.
DOC = {
    "table": [[1.0, -0.5], [0.25, 0.0]],
    "player": [[0.5, 0.0, -2.0], [-0.25, 1.5, 0.0]],
    "bias": [0.5, -1.0],
    "score": [2.0, 4.0],
    "score_bias": 3.0,
    "moves": [[1.0, 0.0], [0.0, -1.0]],
    "move_bias": [0.0, 0.5],
    "warmth": [8.0, 2.0],
}
NET = Net(DOC)


def units(*values: float) -> tuple[int, ...]:
    return tuple(round(value / UNIT) for value in values)


def test_a_hidden_unit_adds_the_weighed_inputs() -> None:
    # First unit: 0.5 + 1 * 1 - 0.5 * 0.5 + 0.5 * 1 = 1.75; second: -1 + 0.25 - 0.25 = -1.
    assert NET.regard(NET.look([1.0, 0.5]), [1.0, 0.0, 0.0]) == units(1.75, -1)


def test_a_unit_far_below_0_takes_no_more_than_one_from_its_neighbour() -> None:
    # First unit: 0.5 - 2 * 10 = -19.5; second: -1 + 1.5 * 4 = 5.
    first, second = NET.regard(NET.look([0.0, 0.0]), [0.0, 4.0, 10.0])
    assert (first, second + 1) == units(-19.5, 5)


def test_points_to_come_are_the_units_above_0_weighed() -> None:
    assert NET.score_to_come(units(1.75, 0.5)) == 3.0 + 2.0 * 1.75 + 4.0 * 0.5
    assert NET.score_to_come(units(1.75, -0.5)) == 3.0 + 2.0 * 1.75


def test_priors_are_shares_of_the_offers_alone() -> None:
    # Weights of the moves: 1.75 and 0.5 - 2 = -1.5.
    likely, unlikely = NET.priors(units(1.75, 2), [0, 1])
    assert likely + unlikely == pytest.approx(1)
    assert likely / unlikely == pytest.approx(exp(3.25))
    assert NET.priors(units(1.75, 2), [1]) == [1.0]


def test_the_warmth_is_that_of_the_part_of_the_game() -> None:
    assert [NET.warmth_at(progress) for progress in (0.0, 0.49, 0.5, 1.0)] == [8, 8, 2, 2]


def test_equal_scores_have_equal_chances_and_a_lead_counts_more_in_the_cold() -> None:
    assert chances_by_score([30.0, 30.0], 5.0) == [0.5, 0.5]
    # Odds of e to the lead over the warmth.
    assert chances_by_score([34.0, 30.0], 4.0)[0] == pytest.approx(exp(1) / (1 + exp(1)))
    assert chances_by_score([34.0, 30.0], 1.0)[0] > chances_by_score([34.0, 30.0], 4.0)[0]
