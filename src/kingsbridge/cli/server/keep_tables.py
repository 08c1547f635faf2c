"""`kingsbridge server tables` and `close`."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from kingsbridge.cli.options import Json
from kingsbridge.cli.screen import print_json, screen
from kingsbridge.cli.server.database import Database, opened
from kingsbridge.cli.server.desk import (
    AFTER_DASHES,
    UNITS,
    PageNumber,
    at_desk,
    milliseconds,
    print_page,
    print_rows,
    when,
)
from kingsbridge.engine.errors import BadOption

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from kingsbridge.server.hosting.tables import WantedTables


class Standing(StrEnum):
    """How far a table has come; the server knows the same."""

    OPEN = "open"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


OfStatus = Annotated[Standing | None, typer.Option("--status", help="How far they have come.")]
OfTitle = Annotated[str | None, typer.Option("--title", help="Of which game.")]
OfOwner = Annotated[
    str | None, typer.Option("--owner", metavar="NAME", help="Opened by whom: a name or code.")
]
Quiet = Annotated[
    str | None,
    typer.Option("--quiet", metavar="TIME", help="Nothing was done there for 30m, 12h, 7d, 4w."),
]


def wanted_tables(
    connection: Connection,
    status: Standing | None,
    title: str | None,
    owner: str | None,
    quiet: str | None,
) -> WantedTables:
    """Return which tables are meant."""
    from kingsbridge.server.hosting import people
    from kingsbridge.server.hosting.tables import WantedTables
    from kingsbridge.table.told import Status

    return WantedTables(
        status=None if status is None else Status(status.value),
        title=title,
        owner=None if owner is None else people.person_of(connection, owner).code,
        quiet_hours=None if quiet is None else milliseconds(quiet) / UNITS["h"],
    )


def list_tables(
    status: OfStatus = None,
    title: OfTitle = None,
    owner: OfOwner = None,
    quiet: Quiet = None,
    page: PageNumber = 1,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """List tables, the newest first."""
    import msgspec

    from kingsbridge.server.clock import wall_clock
    from kingsbridge.server.database.engines import reading
    from kingsbridge.server.hosting import tables

    with opened(database) as engine, reading(engine) as connection:
        wanted = wanted_tables(connection, status, title, owner, quiet)
        found = tables.search(connection, wall_clock(), wanted, page - 1)
    if as_json:
        print_json(msgspec.to_builtins(found))
        return
    print_rows(
        ("code", "game", "status", "opened by", "players", "changed"),
        (
            (
                one.code,
                one.title,
                one.status,
                one.owner_name,
                ", ".join(one.names),
                when(one.changed),
            )
            for one in found.shown
        ),
    )
    print_page(found, "tables")


def close_tables(
    codes: Annotated[
        list[str] | None,
        typer.Argument(metavar="CODE", help=f"These; or all that are meant. {AFTER_DASHES}"),
    ] = None,
    status: OfStatus = None,
    title: OfTitle = None,
    owner: OfOwner = None,
    quiet: Quiet = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask whether that is meant.")] = False,
    database: Database = None,
) -> None:
    """Close tables for good: those named, or all that are meant, after saying how many."""
    from kingsbridge.server.clock import wall_clock
    from kingsbridge.server.database.engines import reading
    from kingsbridge.server.hosting import tables

    meant = (status, title, owner, quiet)
    if bool(codes) == any(meant):
        raise BadOption("name the tables, or say which by --status, --title, --owner or --quiet")
    if codes:
        with at_desk(database) as desk:
            for code in codes:
                tables.close(desk, code)
        screen().print(f"{len(codes)} tables are closed")
        return
    with opened(database) as engine, reading(engine) as connection:
        wanted = wanted_tables(connection, *meant)
        many = tables.count(connection, wall_clock(), wanted, going_on=True)
    if many and not yes:
        typer.confirm(f"{many} tables would be closed for good. Close them?", abort=True, err=True)
    closed = 0
    while True:
        with at_desk(database) as desk:
            done = len(tables.close_all(desk, wanted))
        closed += done
        if done < tables.MOST_CLOSED:
            break
    screen().print(f"{closed} tables are closed")
