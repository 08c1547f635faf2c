"""`kingsbridge server import`: finished games brought in from files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kingsbridge.cli.screen import screen
from kingsbridge.cli.server.database import Database, opened
from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.terminal.games import read_record
from kingsbridge.work.files import BadFile


def import_records(
    owner: Annotated[str, typer.Option(metavar="NAME", help="The account they shall belong to.")],
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records.")],
    database: Database = None,
) -> None:
    """Bring finished games in; every one is played again and checked first."""
    from kingsbridge.server.clock import wall_clock
    from kingsbridge.server.database.engines import writing
    from kingsbridge.server.people.accounts import account_of
    from kingsbridge.server.tables.archive import insert_record
    from kingsbridge.table.records import check_finished

    records = [read_record(path) for path in files]
    for path, record in zip(files, records, strict=True):
        try:
            check_finished(record)
        except KingsbridgeError as error:
            raise BadFile(f"{str(path)!r}: {error}") from None
    # All of them or none.
    with opened(database) as engine, writing(engine) as connection:
        person = account_of(connection, owner)
        for path, record in zip(files, records, strict=True):
            table = insert_record(connection, person, record, wall_clock())
            screen().print(f"{path} is at /table/{table.terms.code}", soft_wrap=True)
