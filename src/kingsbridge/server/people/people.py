"""What people decide about themselves and others: settings, whom they mute, whom a host bans."""

from __future__ import annotations

from typing import Any

from msgspec import json
from sqlalchemy import Connection, delete, insert, select, update

from kingsbridge.server.database.schema import mutes, people, ratings
from kingsbridge.server.database.store import Store
from kingsbridge.server.errors import FOR_GOOD, NotKnown
from kingsbridge.server.people.person import CODE, HOST, Person, Reminders, find, known
from kingsbridge.server.people.sessions import announce_cut
from kingsbridge.table.errors import NotYours, Refused


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

    async def mute(self, person: Person, other: str, muted: bool) -> list[str]:
        """Hear somebody's chat no more, or again; return whom one does not hear now."""
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
        return await self.muted_by(person)

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

    # Keeping order

    async def ban(self, host: Person, code: str, banned: bool) -> None:
        """Let a host keep somebody out, or in again."""
        if host.role != HOST:
            raise NotYours("only a host can do this")
        whom = await self.by_code(code)
        if whom.role == HOST:
            raise NotYours("a host cannot be banned")
        change = (
            update(people)
            .where(people.c.id == whom.id)
            .values(banned_until=FOR_GOOD if banned else None)
        )

        def write(connection: Connection) -> None:
            connection.execute(change)
            if banned:
                announce_cut(self.store, connection, code)

        await self.store.write(write)
