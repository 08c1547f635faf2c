"""Tables in the database: stored, and read again by folding their log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import (
    JSON,
    Column,
    ColumnElement,
    Connection,
    Insert,
    TableValuedAlias,
    Text,
    Update,
    bindparam,
    cast,
    func,
    insert,
    select,
    update,
)
from sqlalchemy import Row as Found

from kingsbridge.engine.record import Deal
from kingsbridge.server.errors import NotKnown
from kingsbridge.server.game import NOBODY, Chair, Game, Row, folded
from kingsbridge.server.people import Person
from kingsbridge.server.protocol import Pace, Result, SeatKind, Status
from kingsbridge.server.room import Room, Sheet
from kingsbridge.server.schema import log, people, seats, tables


class ListedSeat(Struct):
    """A seat of a table in a list."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    person: str | None


class Listed(Struct):
    """A table in a list."""

    code: str
    title: str
    status: Status
    seats: list[ListedSeat]
    pace: Pace
    rated: bool
    private: bool
    deciding: int
    my_turn: bool
    changed: int
    result: Result | None


def insert_table(connection: Connection, sheet: Sheet, chairs: Sequence[Chair]) -> None:
    """Store a new table."""
    added = connection.execute(
        insert(tables).values(
            code=sheet.code,
            title=sheet.title,
            seats=len(chairs),
            options=json_text(sheet.options),
            pace=json_text(sheet.pace),
            private=sheet.private,
            rated=sheet.rated,
            hints=sheet.hints,
            owner=sheet.owner,
            status=sheet.status,
            deal=json_text(sheet.deal.to_json()),
            version=0,
            deciding=NOBODY,
            due=None,
            result=None,
            rematch=None,
            created=sheet.created,
            changed=sheet.changed,
        )
    )
    assert added.inserted_primary_key is not None
    sheet.id = added.inserted_primary_key[0]
    connection.execute(
        insert(seats),
        [
            {
                "table": sheet.id,
                "seat": seat,
                "kind": chair.kind,
                "person": chair.person,
                "level": chair.level,
                "name": chair.name,
            }
            for seat, chair in enumerate(chairs)
        ],
    )


# Made once: to make a statement anew costs more than to carry it out.
_insert_row = insert(log)


def insert_row(connection: Connection, table: int, row: Row) -> None:
    """Append a row to a table's log; raise IntegrityError if that place is taken."""
    connection.execute(_insert_row, {"table": table, **row._asdict()})


class Step(NamedTuple):
    """A row for a table's log, and what is to be known of the table without folding it."""

    table: int
    code: str
    row: Row
    deciding: int
    due: int | None


def append_rows(connection: Connection, steps: Sequence[Step]) -> bool:
    """Append to the logs of several tables; return whether all of them are being played.

    Raise IntegrityError if one of the places is taken. Tables are taken in their order, so that
    two processes never wait for each other.
    """
    rows = [
        {"table": step.table, **step.row._asdict(), "deciding": step.deciding, "due": step.due}
        for step in sorted(steps)
    ]
    append, note = _statements(connection.dialect.name)
    told = {"steps": json_text(rows)}
    connection.execute(append, told)
    return connection.execute(note, told).rowcount == len(steps)


@cache
def _statements(dialect: str) -> tuple[Insert, Update]:
    """Return what appends rows to logs and what notes it in their tables, for all rows at once.

    They come as one text of JSON. With a statement for each row, the thread that writes would
    have to wait for the others as often, and PostgreSQL to be asked as often.
    """
    steps = bindparam("steps", type_=Text())
    each: TableValuedAlias
    if dialect == "sqlite":
        each = func.json_each(steps).table_valued("value", name="step")
    else:
        each = func.json_array_elements(cast(steps, JSON)).table_valued("value", name="step")

    def field(name: str, column: Column[Any]) -> ColumnElement[Any]:
        if dialect == "sqlite":
            return func.json_extract(each.c.value, f"$.{name}")
        return cast(func.json_extract_path_text(each.c.value, name), column.type)

    found = select(*(field(column.name, column) for column in log.c)).select_from(each)
    noted = {"version": "n", "deciding": "deciding", "due": "due", "changed": "at"}
    return (
        insert(log).from_select(list(log.c), found),
        update(tables)
        .where(tables.c.id == field("table", tables.c.id), tables.c.status == Status.PLAYING)
        .values({name: field(told, tables.c[name]) for name, told in noted.items()}),
    )


