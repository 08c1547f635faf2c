"""Masked PPO on many tables at once, in one file."""

from __future__ import annotations

import numpy as np
import pytest

from examples import ppo_self_play
from tests.envs.both import every_title

ppo = ppo_self_play.main


@every_title
def test_ppo_learns_on_many_tables(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    ppo(["--title", title, "--tables", "4", "--steps", "32", "--updates", "1", "--games", "1"])
    before, after = capsys.readouterr().out.splitlines()
    assert before.startswith("after         0 moves:")
    assert after.startswith("after       128 moves:")
    assert "points against random" in after
    assert "points against greedy" in after


def test_ppo_counts_for_each_seat_what_came_of_its_own_decisions() -> None:
    # Seat 0, seat 1, seat 0, seat 1; then the game is over, and seat 0 begins the next.
    asked = np.array([[0], [1], [0], [1], [0]])
    rewards = np.array([[[0, 0]], [[1, -1]], [[0, 0]], [[2, -2]], [[0, 0]]], dtype=np.float64)
    over = np.array([[False], [False], [False], [True], [False]])
    expected = np.zeros((5, 1), dtype=np.float32)
    advantage, known = ppo_self_play.advantages(
        asked, rewards, over, expected, np.array([1]), np.zeros(1, dtype=np.float32)
    )
    fading = ppo_self_play.GAMMA * ppo_self_play.LAMBDA
    assert advantage[:4, 0] == pytest.approx([1 + fading * 2, -1 + fading * -2, 2, -2])
    assert known[:, 0].tolist() == [True, True, True, True, False]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--title nope", "choose from"),
        ("--tables 0", "--tables must be 1 or more"),
        ("--seed -1", "--seed must be 0 or more"),
    ],
)
def test_what_cannot_be_meant_is_refused(
    words: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        ppo(words.split())
    assert left.value.code == 2
    assert complaint in capsys.readouterr().err
