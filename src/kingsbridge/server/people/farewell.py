"""Farewell: somebody leaves for good, and takes along all that is theirs alone.

At tables where others played, too, a seat stays somebody's who is no longer known. What others said
in a chat stays as they said it.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import count

from msgspec import json
from sqlalchemy import Connection, delete, or_, select, update

from kingsbridge.server.clock import Clock
from kingsbridge.server.database.schema import (
    analyses,
    audit,
    blocks,
    boxes,
    chat,
    habits,
    kicks,
    mutes,
    notices,
    people,
    puzzle_standings,
    puzzle_tries,
    rating_steps,
    ratings,
    reports,
    seats,
    studies,
    tables,
)
from kingsbridge.server.database.store import Store
from kingsbridge.server.hosting.desk import Desk
from kingsbridge.server.hosting.seats import leave_tables
from kingsbridge.server.people.accounts import tables_of
from kingsbridge.server.people.names import GONE
from kingsbridge.server.people.notices import tell_of
from kingsbridge.server.people.person import PLAYER, Person
from kingsbridge.server.people.sessions import announce_cut, end_all

OWN = (
    ratings.c.person,
    rating_steps.c.person,
    boxes.c.person,
    studies.c.person,
    puzzle_standings.c.person,
    puzzle_tries.c.person,
    chat.c.person,
    notices.c.person,
    mutes.c.person,
    mutes.c.muted,
    blocks.c.person,
    blocks.c.blocked,
    kicks.c.person,
    habits.c.person,
    reports.c.reporter,
)


async def say_farewell(store: Store, person: Person, now: Clock) -> list[str]:
    """Give up what somebody plays and forget them; return the tables at which they sat."""

    def write(connection: Connection) -> list[str]:
        codes = tables_of(connection, person.id)
        leave_tables(Desk(connection, None, now(), store.announce), person.id, for_good=True)
        forget(connection, person, now())
        announce_cut(store, connection, person.code)
        for code in codes:
            store.announce(connection, {"table": code})
        return codes

    return await store.write(write)


def forget(connection: Connection, who: Person, at: int) -> None:
    """Forget somebody: what is left of them is a number."""
    person = who.id
    # Whoever rates a game of theirs just now is waited for, and whoever comes later finds nobody.
    connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
    sat = select(seats.c.table, seats.c.seat, seats.c.name).where(seats.c.person == person)
    places = connection.execute(sat.order_by(seats.c.table, seats.c.seat)).all()
    # A guest may have had others before.
    names = {who.name, *(place.name for place in places)}
    for table, seat, old in places:
        others = select(seats.c.name).where(seats.c.table == table)
        taken = set(connection.execute(others).scalars())
        name = next(name for n in count(1) if (name := GONE + f" {n}" * (n > 1)) not in taken)
        place = (seats.c.table == table, seats.c.seat == seat)
        connection.execute(update(seats).where(*place).values(name=name))
        _rename_in_result(connection, table, old, name)
    mine = select(seats.c.table).where(seats.c.person == person)
    connection.execute(delete(analyses).where(analyses.c.table.in_(mine)))
    _unname_in_notices(connection, who.code, names)
    _unname_in_audit(connection, who.code, names)
    _unname_in_reports(connection, person, names)
    for column in OWN:
        connection.execute(delete(column.table).where(column == person))
    end_all(connection, person)
    connection.execute(
        update(people)
        .where(people.c.id == person)
        .values(
            name=GONE,
            login=None,
            look=None,
            password=None,
            role=PLAYER,
            reminders="{}",
            email=None,
            email_confirmed=None,
            origin=None,
            banned_until=None,
            ban_reason=None,
            deleted=at,
        )
    )


def _rename_in_result(connection: Connection, table: int, old: str, new: str) -> None:
    """Let the result of a game, which says in words who won, call somebody by another name."""
    this = tables.c.id == table
    result = connection.execute(select(tables.c.result).where(this)).scalar()
    if result and old:
        told = json.decode(result)
        for part in (told, *told.get("rows", ())):
            # Its own stop is that of a sentence which it ends.
            part["text"] = _renamed(part["text"], {old}, new).replace(f"{GONE}.", GONE)
        renamed = json.encode(told).decode()
        connection.execute(update(tables).where(this).values(result=renamed))


def _unname_in_notices(connection: Connection, code: str, names: Collection[str]) -> None:
    """Let what others are told name nobody who is gone; older notices say no code, but a name."""
    facts = notices.c.facts
    named = [
        facts.contains(f'"name":{json.encode(name).decode()}', autoescape=True) for name in names
    ]
    found = select(notices.c.id, facts).where(or_(tell_of(facts, code), *named))
    for number, said in connection.execute(found).all():
        told = json.decode(said)
        if told.get("person", code) == code:
            told["name"] = GONE
            change = update(notices).where(notices.c.id == number)
            connection.execute(change.values(facts=json.encode(told).decode()))


def _unname_in_audit(connection: Connection, code: str, names: Collection[str]) -> None:
    """Let what hosts did be told of a code, and of no name."""
    found = select(audit.c.id, audit.c.facts).where(tell_of(audit.c.facts, code))
    for number, said in connection.execute(found).all():
        told = json.decode(said)
        called = {*names, told.get("name", "")}
        told |= {part: _renamed(told[part], called) for part in ("name", "reason") if part in told}
        change = update(audit).where(audit.c.id == number)
        connection.execute(change.values(facts=json.encode(told).decode()))


def _unname_in_reports(connection: Connection, person: int, names: Collection[str]) -> None:
    """Let hosts read what was said of somebody without who it was."""
    found = select(reports.c.id, reports.c.text).where(reports.c.reported == person)
    for number, text in connection.execute(found).all():
        change = update(reports).where(reports.c.id == number)
        connection.execute(change.values(text=_renamed(text, names)))


def _renamed(text: str, old: Collection[str], new: str = GONE) -> str:
    """Return a text in which names that stand alone are another one."""
    # The longest first: one may be the beginning of another.
    longest_first = sorted(filter(None, old), key=len, reverse=True)
    either = "|".join(map(re.escape, longest_first))
    return re.sub(rf"(?<!\w)(?:{either})(?!\w)", lambda _: new, text) if either else text
