"""Which game is dealt next: the one of a seed, or the next of the stream which that seed began."""

from __future__ import annotations

from secrets import randbits

from kingsbridge.engine.dice import Dice, FastDice


class Deals:
    """The dice of one game after another. Before any seed is given they are nobody's choice."""

    def __init__(self) -> None:
        self.dice = FastDice.seeded(randbits(64))

    def next(self, seed: int | None) -> Dice:
        """Return the dice of a game; with a seed, those that `title.new` takes for that seed."""
        if seed is None:
            return self.dice.fork()
        self.dice = FastDice.seeded(seed)
        return self.dice.clone()
