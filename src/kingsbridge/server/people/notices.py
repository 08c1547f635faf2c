"""Notices: what somebody is told when they come back, in words of their own language."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json
from sqlalchemy import Connection, delete, insert, select

from kingsbridge.server.database.schema import notices
from kingsbridge.server.database.store import Store
from kingsbridge.server.errors import NotKnown
from kingsbridge.server.people.person import Person

# Of more than these nobody would read the first.
MOST_NOTICES = 20


class Notice(Struct):
    """Something to be told: the message that says it, and the facts that fill it."""

    id: int
    key: str
    facts: dict[str, str | int | float]
    at: int


class Notices:
    """What waits to be read."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: Person) -> list[Notice]:
        """Return what somebody has not put away yet."""
        return await self.store.read(lambda c: notices_of(c, person.id))

    async def put_away(self, person: Person, number: int) -> None:
        """Forget a notice that was read."""
        gone = delete(notices).where(notices.c.id == number, notices.c.person == person.id)
        if not await self.store.write(lambda c: c.execute(gone).rowcount):
            raise NotKnown("you have no such notice")


def notices_of(connection: Connection, person: int) -> list[Notice]:
    """Return what somebody has to read, the newest first."""
    found = select(notices).where(notices.c.person == person).order_by(notices.c.id.desc())
    rows = connection.execute(found.limit(MOST_NOTICES))
    return [Notice(row.id, row.key, json.decode(row.facts), row.at) for row in rows]


def tell(connection: Connection, person: int, key: str, facts: dict[str, Any], at: int) -> None:
    """Let somebody read something when they come back."""
    said = json.encode(facts).decode()
    connection.execute(insert(notices).values(person=person, key=key, facts=said, at=at))
