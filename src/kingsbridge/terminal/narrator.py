"""Say what happened, what can be done, what cannot and why, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kingsbridge.engine.journal import Entry
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title
from kingsbridge.terminal.layout import COLUMN_GAP, in_columns, ink
from kingsbridge.terminal.rules import explained
from kingsbridge.terminal.seating import Seating
from kingsbridge.terminal.table import TitleTable
from kingsbridge.words import Words
from kingsbridge.words.score_sheets import score_rows

# More choices than this in a group are set in columns.
LONG = 6
NUMBER_WIDTH = 4


class Narrator:
    """One game, told to one seat (or a spectator) on one screen."""

    def __init__(
        self, title: Title, table: TitleTable, words: Words, seating: Seating, console: Console
    ) -> None:
        self.title = title
        self.table = table
        self.words = words
        self.seating = seating
        self.console = console

    # What happened

    def story(self, state: State, entry: Entry) -> str:
        """Return an entry of the journal in words."""
        return self.words.tell(self.title.story(state, entry), self.seating.names)

    def log(self, state: State, entries: Sequence[Entry]) -> None:
        """Print what happened, a line each, with the clause behind it."""
        lines = self._lines()
        for entry in entries:
            if self.table.begins_round(entry):
                self._print_lines(lines)
                lines = self._lines()
                self.heading(self.story(state, entry))
            else:
                said = self.story(state, entry)
                # The mark says whom a sentence is about before it is read.
                about = entry.seat >= 0 and self.seating.names[entry.seat] in said
                mark = self.seating.mark(entry.seat) if about else Text()
                lines.add_row(mark, said, ink(self.words.cite(entry.clause), style="dim"))
        self._print_lines(lines)

    def _lines(self) -> Table:
        lines = Table.grid(padding=(0, 1, 0, 0))
        lines.add_column(width=1)
        lines.add_column(overflow="fold")
        lines.add_column(no_wrap=True)
        return lines

    def _print_lines(self, lines: Table) -> None:
        if lines.row_count:
            self.console.print(lines)

    def heading(self, text: str) -> None:
        """Print a heading with a line after it."""
        self.console.rule(ink(text, style="bold"), align="left", style="dim")

    # The table

    def whole_table(self, state: State) -> None:
        """Draw everything the seat can see."""
        view = self.title.view(state, self.seating.me)
        self.console.print(self.table.whole(view, self.seating, self.console.width))

    def fitting_table(self, state: State) -> None:
        """Draw the whole table where it fits the screen, otherwise what matters now."""
        small = self.console.height < self.table.lines_for_whole(self.console.width)
        if self.console.is_terminal and small:
            view = self.title.view(state, self.seating.me)
            self.console.print(self.table.part(view, self.seating, self.console.width))
        else:
            self.whole_table(state)

    # What can be done

    def question(self, state: State) -> None:
        """Say who must do what."""
        view = self.title.view(state, self.seating.me)
        asked = self.table.questions.prompt(view, self.seating.names)
        self.console.print(ink(asked, style="bold"))

    def choice(self, state: State, move: int) -> str:
        """Return a move in words."""
        return self.words.tell(self.title.phrase(state, move), self.seating.names)

    def choices(self, state: State) -> list[int]:
        """Print the moves offered, numbered, and return them in that order."""
        groups = self.table.questions.groups(state.legal())
        view = self.title.view(state, self.seating.me)
        listed: list[int] = []
        for group in groups:
            if group.heading and len(groups) > 1:
                self.console.print(ink(group.heading, style="dim underline"))
            pieces = []
            for number, move in enumerate(group.moves, len(listed) + 1):
                note = self.table.note(view, move)
                piece = Text(self.choice(state, move))
                pieces.append((number, piece.append(f"  {note}", style="dim") if note else piece))
            listed += group.moves
            self._print_choices(pieces)
        return listed

    def _print_choices(self, pieces: list[tuple[int, Text]]) -> None:
        widest = max(text.cell_len for _, text in pieces) + NUMBER_WIDTH
        if len(pieces) > LONG and 2 * widest + COLUMN_GAP <= self.console.width:
            numbered = [self._number(number).append(" ").append(text) for number, text in pieces]
            self.console.print(in_columns(numbered, self.console.width))
            return
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        for number, text in pieces:
            grid.add_row(self._number(number), text)
        self.console.print(grid)

    def _number(self, number: int) -> Text:
        return Text().append(f"{number:>3}", style="bold cyan")

    def refusals(self, state: State) -> None:
        """Print what cannot be done now, under the clause that forbids it."""
        refused = state.explained().refusals
        if not refused:
            self.console.print(self.words.say("terminal-why-none"))
            return
        for clause in dict.fromkeys(refused.values()):
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(no_wrap=True)
            grid.add_column(overflow="fold")
            cited = self.words.cite(clause)
            grid.add_row(ink(cited, style="bold"), explained(clause, self.words))
            moves = [move for move in refused if refused[move] == clause]
            pieces = [ink(f"✗ {self.choice(state, move)}", style="dim") for move in moves]
            room = self.console.width - len(cited) - 2
            grid.add_row("", in_columns(pieces, room))
            self.console.print(grid)

    # How it ended

    def score_sheets(self, state: State) -> None:
        """Print where everybody's points came from."""
        grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column(self.words.say("table-score-sheet"))
        for seat in range(state.seats):
            grid.add_column(self.seating.name(seat), justify="right")
        rows = self.score_rows(state)
        for row, (said, values) in enumerate(rows.items()):
            shown = [self.number(value) if value else ink("–", style="dim") for value in values]
            grid.add_row(said, *shown, end_section=row == len(rows) - 1)
        totals = [ink(self.number(score), style="bold") for score in state.scores()]
        grid.add_row(ink(self.words.say("table-total"), style="bold"), *totals)
        self.console.print(grid)

    def number(self, value: float) -> str:
        return self.words.say("number-plain", number=value)

    def score_rows(self, state: State) -> dict[str, list[float]]:
        """Return the points of each seat by their source."""
        return score_rows(self.title, state, self.words)

    def result(self, state: State) -> None:
        """Say who won, and how a tie was broken."""
        self.heading(self.words.say("table-ended"))
        tie = self.table.questions.tie_break(self.title.view(state, self.seating.me))
        if tie:
            self.console.print(tie)
        self.console.print(ink(self.winners(state), style="bold"))

    def winners(self, state: State) -> str:
        winners = state.winners()
        names = self.words.say("table-and").join(self.seating.names[seat] for seat in winners)
        return self.words.say("table-winner", names=names, count=len(winners))
