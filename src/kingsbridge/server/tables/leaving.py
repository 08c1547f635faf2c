"""Leaving and coming back: resigning, and bots that stand in for those who are away."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import select

from kingsbridge.server.database.schema import people
from kingsbridge.server.people.person import Person
from kingsbridge.server.tables.play import Done, Play
from kingsbridge.table import leaving
from kingsbridge.table.chairs import Chair


async def resign(play: Play, person: Person, code: str, seat: int | None) -> Done:
    """Give a seat up for good: a bot plays on, if anybody is left to play with."""
    async with play.tables.locked(code) as table:
        return await play.do(table, lambda: leaving.resign(table.playing(), person.id, seat))


async def stand_in(
    play: Play, person: Person, code: str, seat: int, here: Callable[[str], bool]
) -> Done:
    """Let a bot play for a seat: one's own, or that of somebody who has been away."""
    async with play.tables.locked(code) as table:
        game = table.playing()
        chair = game.chairs[seat] if 0 <= seat < len(game.chairs) else None
        is_here = chair is not None and chair.code is not None and here(chair.code)
        seen = await _last_seen(play, chair)
        play.check_few(table, person)
        return await play.do(
            table,
            lambda: leaving.stand_in(
                table.playing(), person.id, seat, seen, is_here, play.now(), table.terms.rated
            ),
        )


async def _last_seen(play: Play, chair: Chair | None) -> int:
    """Return when the person in a chair was last seen; a bot never is."""
    if chair is None or chair.person is None:
        return 0
    found = select(people.c.seen).where(people.c.id == chair.person)
    return await play.store.read(lambda c: c.execute(found).scalar_one())


async def come_back(play: Play, person: Person, code: str, seat: int | None) -> Done:
    """Take a seat back from the bot that stood in."""
    async with play.tables.locked(code) as table:
        play.check_few(table, person)
        await play.insist(table, lambda: leaving.come_back(table.playing(), person.id, seat))
        return Done(table, table.the_game().version)
