"""Measure the environments, on the engine that is found first: random agents, one core.

A step is what an agent goes through: it is told its observation and its mask, and it acts. First in
the PettingZoo environment, where agents are asked one by one, then at many tables at once.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

import numpy as np

import kingsbridge
from kingsbridge.engine.dice import FastDice
from kingsbridge.envs.pettingzoo import TableEnv, env
from kingsbridge.envs.tables import Tables

SEATS = 4
SLICES = 8
TABLES = 64  # with more of them, less of each is still in the cache
STEPS_AT_ONCE = 8


def main() -> None:
    title, seconds = sys.argv[1], float(sys.argv[2])
    one_by_one = PlayGames(env(title, seats=SEATS))
    at_once = PlayOn(Tables(title, TABLES, seats=SEATS))
    # They take turns, so that what else the machine does strikes both alike.
    single, batch = fastest([one_by_one, at_once], seconds)
    print(
        json.dumps({"compiled": kingsbridge.COMPILED, "agent steps": single, "batch steps": batch})
    )


def fastest(players: list[Callable[[], int]], seconds: float) -> list[float]:
    """Return how many steps each makes in a second of one core: the best of some slices.

    It is the processor's time that counts, so that what else a machine does counts little.
    """
    best = [0.0 for _ in players]
    for _ in range(SLICES):
        for number, play in enumerate(players):
            steps = 0
            begun = time.process_time()
            while time.process_time() - begun < seconds / SLICES:
                steps += play()
            best[number] = max(best[number], steps / (time.process_time() - begun))
    return best


class PlayGames:
    """Plays one game after another, agent by agent."""

    def __init__(self, table: TableEnv) -> None:
        self.table = table
        self.dice = FastDice.seeded(1)
        self.game = 0

    def __call__(self) -> int:
        """Play a game with random actions, dealing included; return how many steps that took."""
        table = self.table
        self.game += 1
        table.reset(seed=self.game)
        steps = 0
        for _ in table.agent_iter():
            told, _, over, _, _ = table.last()
            if over or told is None:
                table.step(None)
                continue
            legal = np.flatnonzero(told["action_mask"])
            table.step(legal[self.dice.below(len(legal))])
            steps += 1
        return steps


class PlayOn:
    """Plays on at many tables at once, where games end and begin as they come."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        tables.reset(seed=1)

    def __call__(self) -> int:
        """Take some random actions at every table; return how many steps that were."""
        for _ in range(STEPS_AT_ONCE):
            self.tables.step(self.tables.sample())
        return STEPS_AT_ONCE * len(self.tables)


if __name__ == "__main__":
    main()
