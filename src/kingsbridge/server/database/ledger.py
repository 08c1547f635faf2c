"""Tables in the database: stored, and read again by folding their log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import (
    JSON,
    ColumnClause,
    ColumnElement,
    Connection,
    Insert,
    TableValuedAlias,
    Text,
    bindparam,
    cast,
    func,
    insert,
    select,
)
from sqlalchemy import Row as Found
from sqlalchemy.exc import IntegrityError

from kingsbridge.engine.record import Deal
from kingsbridge.server.database.schema import NOT_PLAYED, log, people, seats, steps, tables
from kingsbridge.server.errors import NotKnown
from kingsbridge.server.people.accounts import Person
from kingsbridge.server.tables.room import Room, Sheet
from kingsbridge.server.wire.protocol import Pace, Result, SeatKind, Status
from kingsbridge.table.game import NOBODY, Chair, Game, Row, folded


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


# Statements are made once: to make one anew costs more than to carry it out.

_insert_row = insert(log)


def insert_row(connection: Connection, table: int, row: Row) -> None:
    """Append a row to a table's log; raise IntegrityError if that place is taken."""
    connection.execute(_insert_row, {"table": table, **row._asdict()})


class Step(NamedTuple):
    """A row for a table's log, and what is to be known of the table without folding it."""

    table: int
    row: Row
    deciding: int
    due: int | None
    # How the game ended, as JSON, if it did.
    result: str | None = None


def append_rows(connection: Connection, taken: Sequence[Step]) -> bool:
    """Append to the logs of several tables; return whether all of them are being played.

    Raise IntegrityError if one of the places is taken. It is one statement, so that either all of
    it is stored or nothing. Tables are taken in their order, so that two processes never wait for
    each other.
    """
    rows = [
        {
            "table": step.table,
            **step.row._asdict(),
            "deciding": step.deciding,
            "due": step.due,
            "result": step.result,
        }
        for step in sorted(taken)
    ]
    try:
        connection.execute(_take_steps(connection.dialect.name), {"rows": json_text(rows)})
    except IntegrityError as error:
        if NOT_PLAYED in str(error.orig):
            return False
        raise
    return True


@cache
def _take_steps(dialect: str) -> Insert:
    """Return what takes many steps at once; they come as one text of JSON.

    With a statement for each row, the thread that writes would have to wait for the others as
    often, and PostgreSQL to be asked as often.
    """
    rows = bindparam("rows", type_=Text())
    each: TableValuedAlias
    if dialect == "sqlite":
        each = func.json_each(rows).table_valued("value", name="row")
    else:
        each = func.json_array_elements(cast(rows, JSON)).table_valued("value", name="row")

    def field(part: ColumnClause[Any]) -> ColumnElement[Any]:
        if dialect == "sqlite":
            return func.json_extract(each.c.value, f"$.{part.name}")
        return cast(func.json_extract_path_text(each.c.value, part.name), part.type)

    found = select(*(field(part) for part in steps.c)).select_from(each)
    return insert(steps).from_select(list(steps.c), found)


_table = (
    select(tables, people.c.code.label("owner_code"))
    .join(people, people.c.id == tables.c.owner)
    .where(tables.c.code == bindparam("code"))
)
_table_alone = _table.with_for_update(of=tables)


def load_room(connection: Connection, code: str, alone: bool = False) -> Room:
    """Read a table and fold its log; alone, so that nobody else changes it meanwhile."""
    row = connection.execute(_table_alone if alone else _table, {"code": code}).first()
    if row is None:
        raise NotKnown("there is no such table")
    sheet = _sheet(row)
    chairs = load_chairs(connection, sheet.id)
    rows = [] if sheet.status == Status.OPEN else load_rows(connection, sheet.id, 0)
    return Room(sheet, chairs, new_game(sheet, chairs, rows) if rows else None)


def new_game(sheet: Sheet, chairs: Sequence[Chair], rows: Sequence[Row]) -> Game:
    """Return the game that these rows tell."""
    return folded(sheet.title, sheet.options, sheet.deal, sheet.pace, chairs, rows)


_chairs = (
    select(seats.c.kind, seats.c.person, people.c.code, seats.c.level, seats.c.name)
    .outerjoin(people, people.c.id == seats.c.person)
    .where(seats.c.table == bindparam("number"))
    .order_by(seats.c.seat)
)


def load_chairs(connection: Connection, table: int) -> list[Chair]:
    """Read who sits where."""
    return [
        Chair(SeatKind(kind), person, code, level, name)
        for kind, person, code, level, name in connection.execute(_chairs, {"number": table})
    ]


_rows = (
    select(log.c.n, log.c.kind, log.c.seat, log.c.move, log.c.key, log.c.at)
    .where(log.c.table == bindparam("number"), log.c.n > bindparam("after"))
    .order_by(log.c.n)
)


def load_rows(connection: Connection, table: int, after: int) -> list[Row]:
    """Read a table's log from after a version on."""
    return [Row(*row) for row in connection.execute(_rows, {"number": table, "after": after})]


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
