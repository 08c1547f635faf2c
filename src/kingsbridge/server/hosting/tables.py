"""Tables, as hosts see them: found, and closed one by one or in bulk."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct
from sqlalchemy import ColumnElement, Connection, func, select, update

from kingsbridge.engine.state import NOBODY
from kingsbridge.server.database.schema import people, seats, tables
from kingsbridge.server.hosting.desk import Desk
from kingsbridge.server.hosting.paging import PAGE, Page
from kingsbridge.table.errors import NotKnown, NotNow
from kingsbridge.table.told import Status

HOUR = 3_600_000
# So many are closed at once; whoever closes more does it again.
MOST_CLOSED = 1000
GONE_ON = (Status.OPEN, Status.PLAYING)


class WantedTables(Struct, forbid_unknown_fields=True):
    """Which tables are meant: all of them, but for what is said.

    `quiet_hours`: nothing was done there for so long. `owner` is a person's code.
    """

    status: Status | None = None
    title: Annotated[str, Meta(max_length=40)] | None = None
    owner: Annotated[str, Meta(max_length=64)] | None = None
    quiet_hours: Annotated[float, Meta(ge=0, le=1_000_000)] | None = None
    code: Annotated[str, Meta(max_length=64)] | None = None


class TableRow(Struct):
    """A table in a host's list."""

    code: str
    title: str
    status: Status
    owner: str
    owner_name: str
    names: list[str]
    private: bool
    rated: bool
    created: int
    changed: int


class TablesPage(Page[TableRow]):
    """Tables, a page of them."""


def search(connection: Connection, now: int, wanted: WantedTables, page: int = 0) -> TablesPage:
    """Return the tables that are meant, the newest first."""
    which = list(_conditions(wanted, now))
    found = (
        select(tables, people.c.code.label("owner_code"), people.c.name.label("owner_name"))
        .join(people, people.c.id == tables.c.owner)
        .where(*which)
        .order_by(tables.c.changed.desc(), tables.c.id.desc())
    )
    rows = connection.execute(found.limit(PAGE).offset(page * PAGE)).all()
    at = select(seats.c.table, seats.c.name).where(seats.c.table.in_([row.id for row in rows]))
    names: dict[int, list[str]] = {row.id: [] for row in rows}
    for table, name in connection.execute(at.order_by(seats.c.seat)):
        if name:
            names[table].append(name)
    shown = [
        TableRow(
            code=row.code,
            title=row.title,
            status=Status(row.status),
            owner=row.owner_code,
            owner_name=row.owner_name,
            names=names[row.id],
            private=row.private,
            rated=row.rated,
            created=row.created,
            changed=row.changed,
        )
        for row in rows
    ]
    return TablesPage(shown, count(connection, now, wanted), page)


def count(connection: Connection, now: int, wanted: WantedTables, going_on: bool = False) -> int:
    """Return how many tables are meant, or how many of them could be closed."""
    which = [*_conditions(wanted, now), *(_going_on() if going_on else ())]
    found = select(func.count()).select_from(tables).join(people, people.c.id == tables.c.owner)
    return connection.execute(found.where(*which)).scalar_one()


def _conditions(wanted: WantedTables, now: int) -> Iterator[ColumnElement[bool]]:
    if wanted.status is not None:
        yield tables.c.status == wanted.status
    if wanted.title is not None:
        yield tables.c.title == wanted.title
    if wanted.owner is not None:
        yield people.c.code == wanted.owner
    if wanted.quiet_hours is not None:
        yield tables.c.changed < now - int(wanted.quiet_hours * HOUR)
    if wanted.code is not None:
        yield tables.c.code == wanted.code


def _going_on() -> Iterator[ColumnElement[bool]]:
    yield tables.c.status.in_(GONE_ON)


def close(desk: Desk, code: str) -> None:
    """Close a table for good, whether or not it has begun."""
    wanted = WantedTables(code=code)
    if not count(desk.connection, desk.now, wanted):
        raise NotKnown("there is no such table")
    if not close_all(desk, wanted):
        raise NotNow("this table is finished", "finished")


def close_all(desk: Desk, wanted: WantedTables) -> list[str]:
    """Close all tables for good that are meant and not over yet, the quietest first; say which."""
    found = (
        select(tables.c.id, tables.c.code)
        .join(people, people.c.id == tables.c.owner)
        .where(*_conditions(wanted, desk.now), *_going_on())
        .order_by(tables.c.changed)
        .limit(MOST_CLOSED)
    )
    # By their numbers, so that two processes never wait for each other.
    rows = sorted(desk.connection.execute(found).all())
    closed = []
    for number, code in rows:
        change = update(tables).where(tables.c.id == number, *_going_on())
        over = {"status": Status.CLOSED, "deciding": NOBODY, "due": None, "changed": desk.now}
        if desk.connection.execute(change.values(over)).rowcount:
            desk.announce(table=code)
            closed.append(code)
    if closed:
        desk.note("close", tables=len(closed), codes=[code[:4] for code in closed[:20]])
    return closed
