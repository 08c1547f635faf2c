"""What is told of a table, as the answer to a request."""

from __future__ import annotations

from kingsbridge.server.people.person import Person
from kingsbridge.server.server import Server
from kingsbridge.server.tables.play import Done
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.table.told import Confirmed, Told


def told(
    server: Server,
    table: StoredTable,
    person: Person | None,
    language: str,
    explained: bool = False,
    since: int = 0,
    seat: int | None = None,
) -> Told:
    """Return a table as somebody may know it."""
    moment = None
    if table.game is not None:
        eyes = table.eyes_of(None if person is None else person.id, seat)
        lines_from = table.game.lines_since(since)
        here, now = server.live.here, server.now()
        moment = table.moment(eyes, language, explained, lines_from, here, now)
    return Told(server.live.info(table), moment)


def confirmed(server: Server, done: Done, person: Person, language: str, since: int) -> Confirmed:
    """Answer something that was done."""
    now = told(server, done.table, person, language, since=since)
    assert now.moment is not None
    return Confirmed(done.version, done.repeated, now.table, now.moment)
