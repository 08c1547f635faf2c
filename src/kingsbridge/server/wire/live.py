"""Live: one WebSocket a client, for the hall, its tables and their chat.

Every client has a sender of its own, which tells the newest of what changed as fast as that
client takes it. One that is slow gets fewer and bigger pieces of news; nobody waits for it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic

import msgspec
from prometheus_client import Gauge

from kingsbridge.server.clock import Clock
from kingsbridge.server.errors import NotKnown
from kingsbridge.server.people.accounts import Person
from kingsbridge.server.tables.hall import Hall
from kingsbridge.server.tables.room import Room
from kingsbridge.server.wire.protocol import ChatLine, TableInfo

# A client that leaves so much unread, or is behind for so long, is cut off: it can come back and
# ask for what it missed.
MOST_UNREAD = 200
LONGEST_SEND = 20.0
MOST_WATCHED = 40
# How tables stand is told so many clients at a time.
AT_ONCE = 4
# How long another process's word that somebody is here is good.
HERE_FOR = 45_000

CLIENTS = Gauge("kingsbridge_clients", "Clients connected")

encode = msgspec.json.Encoder().encode


class TooSlow(Exception):
    """A client that does not read what it is sent."""


class InTurn:
    """Those who wait go on a few at a time; whatever else came up is done in between."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def come(self) -> None:
        """Wait until one's turn comes."""
        loop = asyncio.get_running_loop()
        if not self._waiting:
            loop.call_soon(self._let_go_on, loop)
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.append(turn)
        await turn

    def _let_go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        for turn in [self._waiting.popleft() for _ in range(min(AT_ONCE, len(self._waiting)))]:
            if not turn.done():
                turn.set_result(None)
        if self._waiting:
            loop.call_soon(self._let_go_on, loop)


class Watch:
    """A client looks at a table: with whose eyes, in what words, and what it knows already."""

    def __init__(self, language: str, explained: bool, seat: int | None, version: int) -> None:
        self.language = language
        self.explained = explained
        self.seat = seat
        self.version = version


class Client:
    """One connection."""

    def __init__(self, send: Callable[[bytes], Awaitable[None]], person: Person | None) -> None:
        self.send = send
        self.person = person
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
        self, moment: Callable[[Client, str], Awaitable[bytes | None]], in_turn: InTurn
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
                await in_turn.come()
                code = next(iter(self._changed))
                del self._changed[code]
                news = await moment(self, code)
                if news is not None:
                    await self._send(news)

    async def _send(self, news: bytes) -> None:
        self._sending_since = monotonic()
        await self.send(news)
        self._sending_since = None


