"""A backup brought back, into a database that has nothing in it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    Engine,
    Integer,
    column,
    func,
    insert,
    inspect,
    select,
    table,
    text,
)

from kingsbridge.server.database.backup import Header, parts_of
from kingsbridge.server.database.engines import shown, writing
from kingsbridge.server.database.failures import BadDatabase
from kingsbridge.server.database.files import make_private
from kingsbridge.server.database.migrations import configuration
from kingsbridge.server.tables.archive import check_everything
from kingsbridge.work.files import BadFile


def restore(engine: Engine, file: Path, header: Header) -> int:
    """Bring a backup back, all of it or nothing; return how many games were checked.

    The schema is made as it was when the backup was; what has changed since is done to the rows
    as it would have been done to them there.
    """
    make_private(engine)
    with writing(engine) as connection:
        there = inspect(connection).get_table_names()
        if there:
            raise BadDatabase(f"{shown(engine)} is not empty: a backup is restored into a new one")
        try:
            command.upgrade(configuration(connection), header.revision)
        except CommandError:
            raise BadFile(
                f"{str(file)!r} was made by a later version of Kingsbridge, {header.version}"
            ) from None
        _fill(connection, file)
        command.upgrade(configuration(connection), "head")
        games = 0
        for code, error in check_everything(connection):
            games += 1
            if error is not None:
                raise BadFile(f"{str(file)!r}: the game {code} is not as it was: {error}")
        return games


def _fill(connection: Connection, file: Path) -> None:
    counted: set[str] = set()
    for part in parts_of(file):
        if isinstance(part, Header):
            continue
        heading, rows = part
        into = table(heading.table, *map(column, heading.columns))
        values = [dict(zip(heading.columns, row, strict=True)) for row in rows]
        connection.execute(insert(into), values)
        if "id" in heading.columns:
            counted.add(heading.table)
    if connection.dialect.name == "postgresql":
        for name in sorted(counted):
            _count_on(connection, name)


def _count_on(connection: Connection, name: str) -> None:
    """Let PostgreSQL number new rows from where the old ones end."""
    last = select(func.max(column("id", Integer()))).select_from(table(name))
    connection.execute(
        text("SELECT setval(pg_get_serial_sequence(:name, 'id'), :last)"),
        {"name": name, "last": connection.execute(last).scalar_one()},
    )
