"""Taking back, and the others' answer to whoever asks for it."""

from __future__ import annotations

from kingsbridge.server.people.person import Person
from kingsbridge.server.tables.play import Done, Play
from kingsbridge.table import taking_back


async def undo(play: Play, person: Person, code: str, seat: int | None, version: int) -> Done:
    """Take the last decision back, or ask the others whether one may."""
    async with play.tables.locked(code) as table:
        deed = taking_back.undo(table.playing(), person.id, seat, version)
        game = await play.append(table, deed)
        return Done(table, game.version)


async def agree(play: Play, person: Person, code: str, seat: int | None, version: int) -> Done:
    """Let somebody take their decision back; it is, once nobody is left who could disagree."""
    async with play.tables.locked(code) as table:
        *others, last = taking_back.agree(table.playing(), person.id, seat, version)
        for deed in others:
            await play.append(table, deed)
        return await play.do(table, last)


async def disagree(play: Play, person: Person, code: str, seat: int | None, version: int) -> Done:
    """Do not let somebody take their decision back."""
    async with play.tables.locked(code) as table:
        deed = taking_back.disagree(table.playing(), person.id, seat, version)
        game = await play.append(table, deed)
        return Done(table, game.version)
