"""A client: one WebSocket with a mailbox, from which it is sent what changed, the newest of it.

One that is slow gets fewer and bigger pieces of news; nobody waits for it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic

from kingsbridge.server.people.person import Person
from kingsbridge.server.people.sessions import Shown
from kingsbridge.server.wire.turnstile import Turnstile

# A client that leaves so much unread, or is behind for so long, is cut off: it can come back and
# ask for what it missed.
MOST_UNREAD = 200
LONGEST_SEND = 20.0


class TooSlow(Exception):
    """A client that does not read what it is sent."""


class Watch:
    """A client looks at a table: with whose eyes, in what words, and what it knows already."""

    def __init__(self, language: str, explained: bool, seat: int | None, version: int) -> None:
        self.language = language
        self.explained = explained
        self.seat = seat
        self.version = version


class Client:
    """One connection."""

    def __init__(
        self,
        send: Callable[[bytes], Awaitable[None]],
        person: Person | None,
        shown: Shown | None = None,
    ) -> None:
        self.send = send
        self.person = person
        # How they showed who they are: what it is good for may not be everything.
        self.shown = shown
        self.muted: frozenset[str] = frozenset()
        self.watches: dict[str, Watch] = {}
        self.in_hall = False
        self._unread: deque[bytes] = deque()
        self._changed: dict[str, None] = {}
        self._wake = asyncio.Event()
        self._sending_since: float | None = None
        self.too_slow = False
        # It is leaving: what it asked for last is still done, and nothing more.
        self.leaving = False
        self.obeyed = True
        # Whoever was banned, or logged out everywhere, is heard and told nothing more.
        self.unwelcome = False

    def tell(self, news: bytes) -> None:
        """Send something, when its turn comes."""
        if len(self._unread) >= MOST_UNREAD:
            self.too_slow = True
        else:
            self._unread.append(news)
        self._wake.set()

    def mark(self, code: str) -> None:
        """Note that there is news of a table."""
        self._changed[code] = None
        self._wake.set()

    @property
    def stuck(self) -> bool:
        """Return whether it has not taken for long what is being sent."""
        since = self._sending_since
        return since is not None and monotonic() - since > LONGEST_SEND

    async def send_on(
        self, moment: Callable[[Client, str], Awaitable[bytes | None]], turnstile: Turnstile
    ) -> None:
        """Send what there is to send, for as long as the client takes it.

        What is short and finished goes first. How tables stand takes a while to tell: meanwhile
        others would wait to hear that their move is stored.
        """
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._unread or self._changed:
                if self.too_slow or self.unwelcome:
                    raise TooSlow
                if self._unread:
                    await self._send(self._unread.popleft())
                    continue
                await turnstile.go_through()
                code = next(iter(self._changed))
                del self._changed[code]
                news = await moment(self, code)
                if news is not None:
                    await self._send(news)

    async def _send(self, news: bytes) -> None:
        self._sending_since = monotonic()
        await self.send(news)
        self._sending_since = None
