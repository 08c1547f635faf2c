"""Opponents for people, by how far they have come in their craft; each beats the one before."""

from __future__ import annotations

from typing import Final

from kingsbridge.bots.champion import ChampionBot
from kingsbridge.bots.greedy import GreedyBot
from kingsbridge.bots.player import Bot
from kingsbridge.bots.search import whole_budget
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.state import State

LEVELS: Final = ["apprentice", "journeyman", "master", "architect"]

# One decision in so many an apprentice makes without a thought.
SLIPS: Final = 5
# How many looks the masters of their craft take at each offer of a choice.
MASTER_LOOKS: Final = 24
ARCHITECT_LOOKS: Final = 80


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


class Learned(ChampionBot):
    """It takes so many looks at each offer: a choice among many is thought over longer."""

    def __init__(self, seed: int, looks: float) -> None:
        super().__init__(seed, whole_budget("looks", looks))

    def budget(self, offers: int) -> int:
        return self.iterations * offers


class Master(Learned):
    """It has learned from many games, and looks ahead a little."""

    def __init__(self, seed: int = 0, looks: float = MASTER_LOOKS) -> None:
        super().__init__(seed, looks)


class Architect(Learned):
    """It has learned from many games, and looks ahead further."""

    def __init__(self, seed: int = 0, looks: float = ARCHITECT_LOOKS) -> None:
        super().__init__(seed, looks)
