"""Let Ray's RLlib learn to play: masked PPO, one learner among bots, on one machine or many.

    python examples/rllib_learner.py                           some minutes of Pillars
    python examples/rllib_learner.py --title world --runners 2 --opponent greedy --iterations 100

It needs `pip install 'ray[rllib]' torch`. With `--runners` other processes, here or elsewhere in
the cluster, play the games that are learned from.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import gymnasium
import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.tune.registry import register_env
from torch import Tensor, nn

from kingsbridge import KingsbridgeError, title_names

HIDDEN = 128
NEVER = -1e9  # what a move is weighed with that is not offered


class MaskedPlayer(TorchRLModule, ValueFunctionAPI):
    """A hidden layer, a weight for each move offered, and what the seat may still expect."""

    def setup(self) -> None:
        told, moves = self.observation_space, self.action_space
        assert isinstance(told, gymnasium.spaces.Dict)
        assert isinstance(moves, gymnasium.spaces.Discrete)
        size = gymnasium.spaces.flatdim(told["observation"])
        self.body = nn.Sequential(nn.Linear(size, HIDDEN), nn.ReLU())
        self.move = nn.Linear(HIDDEN, int(moves.n))
        self.worth = nn.Linear(HIDDEN, 1)

    def _forward(self, batch: dict[str, Any], **_: Any) -> dict[str, Tensor]:
        told = batch[Columns.OBS]
        weights = self.move(self.body(told["observation"]))
        return {Columns.ACTION_DIST_INPUTS: weights.masked_fill(told["action_mask"] == 0, NEVER)}

    def compute_values(self, batch: dict[str, Any], embeddings: Tensor | None = None) -> Tensor:
        worth: Tensor = self.worth(self.body(batch[Columns.OBS]["observation"]))
        return worth.squeeze(-1)


def new_table(settings: dict[str, Any]) -> gymnasium.Env[Any, Any]:
    """Set a table for two whose mask is part of what the learner observes."""
    import kingsbridge.envs.gymnasium  # noqa: F401 (registers the environments, in every process)

    name = f"kingsbridge/{settings['title'].capitalize()}-v0"
    return gymnasium.make(
        name,
        seats=2,
        opponents=settings["opponent"],
        reward="margin",
        observe_mask=True,
        skip_forced=True,
    )


def lessons(given: argparse.Namespace) -> PPOConfig:
    """Return how RLlib is to learn."""
    return (
        PPOConfig()
        .environment("kingsbridge", env_config={"title": given.title, "opponent": given.opponent})
        .env_runners(num_env_runners=given.runners)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=MaskedPlayer))
        .training(
            lr=1e-3,
            gamma=1.0,
            train_batch_size_per_learner=given.decisions,
            minibatch_size=min(256, given.decisions),
            num_epochs=4,
            entropy_coeff=0.01,
        )
        .debugging(seed=given.seed, log_level="ERROR")
    )


def main(words: Sequence[str] | None = None) -> None:
    arguments = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    arguments.add_argument("--title", choices=title_names(), default="pillars")
    arguments.add_argument("--opponent", default="random")
    arguments.add_argument("--iterations", type=int, default=20)
    arguments.add_argument("--decisions", type=int, default=2_000, help="in each iteration")
    arguments.add_argument("--runners", type=int, default=0, help="processes that only play")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args(words)
    if min(given.iterations, given.decisions) < 1 or min(given.runners, given.seed) < 0:
        arguments.error(
            "--iterations and --decisions must be 1 or more, --runners and --seed 0 or more"
        )
    try:
        new_table(vars(given)).reset()
    except KingsbridgeError as refused:
        arguments.error(str(refused))
    torch.manual_seed(given.seed)
    register_env("kingsbridge", new_table)
    ray.init(ignore_reinit_error=True, include_dashboard=False, log_to_driver=False)
    algorithm = lessons(given).build_algo()
    try:
        for iteration in range(given.iterations):
            told = algorithm.train()["env_runners"]
            leads, games = told["episode_return_mean"], told["num_episodes_lifetime"]
            print(
                f"after {iteration + 1:3} iterations, {games:5.0f} games: "
                f"{leads:+.2f} clear leads against {given.opponent}"
            )
    finally:
        algorithm.stop()


if __name__ == "__main__":
    main()