def load_room(connection: Connection, code: str, alone: bool = False) -> Room:
    """Read a table and fold its log; alone, so that nobody else changes it meanwhile."""
    found = select(tables, people.c.code.label("owner_code")).join(
        people, people.c.id == tables.c.owner
    )
    if alone:
        found = found.with_for_update(of=tables)
    row = connection.execute(found.where(tables.c.code == code)).first()
    if row is None:
        raise NotKnown("there is no such table")
    sheet = _sheet(row)
    chairs = load_chairs(connection, sheet.id)
    rows = load_rows(connection, sheet.id, 0)
    return Room(sheet, chairs, new_game(sheet, chairs, rows) if rows else None)


def new_game(sheet: Sheet, chairs: Sequence[Chair], rows: Sequence[Row]) -> Game:
    """Return the game that these rows tell."""
    return folded(sheet.title, sheet.options, sheet.deal, sheet.pace, chairs, rows)


def load_chairs(connection: Connection, table: int) -> list[Chair]:
    """Read who sits where."""
    found = (
        select(seats.c.kind, seats.c.person, people.c.code, seats.c.level, seats.c.name)
        .outerjoin(people, people.c.id == seats.c.person)
        .where(seats.c.table == table)
        .order_by(seats.c.seat)
    )
    return [
        Chair(SeatKind(kind), person, code, level, name)
        for kind, person, code, level, name in connection.execute(found)
    ]


def load_rows(connection: Connection, table: int, after: int) -> list[Row]:
    """Read a table's log from after a version on."""
    found = (
        select(log.c.n, log.c.kind, log.c.seat, log.c.move, log.c.key, log.c.at)
        .where(log.c.table == table, log.c.n > after)
        .order_by(log.c.n)
    )
    return [Row(*row) for row in connection.execute(found)]


def _sheet(row: Found[Any]) -> Sheet:
    return Sheet(
        id=row.id,
        code=row.code,
        title=row.title,
        options=msgspec.json.decode(row.options),
        pace=msgspec.json.decode(row.pace, type=Pace),
        private=row.private,
        rated=row.rated,
        hints=row.hints,
        owner=row.owner,
        owner_code=row.owner_code,
        status=Status(row.status),
        deal=_deal(msgspec.json.decode(row.deal)),
        created=row.created,
        changed=row.changed,
        result=msgspec.json.decode(row.result, type=Result) if row.result else None,
        rematch=row.rematch,
    )


def _deal(doc: Mapping[str, Any]) -> Deal:
    return Deal(doc.get("seed"), doc.get("commitment"), doc.get("secret"))


def json_text(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


def list_tables(connection: Connection, found: Any, person: Person | None) -> list[Listed]:
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
        chairs[table].append(ListedSeat(seat, SeatKind(kind), name, level, code))
    return [_listed(row, chairs[row.id], person) for row in rows]


def _listed(row: Found[Any], chairs: list[ListedSeat], person: Person | None) -> Listed:
    deciding = chairs[row.deciding].person if row.deciding >= 0 else None
    return Listed(
        code=row.code,
        title=row.title,
        status=Status(row.status),
        seats=chairs,
        pace=msgspec.json.decode(row.pace, type=Pace),
        rated=row.rated,
        private=row.private,
        deciding=row.deciding,
        my_turn=person is not None and deciding == person.code,
        changed=row.changed,
        result=msgspec.json.decode(row.result, type=Result) if row.result else None,
    )
