"""A client: one WebSocket with a mailbox, from which it is sent what changed, the newest of it.

Most clients take what they are sent at once, and are told when their turn comes. One that is slow
has a sender of its own and gets fewer and bigger pieces of news; nobody waits for it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import Protocol

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
# The same of a table that is at hand; of any other it raises.
TellAtOnce = Callable[["Client", str], bytes | None]


class Wire(Protocol):
    """A socket that takes texts without anybody waiting for it, while it is ready."""

    @property
    def ready(self) -> bool: ...

    def put(self, texts: Sequence[bytes]) -> None:
        """Send texts."""


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
        send: Send,
        person: Person | None,
        shown: Shown | None = None,
        wire: Wire | None = None,
    ) -> None:
        """Send over the wire at once what can be, if there is one, and everything else slowly."""
        self.send = send
        self._wire = wire
        self.person = person
        # How they showed who they are: what it is good for may not be everything.
        self.shown = shown
        self.muted: frozenset[str] = frozenset()
        self.watches: dict[str, Watch] = {}
        self.in_hall = False
        self._unread: deque[bytes] = deque()
        self._unread_bytes = 0
        self._changed: dict[str, None] = {}
        # The sender has something to do.
        self._wake = asyncio.Event()
        self._sending = True
        self._moment: TellAtOnce | None = None
        self._turnstile: Turnstile | None = None
        self._queued = False
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
        self._stir()

    def mark(self, code: str) -> None:
        """Note that there is news of a table."""
        self._changed[code] = None
        self._stir()

    def unmark(self, code: str) -> None:
        """Note that news of a table are not wanted any more."""
        self._changed.pop(code, None)

    @property
    def stuck(self) -> bool:
        """Return whether it has not taken for long what is being sent."""
        since = self._sending_since
        return since is not None and monotonic() - since > LONGEST_SEND

    # At once, when its turn comes

    def _stir(self) -> None:
        """See to it that what there is to send is sent.

        How tables stand takes a while to tell. What is short and finished goes with it if it
        need not wait for long, for it costs as much to send two things as to send one twice as
        long; otherwise it goes first: somebody waits to hear that their move is stored.
        """
        turnstile, wire = self._turnstile, self._wire
        if self._sending or turnstile is None or wire is None:
            self._wake.set()
            return
        if self._unread and not turnstile.short and self._welcome and wire.ready:
            wire.put(self._all_finished())
        if not self._queued and (self._unread or self._changed):
            self._queued = True
            turnstile.queue(self._take_turn)

    def _take_turn(self) -> None:
        """Send what there is to send, and the rest when the next turn comes."""
        self._queued = False
        if self._sending:
            return
        if not self._sent_at_once():
            self._sending = True
            self._wake.set()
        elif self._changed:
            self._stir()

    def _sent_at_once(self) -> bool:
        """Send what is finished, and how a table stands that changed, if it takes no waiting."""
        if self._wire is None or self._moment is None or not self._wire.ready or not self._welcome:
            return False
        code = next(iter(self._changed), None)
        told = None
        if code is not None:
            try:
                told = self._moment(self, code)
            except Exception:
                # It is not at hand, or cannot be told: the sender finds out.
                return False
            del self._changed[code]
        news = self._all_finished()
        if told is not None:
            news.append(told)
        if news:
            self._wire.put(news)
        return True

    @property
    def _welcome(self) -> bool:
        return not self.too_slow and not self.unwelcome

    # When it can

    async def send_on(self, moment: Tell, at_once: TellAtOnce, turnstile: Turnstile) -> None:
        """Send what cannot be sent at once, for as long as the client takes it."""
        self._moment = at_once
        self._turnstile = turnstile
        while True:
            self._sending = self._wake.is_set()
            await self._wake.wait()
            self._sending = True
            self._wake.clear()
            while self._unread or self._changed:
                if self._changed and (turnstile.short or not self._unread):
                    await turnstile.go_through()
                    news = await self._all_unread(moment)
                else:
                    news = self._all_finished()
                if not self._welcome:
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
