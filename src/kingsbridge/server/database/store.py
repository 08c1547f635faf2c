"""The database, kept away from the event loop: it is read and written in threads.

Writes go in groups, and what is done by one statement does not wait for what takes longer. A
reading sees the database at one moment, however many questions it asks.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, AbstractContextManager, nullcontext
from pathlib import Path
from time import monotonic
from typing import IO, Any, TypeVar

from alembic.util import CommandError
from prometheus_client import Counter, Histogram
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text
from sqlalchemy.engine import ExceptionContext, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    NoSuchModuleError,
)

from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.extras import how_to_get
from kingsbridge.server.database import schema
from kingsbridge.server.database.group_commit import Spoiled, Waiting, Writer
from kingsbridge.server.database.migrations import migrate
from kingsbridge.work.lock import lock

T = TypeVar("T")
Work = Callable[[Connection], T]
# Work that is done by one statement, for many things as easily as for one.
WorkForAll = Callable[[Connection, list[T]], None]

READERS = 4
# More than this in one transaction make the first of them, and whoever comes next, wait too long.
MOST_WORKS = 8
MOST_THINGS = 64
# A connection that was in use a moment ago need not be tried before it is used again.
FRESH_FOR = 1.0
CHANNEL = "kingsbridge"
NOTIFY = text("SELECT pg_notify(:channel, :said)")
# How long PostgreSQL may be silent, on a new connection and on an old one, before it is gone.
PATIENCE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 20_000,
}

COMMITS = Histogram(
    "kingsbridge_commit_seconds",
    "How long a transaction took",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
)
FAILURES = Counter("kingsbridge_store_failures_total", "Transactions that failed")


class Unavailable(KingsbridgeError):
    """The database cannot be reached or written to now."""


class BadDatabase(KingsbridgeError):
    """A database that cannot be used at all."""


class CannotBeStored(KingsbridgeError):
    """A value that no database takes."""


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
    try:
        migrate(engine)
    except DBAPIError as error:
        raise BadDatabase(cannot_be_used(engine, error)) from None
    except CommandError as error:
        raise BadDatabase(
            f"{_shown(engine)} was made by another version of Kingsbridge: {error}"
        ) from None


def _shown(engine: Engine) -> str:
    return f"the database {engine.url.render_as_string()!r}"


def cannot_be_used(engine: Engine, error: DBAPIError) -> str:
    """Return what the driver says of a database, in a line."""
    why = " ".join(str(error.orig).split()) or type(error.orig).__name__
    return f"{_shown(engine)} cannot be used: {why}"


class Store:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.shared = self.engine.dialect.name == "postgresql"
        # Marks what this process announces to the others, so that it need not listen to itself.
        self.process = secrets.token_hex(4)
        if self.shared:
            event.listen(self.engine, "connect", self._introduce)
        self._lock: IO[bytes] | None = None
        self._open = False
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        # A file of SQLite has one writer at a time.
        turn: AbstractAsyncContextManager[None] = nullcontext() if self.shared else asyncio.Lock()
        self._works = Writer(self._commit_works, _plain, turn, MOST_WORKS)
        self._things = Writer(self._commit_things, _plain, turn, MOST_THINGS)
        self._kept: Connection | None = None
        self._used = 0.0
        event.listen(self.engine, "handle_error", self._doubt)

    def _introduce(self, connection: Any, _record: object) -> None:
        """Let PostgreSQL know whose steps come over a new connection."""
        connection.execute(f"SET kingsbridge.process = '{self.process}'")
        connection.commit()

    def open(self) -> None:
        """Take the database for this server and bring its schema up to date; once is enough."""
        if self._open:
            return
        self._take()
        try:
            prepare(self.engine)
        except BadDatabase:
            self.close()
            raise
        self._open = True

    def _take(self) -> None:
        """Let no other server have a file of SQLite: what it wrote, this one would not hear of.

        The lock goes with the process, however it ends.
        """
        file = self.engine.url.database
        if self.shared or not file or file == ":memory:":
            return
        try:
            held = Path(f"{file}.lock").open("ab")  # noqa: SIM115 (it is held until the end)
        except OSError as error:
            raise BadDatabase(
                f"{_shown(self.engine)} cannot be used: {error.strerror or error}"
            ) from None
        if not lock(held):
            held.close()
            raise BadDatabase(
                f"{_shown(self.engine)} is in use by another server; several servers can share "
                "one of PostgreSQL"
            )
        self._lock = held

    async def start(self) -> None:
        """Open the database, if that was not done yet, and begin to write."""
        await asyncio.get_running_loop().run_in_executor(self._works.thread, self.open)
        self._works.start()
        self._things.start()

    async def stop(self) -> None:
        """Write what waits, and close."""
        await self._works.stop()
        await self._things.stop()
        self._readers.shutdown()
        self.close()

    def close(self) -> None:
        """Let the database go."""
        self._let_go()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    async def read(self, work: Work[T]) -> T:
        """Do this reading work in a thread and return what it found."""

        def found() -> T:
            with reading(self.engine) as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, found)
        except DBAPIError as error:
            raise _plain(error) from None

    async def write(self, work: Work[T]) -> T:
        """Do this writing work and return its result once it is durable.

        What it raises undoes it and is raised here. `IntegrityError` means that somebody else
        was faster; `Unavailable` means that it is not known to be stored.
        """
        written: T = await self._works.write(work)
        return written

    async def write_with_all(self, work: WorkForAll[T], thing: T) -> None:
        """Write a thing, at once with all others that wait for the same work."""
        await self._things.write(work, thing)

    def _commit_works(self, together: list[Waiting]) -> list[Any]:
        """Do all of it in one transaction; raise Spoiled if it was one of the works that failed."""
        with COMMITS.time(), writing(self.engine) as connection:
            try:
                return [one.work(connection) for one in together]
            except DBAPIError as error:
                if error.connection_invalidated:
                    raise
                raise Spoiled(error) from None
            except Exception as error:
                raise Spoiled(error) from None

    def _commit_things(self, together: list[Waiting]) -> list[None]:
        """Write all of them by one statement; raise Spoiled if the database would not have it."""
        (work,) = {one.work for one in together}
        with COMMITS.time():
            connection = self._kept_connection()
            try:
                with connection.begin():
                    work(connection, [one.thing for one in together])
            except (IntegrityError, DataError, KingsbridgeError) as error:
                raise Spoiled(error) from None
            except Exception:
                self._let_go()
                raise
        return [None] * len(together)

    def _kept_connection(self) -> Connection:
        """Return the connection for single statements; to take one anew costs as much as those."""
        if monotonic() - self._used > FRESH_FOR:
            self._let_go()
        if self._kept is None:
            self._kept = at_once(self.engine).connect()
        self._used = monotonic()
        return self._kept

    def _doubt(self, _error: ExceptionContext) -> None:
        """Have the connection tried before it is used again: something went wrong with another."""
        self._used = 0.0

    def _let_go(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            kept.close()

    def announce(self, connection: Connection, news: dict[str, object]) -> None:
        """Let the other processes know, when this transaction is committed and not before."""
        if self.shared:
            said = json.dumps({"from": self.process, **news})
            connection.execute(NOTIFY, {"channel": CHANNEL, "said": said})


def _plain(error: Exception) -> Exception:
    """Return what is to be told of an error: that somebody was faster, or what the database is."""
    if not isinstance(error, DBAPIError) or isinstance(error, IntegrityError):
        return error
    if isinstance(error, DataError):
        return CannotBeStored("there is something in this that cannot be stored")
    FAILURES.inc()
    return Unavailable(f"the database cannot be used now ({type(error.orig).__name__})")


def setting(connection: Connection, name: str, usual: str) -> str:
    """Return a setting of this database; one that is not there yet is given its usual value."""
    found = select(schema.settings.c.value).where(schema.settings.c.name == name)
    value = connection.execute(found).scalar()
    if value is None:
        connection.execute(insert(schema.settings).values(name=name, value=usual))
        return usual
    return str(value)
