"""The conformance checks of PettingZoo, Gymnasium and OpenSpiel, for a title named by its key.

It is run as a program of its own, where the title is installed.
"""

from __future__ import annotations

import sys
import warnings

import gymnasium
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import kingsbridge.envs.gymnasium
import kingsbridge.envs.openspiel  # noqa: F401 - and this one to `load_game`
from kingsbridge.engine.title import title
from kingsbridge.envs.pettingzoo import env


def main(key: str) -> None:
    """Check a title in all three, at its smallest and at its largest table."""
    game = title(key)
    warnings.simplefilter("ignore")  # of spaces that are right for games with action masks
    for seats in (game.fewest, game.most):
        api_test(env(key, seats=seats), num_cycles=100)
        learner = gymnasium.make(f"kingsbridge/{key.capitalize()}-v0", seats=seats)
        check_env(learner.unwrapped, skip_render_check=True)
        known = pyspiel.load_game(f"python_kingsbridge_{key}", {"players": seats})
        pyspiel.random_sim_test(known, num_sims=1, serialize=True, verbose=False)
    seed_test(lambda: env(key, seats=game.fewest), num_cycles=20)
    drawn = env(key, seats=game.most, render_mode="ansi")
    drawn.reset(seed=1)
    print(drawn.render())


if __name__ == "__main__":
    main(sys.argv[1])
