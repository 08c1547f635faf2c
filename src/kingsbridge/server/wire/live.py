"""Live: everybody who is connected to this process, what they look at, and who hears of what.

Every client has a sender of its own, which tells the newest of what changed as fast as that
client takes it.
"""

from __future__ import annotations

import asyncio

import msgspec
from prometheus_client import Gauge

from kingsbridge.server.clock import Clock
from kingsbridge.server.tables.at_hand import Tables
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.wire.client import Client, Watch
from kingsbridge.server.wire.protocol import ChatLine
from kingsbridge.server.wire.turnstile import Turnstile
from kingsbridge.table.errors import NotKnown
from kingsbridge.table.leaving import AWAY_AFTER
from kingsbridge.table.told import TableInfo

MOST_WATCHED = 40
# How long another process's word that somebody is here is good.
HERE_FOR = 45_000

CLIENTS = Gauge("kingsbridge_clients", "Clients connected")

encode = msgspec.json.Encoder().encode


class Live:
    """Everybody who is connected to this process."""

    def __init__(self, tables: Tables, now: Clock) -> None:
        self.tables = tables
        self.now = now
        self.clients: set[Client] = set()
        self._watchers: dict[str, set[Client]] = {}
        self._here: dict[str, set[Client]] = {}
        self._elsewhere: dict[str, int] = {}
        # When somebody last asked for something by HTTP, here or in another process.
        self._asked: dict[str, int] = {}
        self._asked_elsewhere: dict[str, int] = {}
        self.turnstile = Turnstile()
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
                # Whoever hangs up is gone, whatever they asked for a moment ago.
                self._asked.pop(client.person.code, None)

    def connected(self, person: str) -> bool:
        """Return whether somebody is connected, to this process or another."""
        return person in self._here or self._elsewhere.get(person, 0) > self.now()

    def here(self, person: str) -> bool:
        """Return whether somebody is connected, or asked for something a moment ago."""
        asked = max(self._asked.get(person, 0), self._asked_elsewhere.get(person, 0))
        return self.connected(person) or self.now() - asked < AWAY_AFTER

    def asks(self, person: str) -> None:
        """Note that somebody asks for something by HTTP; it is stored with the next heartbeat."""
        self._asked[person] = self.now()

    def persons_here(self) -> list[str]:
        """Return who is connected to this process."""
        return list(self._here)

    def last_asked(self) -> dict[str, int]:
        """Return who asked for something of late, and when; whoever did not is forgotten."""
        self._asked = self._of_late(self._asked)
        return self._asked

    def _of_late(self, asked: dict[str, int]) -> dict[str, int]:
        since = self.now() - AWAY_AFTER
        return {person: at for person, at in asked.items() if at > since}

    def heard_from_elsewhere(self, persons: list[str]) -> None:
        """Note who is connected to another process."""
        now = self.now()
        for person in persons:
            # The one heard of last stands last.
            self._elsewhere.pop(person, None)
            self._elsewhere[person] = now + HERE_FOR
        while self._elsewhere and next(iter(self._elsewhere.values())) <= now:
            del self._elsewhere[next(iter(self._elsewhere))]

    def heard_asking_elsewhere(self, persons: list[str]) -> None:
        """Note who asked another process for something."""
        self._asked_elsewhere = self._of_late(self._asked_elsewhere)
        for person in persons:
            self._asked_elsewhere[person] = self.now()

    # Looking at tables

    def watch(self, client: Client, table: StoredTable, watch: Watch) -> None:
        """Let a client look at a table; it is told at once how things stand."""
        code = table.terms.code
        if code not in client.watches:
            if len(client.watches) >= MOST_WATCHED:
                raise NotKnown(f"you look at {MOST_WATCHED} tables already", "too_many")
            self._watchers.setdefault(code, set()).add(client)
            self.tables.watched[code] += 1
        client.watches[code] = watch
        client.mark(code)

    def unwatch(self, client: Client, code: str) -> None:
        """Let a client look away."""
        if client.watches.pop(code, None) is None:
            return
        client.unmark(code)
        watchers = self._watchers[code]
        watchers.discard(client)
        if not watchers:
            del self._watchers[code]
        self.tables.watched[code] -= 1
        if not self.tables.watched[code]:
            del self.tables.watched[code]

    def published(self, table: StoredTable) -> None:
        """Let everybody who looks at a table know that it changed."""
        for client in self._watchers.get(table.terms.code, ()):
            client.mark(table.terms.code)

    async def read_again(self, code: str) -> None:
        """Read a table anew that was changed elsewhere, or by something not done at a table."""
        self.tables.forget(code)
        if self.table_watched(code):
            self.published(await self.tables.table(code))
        self.hall_changed()

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
        await self.tables.table(code)
        return self.news_at_hand(client, code)

    def news_at_hand(self, client: Client, code: str) -> bytes | None:
        """Return the same of a table that is at hand; raise KeyError if it is not."""
        watch = client.watches.get(code)
        if watch is None:
            return None
        table = self.tables.known(code)
        info = table.told_info(self.here, self.now())
        if table.game is None:
            return b'{"news":"table","table":' + info + b"}"
        person = None if client.person is None else client.person.id
        eyes = table.eyes_of(person, watch.seat)
        lines_from = table.game.lines_since(watch.version)
        told = table.told(eyes, watch.language, watch.explained, lines_from, self.here, self.now())
        watch.version = table.game.version
        return b'{"news":"moment","table":' + info + b',"moment":' + told + b"}"

    def info(self, table: StoredTable) -> TableInfo:
        """Return a table as everybody who may see it sees it."""
        return table.info(self.here, self.now())

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

    def hall_changed_for(self, person: str) -> None:
        """Let somebody know that the hall is another for them."""
        for client in self._here.get(person, ()):
            if client.in_hall:
                client.tell(b'{"news":"hall"}')

    def your_turn(self, person: str, code: str) -> None:
        """Tell somebody that it is their turn at a table, where they do not see it anyway."""
        news = encode({"news": "turn", "table": code})
        for client in self._here.get(person, ()):
            if code not in client.watches:
                client.tell(news)

    def seat_kept(self, person: str, code: str) -> None:
        """Tell somebody that a seat is kept for them at a table."""
        news = encode({"news": "seat", "table": code})
        for client in self._here.get(person, ()):
            client.tell(news)

    def noticed(self, person: str) -> None:
        """Tell somebody that there is a notice for them."""
        for client in self._here.get(person, ()):
            client.tell(b'{"news":"notice"}')

    def cut_off(self, person: str) -> None:
        """Let somebody go who is not welcome any more, or must say again who they are."""
        for client in self._here.get(person, ()):
            client.unwelcome = True
            client.tell(b"")

    def muted(self, person: str, others: list[str]) -> None:
        """Note whom somebody does not want to hear."""
        for client in self._here.get(person, ()):
            client.muted = frozenset(others)
