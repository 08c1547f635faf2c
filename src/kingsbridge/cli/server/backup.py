"""`kingsbridge server backup` and `restore`: everything that a server knows, in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kingsbridge.cli.screen import screen
from kingsbridge.cli.server.database import Database, opened


def make_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")],
    database: Database = None,
) -> None:
    """Write everything into one file, as it is at one moment; the server may go on meanwhile.

    All secrets are in it: it is for nobody else to read.
    """
    from kingsbridge.server.clock import wall_clock
    from kingsbridge.server.database.backup import write_backup
    from kingsbridge.server.database.engines import reading

    with opened(database) as engine, reading(engine) as connection:
        counts = write_backup(connection, file, wall_clock())
    told = f"{counts.get('people', 0)} people and {counts.get('tables', 0)} tables"
    screen().print(f"{told} are in {str(file)!r}", soft_wrap=True)


def restore_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: Database = None,
) -> None:
    """Bring a backup into a new, empty database, of SQLite or PostgreSQL; all games are checked."""
    from sqlalchemy.exc import DBAPIError

    from kingsbridge.server.database.backup import check_backup
    from kingsbridge.server.database.engines import cannot_be_used, open_engine
    from kingsbridge.server.database.failures import BadDatabase
    from kingsbridge.server.hosting.restoring import restore
    from kingsbridge.server.serve import default_database

    header = check_backup(file)
    engine = open_engine(database or default_database())
    try:
        games = restore(engine, file, header)
    except DBAPIError as error:
        raise BadDatabase(cannot_be_used(engine, error)) from None
    finally:
        engine.dispose()
    told = f"{header.counts.get('people', 0)} people and {header.counts.get('tables', 0)} tables"
    screen().print(f"{told} are back; all {games} games are as they should be")
