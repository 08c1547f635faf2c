"""`kingsbridge server export`: finished games as files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kingsbridge.cli.screen import screen
from kingsbridge.cli.server.database import Database, opened
from kingsbridge.work.files import write_text


def export_records(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to write them.")],
    database: Database = None,
) -> None:
    """Write the record of every finished game into a folder."""
    from kingsbridge.server.database.engines import reading
    from kingsbridge.server.tables.archive import stored_records

    written = 0
    with opened(database) as engine, reading(engine) as connection:
        for code, record in stored_records(connection):
            write_text(folder / f"{record.title_key}-{code}.json", record.to_text())
            written += 1
    screen().print(f"{written} records are in {str(folder)!r}", soft_wrap=True)
