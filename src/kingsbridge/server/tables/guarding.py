"""What nobody may have judged for them: moments of games that they play with others just now."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from kingsbridge.engine.title import title
from kingsbridge.server.database.schema import seats, tables
from kingsbridge.server.people.person import Person
from kingsbridge.server.people.shares import share_of
from kingsbridge.server.server import Server
from kingsbridge.server.tables.at_hand import Tables
from kingsbridge.table.errors import NotNow
from kingsbridge.table.told import SeatKind, Status

# So many seconds it may take to see whether a game can go on from a position.
LONGEST_TRIAL = 20.0


async def check_unrated(table_list: Tables, person: Person, title_key: str) -> None:
    """Raise if somebody sits in a running rated game of a title."""
    rated = tables.c.rated.is_(True), tables.c.title == title_key
    if await _codes(table_list, person, *rated):
        raise NotNow(
            "you are playing a rated game of this: nobody thinks for you until it is over",
            "rated_game",
        )


async def guarded(table_list: Tables, person: Person, title_key: str) -> list[dict[str, Any]]:
    """Return the moments of somebody's running games with others, each as their seat sees it."""
    moments = []
    for code in await _codes(table_list, person, tables.c.title == title_key):
        table = await table_list.table(code)
        persons = [chair for chair in table.chairs if chair.kind == SeatKind.PERSON]
        if table.game is None or table.finished or len(persons) < 2:
            continue
        for seat in table.game.seats_of(person.id):
            seen = table.game.state.as_seen_by(seat)
            moments.append({"position": title(title_key).to_json(seen), "seat": seat})
    return moments


async def check_position(
    server: Server, person: Person, title_key: str, position: dict[str, Any]
) -> None:
    """Raise unless somebody may begin a game from a position.

    It is tried in a worker, for of one that is set up by hand nobody knows how long rules take.
    """
    question = {
        "what": "guard",
        "asked": {"position": position},
        "guarded": await guarded(server.tables, person, title_key),
    }
    await server.thinkers.look_into(share_of(person), question, LONGEST_TRIAL)


async def _codes(table_list: Tables, person: Person, *which: Any) -> list[str]:
    at = select(seats.c.table).where(seats.c.person == person.id)
    running = tables.c.id.in_(at), tables.c.status == Status.PLAYING
    found = select(tables.c.code).where(*running, *which).order_by(tables.c.id)
    return await table_list.store.read(lambda c: list(c.execute(found).scalars()))
