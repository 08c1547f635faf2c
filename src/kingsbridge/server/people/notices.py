"""Notices: what somebody is told when they come back, until they put it away.

A notice is a key of the words, which begins with `notice-`, and the facts that fill it. Three facts
have a meaning of their own: `table` is the code of a table to go to, `title` the key of a game, and
`person` the code of whose `name` is told, who may want to be forgotten.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, json
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    delete,
    func,
    insert,
    select,
    update,
)

from kingsbridge.server.database.schema import notices, people
from kingsbridge.server.database.store import News, Store
from kingsbridge.server.people.person import Person
from kingsbridge.table.errors import NotKnown

# So many wait for one person; the oldest go.
MOST_NOTICES = 50

Facts = dict[str, str | float]
Announce = Callable[[Connection, News], None]


class Notice(Struct):
    """Something to be told."""

    id: int
    key: str
    facts: Facts
    at: int


def add_notice(
    announce: Announce, connection: Connection, person: int, key: str, facts: Facts, now: int
) -> None:
    """Let somebody be told of something; other processes tell who is connected to them."""
    said = json.encode(facts).decode()
    connection.execute(insert(notices).values(person=person, key=key, facts=said, at=now))
    mine = select(notices.c.id).where(notices.c.person == person)
    old = mine.order_by(notices.c.id.desc()).offset(MOST_NOTICES)
    too_old = list(connection.execute(old).scalars())
    if too_old:
        connection.execute(delete(notices).where(notices.c.id.in_(too_old)))
    code = connection.execute(select(people.c.code).where(people.c.id == person)).scalar_one()
    announce(connection, {"notice": code})


def tell_of(facts: Column[str], code: str) -> ColumnElement[bool]:
    """Return whether facts that are kept as JSON tell of the person of a code."""
    return facts.contains(f'"person":"{code}"', autoescape=True)


def pass_on(connection: Connection, facts: Column[str], old: str, new: str) -> None:
    """Let facts that tell of one person tell of another: they were the same all the time."""
    told = func.replace(facts, f'"person":"{old}"', f'"person":"{new}"')
    connection.execute(update(facts.table).where(tell_of(facts, old)).values({facts: told}))


class Notices:
    """What waits to be told."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def waiting(self, person: Person) -> list[Notice]:
        """Return what somebody has not put away, the newest first."""
        found = select(notices.c.id, notices.c.key, notices.c.facts, notices.c.at)
        mine = found.where(notices.c.person == person.id).order_by(notices.c.id.desc())

        def read(connection: Connection) -> list[Notice]:
            rows = connection.execute(mine.limit(MOST_NOTICES))
            return [
                Notice(row.id, row.key, json.decode(row.facts, type=Facts), row.at) for row in rows
            ]

        return await self.store.read(read)

    async def put_away(self, person: Person, number: int) -> None:
        """Tell something no more."""
        gone = delete(notices).where(notices.c.id == number, notices.c.person == person.id)

        def write(connection: Connection) -> None:
            if not connection.execute(gone).rowcount:
                raise NotKnown("you have no such notice")

        await self.store.write(write)
