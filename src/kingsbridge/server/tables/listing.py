"""Lists of tables: open ones, those being played, finished ones, one's own."""

from __future__ import annotations

from typing import Any

from msgspec import json
from sqlalchemy import Connection, Row, Select, or_, select

from kingsbridge.server.database.schema import people, seats, tables
from kingsbridge.server.database.store import Store
from kingsbridge.server.database.tables import stored_pace, stored_result
from kingsbridge.server.people.blocks import somebody_apart_is_there, was_sent_away
from kingsbridge.server.people.person import Person
from kingsbridge.table.told import Listed, ListedSeat, SeatKind, Status

# A table that was opened and never begun goes out of the list after so long.
STALE_AFTER = 7 * 24 * 3_600_000


async def listed(
    store: Store, which: str, person: Person | None, most: int, now: int
) -> list[Listed]:
    """Return open tables, those being played, finished ones, or one's own, the newest first."""
    found = select(tables).order_by(tables.c.changed.desc()).limit(most)
    if person is not None and which != "mine":
        # Those who are kept apart do not meet here either, but at what they played together.
        sat = select(seats.c.table).where(seats.c.person == person.id)
        found = found.where(or_(~somebody_apart_is_there(person.id), tables.c.id.in_(sat)))
    public = tables.c.private.is_(False)
    if which == "mine":
        if person is None:
            return []
        at = select(seats.c.table).where(seats.c.person == person.id)
        lives = tables.c.status.in_([Status.OPEN, Status.PLAYING])
        found = found.where(tables.c.id.in_(at), lives)
    elif which == "open":
        fresh = tables.c.changed > now - STALE_AFTER
        # Where all seats are kept for others there is nothing to sit down at.
        for_me = or_(seats.c.person.is_(None), seats.c.person == (person.id if person else 0))
        room = select(seats.c.table).where(seats.c.kind == SeatKind.OPEN, for_me)
        found = found.where(tables.c.status == Status.OPEN, public, fresh, tables.c.id.in_(room))
        if person is not None:
            found = found.where(~was_sent_away(person.id))
    elif which == "playing":
        found = found.where(tables.c.status == Status.PLAYING, public)
    else:
        at = select(seats.c.table).where(seats.c.person == (person.id if person else 0))
        seen = or_(public, tables.c.id.in_(at))
        found = found.where(tables.c.status == Status.FINISHED, seen)
    return await store.read(lambda c: list_rows(c, found, person))


def list_rows(connection: Connection, found: Select[Any], person: Person | None) -> list[Listed]:
    """Return the tables that are found, each with its seats, as they are listed to somebody."""
    rows = connection.execute(found).all()
    at = (
        select(
            seats.c.table, seats.c.seat, seats.c.kind, seats.c.name, seats.c.level, people.c.code
        )
        .outerjoin(people, people.c.id == seats.c.person)
        .where(seats.c.table.in_([row.id for row in rows]))
        .order_by(seats.c.seat)
    )
    chairs: dict[int, list[ListedSeat]] = {row.id: [] for row in rows}
    for table, seat, kind, name, level, code in connection.execute(at):
        kept = kind == SeatKind.OPEN
        who, kept_for = (None, code) if kept else (code, None)
        chairs[table].append(ListedSeat(seat, SeatKind(kind), name, level, who, kept_for))
    return [_listed(row, chairs[row.id], person) for row in rows]


def _listed(row: Row[Any], chairs: list[ListedSeat], person: Person | None) -> Listed:
    deciding = chairs[row.deciding].person if row.deciding >= 0 else None
    return Listed(
        code=row.code,
        title=row.title,
        status=Status(row.status),
        seats=chairs,
        pace=stored_pace(row),
        rated=row.rated,
        private=row.private,
        corrected=bool(json.decode(row.options).get("cards")),
        deciding=row.deciding,
        my_turn=person is not None and deciding == person.code,
        changed=row.changed,
        result=stored_result(row),
        imported=row.imported,
    )
