"""A thread that writes: whatever waits when it is free goes into one transaction.

Many tables share so the cost of making a move durable. A write is confirmed only when its
transaction is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple


class Spoiled(Exception):
    """One of the works in a transaction failed, and the transaction was undone."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error


class Waiting(NamedTuple):
    """What waits to be written: a work, what it is done with, and who is told the result."""

    work: Callable[..., Any]
    thing: Any
    done: asyncio.Future[Any]


class Writer:
    """It writes when its turn comes, so many together at the most."""

    def __init__(
        self,
        commit: Callable[[list[Waiting]], list[Any]],
        plain: Callable[[Exception], Exception],
        turn: AbstractAsyncContextManager[None],
        most: int,
    ) -> None:
        """Commit what waits; what goes wrong is told plainly."""
        self._commit = commit
        self._plain = plain
        self._turn = turn
        self._most = most
        self.thread = ThreadPoolExecutor(1, "store-write")
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
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

    def write(self, work: Callable[..., Any], thing: Any = None) -> asyncio.Future[Any]:
        """Write something; what comes of it is known once it is durable."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Waiting(work, thing, done))
        return done

    async def _write_on(self) -> None:
        while True:
            together = [await self._waiting.get()]
            async with self._turn:
                while len(together) < self._most and not self._waiting.empty():
                    together.append(self._waiting.get_nowait())
                await self._write(together)
            for _ in together:
                self._waiting.task_done()

    async def _write(self, together: list[Waiting]) -> None:
        loop = asyncio.get_running_loop()
        try:
            results = await loop.run_in_executor(self.thread, self._commit, together)
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

    def _fail(self, together: list[Waiting], error: Exception) -> None:
        told = self._plain(error)
        for one in together:
            if not one.done.done():
                one.done.set_exception(told)
