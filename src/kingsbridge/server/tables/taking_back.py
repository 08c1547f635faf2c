"""Taking back, and the others' answer to whoever asks for it."""

from __future__ import annotations

from kingsbridge.server.people.person import Person
from kingsbridge.server.tables.play import Done, Play
from kingsbridge.table import taking_back


async def undo(play: Play, person: Person, code: str, seat: int | None, version: int) -> Done:
    """Take the last decision back, or ask the others whether one may."""
    async with play.tables.locked(code) as table:
        await play.keep_up(table, version)
        play.check_few(table, person)
        await play.insist(
            table, lambda: taking_back.undo(table.playing(), person.id, seat, version)
        )
        return Done(table, table.the_game().version)


async def agree(play: Play, person: Person, code: str, seat: int | None, version: int) -> Done:
    """Let somebody take their decision back; it is, once nobody is left who could disagree."""
    async with play.tables.locked(code) as table:
        await play.keep_up(table, version)
        for _ in taking_back.agree(table.playing(), person.id, seat, version):
            await play.insist(
                table, lambda: taking_back.agree(table.playing(), person.id, seat, version)[0]
            )
        return await play.follow_up(table)


async def disagree(play: Play, person: Person, code: str, seat: int | None, version: int) -> Done:
    """Do not let somebody take their decision back."""
    async with play.tables.locked(code) as table:
        await play.keep_up(table, version)
        await play.insist(
            table, lambda: taking_back.disagree(table.playing(), person.id, seat, version)
        )
        return Done(table, table.the_game().version)
