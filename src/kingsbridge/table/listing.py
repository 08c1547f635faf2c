"""A table as it stands in a list, for one who may sit at it."""

from __future__ import annotations

from kingsbridge.engine.state import NOBODY
from kingsbridge.table.chairs import Chair
from kingsbridge.table.table import Table
from kingsbridge.table.told import Listed, ListedSeat, Status


def listed(table: Table, person: str) -> Listed:
    """Return a table as the person of a code finds it in a list."""
    terms, game = table.terms, table.game
    played = game is not None and table.status == Status.PLAYING
    deciding = game.deciding if game is not None and played else NOBODY
    return Listed(
        code=terms.code,
        title=terms.title,
        status=table.status,
        seats=[_seat(seat, chair) for seat, chair in enumerate(table.chairs)],
        pace=terms.pace,
        rated=terms.rated,
        private=terms.private,
        corrected=terms.corrected,
        deciding=deciding,
        my_turn=deciding != NOBODY and table.chairs[deciding].code == person,
        changed=table.changed,
        result=table.result("en") if table.status == Status.FINISHED else None,
        imported=terms.imported,
    )


def _seat(seat: int, chair: Chair) -> ListedSeat:
    kept_for = None if chair.kept_for is None else chair.kept_for.code
    return ListedSeat(seat, chair.kind, chair.name, chair.level, chair.code, kept_for)
