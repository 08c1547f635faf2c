"""Moves of people: each is made once, however often it is sent."""

from __future__ import annotations

from prometheus_client import Counter

from kingsbridge.server.people.person import Person
from kingsbridge.server.tables.play import Done, Play
from kingsbridge.table.errors import Stale
from kingsbridge.table.moving import check_key, made_before
from kingsbridge.table.moving import move as checked_move

MOVES = Counter("kingsbridge_moves_total", "Moves confirmed", ["by"])
MOVES_OF_PEOPLE = MOVES.labels("person")


async def move(
    play: Play,
    person: Person,
    code: str,
    seat: int | None,
    version: int,
    move: int,
    key: str,
    unasked: bool = False,
) -> Done:
    """Make a move for a person's seat, once, if nothing was done since that version."""
    check_key(key)
    async with play.tables.locked(code) as table:
        before = made_before(table.playing(), person.id, move, key)
        if before is not None:
            return Done(table, before.n, repeated=True)
        deed = checked_move(table, person.id, seat, version, move, key, person.language, unasked)
        try:
            game = await play.append(table, deed)
        except Stale:
            # What another process stored may be this very move, sent there first.
            before = made_before(table.the_game(), person.id, move, key)
            if before is None:
                raise
            return Done(table, before.n, repeated=True)
        MOVES_OF_PEOPLE.inc()
        return Done(table, game.version)
