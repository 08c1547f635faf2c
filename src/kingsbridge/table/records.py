"""A record as the log of a table: whoever has one can go on playing it, or look at it again."""

from __future__ import annotations

from kingsbridge.engine.record import Record
from kingsbridge.engine.state import NOBODY
from kingsbridge.table.log import Kind, Row


def rows_of(record: Record, now: int) -> list[Row]:
    """Return the log that a record gives, all of it written now; raise if a move is illegal."""
    rows = [Row(1, Kind.START, NOBODY, 0, None, now)]
    state = record.begin()
    for played, move in enumerate(record.moves):
        rows.append(Row(played + 2, Kind.MOVE, state.seat, move, None, now))
        record.step(state, played, move)
    return rows
