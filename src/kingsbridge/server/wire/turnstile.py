"""A turnstile: those who wait go on a few at a time; whatever else came up is done in between."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

# How tables stand is told so many clients at a time, which takes about a millisecond. What they are
# told goes out together: with fewer of them, it would go out more often.
AT_ONCE = 12
# Whoever comes after so many others need not wait for long.
FEW = 24


class Turnstile:
    """It lets a few through, then the event loop do what else there is, then the next few."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.at_once = at_once
        self._waiting: deque[Callable[[], None]] = deque()
        self._turning = False

    @property
    def short(self) -> bool:
        """Return whether one's turn would come soon."""
        return len(self._waiting) < FEW

    def queue(self, do: Callable[[], None]) -> None:
        """Have something done when its turn comes; it takes no time to wait, and never fails."""
        self._waiting.append(do)
        if not self._turning:
            self._turning = True
            loop = asyncio.get_running_loop()
            loop.call_soon(self._let_go_on, loop)

    async def go_through(self) -> None:
        """Wait until one's turn comes."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def go_on() -> None:
            if not turn.done():
                turn.set_result(None)

        self.queue(go_on)
        await turn

    def _let_go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        for _ in range(min(self.at_once, len(self._waiting))):
            self._waiting.popleft()()
        if self._waiting:
            loop.call_soon(self._let_go_on, loop)
        else:
            self._turning = False
