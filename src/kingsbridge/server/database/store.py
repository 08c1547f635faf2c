"""The database, kept away from the event loop: it is read and written in threads.

Writes go in groups, and a move, which is one statement, does not wait for what takes longer. A
reading sees the database at one moment, however many questions it asks.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import IO, Any, TypeVar

from sqlalchemy import Connection, event, insert, select, text
from sqlalchemy.exc import DBAPIError

from kingsbridge.server.database import schema
from kingsbridge.server.database.engines import (
    READERS,
    at_once,
    open_engine,
    prepare,
    reading,
    shown,
    writing,
)
from kingsbridge.server.database.failures import BadDatabase, plain
from kingsbridge.server.database.files import PRIVATE_FILE, SameFile, file_of
from kingsbridge.server.database.group_commit import GroupCommit, Spoiled
from kingsbridge.server.database.log import TableLog
from kingsbridge.work.lock import lock

T = TypeVar("T")
Work = Callable[[Connection], T]
News = dict[str, object]

# More than this in one transaction make the first of them, and whoever comes next, wait too long.
MOST_WORKS = 8
CHANNEL = "kingsbridge"
NOTIFY = text("SELECT pg_notify(:channel, :said)")


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
        self._works: GroupCommit[Work[Any], Any] = GroupCommit(self._commit, turn, MOST_WORKS)
        self.log = TableLog(self.engine, turn)

    def _introduce(self, connection: Any, _record: object) -> None:
        """Let PostgreSQL know which process writes over a new connection.

        The trigger of the view `steps` names it when it tells all processes of a row.
        """
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
        file = file_of(self.engine)
        if file is not None:
            self.log.same_file = SameFile(self.engine, file)

    def _take(self) -> None:
        """Let no other server have a file of SQLite: what it wrote, this one would not hear of.

        The lock goes with the process, however it ends.
        """
        file = file_of(self.engine)
        if file is None:
            return
        try:
            opened = os.open(f"{file}.lock", os.O_RDWR | os.O_APPEND | os.O_CREAT, PRIVATE_FILE)
        except OSError as error:
            raise BadDatabase(
                f"{shown(self.engine)} cannot be used: {error.strerror or error}"
            ) from None
        held = os.fdopen(opened, "ab")
        if not lock(held):
            held.close()
            raise BadDatabase(
                f"{shown(self.engine)} is in use by another server; several servers can share "
                "one of PostgreSQL"
            )
        self._lock = held

    async def start(self) -> None:
        """Open the database, if that was not done yet, and begin to write."""
        await asyncio.get_running_loop().run_in_executor(self._works.thread, self.open)
        self._works.start()
        self.log.start()

    async def stop(self) -> None:
        """Write what waits, and close."""
        await self._works.stop()
        await self.log.stop()
        self._readers.shutdown()
        self.close()

    def close(self) -> None:
        """Let the database go."""
        self.log.close()
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
            raise plain(error) from None

    async def write(self, work: Work[T]) -> T:
        """Do this writing work and return its result once it is durable.

        What it raises undoes it and is raised here. `IntegrityError` means that somebody else
        was faster; `Unavailable` means that it is not known to be stored.
        """
        written: T = await self._works.write(work)
        return written

    async def write_one(self, work: Work[T]) -> T:
        """Do work of which each statement stands for itself, and need not be undone.

        PostgreSQL holds what it changes for no longer than a statement takes: two processes that
        change the same rows in another order do not wait for each other.
        """
        if not self.shared:
            return await self.write(work)

        def done() -> T:
            with at_once(self.engine).connect() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, done)
        except DBAPIError as error:
            raise plain(error) from None

    def _commit(self, works: list[Work[Any]]) -> list[Any]:
        """Do all of it in one transaction; raise Spoiled if it was one of the works that failed."""
        with writing(self.engine) as connection:
            try:
                return [work(connection) for work in works]
            except DBAPIError as error:
                if error.connection_invalidated:
                    raise
                raise Spoiled(error) from None
            except Exception as error:
                raise Spoiled(error) from None

    def announce(self, connection: Connection, news: News) -> None:
        """Let the other processes know, when this transaction is committed and not before."""
        if self.shared:
            announce(connection, news, self.process)


def announce(connection: Connection, news: News, process: str | None = None) -> None:
    """Let every process but this one know, once the transaction is committed and not before.

    A command is no process that hears anything: without a name, all who answer hear of it.
    """
    said = json.dumps({"from": process, **news})
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"channel": CHANNEL, "said": said})
    else:
        connection.execute(insert(schema.news).values(said=said))


def setting(connection: Connection, name: str, usual: str) -> str:
    """Return a setting of this database; one that is not there yet is given its usual value."""
    found = select(schema.settings.c.value).where(schema.settings.c.name == name)
    value = connection.execute(found).scalar()
    if value is None:
        connection.execute(insert(schema.settings).values(name=name, value=usual))
        return usual
    return str(value)
