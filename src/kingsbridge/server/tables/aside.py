"""One thread beside the event loop for what takes a while and can wait; all who look back share it.

So a crowd that comes to look keeps neither the event loop nor the threads busy that those need who
play.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Aside:
    """Work is done here one after another."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "aside")

    async def do(self, work: Callable[[], T]) -> T:
        """Do some work and return what came of it."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def stop(self) -> None:
        """Do what is being done, and nothing more."""
        self._thread.shutdown(cancel_futures=True)
