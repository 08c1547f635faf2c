"""Opponents for people, by how far they have come in their craft; each beats the one before."""

from __future__ import annotations

from typing import Final

from kingsbridge.bots.champion import ChampionBot
from kingsbridge.bots.greedy import GreedyBot
from kingsbridge.bots.player import Bot
from kingsbridge.bots.search import whole_budget
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title_of

LEVELS: Final = ["apprentice", "journeyman", "master", "architect"]
STRONGEST: Final = LEVELS[-1]

# One decision in so many an apprentice makes without a thought.
SLIPS: Final = 5
# How many looks the masters of their craft take at each offer of a choice, at a table of two, three
# or four. In World more looks add little between two players: against a master with 24 an architect
# won only 55.9 % of the games.
Looks = dict[str, dict[int, int]]
MASTER_LOOKS: Final[Looks] = {"pillars": {2: 24, 3: 24, 4: 24}, "world": {2: 6, 3: 9, 4: 12}}
ARCHITECT_LOOKS: Final[Looks] = {"pillars": {2: 80, 3: 80, 4: 80}, "world": {2: 80, 3: 80, 4: 80}}


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

    def __init__(self, seed: int, looks: float | None, usual: Looks) -> None:
        super().__init__(seed)
        self.looks = whole_budget("looks", looks)
        self.usual = usual

    def budget(self, seen: State) -> int:
        looks = self.looks or self.usual[title_of(seen).key][seen.seats]
        return looks * len(seen.legal())


class Master(Learned):
    """It has learned from many games, and looks ahead a little."""

    def __init__(self, seed: int = 0, looks: float | None = None) -> None:
        super().__init__(seed, looks, MASTER_LOOKS)


class Architect(Learned):
    """It has learned from many games, and looks ahead further."""

    def __init__(self, seed: int = 0, looks: float | None = None) -> None:
        super().__init__(seed, looks, ARCHITECT_LOOKS)
