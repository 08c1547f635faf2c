"""All that is kept of somebody, for them to take along.

Of a game that is still played others' moves are left out, and the deal: they may be hidden.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json
from sqlalchemy import Connection, Select, Table, or_, select

from kingsbridge.server.database.schema import (
    audit,
    blocks,
    boxes,
    chat,
    habits,
    kicks,
    log,
    mutes,
    notices,
    people,
    puzzle_standings,
    puzzle_tries,
    rating_steps,
    ratings,
    reports,
    seats,
    sessions,
    studies,
    tables,
    tokens,
)
from kingsbridge.server.people.person import Person
from kingsbridge.table.told import Status

Rows = list[dict[str, Any]]
# What is kept as text of JSON.
TEXTS = (
    "reminders",
    "facts",
    "corrections",
    "options",
    "pace",
    "result",
    "deal",
    "habits",
    "mistakes",
    "study",
    "position",
)


class Export(Struct):
    """All that is kept of somebody. Times are milliseconds since 1970."""

    person: dict[str, Any]
    sessions: Rows
    tokens: Rows
    boxes: Rows
    studies: Rows
    ratings: Rows
    rating_steps: Rows
    puzzle_standings: Rows
    puzzle_tries: Rows
    notices: Rows
    mutes: list[str]
    blocks: list[str]
    kicks: list[str]
    reports: Rows
    audit: Rows
    chat: Rows
    habits: Rows
    tables: Rows


def export_of(connection: Connection, person: Person) -> Export:
    """Gather all that is kept of somebody, but for what secrets hash to."""

    def own(table: Table, *without: str) -> Rows:
        found = select(*(column for column in table.c if column.name not in without))
        rows = connection.execute(found.where(table.c.person == person.id))
        return [_plain(dict(row._mapping)) for row in rows]

    me = select(*(one for one in people.c if one.name not in ("id", "password", "look", "login")))
    row = connection.execute(me.where(people.c.id == person.id)).one()
    return Export(
        person=_plain(dict(row._mapping)),
        sessions=own(sessions, "person", "hash"),
        tokens=own(tokens, "person", "hash"),
        boxes=own(boxes, "person"),
        studies=own(studies, "id", "person"),
        ratings=own(ratings, "person"),
        rating_steps=_with_codes(connection, rating_steps, rating_steps.c.person == person.id),
        puzzle_standings=own(puzzle_standings, "person"),
        puzzle_tries=own(puzzle_tries, "person"),
        notices=own(notices, "person"),
        mutes=_codes(connection, select(mutes.c.muted).where(mutes.c.person == person.id)),
        blocks=_codes(connection, select(blocks.c.blocked).where(blocks.c.person == person.id)),
        kicks=_kicks(connection, person.id),
        reports=_reports(connection, person.id),
        audit=_deeds(connection, person.id),
        chat=_with_codes(connection, chat, chat.c.person == person.id),
        habits=[
            _plain(row) for row in _with_codes(connection, habits, habits.c.person == person.id)
        ],
        tables=_tables(connection, person.id),
    )


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    """Return a row with what is kept as text of JSON unpacked."""
    for name in TEXTS:
        if isinstance(row.get(name), str):
            row[name] = json.decode(row[name])
    return row


def _codes(connection: Connection, numbers: Select[Any]) -> list[str]:
    found = select(people.c.code).where(people.c.id.in_(numbers)).order_by(people.c.id)
    return list(connection.execute(found).scalars())


def _with_codes(connection: Connection, rows: Table, mine: Any) -> Rows:
    """Return rows about tables, which are named by their codes."""
    own = [column for column in rows.c if column.name not in ("person", "table")]
    found = select(tables.c.code.label("table"), *own).join(rows, rows.c.table == tables.c.id)
    return [dict(row._mapping) for row in connection.execute(found.where(mine))]


def _kicks(connection: Connection, person: int) -> list[str]:
    """Return the codes of the tables from which somebody was sent away."""
    found = select(tables.c.code).join(kicks, kicks.c.table == tables.c.id)
    mine = found.where(kicks.c.person == person).order_by(tables.c.id)
    return list(connection.execute(mine).scalars())


def _reports(connection: Connection, person: int) -> Rows:
    """Return what somebody said of others to the hosts."""
    found = (
        select(people.c.code.label("reported"), reports.c.reason, reports.c.text, reports.c.at)
        .join(reports, reports.c.reported == people.c.id)
        .where(reports.c.reporter == person)
    )
    return [dict(row._mapping) for row in connection.execute(found)]


def _deeds(connection: Connection, person: int) -> Rows:
    """Return what somebody did as a host."""
    found = select(audit.c.what, audit.c.facts, audit.c.at).where(audit.c.by == person)
    return [_plain(dict(row._mapping)) for row in connection.execute(found.order_by(audit.c.id))]


def _tables(connection: Connection, person: int) -> Rows:
    """Return the tables at which somebody sits or which they opened, with what was done there."""
    at = select(seats.c.table).where(seats.c.person == person)
    mine_too = or_(tables.c.id.in_(at), tables.c.owner == person)
    found = select(tables).where(mine_too).order_by(tables.c.id)
    told: Rows = []
    for row in connection.execute(found).all():
        over = row.status == Status.FINISHED
        chairs = select(seats.c.seat, seats.c.kind, seats.c.name, seats.c.level, seats.c.person)
        sitting = chairs.where(seats.c.table == row.id).order_by(seats.c.seat)
        around = connection.execute(sitting).all()
        mine = [chair.seat for chair in around if chair.person == person]
        done = select(log.c.n, log.c.kind, log.c.seat, log.c.move, log.c.at)
        done = done.where(log.c.table == row.id).order_by(log.c.n)
        if not over:
            done = done.where(log.c.seat.in_(mine))
        hidden = {"id", "owner", "deciding", "due", *(() if over else ("deal", "position"))}
        table = {name: value for name, value in row._mapping.items() if name not in hidden}
        told.append(
            {
                **_plain(table),
                "seats": [[chair.kind, chair.name, chair.level] for chair in around],
                "mine": mine,
                "log": [list(step) for step in connection.execute(done)],
            }
        )
    return told
