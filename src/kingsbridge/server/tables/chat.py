"""Chat: what is said at a table, stored and passed on once."""

from __future__ import annotations

from collections import deque
from typing import Any

from sqlalchemy import Connection, Select, insert, select

from kingsbridge.server.clock import Clock
from kingsbridge.server.database.schema import chat, people
from kingsbridge.server.database.store import Store
from kingsbridge.server.people.limits import Limit
from kingsbridge.server.people.person import Person
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.wire.live import Live
from kingsbridge.server.wire.protocol import ChatLine
from kingsbridge.table.errors import NotYours, Refused

LONGEST_CHAT = 500
MOST_PASSED_ON = 1000

CHAT = select(chat.c.id, people.c.code, people.c.name, chat.c.text, chat.c.at).join(
    people, people.c.id == chat.c.person
)


class Chat:
    """What people say at their tables."""

    def __init__(self, store: Store, live: Live, now: Clock, steady: Clock) -> None:
        self.store = store
        self.live = live
        self.now = now
        self.limit = Limit("words", 10, 0.5, steady)
        # What was last passed on here: it is heard of again from other processes.
        self._passed_on: deque[int] = deque(maxlen=MOST_PASSED_ON)

    async def say(self, person: Person, table: StoredTable, text: str) -> ChatLine:
        """Say something at a table at which one sits."""
        shown = "".join(letter for letter in text if letter.isprintable() or letter.isspace())
        said = " ".join(shown.split())
        if not 1 <= len(said) <= LONGEST_CHAT:
            raise Refused(f"say something, in at most {LONGEST_CHAT} letters", "bad_chat")
        if all(chair.person != person.id for chair in table.chairs):
            raise NotYours("only those who sit at the table can speak there")
        self.limit.take(person.id)
        line = ChatLine(0, person.code, person.name, said, self.now())
        code = table.terms.code

        def write(connection: Connection) -> int:
            added = connection.execute(
                insert(chat).values(table=table.number, person=person.id, text=said, at=line.at)
            )
            assert added.inserted_primary_key is not None
            number = int(added.inserted_primary_key[0])
            self.store.announce(connection, {"chat": code, "line": number})
            return number

        line.id = await self.store.write(write)
        self._pass_on(code, line)
        return line

    def _pass_on(self, code: str, line: ChatLine) -> None:
        """Tell those who look at a table what was said there, once."""
        if line.id not in self._passed_on:
            self._passed_on.append(line.id)
            self.live.chatted(code, line)

    async def lines(self, table: StoredTable, after: int, most: int = 200) -> list[ChatLine]:
        """Return what was said at a table, the last of it, in its order."""
        found = CHAT.where(chat.c.table == table.number, chat.c.id > after)
        return (await self._read(found.order_by(chat.c.id.desc()).limit(most)))[::-1]

    async def _read(self, found: Select[Any]) -> list[ChatLine]:
        return await self.store.read(lambda c: [ChatLine(*row) for row in c.execute(found)])

    async def heard_elsewhere(self, code: str, line: int) -> None:
        """Pass on what was said to another process."""
        if self.live.table_watched(code):
            for said in await self._read(CHAT.where(chat.c.id == line)):
                self._pass_on(code, said)

    async def heard_late(self, table: StoredTable, since: int) -> None:
        """Pass on what was said at a table while other processes could not be heard."""
        said = CHAT.where(chat.c.table == table.number, chat.c.at >= since)
        for line in await self._read(said.order_by(chat.c.id)):
            self._pass_on(table.terms.code, line)
