"""The engine of a database, SQLite's or PostgreSQL's, and its transactions."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from kingsbridge.extras import how_to_get
from kingsbridge.server.database.failures import BadDatabase
from kingsbridge.server.database.files import keep_private, make_private
from kingsbridge.server.database.migrations import migrate

# So many threads read at the same time.
READERS = 4
# How long PostgreSQL may be silent, on a new connection and on an old one, before it is gone.
PATIENCE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 20_000,
}


def open_engine(url: str) -> Engine:
    """Return the database of this URL; SQLite and PostgreSQL are known."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadDatabase(
            f"{url!r} is no database; expected sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    if parsed.get_backend_name() == "sqlite":
        engine = create_engine(parsed, connect_args={"timeout": 10})
        event.listen(engine, "connect", _durable)
        event.listen(engine, "begin", _begin)
        return engine
    if parsed.get_backend_name() == "postgresql":
        try:
            return create_engine(
                parsed.set(drivername="postgresql+psycopg"),
                pool_pre_ping=True,
                pool_size=READERS + 2,
                connect_args=PATIENCE,
            )
        except (NoSuchModuleError, ModuleNotFoundError):
            raise BadDatabase(f"PostgreSQL needs its driver: {how_to_get('postgresql')}") from None
    raise BadDatabase(
        f"there is no support for {parsed.get_backend_name()!r}; there is 'sqlite' or 'postgresql'"
    )


def _durable(connection: Any, _record: object) -> None:
    """Let SQLite keep a commit even if the power fails, and readers not wait for the writer."""
    # The driver would begin transactions too late, and none at all for a migration or a reading.
    connection.isolation_level = None
    # What a statement may have to undo is kept in memory: it need not outlive anything.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """Begin a transaction of SQLite, in the way that is asked for."""
    begin = connection.get_execution_options().get("begin", "BEGIN")
    if begin is not None:
        connection.exec_driver_sql(begin)


def reading(engine: Engine) -> AbstractContextManager[Connection]:
    """Return a transaction that sees one moment, whatever is written meanwhile."""
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    return engine.connect()


def writing(engine: Engine) -> AbstractContextManager[Connection]:
    """Return a transaction that writes: one of SQLite waits for its turn now, not half-way."""
    return engine.execution_options(begin="BEGIN IMMEDIATE").begin()


def at_once(engine: Engine) -> Engine:
    """Return it for transactions of one statement, which the database makes durable by itself.

    Between two statements the thread that writes would wait until the event loop lets it go on.
    """
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="AUTOCOMMIT")
    return engine.execution_options(begin=None)


def prepare(engine: Engine) -> None:
    """Bring the schema up to date; raise if this is no database that can be used."""
    make_private(engine)
    try:
        migrate(engine)
    except DBAPIError as error:
        raise BadDatabase(cannot_be_used(engine, error)) from None
    except CommandError as error:
        raise BadDatabase(
            f"{shown(engine)} was made by another version of Kingsbridge: {error}"
        ) from None
    keep_private(engine)


def shown(engine: Engine) -> str:
    """Return a database as it is named to people, without its password."""
    return f"the database {engine.url.render_as_string()!r}"


def cannot_be_used(engine: Engine, error: DBAPIError) -> str:
    """Return what the driver says of a database, in a line."""
    why = " ".join(str(error.orig).split()) or type(error.orig).__name__
    return f"{shown(engine)} cannot be used: {why}"
