"""A turnstile: those who wait go on a few at a time; whatever else came up is done in between."""

from __future__ import annotations

import asyncio
from collections import deque

# How tables stand is told so many clients at a time.
AT_ONCE = 4
# Whoever comes after so many others need not wait for long.
FEW = 24


class Turnstile:
    """It lets a few through, then the event loop do what else there is, then the next few."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.at_once = at_once
        self._waiting: deque[asyncio.Future[None]] = deque()

    @property
    def short(self) -> bool:
        """Return whether one's turn would come soon."""
        return len(self._waiting) < FEW

    async def go_through(self) -> None:
        """Wait until one's turn comes."""
        loop = asyncio.get_running_loop()
        if not self._waiting:
            loop.call_soon(self._let_go_on, loop)
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.append(turn)
        await turn

    def _let_go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        for turn in [self._waiting.popleft() for _ in range(min(self.at_once, len(self._waiting)))]:
            if not turn.done():
                turn.set_result(None)
        if self._waiting:
            loop.call_soon(self._let_go_on, loop)
