"""Farewell: somebody leaves for good, and takes along all that is theirs alone.

At tables where others played, too, a seat stays somebody's who is no longer known.
"""

from __future__ import annotations

import re
from itertools import count

from msgspec import json
from sqlalchemy import Connection, delete, select, update

from kingsbridge.server.clock import Clock
from kingsbridge.server.database.schema import (
    analyses,
    blocks,
    boxes,
    chat,
    kicks,
    mutes,
    notices,
    people,
    rating_steps,
    ratings,
    reports,
    seats,
    tables,
)
from kingsbridge.server.database.store import Store
from kingsbridge.server.hosting.desk import Desk
from kingsbridge.server.hosting.seats import leave_tables
from kingsbridge.server.people.accounts import tables_of
from kingsbridge.server.people.names import GONE
from kingsbridge.server.people.person import PLAYER, Person
from kingsbridge.server.people.sessions import announce_cut, end_all

OWN = (
    ratings.c.person,
    rating_steps.c.person,
    boxes.c.person,
    chat.c.person,
    notices.c.person,
    mutes.c.person,
    mutes.c.muted,
    blocks.c.person,
    blocks.c.blocked,
    kicks.c.person,
    reports.c.reporter,
)


async def say_farewell(store: Store, person: Person, now: Clock) -> list[str]:
    """Give up what somebody plays and forget them; return the tables at which they sat."""

    def write(connection: Connection) -> list[str]:
        codes = tables_of(connection, person.id)
        leave_tables(Desk(connection, None, now(), store.announce), person.id, for_good=True)
        forget(connection, person.id, now())
        announce_cut(store, connection, person.code)
        for code in codes:
            store.announce(connection, {"table": code})
        return codes

    return await store.write(write)


def forget(connection: Connection, person: int, at: int) -> None:
    """Forget somebody: what is left of them is a number."""
    sat = select(seats.c.table, seats.c.seat, seats.c.name).where(seats.c.person == person)
    order = sat.order_by(seats.c.table, seats.c.seat)
    for table, seat, old in connection.execute(order).all():
        names = connection.execute(select(seats.c.name).where(seats.c.table == table)).scalars()
        taken = set(names)
        name = next(name for n in count(1) if (name := GONE + f" {n}" * (n > 1)) not in taken)
        place = (seats.c.table == table, seats.c.seat == seat)
        connection.execute(update(seats).where(*place).values(name=name))
        _rename_in_result(connection, table, old, name)
    # What was thought of their games calls them by name.
    mine = select(seats.c.table).where(seats.c.person == person)
    connection.execute(delete(analyses).where(analyses.c.table.in_(mine)))
    for column in OWN:
        connection.execute(delete(column.table).where(column == person))
    end_all(connection, person)
    connection.execute(
        update(people)
        .where(people.c.id == person)
        .values(
            name=GONE,
            login=None,
            look=None,
            password=None,
            role=PLAYER,
            reminders="{}",
            email=None,
            email_confirmed=None,
            origin=None,
            deleted=at,
        )
    )


def _rename_in_result(connection: Connection, table: int, old: str, new: str) -> None:
    """Let the result of a game, which says in words who won, call somebody by another name."""
    this = tables.c.id == table
    result = connection.execute(select(tables.c.result).where(this)).scalar()
    if result and old:
        whole = re.compile(rf"(?<!\w){re.escape(old)}(?!\w)")
        told = json.decode(result)
        for part in (told, *told.get("rows", ())):
            # Its own stop is that of a sentence which it ends.
            part["text"] = whole.sub(new, part["text"]).replace(f"{GONE}.", GONE)
        renamed = json.encode(told).decode()
        connection.execute(update(tables).where(this).values(result=renamed))
