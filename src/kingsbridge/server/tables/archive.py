"""Finished games brought in and out, and what the strongest bot makes of them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from kingsbridge.engine.errors import BadRecord, KingsbridgeError
from kingsbridge.engine.record import Record
from kingsbridge.server.database.ledger import insert_row, insert_table, load_room
from kingsbridge.server.database.schema import analyses, tables
from kingsbridge.server.database.store import Store
from kingsbridge.server.people.accounts import Person, checked_name
from kingsbridge.server.tables.play import the_game
from kingsbridge.server.tables.room import Room, Sheet
from kingsbridge.server.wire.protocol import Pace, SeatKind, Status
from kingsbridge.table.game import NOBODY, Chair, Kind, Row

if TYPE_CHECKING:
    from kingsbridge.server.server import Server


async def analysis_of(server: Server, room: Room, language: str) -> dict[str, Any]:
    """Return the analysis of a finished game: thought of once, and kept."""
    table = room.sheet.id
    found = select(analyses.c.document).where(
        analyses.c.table == table, analyses.c.language == language
    )
    kept = await server.store.read(lambda c: c.execute(found).scalar())
    if kept is not None:
        return dict(msgspec.json.decode(kept))
    # It takes minutes: whoever asks meanwhile waits for the same one, and it goes on when they go.
    asked = (table, language)
    thinking = server.analysing.get(asked)
    if thinking is None:
        thinking = asyncio.ensure_future(_analyse(server, room, language))
        server.analysing[asked] = thinking
        thinking.add_done_callback(lambda done: _analysed(server, asked, done))
    return await asyncio.shield(thinking)


def _analysed(server: Server, asked: tuple[int, str], done: asyncio.Future[dict[str, Any]]) -> None:
    del server.analysing[asked]
    # Whoever waits is told what went wrong; if nobody does, nobody needs to be.
    if not done.cancelled():
        done.exception()


async def _analyse(server: Server, room: Room, language: str) -> dict[str, Any]:
    """Let the strongest bot look at a finished game again, and keep what it finds."""
    table = room.sheet.id
    record = room.record().to_json()
    analyst = server.settings.analyst
    document = await server.analysts.analyse(table, record, analyst, language=language)
    text = msgspec.json.encode(document).decode()
    keep = insert(analyses).values(table=table, language=language, document=text)
    # Somebody else may have asked another process at the same time.
    with suppress(IntegrityError):
        await server.store.write(lambda c: c.execute(keep).rowcount)
    return document


async def keep_record(store: Store, person: Person, record: Record, now: int) -> Room:
    """Store a finished game that was played elsewhere."""
    check_finished(record)
    return await store.write(lambda c: insert_record(c, person, record, now))


def check_finished(record: Record) -> None:
    """Raise unless a record is of a finished game and replays to what it says."""
    for name in record.players:
        checked_name(name)
    state = record.verify()
    if not state.over:
        raise BadRecord(f"the game is not over after its {len(record.moves)} moves")


def insert_record(connection: Connection, person: Person, record: Record, now: int) -> Room:
    """Write a finished game as a table of its own."""
    sheet = Sheet(
        id=0,
        code=secrets.token_urlsafe(12),
        title=record.title_key,
        options=dict(record.options),
        pace=Pace(),
        private=True,
        rated=False,
        hints=False,
        owner=person.id,
        owner_code=person.code,
        status=Status.FINISHED,
        deal=record.deal,
        created=now,
        changed=now,
    )
    chairs = [Chair(SeatKind.PERSON, None, None, None, name) for name in record.players]
    insert_table(connection, sheet, chairs)
    insert_row(connection, sheet.id, Row(1, Kind.START, NOBODY, 0, None, now))
    state = record.begin()
    for move in record.moves:
        row = Row(state.ply + 2, Kind.MOVE, state.seat, move, None, now)
        insert_row(connection, sheet.id, row)
        state.apply(move)
    room = load_room(connection, sheet.code)
    game = the_game(room)
    result = room.teller("en").result(game.state, [], game.winners)
    connection.execute(
        update(tables)
        .where(tables.c.id == sheet.id)
        .values(version=game.version, result=msgspec.json.encode(result).decode())
    )
    return room


def stored_records(connection: Connection) -> Iterator[tuple[str, Record]]:
    """Walk through the records of all games that were played to their end."""
    found = select(tables.c.code).where(tables.c.status == Status.FINISHED).order_by(tables.c.id)
    for code in connection.execute(found).scalars().all():
        room = load_room(connection, code)
        if room.game is not None and room.game.state.over:
            yield code, room.record()


def check_everything(connection: Connection) -> Iterator[tuple[str, Exception | None]]:
    """Play every game again that was ever begun; give what is wrong with it, if anything is."""
    found = select(tables.c.code, tables.c.version).order_by(tables.c.id)
    for code, version in connection.execute(found.where(tables.c.version > 0)).all():
        try:
            check_game(load_room(connection, code), version)
            yield code, None
        except KingsbridgeError as error:
            yield code, error
        except Exception as error:
            # Whatever it is that cannot even be read, it is this game in which it is.
            yield code, BadRecord(f"it cannot be read ({type(error).__name__})")


def check_game(room: Room, version: int) -> None:
    """Raise unless a game's log is whole, its deal as promised, and its result right."""
    game = room.game
    if game is None or game.version != version:
        rows = 0 if game is None else game.version
        raise BadRecord(f"the table is at version {version}, but its log has {rows} rows")
    if not room.sheet.deal.keeps_its_promise():
        raise BadRecord("the secret is not the one that the commitment promised")
    if game.over != (room.sheet.status == Status.FINISHED) and room.sheet.status != Status.CLOSED:
        raise BadRecord(f"the table is {room.sheet.status}, but the log says otherwise")
    if room.sheet.result is not None and room.sheet.result.scores != game.state.scores():
        raise BadRecord("the result is not the one that the moves give")
