"""Who sits at a learner's table: where the learner does, and which bots are its opponents."""

from __future__ import annotations

from collections.abc import Sequence

from kingsbridge.bots import Bot, bot
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.errors import BadOption
from kingsbridge.envs import without_extra
from kingsbridge.envs.in_play import InPlay

try:
    import numpy as np
except ModuleNotFoundError as missing:
    raise without_extra(missing) from None

SEEDS = 2**63

Opponents = str | Bot | Sequence[str | Bot]


class Company:
    """It comes together anew for each game, and is the same for the same generator."""

    def __init__(self, opponents: Opponents, seat: int | None, seats: int) -> None:
        self.seats = seats
        self.opponents = opponents_for(opponents, seats)
        self.given_seat = known_seat(seat, seats)

    def deal(self, table: InPlay, generator: np.random.Generator) -> int:
        """Deal a game and let the bots play to the learner's first decision; return its seat."""
        dice = FastDice.seeded(drawn_seed(generator))
        learner = self.given_seat
        if learner is None:
            learner = int(generator.integers(self.seats))
        bots: list[Bot | None] = [None] * self.seats
        for places, opponent in enumerate(self.opponents, 1):
            bots[(learner + places) % self.seats] = fresh(opponent, generator)
        table.deal(dice, bots)
        return learner


def fresh(opponent: str | Bot, generator: np.random.Generator) -> Bot:
    """Return a bot for the next game: by its name a new one, or the one that was given."""
    if isinstance(opponent, Bot):
        return opponent
    return bot(opponent, drawn_seed(generator))


def drawn_seed(generator: np.random.Generator) -> int:
    return int(generator.integers(SEEDS))


def opponents_for(opponents: Opponents, seats: int) -> list[str | Bot]:
    """Return a bot for each seat but the learner's; unknown ones, or too many, raise."""
    if isinstance(opponents, str | Bot):
        opponents = [opponents] * (seats - 1)
    if len(opponents) != seats - 1:
        raise BadOption(
            f"at a table of {seats} the learner has {seats - 1} opponents, not {len(opponents)}"
        )
    for opponent in opponents:
        if not isinstance(opponent, Bot):
            bot(opponent)
    return list(opponents)


def known_seat(seat: int | None, seats: int) -> int | None:
    """Return the learner's seat, or none; one that is not at the table raises."""
    if seat is not None and seat not in range(seats):
        raise BadOption(f"seat must be 0 to {seats - 1}, or None for any, not {seat!r}")
    return seat
