"""Finished games brought in and out, and checked."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, select

from kingsbridge.engine.errors import BadRecord, KingsbridgeError
from kingsbridge.engine.record import Deal, Record
from kingsbridge.server.codes import FOR_TABLES, new_code
from kingsbridge.server.database.log import insert_rows
from kingsbridge.server.database.schema import tables
from kingsbridge.server.database.store import Store
from kingsbridge.server.database.tables import insert_table, load_table
from kingsbridge.server.people.person import Person, checked_name
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.table.chairs import Chair
from kingsbridge.table.records import rows_of
from kingsbridge.table.terms import Terms
from kingsbridge.table.told import Pace, SeatKind, Status


async def keep_record(store: Store, person: Person, record: Record, now: int) -> StoredTable:
    """Store a finished game that was played elsewhere, and was checked."""
    return await store.write(lambda c: insert_record(c, person, record, now))


def check_finished(record: Record) -> None:
    """Raise unless a record is of a finished game and replays to what it says."""
    for name in record.players:
        checked_name(name)
    state = record.verify()
    if not state.over:
        raise BadRecord(f"the game is not over after its {len(record.moves)} moves")


def insert_record(connection: Connection, person: Person, record: Record, now: int) -> StoredTable:
    """Write a finished game as a table of its own."""
    terms = Terms(
        code=new_code(FOR_TABLES),
        title=record.title_key,
        options=dict(record.options),
        pace=Pace(),
        deal=Deal(record.deal.seed, record.deal.commitment, record.deal.secret),
        owner=person.id,
        owner_code=person.code,
        created=now,
        private=True,
        hints=False,
        imported=now,
    )
    chairs = [Chair(SeatKind.PERSON, None, None, None, name) for name in record.players]
    for seat, (pledge, salt) in enumerate(zip(record.deal.pledges, record.deal.salts, strict=True)):
        chairs[seat] = chairs[seat]._replace(pledge=pledge, salt=salt)
    table = StoredTable(0, terms, chairs)
    rows = rows_of(record, now)
    table.game = table.folded(rows)
    table.status = Status.FINISHED
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
