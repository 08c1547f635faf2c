"""Environments can be pickled and deep-copied, compiled or not, in the middle of a game."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import kingsbridge.envs.gymnasium  # noqa: F401 (registers the environments)
from kingsbridge.envs.pettingzoo import env
from tests.envs.both import every_title

every_way = pytest.mark.parametrize(
    "twin", [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))], ids=["copy", "pickle"]
)
Twin = Callable[[Any], Any]


@every_title
@every_way
def test_a_table_of_agents_goes_on_alike(title: str, twin: Twin) -> None:
    table: Any = env(title, seats=2)
    table.reset(seed=1)
    play_agents(table, 20)
    again = twin(table)
    assert play_agents(again, 20) == play_agents(table, 20)


def play_agents(table: Any, steps: int) -> list[tuple[Any, ...]]:
    """Play the last move offered, so often; return what the agents were told."""
    told = []
    for _ in range(steps):
        observation, reward, *_ = table.last()
        told.append((table.agent_selection, observation["observation"].tobytes(), reward))
        table.step(int(np.flatnonzero(observation["action_mask"])[-1]))
    return told


@every_title
@every_way
def test_a_learner_among_bots_goes_on_alike(title: str, twin: Twin) -> None:
    table = gymnasium.make(f"kingsbridge/{title.capitalize()}-v0", seats=2, opponents="greedy")
    _, info = table.reset(seed=1)
    info = play_alone(table, info, 10)[1]
    again = twin(table)
    assert play_alone(again, info, 10)[0] == play_alone(table, info, 10)[0]


def play_alone(table: Any, info: dict[str, Any], steps: int) -> tuple[list[bytes], dict[str, Any]]:
    """Play the last move offered, so often; return what the learner was told."""
    told = []
    for _ in range(steps):
        move = int(np.flatnonzero(info["action_mask"])[-1])
        observation, _, _, _, info = table.step(move)
        told.append(observation.tobytes())
    return told, info
