"""Learn by playing against oneself: every seat is the same small player, and learns from its game.

    python examples/pettingzoo_self_play.py                     a minute of Pillars
    python examples/pettingzoo_self_play.py --title world
    python examples/pettingzoo_self_play.py --workers 4         on four processes
    python examples/pettingzoo_self_play.py --ray auto          on the machines of a Ray cluster

The player gives each move a score, a weighted sum of what its seat knows, and plays moves the more
often the higher they score. After a game, moves that led to points become likelier and those that
did not become rarer: the policy gradient of REINFORCE, with nothing but numpy.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import repeat
from multiprocessing import get_context
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kingsbridge import KingsbridgeError, bot, title_names
from kingsbridge.envs.pettingzoo import TableEnv, env
from kingsbridge.envs.rewards import margin
from kingsbridge.work.cluster import check_address

Weights = NDArray[np.float32]  # a row for each move, a column for each feature
Spread = Callable[..., Iterable[Any]]  # `map`, or the like of it on processes or machines

SEATS = 2
BATCH = 8  # games between two steps of learning
LEARNING_RATE = 0.5
PATIENCE = 0.97  # what a point is worth that comes one own decision later
OPPONENTS = ("random", "greedy")
CHECK_GAMES = 20


@dataclass
class Decision:
    """What a seat knew, what it might have done, what it did, and what it gained until the next."""

    known: Weights
    legal: NDArray[np.intp]
    likely: Weights
    chosen: int
    gain: float = 0.0


def decide(weights: Weights, told: dict[str, Any], rng: np.random.Generator) -> Decision:
    """Choose among the legal moves, each as likely as its score makes it."""
    legal = np.flatnonzero(told["action_mask"])
    scores = weights[legal] @ told["observation"]
    likely = np.exp(scores - scores.max())
    likely /= likely.sum()
    chosen = min(int(np.searchsorted(likely.cumsum(), rng.random())), len(legal) - 1)
    return Decision(told["observation"], legal, likely, chosen)


def lesson(weights: Weights, title: str, games: int, seed: int) -> Weights:
    """Play games against oneself; return the direction in which the weights should move."""
    rng = np.random.default_rng(seed)
    table = env(title, seats=SEATS, reward="gain")
    direction = np.zeros_like(weights)
    for _ in range(games):
        for decisions in self_play(weights, table, rng).values():
            learn_from(decisions, direction)
    direction /= games
    return direction


def self_play(
    weights: Weights, table: TableEnv, rng: np.random.Generator
) -> dict[str, list[Decision]]:
    """Play a game against oneself; return what each seat decided, and what came of it."""
    table.reset(seed=int(rng.integers(2**63)))
    course: dict[str, list[Decision]] = {agent: [] for agent in table.agents}
    for agent in table.agent_iter():
        told, gain, over, _, _ = table.last()
        if course[agent]:
            course[agent][-1].gain = gain
        if over or told is None:
            table.step(None)
            continue
        decision = decide(weights, told, rng)
        course[agent].append(decision)
        table.step(decision.legal[decision.chosen])
    return course


def learn_from(decisions: Sequence[Decision], direction: Weights) -> None:
    """Add what one seat's decisions teach: more of what led to points, less of what did not."""
    worth = np.zeros(len(decisions), dtype=np.float32)
    coming = 0.0
    for number in reversed(range(len(decisions))):
        coming = decisions[number].gain + PATIENCE * coming
        worth[number] = coming
    worth = (worth - worth.mean()) / (worth.std() + 1e-6) / len(decisions)
    for decision, good in zip(decisions, worth, strict=True):
        push = -good * decision.likely
        push[decision.chosen] += good
        direction[decision.legal] += np.outer(push, decision.known)


def lead(weights: Weights, title: str, opponent: str, seed: int) -> float:
    """Play against a bot, in either seat in turn; return by how many points one wins on average."""
    rng = np.random.default_rng(seed)
    table = env(title, seats=SEATS, reward=margin)  # in points, as the function counts them
    rival = bot(opponent, seed)
    points = 0.0
    for game in range(CHECK_GAMES):
        table.reset(seed=int(rng.integers(2**63)))
        learner = table.agents[game % SEATS]
        for agent in table.agent_iter():
            told, lead_now, over, _, _ = table.last()
            if over or told is None:
                points += lead_now if agent == learner else 0.0
                table.step(None)
            elif agent == learner:
                decision = decide(weights, told, rng)
                table.step(decision.legal[decision.chosen])
            else:
                table.step(rival.choose(table.table.as_seen_by(table.table.seat)))
    return points / CHECK_GAMES


def train(given: argparse.Namespace, spread: Spread) -> None:
    """Learn batch by batch, and tell from time to time how it goes."""
    table = env(given.title, seats=SEATS)
    known = len(table.title.feature_names(SEATS))
    weights: Weights = np.zeros((table.title.moves, known), dtype=np.float32)
    size = max(1, BATCH // given.workers)
    begun = time.perf_counter()
    check(weights, given, 0)
    for batch in range(1, given.batches + 1):
        seeds = [given.seed + batch * given.workers + worker for worker in range(given.workers)]
        lessons = spread(lesson, repeat(weights), repeat(given.title), repeat(size), seeds)
        weights = weights + LEARNING_RATE * np.mean(list(lessons), axis=0)
        last = batch == given.batches or time.perf_counter() - begun > given.seconds
        if last or batch % given.check == 0:
            check(weights, given, batch * size * given.workers)
        if last:
            break


def check(weights: Weights, given: argparse.Namespace, games: int) -> None:
    """Say how it fares by now."""
    leads = [
        f"{lead(weights, given.title, opponent, given.seed):+6.1f} points against {opponent}"
        for opponent in OPPONENTS
    ]
    print(f"after {games:5} games: {', '.join(leads)}", flush=True)


def on_ray(address: str, shelf: ExitStack) -> Spread:
    """Return a `map` that runs on the machines of a Ray cluster."""
    import ray  # only those who have a cluster need it

    if address != "local":
        check_address(address)  # Ray itself would go on asking for minutes
    ray.init(address=address, include_dashboard=False if address == "local" else None)
    shelf.callback(ray.shutdown)
    remote = ray.remote(lesson)
    return lambda _, *work: ray.get([remote.remote(*piece) for piece in zip(*work, strict=False)])


def main(words: Sequence[str] | None = None) -> None:
    arguments = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    arguments.add_argument("--title", choices=title_names(), default="pillars")
    arguments.add_argument("--seconds", type=float, default=45.0, help="how long to learn")
    arguments.add_argument("--batches", type=int, default=10_000, help="or how often, at most")
    arguments.add_argument("--check", type=int, default=10, help="batches between two checks")
    arguments.add_argument("--workers", type=int, default=1, help="pieces to learn a batch in")
    arguments.add_argument("--ray", metavar="ADDRESS", help="of a cluster, 'auto' or 'local'")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args(words)
    if min(given.batches, given.check, given.workers) < 1 or given.seed < 0:
        arguments.error("--batches, --check and --workers must be 1 or more, --seed 0 or more")
    with ExitStack() as shelf:
        spread: Spread = map
        if given.ray is not None:
            try:
                spread = on_ray(given.ray, shelf)
            except (KingsbridgeError, ConnectionError, ModuleNotFoundError) as refused:
                arguments.error(f"argument --ray: {refused}")
        elif given.workers > 1:
            processes = ProcessPoolExecutor(given.workers, get_context("spawn"))
            spread = shelf.enter_context(processes).map
        train(given, spread)


if __name__ == "__main__":
    main()
