"""Finished games brought in and out, and checked."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, select

from kingsbridge.engine.errors import BadRecord, KingsbridgeError
from kingsbridge.engine.record import Record
from kingsbridge.server.codes import FOR_TABLES, new_code
from kingsbridge.server.database.log import insert_rows
from kingsbridge.server.database.schema import tables
from kingsbridge.server.database.store import Store
from kingsbridge.server.database.tables import insert_table, load_table
from kingsbridge.server.people.person import Person
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.tables.wish import player_of
from kingsbridge.table.records import chairs_of, finish, terms_of
from kingsbridge.table.told import Status


async def keep_record(store: Store, person: Person, record: Record, now: int) -> StoredTable:
    """Store a finished game that was played elsewhere, and was checked."""
    return await store.write(lambda c: insert_record(c, person, record, now))


def insert_record(connection: Connection, person: Person, record: Record, now: int) -> StoredTable:
    """Write a finished game as a table of its own."""
    terms = terms_of(record, player_of(person), new_code(FOR_TABLES), now)
    table = StoredTable(0, terms, chairs_of(record))
    rows = finish(table, record, now)
    insert_table(connection, table)
    insert_rows(connection, table.number, rows)
    return table


def stored_records(connection: Connection) -> Iterator[tuple[str, Record]]:
    """Walk through the records of all games that were played to their end."""
    found = select(tables.c.code).where(tables.c.status == Status.FINISHED).order_by(tables.c.id)
    for code in connection.execute(found).scalars().all():
        table = load_table(connection, code)
        if table.game is not None and table.game.state.over:
            yield code, table.record()


def check_everything(connection: Connection) -> Iterator[tuple[str, Exception | None]]:
    """Play every game again that was ever begun; give what is wrong with it, if anything is."""
    found = select(tables.c.code, tables.c.version).order_by(tables.c.id)
    for code, version in connection.execute(found.where(tables.c.version > 0)).all():
        try:
            check_game(load_table(connection, code), version)
            yield code, None
        except KingsbridgeError as error:
            yield code, error
        except Exception as error:
            # Whatever it is that cannot even be read, it is this game in which it is.
            yield code, BadRecord(f"it cannot be read ({type(error).__name__})")


def check_game(table: StoredTable, version: int) -> None:
    """Raise unless a game's log is whole, its deal as promised, and its result right."""
    game = table.game
    if game is None or game.version != version:
        rows = 0 if game is None else game.version
        raise BadRecord(f"the table is at version {version}, but its log has {rows} rows")
    table.deal.check_promises()
    if game.over != (table.status == Status.FINISHED) and table.status != Status.CLOSED:
        raise BadRecord(f"the table is {table.status}, but the log says otherwise")
    if table.stored_result is not None and table.stored_result.scores != game.state.scores():
        raise BadRecord("the result is not the one that the moves give")
