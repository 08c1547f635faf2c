"""The other processes on the same database: they hear of each other by LISTEN and NOTIFY.

What one process stores it announces in the very transaction that stores it (`Store.announce`, and
the trigger behind the log): news of what was not stored cannot exist.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from functools import partial
from typing import Any

import structlog
from sqlalchemy import Connection, delete, select, update

from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.server.clock import Clock
from kingsbridge.server.database.engines import PATIENCE
from kingsbridge.server.database.failures import Unavailable
from kingsbridge.server.database.schema import news as news_rows
from kingsbridge.server.database.schema import people as people_rows
from kingsbridge.server.database.store import CHANNEL, Store
from kingsbridge.server.people.blocks import Blocks
from kingsbridge.server.people.house import House
from kingsbridge.server.tables.chat import Chat
from kingsbridge.server.wire.live import Live

log = structlog.get_logger()

HEARTBEAT = 15.0
LEAST_BETWEEN_BEATS = 1.0
# How long to wait before listening to the other processes is tried again.
LISTEN_AGAIN = 1.0
# What somebody said may be stored a little later than its time says.
LATE = 20_000


class Peers:
    """What this process tells the others, and hears from them."""

    def __init__(
        self, store: Store, live: Live, house: House, blocks: Blocks, chat: Chat, now: Clock
    ) -> None:
        self.store = store
        self.live = live
        self.house = house
        self.blocks = blocks
        self.chat = chat
        self.now = now
        # Since when the other processes cannot be heard.
        self._deaf_since: int | None = None
        # Until when the others know who asked here by HTTP.
        self._told_until = 0

    # Saying who is here

    async def beat_on(self) -> None:
        """Say from time to time who is here, and to other processes as soon as somebody came."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT):
                    await (self.live.came.wait() if self.store.shared else asyncio.sleep(HEARTBEAT))
            self.live.came.clear()
            if self.live.persons_here() or self.live.last_asked():
                with suppress(KingsbridgeError):
                    self._told_until = await self.store.write(self._beat)
            await asyncio.sleep(LEAST_BETWEEN_BEATS)

    def _beat(self, connection: Connection) -> int:
        """Say who is here; return until when that is known once it is stored, and not before."""
        now, since = self.now(), self._told_until
        # In order: two processes that write of the same people must not wait for each other.
        here = sorted(self.live.persons_here())
        # Who asked by HTTP since the last time is told once for all that they asked for.
        asked = sorted(person for person, at in self.live.last_asked().items() if at >= since)
        seen = update(people_rows).where(people_rows.c.code.in_(sorted({*here, *asked})))
        connection.execute(seen.values(seen=now))
        for what, persons in (("here", here), ("asked", asked)):
            for first in range(0, len(persons), 100):
                self.store.announce(connection, {what: persons[first : first + 100]})
        return now

    # Listening

    async def listen_on(self) -> None:
        """Listen to the other processes; what was missed while deaf is read anew."""
        while True:
            try:
                await self._listen()
            except Exception as error:
                log.warning("cannot_hear_other_processes", error=type(error).__name__)
            if self._deaf_since is None:
                self._deaf_since = self.now()
            await asyncio.sleep(LISTEN_AGAIN)

    async def _listen(self) -> None:
        from psycopg import AsyncConnection

        url = self.store.engine.url.set(drivername="postgresql")
        connection = await AsyncConnection.connect(
            url.render_as_string(hide_password=False), autocommit=True, **PATIENCE
        )
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await self._hear_what_was_missed()
            async for notice in connection.notifies():
                news = json.loads(notice.payload)
                if news["from"] == self.store.process and not self._unanswered(news):
                    continue
                try:
                    await self.heard(news)
                except Unavailable:
                    # It could not be read: everything is, once the database can be reached.
                    raise
                except KingsbridgeError as error:
                    log.warning("news_not_understood", error=type(error).__name__)

    def _unanswered(self, news: dict[str, Any]) -> bool:
        """Return whether this is of our own, but stored after we had given up waiting for it."""
        in_doubt = self.live.tables.in_doubt
        if news.get("table") not in in_doubt:
            return False
        in_doubt.discard(news["table"])
        return True

    async def hear_commands_on(self) -> None:
        """Listen to commands, where nobody else writes: they leave word in the database."""
        while True:
            # When the database cannot be used, others say so.
            with suppress(Unavailable):
                for number, said in await self.store.read(_commands_said):
                    try:
                        await self.heard(json.loads(said))
                    except Unavailable:
                        raise
                    except Exception as error:
                        log.warning("news_not_understood", error=type(error).__name__)
                    heard = delete(news_rows).where(news_rows.c.id == number)
                    await self.store.write(partial(Connection.execute, statement=heard))
            await asyncio.sleep(LISTEN_AGAIN)

    async def _hear_what_was_missed(self) -> None:
        """Read anew what may have changed while this process could not hear of it."""
        tables = self.live.tables
        for code in list(tables.at_hand):
            await self.live.read_again(code)
        if self._deaf_since is not None:
            for code in self.live.tables_watched():
                await self.chat.heard_late(await tables.table(code), self._deaf_since - LATE)
            await self.house.read()
        self._deaf_since = None

    async def heard(self, news: dict[str, Any]) -> None:
        """Take in what another process or a command announced, or what hosts did here."""
        if "here" in news:
            self.live.heard_from_elsewhere(news["here"])
        elif "asked" in news:
            self.live.heard_asking_elsewhere(news["asked"])
        elif "chat" in news:
            await self.chat.heard_elsewhere(news["chat"], news["line"])
        elif "version" in news:
            table = await self.live.tables.news_of(news["table"], news["version"])
            if table is not None:
                self.live.published(table)
        elif "table" in news:
            await self.live.read_again(news["table"])
        elif "mutes" in news:
            person = await self.blocks.people.by_code(news["mutes"])
            self.live.muted(person.code, await self.blocks.unheard_by(person))
            self.live.hall_changed_for(person.code)
        elif "seats" in news:
            for code in news["seats"]:
                self.live.seat_kept(code, news["at"])
        elif "notice" in news:
            self.live.noticed(news["notice"])
        elif "house" in news:
            await self.house.read()
        elif "cut" in news:
            self.live.cut_off(news["cut"])


def _commands_said(connection: Connection) -> list[tuple[int, str]]:
    found = select(news_rows.c.id, news_rows.c.said).order_by(news_rows.c.id)
    return [(number, said) for number, said in connection.execute(found)]