class Live:
    """Everybody who is connected to this process."""

    def __init__(self, hall: Hall, now: Clock) -> None:
        self.hall = hall
        self.now = now
        self.clients: set[Client] = set()
        self._watchers: dict[str, set[Client]] = {}
        self._here: dict[str, set[Client]] = {}
        self._elsewhere: dict[str, int] = {}
        self.in_turn = InTurn()
        # Somebody came of whom the other processes have not heard.
        self.came = asyncio.Event()

    # Who is here

    def enter(self, client: Client) -> None:
        """Welcome a client."""
        self.clients.add(client)
        CLIENTS.inc()
        if client.person is not None:
            if client.person.code not in self._here:
                self.came.set()
            self._here.setdefault(client.person.code, set()).add(client)

    def leave(self, client: Client) -> None:
        """Forget a client."""
        if client not in self.clients:
            return
        self.clients.discard(client)
        CLIENTS.dec()
        for code in list(client.watches):
            self.unwatch(client, code)
        if client.person is not None:
            mine = self._here[client.person.code]
            mine.discard(client)
            if not mine:
                del self._here[client.person.code]

    def here(self, person: str) -> bool:
        """Return whether somebody is connected, to this process or another."""
        return person in self._here or self._elsewhere.get(person, 0) > self.now()

    def persons_here(self) -> list[str]:
        """Return who is connected to this process."""
        return list(self._here)

    def heard_from_elsewhere(self, persons: list[str]) -> None:
        """Note who is connected to another process."""
        until = self.now() + HERE_FOR
        for person in persons:
            self._elsewhere[person] = until

    # Looking at tables

    def watch(self, client: Client, room: Room, watch: Watch) -> None:
        """Let a client look at a table; it is told at once how things stand."""
        code = room.sheet.code
        if code not in client.watches:
            if len(client.watches) >= MOST_WATCHED:
                raise NotKnown(f"you look at {MOST_WATCHED} tables already", "too_many")
            self._watchers.setdefault(code, set()).add(client)
            self.hall.watched[code] += 1
        client.watches[code] = watch
        client.mark(code)

    def unwatch(self, client: Client, code: str) -> None:
        """Let a client look away."""
        if client.watches.pop(code, None) is None:
            return
        watchers = self._watchers[code]
        watchers.discard(client)
        if not watchers:
            del self._watchers[code]
        self.hall.watched[code] -= 1
        if not self.hall.watched[code]:
            del self.hall.watched[code]

    def published(self, room: Room) -> None:
        """Let everybody who looks at a table know that it changed."""
        for client in self._watchers.get(room.sheet.code, ()):
            client.mark(room.sheet.code)

    def table_watched(self, code: str) -> bool:
        """Return whether anybody here looks at a table."""
        return code in self._watchers

    def tables_watched(self) -> list[str]:
        """Return the tables that anybody here looks at."""
        return list(self._watchers)

    async def news_of(self, client: Client, code: str) -> bytes | None:
        """Return what a client is told of a table it looks at."""
        watch = client.watches.get(code)
        if watch is None:
            return None
        room = await self.hall.room(code)
        info = room.told_info(self.here, self.now())
        if room.game is None:
            return b'{"news":"table","table":' + info + b"}"
        person = None if client.person is None else client.person.id
        eyes = eyes_of(room, person, watch.seat)
        lines_from = room.game.lines_since(watch.version)
        told = room.told(eyes, watch.language, watch.explained, lines_from, self.here, self.now())
        watch.version = room.game.version
        return b'{"news":"moment","table":' + info + b',"moment":' + told + b"}"

    def info(self, room: Room) -> TableInfo:
        """Return a table as everybody who may see it sees it."""
        return room.info(self.here, self.now())

    # Chat, the hall, and a word to one person

    def chatted(self, code: str, line: ChatLine) -> None:
        """Pass on what somebody said at a table."""
        news = encode({"news": "chat", "table": code, "line": line})
        for client in self._watchers.get(code, ()):
            if line.person not in client.muted:
                client.tell(news)

    def hall_changed(self) -> None:
        """Let everybody in the hall know that there is something new in it."""
        for client in self.clients:
            if client.in_hall:
                client.tell(b'{"news":"hall"}')

    def your_turn(self, person: str, code: str) -> None:
        """Tell somebody that it is their turn at a table, where they do not see it anyway."""
        news = encode({"news": "turn", "table": code})
        for client in self._here.get(person, ()):
            if code not in client.watches:
                client.tell(news)

    def cut_off(self, person: str) -> None:
        """Let somebody go who is not welcome any more, or must say again who they are."""
        for client in self._here.get(person, ()):
            client.unwelcome = True
            client.tell(b"")

    def muted(self, person: str, others: list[str]) -> None:
        """Note whom somebody does not want to hear."""
        for client in self._here.get(person, ()):
            client.muted = frozenset(others)


def eyes_of(room: Room, person: int | None, seat: int | None) -> int:
    """Return with whose eyes somebody sees a table: their own seat's, if they have one there."""
    game = room.game
    assert game is not None
    named = seat is not None and 0 <= seat < len(game.chairs)
    if seat is not None and named and person is not None and game.chairs[seat].person == person:
        return seat
    return game.eyes_of(person)
