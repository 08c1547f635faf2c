"""Moves of people: each is made once, however often it is sent."""

from __future__ import annotations

from prometheus_client import Counter

from kingsbridge.server.people.person import Person
from kingsbridge.server.tables.play import Done, Play
from kingsbridge.table.log import Deed
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
    """Make a move for a person's seat, once, if the game stands as it did at that version."""
    check_key(key)
    async with play.tables.locked(code) as table:
        await play.keep_up(table, version)

        def deed() -> Deed | None:
            # What another process stored may be this very move, sent there first.
            if made_before(table.playing(), person.id, move, key) is not None:
                return None
            return checked_move(
                table, person.id, seat, version, move, key, person.language, unasked
            )

        game = await play.insist(table, deed)
        if game is None:
            return Done(table, table.the_game().keys[key].n, repeated=True)
        MOVES_OF_PEOPLE.inc()
        return Done(table, game.version)
