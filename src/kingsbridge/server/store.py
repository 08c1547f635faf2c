"""The database, kept away from the event loop: reads in threads, writes in one thread, in groups.

Everything that waits to be written when the writer is free goes into one transaction, so that
many tables share the cost of making a move durable. A write is confirmed only when its
transaction is.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from prometheus_client import Counter, Histogram
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError

from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.server import schema
from kingsbridge.server.migrations import migrate

T = TypeVar("T")
Work = Callable[[Connection], T]

READERS = 4
# More writes than this in one transaction make the first of them wait too long.
MOST_TOGETHER = 64
CHANNEL = "kingsbridge"

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


class Cursor(Protocol):
    """What is asked of a new connection of SQLite's driver."""

    def execute(self, sql: str) -> object: ...


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
        return engine
    if parsed.get_backend_name() == "postgresql":
        try:
            return create_engine(
                parsed.set(drivername="postgresql+psycopg"),
                pool_pre_ping=True,
                pool_size=READERS + 1,
                connect_args={"connect_timeout": 5},
            )
        except (NoSuchModuleError, ModuleNotFoundError):
            raise BadDatabase(
                "PostgreSQL needs its driver: pip install 'kingsbridge[postgresql]'"
            ) from None
    raise BadDatabase(
        f"there is no support for {parsed.get_backend_name()!r}; there is 'sqlite' or 'postgresql'"
    )


def _durable(connection: Cursor, _record: object) -> None:
    """Let SQLite keep a commit even if the power fails, and readers not wait for the writer."""
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


class Store:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.shared = self.engine.dialect.name == "postgresql"
        # Marks what this process announces to the others, so that it need not listen to itself.
        self.process = secrets.token_hex(4)
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        self._writer = ThreadPoolExecutor(1, "store-write")
        self._waiting: asyncio.Queue[tuple[Work[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._writing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Bring the schema up to date and begin to write."""
        await self._in(self._writer, lambda: migrate(self.engine))
        self._writing = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Write what waits, and close."""
        if self._writing is not None:
            await self._waiting.join()
            self._writing.cancel()
        self._readers.shutdown()
        self._writer.shutdown()
        self.engine.dispose()

    async def read(self, work: Work[T]) -> T:
        """Do this reading work in a thread and return what it found."""

        def reading() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await self._in(self._readers, reading)

    async def write(self, work: Work[T]) -> T:
        """Do this writing work and return its result once it is durable.

        What it raises undoes it and is raised here. `IntegrityError` means that somebody else
        was faster; `Unavailable` means that it is not known to be stored.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((work, done))
        return await done

    async def _in(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, work)
        except IntegrityError:
            raise
        except DBAPIError as error:
            FAILURES.inc()
            raise Unavailable(
                f"the database cannot be used now ({type(error.orig).__name__})"
            ) from None

    async def _write_on(self) -> None:
        while True:
            together = [await self._waiting.get()]
            while len(together) < MOST_TOGETHER and not self._waiting.empty():
                together.append(self._waiting.get_nowait())
            await self._write_together(together)
            for _ in together:
                self._waiting.task_done()

    async def _write_together(self, together: list[tuple[Work[Any], asyncio.Future[Any]]]) -> None:
        works = [work for work, _ in together]
        try:
            results = await self._in(self._writer, lambda: self._commit(works))
        except Exception as error:
            if len(together) > 1:
                # One of them spoiled it for all: each has its own transaction now.
                for one in together:
                    await self._write_together([one])
            elif not together[0][1].done():
                together[0][1].set_exception(error)
            return
        for (_, done), result in zip(together, results, strict=True):
            if not done.done():
                done.set_result(result)

    def _commit(self, works: list[Work[Any]]) -> list[Any]:
        with COMMITS.time(), self.engine.begin() as connection:
            return [work(connection) for work in works]

    def announce(self, connection: Connection, news: dict[str, object]) -> None:
        """Let the other processes know, when this transaction is committed and not before."""
        if self.shared:
            said = json.dumps({"from": self.process, **news})
            connection.execute(
                text("SELECT pg_notify(:channel, :said)"), {"channel": CHANNEL, "said": said}
            )


def setting(connection: Connection, name: str, usual: str) -> str:
    """Return a setting of this database; one that is not there yet is given its usual value."""
    found = select(schema.settings.c.value).where(schema.settings.c.name == name)
    value = connection.execute(found).scalar()
    if value is None:
        connection.execute(insert(schema.settings).values(name=name, value=usual))
        return usual
    return str(value)
