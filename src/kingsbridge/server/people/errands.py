"""Errands: slow work in a few threads of its own, so that nothing else waits for it.

Passwords, letters and names on the network have threads apart from each other. No errand is waited
for longer than it may take, and none holds up the end of the process: the threads go with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import Full, Queue
from threading import Thread
from typing import Any, TypeVar

from kingsbridge.server.errors import TooMany

T = TypeVar("T")

# In how many seconds it may go better when too many wait.
SOON = 2.0

Errand = tuple[Callable[[], Any], asyncio.Future[Any], asyncio.AbstractEventLoop]


class Errands:
    """A few threads for one kind of work, and a queue before them that has an end."""

    def __init__(self, what: str, threads: int, most_waiting: int, seconds: float) -> None:
        self.what = what
        self.threads = threads
        self.seconds = seconds
        self._waiting: Queue[Errand] = Queue(most_waiting)
        self._begun = False

    async def run(self, work: Callable[[], T]) -> T:
        """Do something in a thread; raise TimeoutError if it takes too long, waiting included."""
        self._begin()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        try:
            self._waiting.put_nowait((work, done, loop))
        except Full:
            raise TooMany(f"too many {self.what} at this moment", SOON) from None
        async with asyncio.timeout(self.seconds):
            return await done

    def _begin(self) -> None:
        if not self._begun:
            self._begun = True
            for number in range(self.threads):
                # The interpreter waits for no daemon, as it does for those of concurrent.futures.
                Thread(target=self._work_on, name=f"{self.what}-{number}", daemon=True).start()

    def _work_on(self) -> None:
        while True:
            work, done, loop = self._waiting.get()
            # Who gave up waiting needs it no more.
            if done.cancelled():
                continue
            try:
                result, error = work(), None
            except Exception as failed:
                result, error = None, failed
            try:
                loop.call_soon_threadsafe(_tell, done, result, error)
            except RuntimeError:
                # The server has stopped meanwhile.
                return


def _tell(done: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if done.done():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(result)
