"""What the commands that keep order have in common: the desk they sit at, times, and lists."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kingsbridge.cli.screen import screen
from kingsbridge.cli.server.database import opened
from kingsbridge.engine.errors import BadOption

if TYPE_CHECKING:
    from kingsbridge.server.hosting.desk import Desk
    from kingsbridge.server.hosting.paging import Page

UNITS = {"m": 60_000, "h": 3_600_000, "d": 86_400_000, "w": 7 * 86_400_000}

# Codes of today begin with a letter or digit; those of earlier versions need not.
AFTER_DASHES = "One that begins with - stands last, after --."
Who = Annotated[
    str,
    typer.Argument(
        metavar="NAME", help=f"The name of an account, or anybody's code. {AFTER_DASHES}"
    ),
]
PageNumber = Annotated[int, typer.Option("--page", min=1, help="Which page, of 50 each.")]
For = Annotated[
    str | None,
    typer.Option("--for", metavar="TIME", help="For how long: 30m, 12h, 7d, 4w; else for good."),
]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why; they are told.")]


@contextmanager
def at_desk(url: str | None) -> Iterator[Desk]:
    """Sit down at the desk, as a command: all that is done there is stored at once or not at all.

    A server that runs meanwhile hears of it.
    """
    from kingsbridge.server.clock import wall_clock
    from kingsbridge.server.database.engines import writing
    from kingsbridge.server.database.store import announce
    from kingsbridge.server.hosting.desk import Desk

    with opened(url) as engine, writing(engine) as connection:
        yield Desk(connection, None, wall_clock(), announce)


def milliseconds(said: str) -> int:
    """Return how long a time is: 30m, 12h, 7d, 4w."""
    found = re.fullmatch(r"([0-9]{1,6})([mhdw])", said)
    if found is None or not int(found[1]):
        raise BadOption(f"a time is written as 30m, 12h, 7d or 4w, not {said!r}")
    return int(found[1]) * UNITS[found[2]]


def ends_at(now: int, said: str | None) -> int | None:
    """Return when a time is over that begins now."""
    return None if said is None else now + milliseconds(said)


def when(at: int | None) -> str:
    """Return a time as people here read it."""
    if at is None:
        return "-"
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def print_rows(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a list, one a line."""
    from rich.table import Table

    table = Table(*heads, box=None, pad_edge=False, header_style="dim")
    for row in rows:
        table.add_row(*row)
    screen().print(table)


def print_page(page: Page[Any], what: str) -> None:
    """Say how much more of a list there is."""
    from kingsbridge.server.hosting.paging import PAGE

    pages = max(1, -(-page.total // PAGE))
    screen().print(f"{page.total} {what}, page {page.page + 1} of {pages}", style="dim")
