"""What people decide about themselves and others: settings, and whom they mute."""

from __future__ import annotations

from typing import Any

from msgspec import json
from sqlalchemy import Connection, delete, insert, select, update

from kingsbridge.server.database.schema import mutes, people, ratings
from kingsbridge.server.database.store import Store
from kingsbridge.server.people.person import CODE, Person, Reminders, find, known
from kingsbridge.table.errors import NotKnown, Refused


class People:
    """Everybody who is known."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def by_code(self, code: str) -> Person:
        """Return the person of a code."""
        person = None
        if CODE.fullmatch(code):
            person = await self.store.read(lambda c: find(c, people.c.code == code))
        if person is None or person.deleted is not None:
            raise NotKnown("there is nobody with this code")
        return person

    async def still_here(self, code: str) -> tuple[Person, int]:
        """Return the person of a code, and since when they are here; a deleted one is nobody."""
        person = await self.by_code(code)
        found = select(people.c.created, people.c.deleted).where(people.c.id == person.id)
        created, deleted = await self.store.read(lambda c: c.execute(found).one())
        if deleted is not None:
            raise NotKnown("there is nobody with this code")
        return person, created

    async def change(
        self, person: Person, language: str | None, reminders: Reminders | None
    ) -> Person:
        """Change how somebody is spoken to and reminded."""
        values: dict[str, Any] = {}
        if language is not None:
            values["language"] = language
        if reminders is not None:
            values["reminders"] = json.encode(reminders).decode()

        def write(connection: Connection) -> Person:
            if values:
                connection.execute(update(people).where(people.c.id == person.id).values(**values))
            return known(connection, person.id)

        return await self.store.write(write)

    async def mute(self, person: Person, other: str, muted: bool) -> None:
        """Hear somebody's chat no more, or again."""
        whom = await self.by_code(other)
        if whom.id == person.id:
            raise Refused("you cannot mute yourself")

        def write(connection: Connection) -> None:
            pair = (mutes.c.person == person.id, mutes.c.muted == whom.id)
            connection.execute(delete(mutes).where(*pair))
            if muted:
                connection.execute(insert(mutes).values(person=person.id, muted=whom.id))
            self.store.announce(connection, {"mutes": person.code})

        await self.store.write(write)

    async def muted_by(self, person: Person) -> list[str]:
        """Return the codes of those whom a person does not want to hear."""
        found = select(people.c.code).join(mutes, mutes.c.muted == people.c.id)
        mine = found.where(mutes.c.person == person.id)
        return await self.store.read(lambda c: list(c.execute(mine).scalars()))

    async def ratings(self, person: Person) -> list[tuple[str, float, float, int]]:
        """Return a person's rating in each title: mean, spread and games."""
        found = select(ratings.c.title, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        mine = found.where(ratings.c.person == person.id).order_by(ratings.c.title)
        return await self.store.read(lambda c: [tuple(row) for row in c.execute(mine)])
