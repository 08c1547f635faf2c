"""`kingsbridge server host`: who keeps order."""

from __future__ import annotations

from typing import Annotated

import typer

from kingsbridge.cli.screen import screen
from kingsbridge.cli.server.database import Database, opened


def make_host(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of an account.")],
    database: Database = None,
) -> None:
    """Make somebody a host, who can close tables and ban people."""
    from kingsbridge.server.database.engines import writing
    from kingsbridge.server.people.accounts import make_host

    with opened(database) as engine, writing(engine) as connection:
        make_host(connection, name)
    screen().print(f"{name} is a host now")
