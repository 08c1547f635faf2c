"""Blocks: who is never seated with whom, and does not hear them; it holds in both directions."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    delete,
    exists,
    func,
    insert,
    select,
    union,
)

from kingsbridge.server.database.schema import blocks, kicks, mutes, people, seats, tables
from kingsbridge.server.database.store import Store
from kingsbridge.server.people.people import People
from kingsbridge.server.people.person import Person
from kingsbridge.table.errors import NotNow, Refused

# So many people may be blocked by one.
MOST_BLOCKED = 500


class Blocked(NamedTuple):
    """Somebody whom one blocks."""

    code: str
    name: str


class Blocks:
    """Whom people keep away from."""

    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people

    async def block(self, person: Person, code: str, blocked: bool) -> Person:
        """Keep away from somebody, or no longer; return who it is."""
        other = await self.people.by_code(code)
        if other.id == person.id:
            raise Refused("you cannot block yourself")

        def write(connection: Connection) -> None:
            # Whoever of them is about to sit down has done so then, and is seen to sit there.
            pair_of_them = select(people.c.id).where(people.c.id.in_([person.id, other.id]))
            connection.execute(pair_of_them.order_by(people.c.id).with_for_update())
            pair = (blocks.c.person == person.id, blocks.c.blocked == other.id)
            connection.execute(delete(blocks).where(*pair))
            if blocked:
                mine = select(func.count()).where(blocks.c.person == person.id)
                if connection.execute(mine).scalar_one() >= MOST_BLOCKED:
                    raise NotNow(
                        f"you block {MOST_BLOCKED} people: let one of them go first", "too_many"
                    )
                connection.execute(insert(blocks).values(person=person.id, blocked=other.id))
            for one in (person, other):
                self.store.announce(connection, {"mutes": one.code})

        await self.store.write(write)
        return other

    async def blocked_by(self, person: Person) -> list[Blocked]:
        """Return whom a person blocks, by name."""
        found = select(people.c.code, people.c.name).join(blocks, blocks.c.blocked == people.c.id)
        mine = found.where(blocks.c.person == person.id).order_by(people.c.name, people.c.id)
        return await self.store.read(lambda c: [Blocked(*row) for row in c.execute(mine)])

    async def unheard_by(self, person: Person) -> list[str]:
        """Return whose words a person is not told: who is muted, and who is kept apart."""
        muted = select(mutes.c.muted).where(mutes.c.person == person.id)
        found = select(people.c.code).where(people.c.id.in_(union(muted, *_both_ways(person.id))))
        return await self.store.read(lambda c: list(c.execute(found).scalars()))


def _both_ways(person: int) -> tuple[Select[Any], Select[Any]]:
    """Return the numbers of those whom somebody blocks, and of those who block them."""
    return (
        select(blocks.c.blocked).where(blocks.c.person == person),
        select(blocks.c.person).where(blocks.c.blocked == person),
    )


def kept_apart(connection: Connection, person: int, others: Collection[int]) -> set[int]:
    """Return which of some people are never seated with somebody."""
    found = union(
        select(blocks.c.blocked).where(blocks.c.person == person, blocks.c.blocked.in_(others)),
        select(blocks.c.person).where(blocks.c.blocked == person, blocks.c.person.in_(others)),
    )
    return set(connection.execute(found).scalars())


def hold(connection: Connection, person: int) -> None:
    """Let nobody block somebody, nor they anybody, until they have sat down."""
    found = select(people.c.id).where(people.c.id == person)
    connection.execute(found.with_for_update(read=True))


def sent_away(connection: Connection, person: int, table: int) -> bool:
    """Return whether the owner of a table sent somebody away from it."""
    found = select(kicks.c.person).where(kicks.c.table == table, kicks.c.person == person)
    return connection.execute(found).first() is not None


# Of a table, in a question to the database


def somebody_apart_is_there(person: int) -> ColumnElement[bool]:
    """Return whether anybody sits there who is kept apart from somebody."""
    there = seats.alias()
    return exists().where(
        there.c.table == tables.c.id, there.c.person.in_(union(*_both_ways(person)))
    )


def was_sent_away(person: int) -> ColumnElement[bool]:
    """Return whether somebody was sent away from there."""
    return exists().where(kicks.c.table == tables.c.id, kicks.c.person == person)
