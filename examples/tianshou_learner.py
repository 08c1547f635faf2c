"""Let Tianshou learn to play: deep Q-learning with masked moves, one learner among bots.

    python examples/tianshou_learner.py                        some minutes of Pillars
    python examples/tianshou_learner.py --title world --opponent greedy --epochs 40

It needs `pip install tianshou`. Tianshou wants what a learner observes as `obs` and `mask`, and
then plays no move that the rules do not offer.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, CollectStats, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

import kingsbridge.envs.gymnasium  # noqa: F401 (registers the environments)
from kingsbridge import KingsbridgeError, title_names

TABLES = 4
HIDDEN = [128, 128]
KEPT = 20_000  # decisions that are remembered


class ForTianshou(gymnasium.ObservationWrapper[dict[str, Any], int, dict[str, Any]]):
    """Gives what a learner observes the names that Tianshou knows."""

    def __init__(self, table: gymnasium.Env[dict[str, Any], int]) -> None:
        super().__init__(table)
        told = table.observation_space
        assert isinstance(told, gymnasium.spaces.Dict)
        self.observation_space = gymnasium.spaces.Dict(
            {"obs": told["observation"], "mask": told["action_mask"]}
        )

    def observation(self, observation: dict[str, Any]) -> dict[str, Any]:
        return {"obs": observation["observation"], "mask": observation["action_mask"] == 1}


def new_table(title: str, opponent: str) -> ForTianshou:
    """Set a table for two; it is asked only where there is a choice."""
    name = f"kingsbridge/{title.capitalize()}-v0"
    table: gymnasium.Env[dict[str, Any], int] = gymnasium.make(
        name, seats=2, opponents=opponent, reward="margin", observe_mask=True, skip_forced=True
    )
    return ForTianshou(table)


def learner(table: ForTianshou) -> DQN[Any]:
    """Return who learns: a network that guesses what each move brings in the end."""
    told = table.observation_space
    moves = table.action_space
    assert isinstance(told, gymnasium.spaces.Dict)
    assert isinstance(moves, gymnasium.spaces.Discrete)
    network = Net(state_shape=told["obs"].shape, action_shape=int(moves.n), hidden_sizes=HIDDEN)
    policy = DiscreteQLearningPolicy(model=network, action_space=moves, eps_training=0.1)
    return DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), target_update_freq=200)


def main(words: Sequence[str] | None = None) -> None:
    arguments = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    arguments.add_argument("--title", choices=title_names(), default="pillars")
    arguments.add_argument("--opponent", default="random")
    arguments.add_argument("--epochs", type=int, default=10)
    arguments.add_argument("--decisions", type=int, default=4_000, help="in each epoch")
    arguments.add_argument("--check", type=int, default=40, help="games in which to see how it is")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args(words)
    if min(given.epochs, given.decisions, given.check) < 1 or given.seed < 0:
        arguments.error("--epochs, --decisions and --check must be 1 or more, --seed 0 or more")
    try:
        first = new_table(given.title, given.opponent)
        first.reset()
    except KingsbridgeError as refused:
        arguments.error(str(refused))
    np.random.seed(given.seed)
    torch.manual_seed(given.seed)
    tables, checks = (
        DummyVectorEnv([lambda: new_table(given.title, given.opponent) for _ in range(TABLES)])
        for _ in range(2)
    )
    tables.seed(given.seed)
    checks.seed(given.seed + 1_000)
    student = learner(first)
    playing = Collector[CollectStats](student, tables, VectorReplayBuffer(KEPT, TABLES))
    checking = Collector[CollectStats](student, checks)

    def tell(epoch: int) -> None:
        checking.reset()
        points = checking.collect(n_episode=given.check).returns.mean()
        print(f"after {epoch:3} epochs: {points:+.2f} clear leads against {given.opponent}")

    tell(0)
    for epoch in range(given.epochs):
        student.run_training(
            OffPolicyTrainerParams(
                training_collector=playing,
                max_epochs=1,
                epoch_num_steps=given.decisions,
                collection_step_num_env_steps=40,
                update_step_num_gradient_steps_per_sample=0.1,
                batch_size=64,
                verbose=False,
                show_progress=False,
            )
        )
        tell(epoch + 1)


if __name__ == "__main__":
    main()
