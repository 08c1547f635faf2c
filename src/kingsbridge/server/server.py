"""The server as a whole: its parts, how they start, and how they stop."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from contextlib import suppress
from typing import Any

import structlog
from msgspec import Struct
from sqlalchemy import Connection, Select, insert, select, update
from sqlalchemy.exc import IntegrityError

from kingsbridge.bots.levels import STRONGEST
from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.server.clock import Clock, wall_clock
from kingsbridge.server.database.schema import chat, people
from kingsbridge.server.database.store import CHANNEL, PATIENCE, Store, Unavailable, setting
from kingsbridge.server.errors import NotYours, Refused
from kingsbridge.server.people.accounts import People, Person
from kingsbridge.server.people.limits import Limit
from kingsbridge.server.people.reminders import Mail, Reminder
from kingsbridge.server.tables.hall import Hall
from kingsbridge.server.tables.play import Play, the_game
from kingsbridge.server.tables.room import Room
from kingsbridge.server.thinking.thinkers import Thinkers
from kingsbridge.server.wire.live import Live
from kingsbridge.server.wire.protocol import ChatLine

log = structlog.get_logger()

LONGEST_CHAT = 500
HEARTBEAT = 15.0
LEAST_BETWEEN_BEATS = 1.0
# How long to wait before listening to the other processes is tried again.
LISTEN_AGAIN = 1.0
# What somebody said may be stored a little later than its time says.
LATE = 20_000
MOST_PASSED_ON = 1000

CHAT = select(chat.c.id, people.c.code, people.c.name, chat.c.text, chat.c.at).join(
    people, people.c.id == chat.c.person
)


class Settings(Struct, frozen=True):
    """How a server is run. What is not given has a value that suits a laptop."""

    database: str
    thinkers: int = 1
    # Which bot looks back at finished games: the strongest there is.
    analyst: str = STRONGEST
    # Requests: so many at once, and so many a second in the long run, for each address.
    requests_at_once: float = 200
    requests_a_second: float = 50
    # Where people reach it from outside, for links in reminders and for cookies.
    address: str | None = None
    mail: Mail | None = None


class Server:
    """Everything that runs in one process."""

    def __init__(self, settings: Settings, now: Clock = wall_clock) -> None:
        self.settings = settings
        self.now = now
        self.store = Store(settings.database)
        self.hall = Hall(self.store, now)
        self.live = Live(self.hall, now)
        self.thinkers = Thinkers(settings.thinkers)
        # Analyses are long and nobody waits at a table for them.
        self.analysts = Thinkers(1, niceness=10)
        self.analysing: dict[tuple[int, str], asyncio.Future[dict[str, Any]]] = {}
        self.reminder = Reminder(settings.mail, settings.address)
        self.play = Play(
            self.store,
            self.hall,
            self.thinkers,
            now,
            self.live.published,
            self._turn_came,
            self.live.here,
        )
        self.people: People
        self.requests = Limit(
            "requests", settings.requests_at_once, settings.requests_a_second, now
        )
        # A password is guessed slowly: twenty at once, then one in five seconds.
        self.passwords = Limit(
            "passwords", settings.requests_at_once / 10, settings.requests_a_second / 250, now
        )
        self.frames = Limit("messages", 120, 40, now)
        self.chatting = Limit("words", 10, 0.5, now)
        # What was last said here, and since when the other processes cannot be heard.
        self._passed_on: deque[int] = deque(maxlen=MOST_PASSED_ON)
        self._deaf_since: int | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open the database and begin."""
        await self.store.start()
        self.people = People(self.store, await self._cookie_key(), self.now)
        await self.thinkers.start()
        await self.analysts.start()
        await self.play.start()
        self._tasks.append(asyncio.create_task(self._beat_on()))
        if self.store.shared:
            self._tasks.append(asyncio.create_task(self._listen_on()))

    async def stop(self) -> None:
        """Stop, leaving nothing behind that is not stored."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.play.stop()
        await self.thinkers.stop()
        await self.analysts.stop()
        await self.store.stop()

    async def _cookie_key(self) -> str:
        """Return the key that cookies are signed with: every process has the same."""
        usual = secrets.token_urlsafe(32)
        with suppress(IntegrityError):
            return await self.store.write(lambda c: setting(c, "cookie_key", usual))
        # Another process, which starts at the same time, was faster.
        return await self.store.write(lambda c: setting(c, "cookie_key", usual))

    # Tables

    def changed(self, room: Room) -> None:
        """A table was opened, joined, started or closed: let everybody know who should."""
        self.live.published(room)
        self.live.hall_changed()
        self.play.attend(room)

    async def read_again(self, codes: list[str]) -> None:
        """Read tables anew that were changed by something that is not done at a table."""
        for code in codes:
            await self._heard_of_table(code)

    def _turn_came(self, room: Room) -> None:
        """Tell somebody that it is their turn: where they look, and as they asked to be told."""
        game = the_game(room)
        chair = game.chairs[game.deciding]
        if chair.code is None or chair.person is None:
            return
        before = game.deciders[-1] if game.deciders else None
        if before is not None and game.chairs[before].person == chair.person:
            return
        self.live.your_turn(chair.code, room.sheet.code)
        if room.sheet.pace.hours and not self.live.here(chair.code):
            self.play.spawn(self._remind(chair.code, room))

    async def _remind(self, person: str, room: Room) -> None:
        with suppress(KingsbridgeError):
            found = await self.people.by_code(person)
            await self.reminder.remind(found, room.sheet.code, room.sheet.title)

    # Chat

    async def say(self, person: Person, room: Room, text: str) -> ChatLine:
        """Say something at a table at which one sits."""
        shown = "".join(letter for letter in text if letter.isprintable() or letter.isspace())
        said = " ".join(shown.split())
        if not 1 <= len(said) <= LONGEST_CHAT:
            raise Refused(f"say something, in at most {LONGEST_CHAT} letters", "bad_chat")
        if all(chair.person != person.id for chair in room.chairs):
            raise NotYours("only those who sit at the table can speak there")
        self.chatting.take(person.id)
        line = ChatLine(0, person.code, person.name, said, self.now())

        def write(connection: Connection) -> int:
            added = connection.execute(
                insert(chat).values(table=room.sheet.id, person=person.id, text=said, at=line.at)
            )
            assert added.inserted_primary_key is not None
            number = int(added.inserted_primary_key[0])
            self.store.announce(connection, {"chat": room.sheet.code, "line": number})
            return number

        line.id = await self.store.write(write)
        self._pass_on(room.sheet.code, line)
        return line

    def _pass_on(self, code: str, line: ChatLine) -> None:
        """Tell those who look at a table what was said there, once."""
        if line.id not in self._passed_on:
            self._passed_on.append(line.id)
            self.live.chatted(code, line)

    async def chat_of(self, room: Room, after: int, most: int = 200) -> list[ChatLine]:
        """Return what was said at a table, the last of it, in its order."""
        found = CHAT.where(chat.c.table == room.sheet.id, chat.c.id > after)
        return (await self._chat(found.order_by(chat.c.id.desc()).limit(most)))[::-1]

    async def _chat(self, found: Select[Any]) -> list[ChatLine]:
        return await self.store.read(lambda c: [ChatLine(*row) for row in c.execute(found)])

    # The other processes

    async def _beat_on(self) -> None:
        """Say from time to time who is here, and to other processes as soon as somebody came."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT):
                    await (self.live.came.wait() if self.store.shared else asyncio.sleep(HEARTBEAT))
            self.live.came.clear()
            if self.live.persons_here():
                with suppress(KingsbridgeError):
                    await self.store.write(self._beat)
            await asyncio.sleep(LEAST_BETWEEN_BEATS)

    def _beat(self, connection: Connection) -> None:
        # In order: two processes that write of the same people must not wait for each other.
        here = sorted(self.live.persons_here())
        seen = update(people).where(people.c.code.in_(here))
        connection.execute(seen.values(seen=self.now()))
        for first in range(0, len(here), 100):
            self.store.announce(connection, {"here": here[first : first + 100]})

    async def _listen_on(self) -> None:
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
                if news["from"] == self.store.process:
                    continue
                try:
                    await self._heard(news)
                except Unavailable:
                    # It could not be read: everything is, once the database can be reached.
                    raise
                except KingsbridgeError as error:
                    log.warning("news_not_understood", error=type(error).__name__)

    async def _hear_what_was_missed(self) -> None:
        """Read anew what may have changed while this process could not hear of it."""
        for code in list(self.hall.rooms):
            await self._heard_of_table(code)
        if self._deaf_since is not None:
            await self._hear_missed_chat(self._deaf_since - LATE)
        self._deaf_since = None

    async def _hear_missed_chat(self, since: int) -> None:
        for code in self.live.tables_watched():
            room = await self.hall.room(code)
            said = CHAT.where(chat.c.table == room.sheet.id, chat.c.at >= since)
            for line in await self._chat(said.order_by(chat.c.id)):
                self._pass_on(code, line)

    async def _heard(self, news: dict[str, Any]) -> None:
        """Take in what another process announced."""
        if "here" in news:
            self.live.heard_from_elsewhere(news["here"])
        elif "chat" in news:
            await self._heard_chat(news["chat"], news["line"])
        elif "version" in news:
            room = await self.hall.news_of(news["table"], news["version"])
            if room is not None:
                self.live.published(room)
        elif "table" in news:
            await self._heard_of_table(news["table"])
        elif "mutes" in news:
            person = await self.people.by_code(news["mutes"])
            self.live.muted(person.code, await self.people.muted_by(person))
        elif "cut" in news:
            self.live.cut_off(news["cut"])

    async def _heard_chat(self, code: str, line: int) -> None:
        if self.live.table_watched(code):
            for said in await self._chat(CHAT.where(chat.c.id == line)):
                self._pass_on(code, said)

    async def _heard_of_table(self, code: str) -> None:
        self.hall.forget(code)
        if self.live.table_watched(code):
            self.live.published(await self.hall.room(code))
        self.live.hall_changed()
