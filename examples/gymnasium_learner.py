"""Learn from one game after another against bots, with masked actions.

    python examples/gymnasium_learner.py                       a minute of Pillars
    python examples/gymnasium_learner.py --title world --opponent greedy

The learner guesses for each move how much it will bring, as a weighted sum of what it knows,
plays the best guess (and sometimes any legal move, to see more), and after the game corrects its
guesses by what came of them: Monte Carlo control, with nothing but numpy.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from kingsbridge import KingsbridgeError, title_names
from kingsbridge.envs.gymnasium import LearnerEnv

Weights = NDArray[np.float32]  # a row for each move, a column for each feature

SEATS = 2
LEARNING_RATE = 0.1
CURIOSITY = 0.1  # how often any legal move is tried
PATIENCE = 0.97  # what a point is worth that comes one decision later
CHECK_GAMES = 20


def guesses(weights: Weights, told: Weights, mask: NDArray[np.int8]) -> Weights:
    """Return what each move is thought to bring; an illegal one never seems best."""
    return np.where(mask == 1, weights @ told, -np.inf)


def learn(weights: Weights, table: LearnerEnv, rng: np.random.Generator) -> None:
    """Play a game, then correct the guess of every move made by what came of it."""
    course = []
    told, info = table.reset(seed=int(rng.integers(2**31)))
    over = False
    while not over:
        action = int(guesses(weights, told, info["action_mask"]).argmax())
        if rng.random() < CURIOSITY:
            action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        known = told
        told, gain, over, _, info = table.step(action)
        course.append((known, action, float(gain)))
    worth = 0.0
    for known, action, gain in reversed(course):
        worth = gain + PATIENCE * worth
        surprise = worth - float(weights[action] @ known)
        weights[action] += LEARNING_RATE * surprise / float(known @ known) * known


def lead(weights: Weights, table: LearnerEnv, seed: int) -> float:
    """Play by the guesses alone; return by how many points the learner wins on average."""
    points = 0.0
    for game in range(CHECK_GAMES):
        told, info = table.reset(seed=seed + game)
        over = False
        while not over:
            action = int(guesses(weights, told, info["action_mask"]).argmax())
            told, _, over, _, info = table.step(action)
        points += info["scores"][info["seat"]] - info["scores"][1 - info["seat"]]
    return points / CHECK_GAMES


def main(words: Sequence[str] | None = None) -> None:
    arguments = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    arguments.add_argument("--title", choices=title_names(), default="pillars")
    arguments.add_argument("--opponent", default="random")
    arguments.add_argument("--seconds", type=float, default=45.0, help="how long to learn")
    arguments.add_argument("--games", type=int, default=100_000, help="or how many, at most")
    arguments.add_argument("--check", type=int, default=100, help="games between two checks")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args(words)
    if min(given.games, given.check) < 1 or given.seed < 0:
        arguments.error("--games and --check must be 1 or more, --seed 0 or more")
    try:
        table = LearnerEnv(given.title, SEATS, given.opponent, reward="gain")
    except KingsbridgeError as refused:
        arguments.error(str(refused))
    rng = np.random.default_rng(given.seed)
    known = len(table.title.feature_names(SEATS))
    weights: Weights = np.zeros((table.title.moves, known), dtype=np.float32)
    begun = time.perf_counter()
    for game in range(given.games + 1):
        last = game == given.games or time.perf_counter() - begun > given.seconds
        if last or game % given.check == 0:
            points = lead(weights, table, given.seed)
            print(
                f"after {game:5} games: {points:+6.1f} points against {given.opponent}", flush=True
            )
        if last:
            break
        learn(weights, table, rng)


if __name__ == "__main__":
    main()
