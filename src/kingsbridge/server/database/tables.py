"""Tables in the database: stored, and read again by folding their log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, and_, bindparam, insert, select, update
from sqlalchemy import Row as Found

from kingsbridge.engine.record import Deal
from kingsbridge.engine.state import NOBODY
from kingsbridge.server.database.log import json_text, load_rows
from kingsbridge.server.database.schema import people, seats, tables
from kingsbridge.server.people.shares import share_named
from kingsbridge.server.tables.due import due
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.table.chairs import Chair, Player, kept_chair
from kingsbridge.table.errors import NotKnown
from kingsbridge.table.log import Row
from kingsbridge.table.terms import Terms
from kingsbridge.table.told import Pace, Result, SeatKind, Status, Unrated

# Writing


def row_of(table: StoredTable) -> dict[str, object]:
    """Return a table's row: the terms, which stay, and how it stands, which is kept up to date.

    While a game is played it is the trigger behind `steps` that keeps it up to date (see `log`).
    """
    terms = table.terms
    return {
        "code": terms.code,
        "title": terms.title,
        "seats": len(table.chairs),
        "options": json_text(terms.options),
        "pace": json_text(terms.pace),
        "private": terms.private,
        "rated": terms.rated,
        "hints": terms.hints,
        "owner": terms.owner,
        "deal": json_text(terms.deal.to_json()),
        "created": terms.created,
        "imported": terms.imported,
        "position": None if terms.position is None else json_text(terms.position),
        **_standing_of(table),
    }


def _standing_of(table: StoredTable) -> dict[str, object]:
    game = table.game
    played = game is not None and table.status == Status.PLAYING
    return {
        "status": table.status,
        "version": game.version if game is not None else 0,
        "deciding": game.deciding if game is not None and played else NOBODY,
        "due": due(game) if game is not None and played else table.dealing_until,
        "result": json_text(table.result("en")) if table.status == Status.FINISHED else None,
        "rematch": table.rematch,
        "changed": table.changed,
    }


def insert_table(connection: Connection, table: StoredTable) -> None:
    """Store a new table with its chairs; its number is known from then on."""
    added = connection.execute(insert(tables).values(row_of(table)))
    assert added.inserted_primary_key is not None
    table.number = added.inserted_primary_key[0]
    chairs = [
        {"table": table.number, "seat": seat, **_seated(chair)}
        for seat, chair in enumerate(table.chairs)
    ]
    connection.execute(insert(seats), chairs)


def update_table(connection: Connection, table: StoredTable) -> None:
    """Store how a table stands."""
    change = update(tables).where(tables.c.id == table.number)
    connection.execute(change.values(_standing_of(table)))


def update_chair(connection: Connection, table: StoredTable, seat: int) -> None:
    """Store who sits in a chair now."""
    place = and_(seats.c.table == table.number, seats.c.seat == seat)
    connection.execute(update(seats).where(place).values(_seated(table.chairs[seat])))


def _seated(chair: Chair) -> dict[str, object]:
    # A person's code is known from their own row. That of an open seat is for whom it is kept.
    person = chair.person if chair.kept_for is None else chair.kept_for.number
    return {
        "kind": chair.kind,
        "person": person,
        "level": chair.level,
        "name": chair.name,
        "pledge": chair.pledge,
        "salt": chair.salt,
    }


# Reading. Statements are made once: to make one anew costs more than to carry it out.

_table = (
    select(
        tables,
        people.c.code.label("owner_code"),
        people.c.login.label("owner_login"),
        people.c.origin.label("owner_origin"),
    )
    .join(people, people.c.id == tables.c.owner)
    .where(tables.c.code == bindparam("code"))
)
_table_alone = _table.with_for_update(of=tables)


def read_table(connection: Connection, code: str) -> tuple[StoredTable, list[Row]]:
    """Read a table and its log, which is folded already unless the game is over.

    Nobody waits at a finished table: whoever asks for it can have it folded elsewhere.
    """
    table, rows = _read(connection, _table, code)
    if not table.finished:
        fold(table, rows)
    return table, rows


def load_table(connection: Connection, code: str) -> StoredTable:
    """Read a table and fold its log."""
    return fold(*_read(connection, _table, code))


def load_table_alone(connection: Connection, code: str) -> StoredTable:
    """Read a table and fold its log; nobody else changes it while the transaction lasts."""
    return fold(*_read(connection, _table_alone, code))


def _read(connection: Connection, which: Select[Any], code: str) -> tuple[StoredTable, list[Row]]:
    row = connection.execute(which, {"code": code}).first()
    if row is None:
        raise NotKnown("there is no such table")
    table = StoredTable(row.id, _terms(row), _chairs_of(connection, row.id))
    table.share = share_named(row.owner, row.owner_login is not None, row.owner_origin)
    table.status = Status(row.status)
    table.changed = row.changed
    table.rematch = row.rematch
    table.stored_result = stored_result(row)
    table.unrated = _unrated(row)
    table.dealing_until = row.due if table.status == Status.OPEN else None
    rows = [] if table.status == Status.OPEN else load_rows(connection, row.id, 0)
    return table, rows


def fold(table: StoredTable, rows: list[Row]) -> StoredTable:
    """Fold the log of a table that was read, and return it."""
    if rows:
        # One by one, so that a thread which folds a long log lets others have their turn.
        game = table.folded(rows[:1])
        for row in rows[1:]:
            game.fold(row)
        table.game = game
    return table


_chairs = (
    select(
        seats.c.kind,
        seats.c.person,
        people.c.code,
        seats.c.level,
        seats.c.name,
        seats.c.pledge,
        seats.c.salt,
    )
    .outerjoin(people, people.c.id == seats.c.person)
    .where(seats.c.table == bindparam("number"))
    .order_by(seats.c.seat)
)


def _chairs_of(connection: Connection, table: int) -> list[Chair]:
    """Read who sits where."""
    return [_chair(*row) for row in connection.execute(_chairs, {"number": table})]


def _chair(
    kind: str,
    person: int | None,
    code: str | None,
    level: str | None,
    name: str,
    pledge: str | None,
    salt: str | None,
) -> Chair:
    if kind == SeatKind.OPEN and person is not None and code is not None:
        return kept_chair(Player(person, code, name))
    return Chair(SeatKind(kind), person, code, level, name, None, pledge, salt)


def _terms(row: Found[Any]) -> Terms:
    return Terms(
        code=row.code,
        title=row.title,
        options=msgspec.json.decode(row.options),
        pace=stored_pace(row),
        deal=_deal(msgspec.json.decode(row.deal)),
        owner=row.owner,
        owner_code=row.owner_code,
        created=row.created,
        private=row.private,
        rated=row.rated,
        hints=row.hints,
        imported=row.imported,
        position=None if row.position is None else msgspec.json.decode(row.position),
    )


def _deal(doc: Mapping[str, Any]) -> Deal:
    return Deal(doc.get("seed"), doc.get("commitment"), doc.get("secret"))


def stored_pace(row: Found[Any]) -> Pace:
    """Return the pace in a table's row."""
    return msgspec.json.decode(row.pace, type=Pace)


def stored_unrated(connection: Connection, number: int) -> Unrated | None:
    """Read why a finished game that was to be rated is not."""
    return _unrated(connection.execute(select(tables.c.result).where(tables.c.id == number)).one())


def _unrated(row: Found[Any]) -> Unrated | None:
    result = stored_result(row)
    return None if result is None else result.unrated


def stored_result(row: Found[Any]) -> Result | None:
    """Return how a game ended, by its table's row."""
    return msgspec.json.decode(row.result, type=Result) if row.result else None
