"""A recorded game again: its log, a moment of it, or a check that it is what it says."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from kingsbridge.engine.errors import BadOption, BadRecord
from kingsbridge.engine.journal import Entry, Journal
from kingsbridge.engine.record import Record
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title
from kingsbridge.terminal.layout import ink
from kingsbridge.terminal.seating import NOBODY, spectators
from kingsbridge.terminal.table import table_of
from kingsbridge.terminal.telling import Teller
from kingsbridge.words import Words


class Replay:
    """A record, told to a spectator."""

    def __init__(self, record: Record, words: Words, console: Console) -> None:
        self.record = record
        self.words = words
        self.console = console
        self.title = title(record.title_key)
        self.teller = Teller(
            self.title,
            table_of(record.title_key, record.options, words),
            words,
            spectators(record.players),
            console,
        )

    # The whole game

    def tell(self) -> None:
        """Print the game move by move and, if it was finished, what came of it."""
        journal = Journal()
        state = self.record.replay(journal=journal)
        self.headline()
        self.teller.log(state, journal.seen_by(NOBODY))
        if state.over:
            self.teller.result(state)
            self.teller.score_sheets(state)
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
            line.append(" · ", style="dim").append(self.teller.seating.name(seat))
        self.console.print(line)
        if self.record.failure is not None:
            self.failure()

    def failure(self) -> None:
        """Print the fault that was found in this game."""
        said = self.words.say("terminal-failure", moves=len(self.record.moves))
        self.console.print(ink(said, style="bold red"))
        self.console.print(ink(str(self.record.failure), style="red"))

    def data(self) -> dict[str, object]:
        """Return the game move by move as plain data."""
        moves: list[dict[str, object]] = []
        journal = Journal()
        state = self.record.begin(journal)
        opening = self.events(state, journal, 0)
        for played, move in enumerate(self.record.moves):
            seat = state.seat
            said = self.teller.choice(state, move)
            told = len(journal.entries)
            self.record.step(state, played, move)
            events = self.events(state, journal, told)
            moves.append({"seat": seat, "move": move, "text": said, "events": events})
        return {
            "title": self.record.title_key,
            "seats": self.record.seats,
            "players": self.record.players,
            "options": self.record.options,
            "opening": opening,
            "moves": moves,
            "over": state.over,
            "scores": state.scores(),
            "winners": state.winners() if state.over else None,
            "score_sheets": self.teller.score_rows(state),
            "failure": self.record.failure,
        }

    def events(self, state: State, journal: Journal, told: int) -> list[dict[str, object]]:
        return [
            self.event(state, entry) for entry in journal.entries[told:] if entry.seen_by == NOBODY
        ]

    def event(self, state: State, entry: Entry) -> dict[str, object]:
        return {
            "seat": entry.seat,
            "what": entry.what,
            "clause": entry.clause,
            "text": self.teller.story(state, entry),
        }

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
        self.teller.whole_table(state)
        self.console.print()
        if state.over:
            self.teller.result(state)
            self.teller.score_sheets(state)
        else:
            self.teller.question(state)
            self.teller.choices(state)
            if state.ply < len(self.record.moves):
                said = self.teller.choice(state, self.record.moves[state.ply])
                self.console.print(Text(self.words.say("terminal-was-played", move=said)))

    def moment_as_data(self, at: int) -> dict[str, object]:
        """Return the table after so many moves, and what could be done there, as plain data."""
        state = self.moment(at)
        menu = state.explained()
        return {
            "at": state.ply,
            "moves": len(self.record.moves),
            "view": self.title.view(state, NOBODY),
            "offers": [
                {"move": move, "text": self.teller.choice(state, move)} for move in menu.offers
            ],
            "refusals": [
                {"move": move, "text": self.teller.choice(state, move), "clause": clause}
                for move, clause in menu.refusals.items()
            ],
            "failure": self.record.failure,
        }

    # The check

    def check(self) -> list[str]:
        """Replay the game and compare everything; return what was checked, raise what is wrong."""
        state = self.record.verify()
        for played, moment in enumerate(self.record.states()):
            wrong = self.title.flaws(moment)
            if wrong:
                raise BadRecord(f"after move {played}: {'; '.join(wrong)}")
        checked = [
            self.words.say(
                "terminal-checked-rules",
                title=self.words.title(self.record.title_key),
                version=self.record.title_version,
            ),
            self.words.say(
                "terminal-checked-deal"
                if self.record.deal.seed is None
                else "terminal-checked-seed"
            ),
            self.words.say("terminal-checked-moves", moves=len(self.record.moves)),
            self.words.say("terminal-checked-table", moments=len(self.record.moves) + 1),
        ]
        if self.record.scores is not None:
            scores = ", ".join(
                f"{name} {self.teller.number(score)}"
                for name, score in zip(self.record.players, self.record.scores, strict=True)
            )
            checked.append(self.words.say("terminal-checked-scores", scores=scores))
        if self.record.winners is not None:
            checked.append(self.teller.winners(state))
        if not state.over:
            checked.append(self.words.say("terminal-unfinished", moves=len(self.record.moves)))
        return checked
