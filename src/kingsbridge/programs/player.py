"""A bot that is a program: it is asked for each move, and a stand-in moves where it fails."""

from __future__ import annotations

import shlex
from time import monotonic

from kingsbridge.bots.player import Bot, Fault
from kingsbridge.bots.random import RandomBot
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title_of
from kingsbridge.programs.command import Command, command_of
from kingsbridge.programs.failures import Absent, Failure, Late
from kingsbridge.programs.kept import KEPT, started
from kingsbridge.programs.protocol import Clock, move_in, question, teller_of
from kingsbridge.table.telling import Teller

# After so many breakdowns in one game a program is not started again in it.
MOST_BREAKDOWNS = 3


class ProgramBot(Bot):
    """A program in a seat. Whatever it does, a move is made, and what went wrong is counted."""

    def __init__(
        self,
        command: Command,
        seed: int = 0,
        stand_in: Bot | None = None,
        game: str | None = None,
    ) -> None:
        self.command = command
        self.seed = seed
        # One that plays at random: no program gains by failing.
        self.stand_in = RandomBot(seed) if stand_in is None else stand_in
        self.game = game
        self.asked = 0
        self.spent = 0.0
        self.breakdowns = 0
        self.noted: dict[str, Fault] = {}
        self.teller: Teller | None = None

    @classmethod
    def as_written(cls, seed: int, text: str, settings: dict[str, object]) -> ProgramBot:
        """Make the bot that is written as `program:text`."""
        return cls(command_of(text, settings), seed, game=str(seed))

    def choose(self, seen: State) -> int:
        try:
            return self._answer(seen)
        except Failure as failure:
            self._note(failure)
            return self.stand_in.choose(seen)

    def faults(self) -> dict[str, Fault]:
        return self.noted

    def rehearse(self) -> None:
        try:
            started(self.command).end()
        except Failure as failure:
            command = shlex.join(self.command.words)
            raise BadOption(f"program {command!r} cannot play: {failure}") from None

    def _answer(self, seen: State) -> int:
        if self.breakdowns >= MOST_BREAKDOWNS:
            raise Absent(f"it broke down {self.breakdowns} times")
        if self.teller is None:
            self.teller = teller_of(title_of(seen), seen)
        clock = self._clock()
        self.asked += 1
        asked = question(self.asked, seen, self.teller, self.seed, self.game, clock)
        # No clock runs while it gets ready: there is a time for that.
        with KEPT.at_hand(self.command) as program:
            begun = monotonic()
            try:
                answer = program.ask(asked, clock.seconds)
            finally:
                self.spent += monotonic() - begun
            return move_in(answer, self.asked, seen)

    def _clock(self) -> Clock:
        seconds, game = self.command.seconds, self.command.game
        if game is None:
            return Clock(seconds)
        left = game - self.spent
        if left <= 0:
            raise Late(f"its {game:.3g} seconds for the game are over")
        return Clock(min(seconds, left), left)

    def _note(self, failure: Failure) -> None:
        if not failure.goes_on:
            self.breakdowns += 1
        before = self.noted.get(failure.kind, Fault(0, str(failure)))
        self.noted[failure.kind] = before._replace(times=before.times + 1)
