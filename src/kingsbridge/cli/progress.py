"""A bar that shows how much of a long piece of work is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column

from kingsbridge.cli.screen import error_screen
from kingsbridge.words import Words

Show = Callable[[int, str], None]


def games_bar(games: int, words: Words) -> AbstractContextManager[Show]:
    """Show a bar while games are played."""
    return bar(words.say("arena-games"), games)


@contextmanager
def bar(what: str, total: int) -> Iterator[Show]:
    """Show a bar while work is done; call it with how much is, and what is known so far."""
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
        task = progress.add_task(what, total=total, known="")
        yield lambda done, known: progress.update(task, completed=done, known=known)
