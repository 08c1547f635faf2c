"""`kingsbridge server password`: for somebody who forgot theirs, where there are no letters."""

from __future__ import annotations

import sys
from getpass import getpass
from typing import Annotated

import typer

from kingsbridge.cli.screen import screen
from kingsbridge.cli.server.database import Database
from kingsbridge.cli.server.desk import at_desk


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
    from kingsbridge.server.hosting.passwords import hand_link, set_password

    if not ask:
        with at_desk(database) as desk:
            sealed = hand_link(desk, name)
        # For whoever hands it on, a program too: nothing else, on one line.
        typer.echo(f"{address.rstrip('/')}/letters/reset#{sealed}")
        return
    # Asked for before anything is held up: at the desk nobody else writes.
    new = new_password()
    with at_desk(database) as desk:
        set_password(desk, name, new)
    screen().print(f"{name} has a new password now, and is logged out everywhere")


def new_password() -> str:
    """Return the password that is typed in unseen, or comes as a line of the input."""
    if sys.stdin.isatty():
        return getpass("New password: ")
    return sys.stdin.readline().rstrip("\r\n")
