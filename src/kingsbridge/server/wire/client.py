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
MOST_UNREAD_BYTES = 1 << 18
LONGEST_SEND = 20.0

Send = Callable[[list[bytes]], Awaitable[None]]
Tell = Callable[["Client", str], Awaitable[bytes | None]]


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

    def __init__(self, send: Send, person: Person | None, shown: Shown | None = None) -> None:
        self.send = send
        self.person = person
        # How they showed who they are: what it is good for may not be everything.
        self.shown = shown
        self.muted: frozenset[str] = frozenset()
        self.watches: dict[str, Watch] = {}
        self.in_hall = False
        self._unread: deque[bytes] = deque()
        self._unread_bytes = 0
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
        if len(self._unread) >= MOST_UNREAD or self._unread_bytes >= MOST_UNREAD_BYTES:
            self.too_slow = True
        else:
            self._unread.append(news)
            self._unread_bytes += len(news)
        self._wake.set()

    def mark(self, code: str) -> None:
        """Note that there is news of a table."""
        self._changed[code] = None
        self._wake.set()

    def unmark(self, code: str) -> None:
        """Note that news of a table are not wanted any more."""
        self._changed.pop(code, None)

    @property
    def stuck(self) -> bool:
        """Return whether it has not taken for long what is being sent."""
        since = self._sending_since
        return since is not None and monotonic() - since > LONGEST_SEND

    async def send_on(self, moment: Tell, turnstile: Turnstile) -> None:
        """Send what there is to send, for as long as the client takes it.

        How tables stand takes a while to tell. What is short and finished goes with it if it
        need not wait for long, for it costs as much to send two things as to send one twice as
        long; otherwise it goes first: somebody waits to hear that their move is stored.
        """
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._unread or self._changed:
                if self._changed and (turnstile.short or not self._unread):
                    await turnstile.go_through()
                    news = await self._all_unread(moment)
                else:
                    news = self._all_finished()
                if self.too_slow or self.unwelcome:
                    raise TooSlow
                if news:
                    await self._send(news)

    async def _all_unread(self, moment: Tell) -> list[bytes]:
        """Return what is finished, and how the table stands now that changed first."""
        # It may have looked away while it waited for its turn.
        code = next(iter(self._changed), None)
        told = None
        if code is not None:
            del self._changed[code]
            told = await moment(self, code)
        news = self._all_finished()
        if told is not None:
            news.append(told)
        return news

    def _all_finished(self) -> list[bytes]:
        """Return what waits to be sent and needs no more telling."""
        news = list(self._unread)
        self._unread.clear()
        self._unread_bytes = 0
        return news

    async def _send(self, news: list[bytes]) -> None:
        self._sending_since = monotonic()
        await self.send(news)
        self._sending_since = None
