"""Opponents for people, by how far they have come in their craft; each beats the one before.

They play any title: by what was learned of it or by its rules of thumb, and where it has neither
they look ahead by play-outs.
"""

from __future__ import annotations

from typing import Final

from kingsbridge.bots.craft import Craft, craft_of
from kingsbridge.bots.greedy import GreedyBot
from kingsbridge.bots.judge import FirstToKnow
from kingsbridge.bots.learned import LearnedJudge
from kingsbridge.bots.play_outs import PlayOutJudge
from kingsbridge.bots.player import Bot
from kingsbridge.bots.search import NO_BUDGET, USUAL_EXPLORATION, TreeBot, whole_budget
from kingsbridge.bots.thumb import ThumbJudge
from kingsbridge.bots.tree import Node
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import undefined
from kingsbridge.engine.state import State

LEVELS: Final = ["apprentice", "journeyman", "master", "architect", "visionary"]
STRONGEST: Final = LEVELS[-1]
# Who gives advice: the strongest that answers within a second; and who looks back at a whole game.
ADVISER: Final = "architect"
ANALYST: Final = "architect:looks=80"
# Where Python is not compiled, as in a page, a look takes many times as long.
PAGE_ANALYST: Final = "architect:looks=24"
# Those who look ahead: their thoughts take seconds, those of the others an instant.
LOOKING_AHEAD: Final = LEVELS[2:]

# One decision in so many an apprentice makes without a thought.
SLIPS: Final = 5
# Whether a choice is clear is asked every so many looks, after so many for each offer; it is when
# the favourite is ahead of every other by so many standard errors.
GLANCE: Final = 16
LEAST_LOOKS: Final = 12
SURE: Final = 4.0
# How many looks a journeyman takes at each offer of a game without rules of thumb.
JOURNEYMAN_LOOKS: Final = 4


class Journeyman(Bot):
    """It plays by the rules of thumb."""

    def __init__(self, seed: int = 0) -> None:
        self.greedy = GreedyBot()
        self.trying = Trying(seed)

    def choose(self, seen: State) -> int:
        if self.greedy.knows(seen):
            return self.greedy.choose(seen)
        return self.trying.choose(seen)


class Apprentice(Bot):
    """It knows the rules of thumb, but its mind wanders."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = FastDice.seeded(seed)
        self.journeyman = Journeyman(seed)

    def choose(self, seen: State) -> int:
        offers = seen.legal()
        if self.dice.below(SLIPS) == 0:
            return offers[self.dice.below(len(offers))]
        return self.journeyman.choose(seen)


class Trying(TreeBot):
    """It tries each offer a few times, without knowing anything about the title."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(PlayOutJudge(seed), seed, NO_BUDGET, NO_BUDGET, USUAL_EXPLORATION)

    def budget(self, seen: State) -> int:
        return JOURNEYMAN_LOOKS * len(seen.legal())


class Looking(TreeBot):
    """It takes so many looks at each offer: a choice among many is thought over longer.

    It stops sooner where the choice is clear, and where its time is up: on a slow machine it
    rather plays a little worse than keeps people waiting.
    """

    def __init__(self, seed: int, looks: float | None, milliseconds: float | None) -> None:
        super().__init__(
            FirstToKnow([LearnedJudge(), ThumbJudge(), PlayOutJudge(seed)]),
            seed,
            NO_BUDGET,
            whole_budget("milliseconds", milliseconds) or self.usual_milliseconds(),
            USUAL_EXPLORATION,
        )
        self.looks = whole_budget("looks", looks)

    def budget(self, seen: State) -> int:
        looks = self.looks or self.usual_looks(craft_of(seen) or Craft(), seen.seats)
        return looks * len(seen.legal())

    def is_settled(self, node: Node, done: int) -> bool:
        if done % GLANCE or done < LEAST_LOOKS * len(node.moves):
            return False
        return node.leads_by(SURE * self.tree.spread())

    def usual_looks(self, craft: Craft, seats: int) -> int:
        """Return how many looks it takes if nobody says otherwise."""
        raise undefined(self, "usual_looks")

    def usual_milliseconds(self) -> int:
        """Return how long it thinks at most if nobody says otherwise."""
        raise undefined(self, "usual_milliseconds")


class Master(Looking):
    """It has learned from many games, and looks ahead a little."""

    def __init__(
        self, seed: int = 0, looks: float | None = None, milliseconds: float | None = None
    ) -> None:
        super().__init__(seed, looks, milliseconds)

    def usual_looks(self, craft: Craft, seats: int) -> int:
        return craft.master_looks(seats)

    def usual_milliseconds(self) -> int:
        return NO_BUDGET


class Architect(Looking):
    """It has learned from many games, and looks ahead further, for less than a second."""

    def __init__(
        self, seed: int = 0, looks: float | None = None, milliseconds: float | None = None
    ) -> None:
        super().__init__(seed, looks, milliseconds)

    def usual_looks(self, craft: Craft, seats: int) -> int:
        return craft.architect_looks(seats)

    def usual_milliseconds(self) -> int:
        return 800


class Visionary(Looking):
    """It looks as far ahead as it can in some seconds."""

    def __init__(
        self, seed: int = 0, looks: float | None = None, milliseconds: float | None = None
    ) -> None:
        super().__init__(seed, looks, milliseconds)

    def usual_looks(self, craft: Craft, seats: int) -> int:
        return craft.visionary_looks(seats)

    def usual_milliseconds(self) -> int:
        return 8000
