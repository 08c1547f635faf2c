"""A recorded game again: its log, or a moment of it."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.journal import Journal
from kingsbridge.engine.record import Record
from kingsbridge.engine.state import NOBODY, State
from kingsbridge.engine.title import title
from kingsbridge.terminal.layout import ink
from kingsbridge.terminal.narrator import Narrator
from kingsbridge.terminal.seating import spectators
from kingsbridge.terminal.table import table_of
from kingsbridge.words import Words
from kingsbridge.words.card_data import corrected_words


class Replay:
    """A record, told to a spectator."""

    def __init__(self, record: Record, words: Words, console: Console) -> None:
        self.record = record
        self.words = corrected_words(record.title_key, record.options, words)
        self.console = console
        self.title = title(record.title_key)
        self.narrator = Narrator(
            self.title,
            table_of(record.title_key, record.options, self.words),
            self.words,
            spectators(record.players),
            console,
        )

    # The whole game

    def tell(self) -> None:
        """Print the game move by move and, if it was finished, what came of it."""
        journal = Journal()
        state = self.record.replay(journal=journal)
        self.headline()
        self.narrator.log(state, journal.seen_by(NOBODY))
        if state.over:
            self.narrator.result(state)
            self.narrator.score_sheets(state)
        else:
            self.console.print()
            self.console.print(
                self.words.say("terminal-unfinished", moves=len(self.record.moves)), style="bold"
            )

    def headline(self) -> None:
        """Print what game this is."""
        said = self.words.title(self.record.title_key)
        line = ink(said, style="bold")
        for seat in range(self.record.seats):
            line.append(" · ", style="dim").append(self.narrator.seating.name(seat))
        self.console.print(line)
        if self.record.failure is not None:
            self.failure()

    def failure(self) -> None:
        """Print the fault that was found in this game."""
        said = self.words.say("terminal-failure", moves=len(self.record.moves))
        self.console.print(ink(said, style="bold red"))
        self.console.print(ink(str(self.record.failure), style="red"))

    # A moment

    def moment(self, at: int) -> State:
        """Return the game after so many moves.

        A game in which a fault was found may break off; then it is the last moment before.
        """
        if not 0 <= at <= len(self.record.moves):
            raise BadOption(
                f"at must be a number of moves from 0 to {len(self.record.moves)}, not {at}"
            )
        if self.record.failure is None:
            return self.record.replay(at)
        state = self.record.begin()
        for played, move in enumerate(self.record.moves[:at]):
            try:
                self.record.step(state, played, move)
            except Exception:
                return self.record.replay(played)
        return state

    def show(self, at: int) -> None:
        """Draw the table after so many moves, and what could be done there."""
        state = self.moment(at)
        self.headline()
        self.console.print(
            self.words.say("terminal-after-moves", moves=state.ply, all=len(self.record.moves)),
            style="dim",
        )
        self.narrator.whole_table(state)
        self.console.print()
        if state.over:
            self.narrator.result(state)
            self.narrator.score_sheets(state)
        else:
            self.narrator.question(state)
            self.narrator.choices(state)
            if state.ply < len(self.record.moves):
                said = self.narrator.choice(state, self.record.moves[state.ply])
                self.console.print(Text(self.words.say("terminal-was-played", move=said)))
