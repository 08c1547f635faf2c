"""A record as the log of a table: whoever has one can go on playing it, or look at it again."""

from __future__ import annotations

from kingsbridge.engine.errors import BadRecord
from kingsbridge.engine.record import Deal, Record
from kingsbridge.engine.state import NOBODY
from kingsbridge.table.chairs import Chair, Player
from kingsbridge.table.log import Kind, Row
from kingsbridge.table.names import checked_name
from kingsbridge.table.table import Table
from kingsbridge.table.terms import Terms
from kingsbridge.table.told import Pace, SeatKind, Status


def rows_of(record: Record, now: int) -> list[Row]:
    """Return the log that a record gives, all of it written now; raise if a move is illegal."""
    rows = [Row(1, Kind.START, NOBODY, 0, None, now)]
    state = record.begin()
    for played, move in enumerate(record.moves):
        rows.append(Row(played + 2, Kind.MOVE, state.seat, move, None, now))
        record.step(state, played, move)
    return rows


def check_finished(record: Record) -> None:
    """Raise unless a record is of a finished game and replays to what it says."""
    for name in record.players:
        checked_name(name)
    state = record.verify()
    if not state.over:
        raise BadRecord(f"the game is not over after its {len(record.moves)} moves")


def terms_of(record: Record, player: Player, code: str, now: int) -> Terms:
    """Return the terms of a table for a finished game that was played elsewhere."""
    return Terms(
        code=code,
        title=record.title_key,
        options=dict(record.options),
        pace=Pace(),
        deal=Deal(record.deal.seed, record.deal.commitment, record.deal.secret),
        owner=player.number,
        owner_code=player.code,
        created=now,
        private=True,
        hints=False,
        imported=now,
        position=record.position,
    )


def chairs_of(record: Record) -> list[Chair]:
    """Return who sat where, with what each added to the chance of the deal."""
    chairs = [Chair(SeatKind.PERSON, None, None, None, name) for name in record.players]
    for seat, (pledge, salt) in enumerate(zip(record.deal.pledges, record.deal.salts, strict=True)):
        chairs[seat] = chairs[seat]._replace(pledge=pledge, salt=salt)
    return chairs


def finish(table: Table, record: Record, now: int) -> list[Row]:
    """Let a table be at the end of a record; return the log of it."""
    rows = rows_of(record, now)
    table.game = table.folded(rows)
    table.status = Status.FINISHED
    return rows
