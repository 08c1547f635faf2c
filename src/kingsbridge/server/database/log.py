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

from collections.abc import Awaitable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from functools import cache
from time import monotonic
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    Dialect,
    Engine,
    TextClause,
    bindparam,
    event,
    insert,
    select,
    text,
)
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from kingsbridge.server.database.engines import at_once
from kingsbridge.server.database.files import SameFile
from kingsbridge.server.database.group_commit import GroupCommit, Spoiled
from kingsbridge.server.database.schema import NOT_PLAYED, log, steps
from kingsbridge.table.log import Row
from kingsbridge.table.table import closed

# More than this in one statement make the first of them, and whoever comes next, wait too long.
MOST_ROWS = 64
# A connection that was in use a moment ago need not be tried before it is used again.
FRESH_FOR = 1.0
# The one thing that the statement is given.
ROWS = "rows"


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
        self._statement = Statement.of(engine.dialect)
        self._commits: GroupCommit[NewRow, None] = GroupCommit(self._commit, turn, MOST_ROWS)
        # Of SQLite, the file that was opened: rows go past where else it is looked at.
        self.same_file: SameFile | None = None
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

    def append(self, row: NewRow) -> Awaitable[None]:
        """Append a row; it is durable when this returns.

        `IntegrityError` means that another process was faster, `NotNow` that the table was closed,
        `Unavailable` that it is not known to be stored.
        """
        return self._commits.write(row)

    def _commit(self, rows: list[NewRow]) -> list[None]:
        """Append all of them by one statement; raise Spoiled if the database would not have it."""
        if self.same_file is not None:
            self.same_file.check()
        connection = self._kept_connection()
        try:
            self._statement.execute(connection, as_json(rows))
        except (IntegrityError, DataError) as error:
            raise Spoiled(closed() if not_played(error) else error) from None
        except Exception:
            connection.invalidate()
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


class Statement(NamedTuple):
    """The statement that appends, as the driver is given it.

    What SQLAlchemy does for every statement would take as long as everything else that the thread
    which writes does in Python, and the event loop waits for both.
    """

    dialect: Dialect
    sql: str
    positional: bool

    @staticmethod
    def of(dialect: Dialect) -> Statement:
        """Return it for a kind of database."""
        compiled = _put_into_steps(dialect.name).compile(dialect=dialect)
        return Statement(dialect, str(compiled), dialect.positional)

    def execute(self, connection: Connection, rows: str) -> None:
        """Execute it over a connection that makes each statement durable; raise as usual."""
        driver: Any = connection.connection.driver_connection
        known = (rows,) if self.positional else {ROWS: rows}
        try:
            driver.execute(self.sql, known).close()
        except self.dialect.loaded_dbapi.Error as error:
            base = self.dialect.loaded_dbapi.Error
            raise DBAPIError.instance(self.sql, None, error, base, dialect=self.dialect) from None


def append_rows(connection: Connection, rows: Sequence[NewRow]) -> bool:
    """Append to the logs of several tables; return whether all of them are being played.

    Raise IntegrityError if one of the places is taken. It is one statement, so that either all of
    it is stored or nothing.
    """
    try:
        connection.execute(_put_into_steps(connection.dialect.name), {ROWS: as_json(rows)})
    except IntegrityError as error:
        if not_played(error):
            return False
        raise
    return True


def not_played(error: DBAPIError) -> bool:
    """Return whether rows were refused because a table is not being played."""
    return NOT_PLAYED in str(error.orig)


def as_json(rows: Iterable[NewRow]) -> str:
    """Return rows as the text that the statement takes.

    Tables are taken in their order, so that two processes never wait for each other.
    """
    return json_text(
        [(new.table, *new.row, new.deciding, new.due, new.result) for new in sorted(rows)]
    )


# Statements are made once: to make one anew costs more than to carry it out.


@cache
def _put_into_steps(dialect: str) -> TextClause:
    """Return what puts many rows into `steps` at once; they come as one text of JSON.

    With a statement for each row, the thread that writes would have to wait for the others as
    often, and PostgreSQL to be asked as often.
    """
    columns = ", ".join(f'"{part.name}"' for part in steps.c)
    if dialect == "sqlite":
        fields = [f"json_extract(value, '$[{place}]')" for place in range(len(steps.c))]
        each = f"json_each(:{ROWS})"
    else:
        fields = [f"CAST(value ->> {place} AS {part.type})" for place, part in enumerate(steps.c)]
        each = f"json_array_elements(CAST(:{ROWS} AS json))"
    return text(f"INSERT INTO steps ({columns}) SELECT {', '.join(fields)} FROM {each}")


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
