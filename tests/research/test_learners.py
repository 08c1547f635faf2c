"""Libraries that learn take our environments as they are, by their own checks and for a moment."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.utils.pre_checks.env import check_multiagent_environments
from torchrl.envs import GymEnv, PettingZooWrapper
from torchrl.envs.utils import check_env_specs

import kingsbridge.envs.gymnasium  # noqa: F401 (registers the environments)
from examples import rllib_learner, tianshou_learner
from kingsbridge.envs.pettingzoo import env
from tests.envs.both import every_title

Main = Callable[[Sequence[str]], None]

# They warn of each other's versions.
pytestmark = pytest.mark.filterwarnings("default")


@every_title
def test_rllib_learns_among_bots(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    rllib_learner.main(["--title", title, "--iterations", "1", "--decisions", "400"])
    said = capsys.readouterr().out.splitlines()[-1]
    assert re.fullmatch(r"after   1 iterations, +\d+ games: [+-][\d.]+ clear leads .*random", said)


@every_title
def test_tianshou_learns_among_bots(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    tianshou_learner.main(["--title", title, "--epochs", "1", "--decisions", "120", "--check", "2"])
    said = [line for line in capsys.readouterr().out.splitlines() if line.startswith("after")]
    assert len(said) == 2
    assert all(re.fullmatch(r"after +\d epochs: [+-][\d.]+ clear leads .*", line) for line in said)


@pytest.mark.parametrize("main", [rllib_learner.main, tianshou_learner.main])
def test_what_cannot_be_meant_is_refused_in_a_line(
    main: Main, capsys: pytest.CaptureFixture[str]
) -> None:
    for words, complaint in [
        ("--title nope", "choose from"),
        ("--opponent nope", "there is no bot 'nope'"),
        ("--decisions 0", "must be 1 or more"),
        ("--seed -1", "--seed 0 or more"),
    ]:
        with pytest.raises(SystemExit):
            main(words.split())
        assert complaint in capsys.readouterr().err.splitlines()[-1]


@every_title
def test_rllib_takes_every_seat_as_an_agent(title: str) -> None:
    check_multiagent_environments(PettingZooEnv(env(title, seats=2)))


@every_title
def test_torchrl_finds_the_table_as_it_is_declared(title: str) -> None:
    name = f"kingsbridge/{title.capitalize()}-v0"
    check_env_specs(GymEnv(name, seats=2, opponents="random"))


@every_title
def test_torchrl_takes_every_seat_as_an_agent(title: str) -> None:
    check_env_specs(PettingZooWrapper(env(title, seats=2), use_mask=True))
