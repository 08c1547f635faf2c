"""Opponents for people, by how far they have come in their craft; each beats the one before."""

from __future__ import annotations

from typing import Final

from kingsbridge.bots.champion import ChampionBot
from kingsbridge.bots.greedy import GreedyBot
from kingsbridge.bots.player import Bot
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.state import State

LEVELS: Final = ["apprentice", "journeyman", "master", "architect"]

# One decision in so many an apprentice makes without a thought.
SLIPS: Final = 5
MASTER_ITERATIONS: Final = 16
ARCHITECT_ITERATIONS: Final = 120


class Apprentice(Bot):
    """It knows the rules of thumb, but its mind wanders."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = FastDice.seeded(seed)
        self.greedy = GreedyBot()

    def choose(self, seen: State) -> int:
        offers = seen.legal()
        if self.dice.below(SLIPS) == 0:
            return offers[self.dice.below(len(offers))]
        return self.greedy.choose(seen)


class Journeyman(GreedyBot):
    """It plays by the rules of thumb."""


class Master(ChampionBot):
    """It has learned from many games, and looks ahead a little."""

    def __init__(self, seed: int = 0, iterations: int = MASTER_ITERATIONS) -> None:
        super().__init__(seed, iterations)


class Architect(ChampionBot):
    """It has learned from many games, and looks ahead a long way."""

    def __init__(self, seed: int = 0, iterations: int = ARCHITECT_ITERATIONS) -> None:
        super().__init__(seed, iterations)
