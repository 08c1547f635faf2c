"""Who weighs the decisions of a game: a bot, how long it thinks, and which dice it throws."""

from __future__ import annotations

from dataclasses import dataclass

from kingsbridge.bots import Bot, bot
from kingsbridge.bots.levels import ANALYST
from kingsbridge.bots.player import weighs_chances
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.state import State

# No decision shares its dice with another.
SEEDS_A_DECISION = 16
SEEDS_AN_ANALYSIS = 1_000_003


@dataclass(frozen=True)
class Analyst:
    """Who weighs the decisions: a bot by name, its settings behind it, and for how long."""

    bot: str = ANALYST
    iterations: int | None = None
    seed: int = 0

    def sit_down(self, ply: int) -> Bot:
        """Return the bot with a fresh mind, so that no decision depends on those before it."""
        settings = {} if self.iterations is None else {"iterations": self.iterations}
        return bot(self.bot, self.seed_of(ply), **settings)

    def deal(self, moment: State, seat: int, number: int) -> State:
        """Return a moment with a deal of its own of all that a seat cannot know."""
        return moment.as_seen_by(seat, FastDice.seeded(self.seed_of(moment.ply) + number))

    def seed_of(self, ply: int) -> int:
        """Return the first of the seeds for a decision."""
        return self.seed * SEEDS_AN_ANALYSIS + ply * SEEDS_A_DECISION

    def check(self) -> None:
        """Raise if this bot cannot weigh decisions."""
        if not weighs_chances(self.sit_down(0)):
            raise BadOption(
                f"bot {self.bot!r} chooses without weighing chances; "
                "an analysis needs one that does, such as 'architect' or 'champion:iterations=400'"
            )


@dataclass(frozen=True)
class Choice:
    """A move with the chance to win it leaves, and how often the search tried it."""

    move: int
    chance: float
    tries: int


def go_on(state: State, move: int) -> None:
    """Make a move, and all moves after it that are the only ones offered."""
    state.apply(move)
    while not state.over and len(state.legal()) == 1:
        state.apply(state.legal()[0])
