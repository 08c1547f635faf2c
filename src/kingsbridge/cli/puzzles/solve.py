"""`kingsbridge puzzles solve`: puzzles at the terminal; how one stands is kept with one's games."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from kingsbridge.cli.options import USUAL_TITLE, Language, TitleKey
from kingsbridge.cli.screen import screen, speak
from kingsbridge.engine.title import title
from kingsbridge.study.puzzles import Puzzle, puzzles_of
from kingsbridge.study.puzzles_told import (
    PuzzleVerdict,
    date_of,
    theme_name,
    told_solution,
    told_standing,
    told_verdict,
)
from kingsbridge.study.solver_book import Book, book_from_text
from kingsbridge.study.solving import day_of
from kingsbridge.terminal.games import games_folder
from kingsbridge.terminal.layout import ink
from kingsbridge.terminal.narrator import Narrator
from kingsbridge.terminal.seating import Seating
from kingsbridge.terminal.table import table_of
from kingsbridge.words import Words
from kingsbridge.words.numbers import change
from kingsbridge.words.seats import seat_names
from kingsbridge.work.files import read_text, write_text


def solve(
    title_key: TitleKey = USUAL_TITLE,
    daily: Annotated[bool, typer.Option("--daily", help="The puzzle of the day.")] = False,
    theme: Annotated[
        str | None, typer.Option(help="What it shall be about; --theme list names them.")
    ] = None,
    language: Language = None,
) -> None:
    """Find the best move. The first try counts; your rating is kept beside your games."""
    words = speak(language)
    if theme == "list":
        for key, count in puzzles_of(title_key).counts().items():
            screen().print(f"{key}: {theme_name(title_key, key, words)} ({count})")
        return
    today = day_of(int(datetime.now(UTC).timestamp() * 1000))
    Solving(title_key, words, screen(), today).solve(daily, theme)


def book_file(title_key: str) -> Path:
    """Return where somebody's puzzles of a title are kept."""
    return games_folder().parent / "puzzles" / f"{title_key}.json"


class Solving:
    """One sitting with the puzzles of a title."""

    def __init__(self, title_key: str, words: Words, console: Console, today: int) -> None:
        self.puzzles = puzzles_of(title_key)
        self.words = words
        self.console = console
        self.today = today
        self.path = book_file(title_key)
        self.book: Book = book_from_text(read_text(self.path) if self.path.exists() else None)

    def solve(self, daily: bool, theme: str | None) -> None:
        """Put one puzzle after another until somebody has had enough."""
        try:
            if daily:
                self.put(self.puzzles.daily(self.today), self.today)
                return
            while True:
                self.put(self.book.next(self.puzzles, theme), None)
                if self.read("puzzle-more").startswith("q"):
                    return
        except (EOFError, KeyboardInterrupt):
            self.console.print()

    def put(self, puzzle: Puzzle, day: int | None) -> None:
        """Show a puzzle and hear tries until it is solved or given up."""
        state = puzzle.state()
        names = seat_names(state.seats, self.words)
        table = table_of(puzzle.title, {}, self.words)
        seating = Seating(names, state.seat, [None] * state.seats)
        narrator = Narrator(title(puzzle.title), table, self.words, seating, self.console)
        self.head(puzzle, day)
        narrator.fitting_table(state)
        self.console.print()
        narrator.question(state)
        listed = narrator.choices(state)
        while True:
            answer = self.read("puzzle-prompt").lower()
            if answer in ("q", "quit"):
                raise EOFError
            if answer == "s":
                if puzzle.key not in self.book.known:
                    self.keep(puzzle, False, day)
                self.say(told_solution(puzzle, self.words.language).said)
                return
            if not (answer.isdecimal() and 1 <= int(answer[:9]) <= len(listed)):
                self.console.print(self.words.say("terminal-no-such-choice", choices=len(listed)))
                continue
            if self.tried(puzzle, listed[int(answer) - 1], day):
                return

    def head(self, puzzle: Puzzle, day: int | None) -> None:
        """Say which puzzle it is, and how one stands."""
        themes = ", ".join(theme_name(puzzle.title, one, self.words) for one in puzzle.themes)
        rating = self.book.rating_of(puzzle).shown
        what = "puzzle-find" if day is None else "puzzles-daily"
        on = "" if day is None else f" {date_of(day)}"
        self.console.rule(ink(self.words.say(what) + on, style="bold"), align="left", style="dim")
        self.console.print(
            " · ".join(
                [
                    self.words.title(puzzle.title),
                    self.words.say("puzzle-difficulty", rating=str(rating)),
                    self.words.say("puzzle-about", themes=themes),
                    self.standing(),
                ]
            ),
            style="dim",
        )

    def standing(self) -> str:
        """Say how one stands."""
        mine = told_standing(self.puzzles.title, self.book.standing, self.today)
        message = "puzzle-rating" if mine.sure else "puzzle-rating-unsure"
        said = [self.words.say(message, rating=str(mine.rating))]
        if mine.run > 1:
            said.append(self.words.say("puzzle-run", run=mine.run))
        if mine.days:
            said.append(self.words.say("puzzle-days", days=mine.days))
        return " · ".join(said)

    def tried(self, puzzle: Puzzle, move: int, day: int | None) -> bool:
        """Say whether a move is the best one; return whether it is."""
        before = self.book.standing
        counted = puzzle.key not in self.book.known
        self.keep(puzzle, move == puzzle.best, day)
        verdict = told_verdict(
            puzzle,
            move,
            before,
            self.book.standing,
            self.today,
            self.words.language,
            counted=counted,
        )
        self.tell(verdict)
        return verdict.solved

    def tell(self, verdict: PuzzleVerdict) -> None:
        """Say what came of a try."""
        self.say(verdict.said, "bold green" if verdict.solved else "bold red")
        if verdict.solution is not None:
            self.say(verdict.solution.said)
        if verdict.counted:
            moved = change(verdict.change, 0, self.words)
            rating = str(verdict.standing.rating)
            said = self.words.say("puzzle-rating-change", rating=rating, change=moved)
            self.console.print(said, style="dim")

    def keep(self, puzzle: Puzzle, solved: bool, day: int | None) -> None:
        """Keep how one stands after a try."""
        self.book = self.book.after(puzzle, solved, day)
        write_text(self.path, self.book.to_text())

    def say(self, lines: list[str], style: str = "") -> None:
        for line in lines:
            self.console.print(line, style=style)

    def read(self, message: str) -> str:
        """Read a line, and show it if it did not come from a keyboard."""
        answer = self.console.input(Text(f"{self.words.say(message)}: ")).strip()
        if not sys.stdin.isatty():
            self.console.print(answer)
        return answer
