"""A table in play, for learning: who is asked, what is offered, what was earned since.

All environments are built on it. It knows no library of theirs, and is compiled.
"""

from __future__ import annotations

from typing import Final

from kingsbridge.bots.player import Bot
from kingsbridge.bots.playing import decision
from kingsbridge.engine.dice import Dice
from kingsbridge.engine.pickling import Picklable, Remade, remade
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Options, Title
from kingsbridge.envs.rewards import Reward, Worth, paid

# What is offered once a game is over, since many learners cannot bear that nothing is. It does
# nothing.
NO_MORE: Final = 0


class InPlay(Picklable):
    """One table, with bots in some of its seats or in none. `deal` begins a game."""

    def __init__(
        self, title: Title, seats: int, options: Options, reward: Reward, skip_forced: bool
    ) -> None:
        self.title = title
        self.seats = seats
        self.options = options
        self.worth: Worth = reward.worth
        self.as_it_comes: bool = reward.as_it_comes
        self.cost_of_forfeit: float = reward.forfeit
        self.skip_forced = skip_forced
        # Whatever cannot be played is refused here, before the first deal.
        self.state: State = title.new(seats, 0, options)
        self.bots: list[Bot | None] = []  # by seat; empty if there are none
        self.asked = 0  # the seat that decides, or the one that did last
        self.over = True
        self.banked: list[float] = []  # what was paid of what the table is worth

    def __reduce__(self) -> Remade:
        reward = Reward(self.worth, self.as_it_comes, self.cost_of_forfeit)
        return remade(self, self.title, self.seats, self.options, reward, self.skip_forced)

    def deal(self, dice: Dice, bots: list[Bot | None]) -> None:
        """Begin a new game, and go on to the first decision that is not a bot's."""
        self.state = self.title.new(self.seats, options=self.options, dice=dice)
        self.bots = bots
        self.over = False
        if self.as_it_comes:
            self.banked = paid(self.worth, self.state)
        self.go_on()

    def play(self, move: int) -> None:
        """Make a move for who is asked, and go on to the next; an illegal one changes nothing."""
        self.state.apply(move)
        self.go_on()

    def go_on(self) -> None:
        """Let bots decide, and forced moves happen if that is wished, until somebody is asked."""
        state = self.state
        while not state.over:
            if self.skip_forced:
                offers = state.legal()
                if len(offers) == 1:
                    state.apply(offers[0])
                    continue
            seat = state.seat
            player = self.bots[seat] if self.bots else None
            if player is None:
                self.asked = seat
                return
            state.apply(decision(player, state))
        self.over = True

    def forfeit(self) -> list[float]:
        """End the game for an illegal action of who is asked; return what that costs each seat."""
        self.over = True
        costs = [0.0] * self.seats
        costs[self.asked] = self.cost_of_forfeit
        return costs

    def earned(self) -> list[float] | None:
        """Return what each seat earned since this was last asked; None if it is nothing."""
        if self.as_it_comes:
            worth = paid(self.worth, self.state)
            earned = [worth[seat] - self.banked[seat] for seat in range(self.seats)]
            self.banked = worth
            return earned
        return paid(self.worth, self.state) if self.over else None

    def offers(self, seat: int) -> list[int]:
        """Return the moves a seat is offered now; who is not asked is offered nothing."""
        if self.over:
            return [NO_MORE]
        return self.state.legal() if seat == self.asked else []
