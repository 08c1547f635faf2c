"""A bar that shows how many games are played, and who is ahead so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column

from kingsbridge.locale import Words
from kingsbridge.terminal.screen import error_screen

Show = Callable[[int, str], None]


@contextmanager
def games_bar(games: int, words: Words) -> Iterator[Show]:
    """Show a bar while games are played; call it with how many are, and what is known so far."""
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[known]}", table_column=Column(no_wrap=True, overflow="ellipsis")),
        console=error_screen(),
        transient=True,
        disable=not error_screen().is_terminal,
    )
    with progress:
        task = progress.add_task(words.say("terminal-games"), total=games, known="")
        yield lambda played, known: progress.update(task, completed=played, known=known)
