"""Measure the PettingZoo environment, on the engine that is found first: random agents, one core.

A step is what an agent goes through: it is told its observation and its mask, and it acts.
"""

from __future__ import annotations

import json
import sys
import time

import numpy as np

import kingsbridge
from kingsbridge.engine.dice import FastDice
from kingsbridge.envs.pettingzoo import TableEnv, env

SEATS = 4
SLICES = 8


def main() -> None:
    table = env(sys.argv[1], seats=SEATS)
    steps = agent_steps(table, float(sys.argv[2]))
    print(json.dumps({"compiled": kingsbridge.COMPILED, "agent steps": steps}))


def agent_steps(table: TableEnv, seconds: float) -> float:
    """Return steps for a second of one core, dealing included: the best of some slices.

    It is the processor's time that counts, so that what else a machine does counts little.
    """
    dice = FastDice.seeded(1)
    play(table, 0, dice)
    best = 0.0
    game = 0
    for _ in range(SLICES):
        steps = 0
        begun = time.process_time()
        while time.process_time() - begun < seconds / SLICES:
            game += 1
            steps += play(table, game, dice)
        best = max(best, steps / (time.process_time() - begun))
    return best


def play(table: TableEnv, seed: int, dice: FastDice) -> int:
    """Play a game with random actions; return how many steps that took."""
    table.reset(seed=seed)
    steps = 0
    for _ in table.agent_iter():
        told, _, over, _, _ = table.last()
        if over or told is None:
            table.step(None)
            continue
        legal = np.flatnonzero(told["action_mask"])
        table.step(legal[dice.below(len(legal))])
        steps += 1
    return steps


if __name__ == "__main__":
    main()
