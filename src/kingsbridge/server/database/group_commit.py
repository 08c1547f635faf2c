"""Group commit: whatever waits when the writing thread is free goes into one transaction.

Many tables share so the cost of making a move durable. A write is confirmed only when its
transaction is. Where many write, a transaction waits for company: a few milliseconds that nobody
notices, and everything that is done once for each of them is done less often. Whoever writes alone
never waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from typing import Generic, NamedTuple, TypeVar

from prometheus_client import Histogram

from kingsbridge.server.database.failures import plain

T = TypeVar("T")
R = TypeVar("R")

COMMITS = Histogram(
    "kingsbridge_commit_seconds",
    "How long a transaction took",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
)

# After several things were written together, so many seconds pass before the next are.
PACE = 0.004


class Spoiled(Exception):
    """One of the things in a transaction could not be written, and the transaction was undone."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error


class Waiting(NamedTuple, Generic[T, R]):
    """What waits to be written, and who is told the result."""

    thing: T
    done: asyncio.Future[R]


class GroupCommit(Generic[T, R]):
    """A thread that writes when its turn comes, so many things together at the most."""

    def __init__(
        self,
        commit: Callable[[list[T]], list[R]],
        turn: AbstractAsyncContextManager[None],
        most: int,
        pace: float = PACE,
    ) -> None:
        """Commit what waits; what goes wrong is told plainly."""
        self._commit = commit
        self._turn = turn
        self._most = most
        self._pace = pace
        self.thread = ThreadPoolExecutor(1, "store-write")
        self._waiting: asyncio.Queue[Waiting[T, R]] = asyncio.Queue()
        self._writing: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._writing = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Write what waits, and nothing more."""
        if self._writing is not None:
            await self._waiting.join()
            self._writing.cancel()
        self.thread.shutdown()

    def write(self, thing: T) -> asyncio.Future[R]:
        """Write something; what comes of it is known once it is durable."""
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Waiting(thing, done))
        return done

    async def _write_on(self) -> None:
        loop = asyncio.get_running_loop()
        begun = 0.0
        together: list[Waiting[T, R]] = []
        while True:
            company = len(together) > 1
            together = [await self._waiting.get()]
            early = begun + self._pace - loop.time()
            if company and early > 0:
                await asyncio.sleep(early)
            async with self._turn:
                begun = loop.time()
                while len(together) < self._most and not self._waiting.empty():
                    together.append(self._waiting.get_nowait())
                await self._write(together)
            for _ in together:
                self._waiting.task_done()

    async def _write(self, together: list[Waiting[T, R]]) -> None:
        loop = asyncio.get_running_loop()
        things = [one.thing for one in together]
        try:
            results = await loop.run_in_executor(self.thread, self._timed_commit, things)
        except Spoiled as spoiled:
            if len(together) == 1:
                self._fail(together, spoiled.error)
                return
            # One of them spoiled it for all: each has its own transaction now.
            for one in together:
                await self._write([one])
        except Exception as error:
            # It is the database. Perhaps everything was stored all the same, so that nothing
            # of it may be tried a second time.
            self._fail(together, error)
        else:
            for one, result in zip(together, results, strict=True):
                if not one.done.done():
                    one.done.set_result(result)

    def _timed_commit(self, things: list[T]) -> list[R]:
        with COMMITS.time():
            return self._commit(things)

    def _fail(self, together: list[Waiting[T, R]], error: Exception) -> None:
        told = plain(error)
        for one in together:
            if not one.done.done():
                one.done.set_exception(told)
