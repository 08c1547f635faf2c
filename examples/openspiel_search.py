"""Let OpenSpiel's own search play: information-set Monte Carlo tree search against random moves.

    python examples/openspiel_search.py                       a minute of Pillars
    python examples/openspiel_search.py --title world --games 2 --simulations 200

The search knows only what its seat knows: before each simulation everything hidden is dealt anew.
It needs to be told how good a position is; here, by how many points one is ahead.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

import kingsbridge.envs.openspiel  # noqa: F401 (registers the games)
from kingsbridge import title_names
from kingsbridge.envs.rewards import margin

MUCH = 10.0  # points; a lead of so many counts as three quarters of a victory


class PointsAhead(Evaluator):
    """Judges a position by the points on the table, and no move before another."""

    def evaluate(self, state: Any) -> NDArray[np.float64]:
        if state.is_terminal():
            return np.array(state.returns())
        return np.tanh(np.array(margin(state.node.table)) / MUCH)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(game: Any, searcher: int, simulations: int, rng: np.random.RandomState) -> list[float]:
    """Play a game in which one seat searches and the other plays at random; return the points."""
    search = ISMCTSBot(
        game,
        PointsAhead(),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=rng,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    # Left to itself, it would deal by the clock and not by the seed.
    search.set_resampler(
        lambda state, player: state.resample_from_infostate(player, rng.random_sample)
    )
    bots = [UniformRandomBot(seat, rng) for seat in range(game.num_players())]
    bots[searcher] = search
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=likely))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return list(state.node.table.scores())


def main(words: Sequence[str] | None = None) -> None:
    arguments = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    arguments.add_argument("--title", choices=title_names(), default="pillars")
    arguments.add_argument("--games", type=int, default=5)
    arguments.add_argument("--simulations", type=int, default=60, help="for each decision")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args(words)
    if given.games < 1 or given.simulations < 2 or not 0 <= given.seed < 2**32:
        arguments.error(
            "--games must be 1 or more, --simulations 2 or more, --seed from 0 to 2**32 - 1"
        )
    game = pyspiel.load_game(f"python_kingsbridge_{given.title}", {"players": 2})
    rng = np.random.RandomState(given.seed)
    begun = time.perf_counter()
    for number in range(given.games):
        searcher = number % 2
        scores = play(game, searcher, given.simulations, rng)
        own, other = scores[searcher], scores[1 - searcher]
        spent = time.perf_counter() - begun
        print(f"game {number + 1:2}: search {own:4.1f}, random {other:4.1f}, after {spent:.0f} s")


if __name__ == "__main__":
    main()
