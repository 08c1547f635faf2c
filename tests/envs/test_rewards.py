"""What a game is worth to each seat: it always sums to zero."""

from __future__ import annotations

import pytest

from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.state import State
from kingsbridge.envs.rewards import margin, win


class Finished(State):
    """A table of which only the result is known."""

    def __init__(self, scores: list[float], winners: list[int]) -> None:
        super().__init__(len(scores), FastDice.seeded(0))
        self.result = scores
        self.first = winners

    def scores(self) -> list[float]:
        return self.result

    def winners(self) -> list[int]:
        return self.first


@pytest.mark.parametrize(
    ("winners", "seats", "worth"),
    [
        ([0], 2, [1, -1]),
        ([0, 1], 2, [0, 0]),
        ([2], 4, [-1 / 3, -1 / 3, 1, -1 / 3]),
        ([0, 3], 4, [1 / 3, -1 / 3, -1 / 3, 1 / 3]),
        ([0, 1, 2], 3, [0, 0, 0]),
    ],
)
def test_winners_share_what_the_others_pay(
    winners: list[int], seats: int, worth: list[float]
) -> None:
    paid = win(Finished([0.0] * seats, winners))
    assert paid == pytest.approx(worth)
    assert sum(paid) == pytest.approx(0)


def test_a_margin_is_the_lead_over_the_average_of_the_others() -> None:
    assert margin(Finished([30.0, 20.0, 10.0], [0])) == pytest.approx([15, 0, -15])
