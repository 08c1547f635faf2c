"""`kingsbridge server password`: for somebody who forgot theirs, where there are no letters."""

from __future__ import annotations

import sys
from getpass import getpass
from typing import Annotated

import typer

from kingsbridge.cli.screen import screen
from kingsbridge.cli.server.database import Database, opened


def password(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of an account.")],
    ask: Annotated[
        bool,
        typer.Option(
            "--ask",
            help="Ask for the new password, unseen; or read it from the input, a line of it.",
        ),
    ] = False,
    address: Annotated[
        str,
        typer.Option(
            envvar="KINGSBRIDGE_ADDRESS",
            metavar="URL",
            help="How people reach the server, for the link.",
        ),
    ] = "http://127.0.0.1:8000",
    database: Database = None,
) -> None:
    """Print a link by which somebody can choose a new password, once and within an hour.

    With --ask the password is set here, and all their browsers and programs are logged out.
    """
    from kingsbridge.server.clock import wall_clock
    from kingsbridge.server.database.engines import writing
    from kingsbridge.server.people.credentials import hosts_link, set_password

    with opened(database) as engine:
        if not ask:
            with writing(engine) as connection:
                sealed = hosts_link(connection, name, wall_clock)
            # For whoever hands it on, a program too: nothing else, on one line.
            typer.echo(f"{address.rstrip('/')}/letters/reset#{sealed}")
            return
        with writing(engine) as connection:
            set_password(connection, name, new_password())
    screen().print(f"{name} has a new password now, and is logged out everywhere")


def new_password() -> str:
    """Return the password that is typed in unseen, or comes as a line of the input."""
    if sys.stdin.isatty():
        return getpass("New password: ")
    return sys.stdin.readline().rstrip("\r\n")
