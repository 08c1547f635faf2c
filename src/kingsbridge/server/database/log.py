"""The log of every table: its rows are appended here, by group commit, and read again.

A row is put into the view `steps`, not into the table `log`. A trigger (migration 0002) does the
rest within the same statement, on SQLite and on PostgreSQL alike:

- it appends the row to `log`, where `(table, n)` is unique: if somebody was faster, the statement
  fails as IntegrityError;
- it notes in `tables` the version, whose decision it is, when somebody must look after the table
  and when it changed; a row with a result also ends the game (status `finished`);
- if the table is not being played, it fails with the words `NOT_PLAYED`, as IntegrityError too;
- on PostgreSQL it tells all processes by NOTIFY which table is at which version now, once the
  transaction is committed, and names the process that wrote (see `Store`).

Were it several statements, the writing thread would wait for the event loop between any two.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from functools import cache
from time import monotonic
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    JSON,
    ColumnClause,
    ColumnElement,
    Connection,
    Engine,
    Insert,
    TableValuedAlias,
    Text,
    bindparam,
    cast,
    event,
    func,
    insert,
    select,
)
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DataError, IntegrityError

from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.server.database.engines import at_once
from kingsbridge.server.database.group_commit import GroupCommit, Spoiled
from kingsbridge.server.database.schema import NOT_PLAYED, log, steps
from kingsbridge.table.log import Row
from kingsbridge.table.table import closed

# More than this in one statement make the first of them, and whoever comes next, wait too long.
MOST_ROWS = 64
# A connection that was in use a moment ago need not be tried before it is used again.
FRESH_FOR = 1.0


class NewRow(NamedTuple):
    """A row for a table's log, and what is to be known of the table without folding it."""

    table: int
    row: Row
    deciding: int
    due: int | None
    # How the game ended, as JSON, if it did.
    result: str | None = None


class TableLog:
    """Where rows are appended while people play: all that wait, of all tables, by one statement."""

    def __init__(self, engine: Engine, turn: AbstractAsyncContextManager[None]) -> None:
        self._engine = engine
        self._commits: GroupCommit[NewRow, None] = GroupCommit(self._commit, turn, MOST_ROWS)
        self._kept: Connection | None = None
        self._used = 0.0
        event.listen(engine, "handle_error", self._doubt)

    def start(self) -> None:
        """Begin to write."""
        self._commits.start()

    async def stop(self) -> None:
        """Write what waits, and nothing more."""
        await self._commits.stop()

    def close(self) -> None:
        """Let the connection go."""
        kept, self._kept = self._kept, None
        if kept is not None:
            kept.close()

    async def append(self, row: NewRow) -> None:
        """Append a row; it is durable when this returns.

        `IntegrityError` means that another process was faster, `NotNow` that the table was closed,
        `Unavailable` that it is not known to be stored.
        """
        await self._commits.write(row)

    def _commit(self, rows: list[NewRow]) -> list[None]:
        """Append all of them by one statement; raise Spoiled if the database would not have it."""
        connection = self._kept_connection()
        try:
            with connection.begin():
                if not append_rows(connection, rows):
                    raise closed()
        except (IntegrityError, DataError, KingsbridgeError) as error:
            raise Spoiled(error) from None
        except Exception:
            self.close()
            raise
        return [None] * len(rows)

    def _kept_connection(self) -> Connection:
        """Return the connection for single statements; to take one anew costs as much as those."""
        if monotonic() - self._used > FRESH_FOR:
            self.close()
        if self._kept is None:
            self._kept = at_once(self._engine).connect()
        self._used = monotonic()
        return self._kept

    def _doubt(self, _error: ExceptionContext) -> None:
        """Have the connection tried before it is used again: something went wrong with another."""
        self._used = 0.0


def append_rows(connection: Connection, rows: Sequence[NewRow]) -> bool:
    """Append to the logs of several tables; return whether all of them are being played.

    Raise IntegrityError if one of the places is taken. It is one statement, so that either all of
    it is stored or nothing. Tables are taken in their order, so that two processes never wait for
    each other.
    """
    values = [
        {
            "table": new.table,
            **new.row._asdict(),
            "deciding": new.deciding,
            "due": new.due,
            "result": new.result,
        }
        for new in sorted(rows)
    ]
    try:
        connection.execute(_put_into_steps(connection.dialect.name), {"rows": json_text(values)})
    except IntegrityError as error:
        if NOT_PLAYED in str(error.orig):
            return False
        raise
    return True


# Statements are made once: to make one anew costs more than to carry it out.


@cache
def _put_into_steps(dialect: str) -> Insert:
    """Return what puts many rows into `steps` at once; they come as one text of JSON.

    With a statement for each row, the thread that writes would have to wait for the others as
    often, and PostgreSQL to be asked as often.
    """
    rows = bindparam("rows", type_=Text())
    each: TableValuedAlias
    if dialect == "sqlite":
        each = func.json_each(rows).table_valued("value", name="row")
    else:
        each = func.json_array_elements(cast(rows, JSON)).table_valued("value", name="row")

    def field(part: ColumnClause[Any]) -> ColumnElement[Any]:
        if dialect == "sqlite":
            return func.json_extract(each.c.value, f"$.{part.name}")
        return cast(func.json_extract_path_text(each.c.value, part.name), part.type)

    found = select(*(field(part) for part in steps.c)).select_from(each)
    return insert(steps).from_select(list(steps.c), found)


_insert_row = insert(log)


def insert_rows(connection: Connection, table: int, rows: Sequence[Row]) -> None:
    """Write the first rows of a log with a table that is stored in the same transaction."""
    connection.execute(_insert_row, [{"table": table, **row._asdict()} for row in rows])


_rows = (
    select(log.c.n, log.c.kind, log.c.seat, log.c.move, log.c.key, log.c.at)
    .where(log.c.table == bindparam("number"), log.c.n > bindparam("after"))
    .order_by(log.c.n)
)


def load_rows(connection: Connection, table: int, after: int) -> list[Row]:
    """Read a table's log from after a version on."""
    return [Row(*row) for row in connection.execute(_rows, {"number": table, "after": after})]


def json_text(thing: object) -> str:
    """Return something as the JSON that is stored."""
    return msgspec.json.encode(thing).decode()
