"""The fair: what is for sale, and what each merchant has. Sets of lots and purses are bits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from fleece_fair.rules import SIT_OUT
from kingsbridge.engine.dice import Dice
from kingsbridge.engine.state import Step
from kingsbridge.engine.walk import Walk

# Nothing lies before a merchant yet.
NOTHING: Final = -1


class Fair(Walk):
    """A fair in progress."""

    def __init__(
        self, steps: list[Step[Any]], options: Mapping[str, object], seats: int, dice: Dice
    ) -> None:
        super().__init__(steps, seats, dice)
        self.options_of_table = dict(options)
        self.lots = cast(int, options["lots"])
        every = (1 << (self.lots + 1)) - 2
        self.round = 0
        self.unsold = every  # the lots that were not turned up yet
        self.lot = 0  # the one for sale; its number is what it is worth
        self.waiting = 0  # lots that nobody got (F-3.3)
        self.purses = [every] * seats  # not opened yet
        self.sat_out = [False] * seats
        self.laid = [NOTHING] * seats  # face down: a move, until all are opened
        self.taken = [0] * seats

    def clone(self) -> Fair:
        other = Fair(self.steps, self.options_of_table, self.seats, self.dice.clone())
        other.follow(self)
        other.round = self.round
        other.unsold = self.unsold
        other.lot = self.lot
        other.waiting = self.waiting
        other.purses = self.purses[:]
        other.sat_out = self.sat_out[:]
        other.laid = self.laid[:]
        other.taken = self.taken[:]
        return other

    # What a seat knows

    def redeal(self, seat: int, dice: Dice) -> None:
        """Nobody knows which purses the others have laid, nor which lot comes next."""
        self.journal = None
        for other in range(self.seats):
            if other != seat and self.laid[other] != NOTHING:
                moves = [
                    move for move in range(self.lots + 1) if not self.forbidden_by(other, move)
                ]
                self.laid[other] = moves[dice.below(len(moves))]
        self.dice = dice.fork()

    def knowledge(self, seat: int) -> int:
        return hash(
            (
                self.place_of_walk(),
                self.over,
                self.round,
                self.unsold,
                self.lot,
                self.waiting,
                tuple(self.purses),
                tuple(self.sat_out),
                tuple(self.taken),
                tuple(laid != NOTHING for laid in self.laid),
                self.laid[seat],
            )
        )

    def turned(self) -> int:
        """A lot that was turned up, and the purses opened for it, were seen: no taking back."""
        return self.round

    # The rules that more than one place asks for

    def forbidden_by(self, seat: int, move: int) -> str:
        """Return the clause that forbids a merchant this move now; nothing if they may make it."""
        if move == SIT_OUT:
            return "F-2.4" if self.sat_out[seat] else ""
        if not self.purses[seat] >> move & 1:
            return "F-2.2"
        if self.round == 1 and move == self.lots:
            return "F-2.3"
        return ""

    # How it stands

    def progress(self) -> float:
        return (self.round - 1) / self.lots

    def scores(self) -> list[float]:
        """F-E.1: each sack counts."""
        return [float(sum(numbers(taken))) for taken in self.taken]

    def winners(self) -> list[int]:
        """F-E.2: among equals the best lot decides."""
        scores = self.scores()
        ahead = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        best = max(self.taken[seat] for seat in ahead)
        return [seat for seat in ahead if self.taken[seat] == best]


def numbers(these: int) -> list[int]:
    """Return the lots or purses of a set held as bits."""
    return [number for number in range(these.bit_length()) if these >> number & 1]
