"""Quotas: how many tables of one person may wait for players, and how many be played at.

What counts are those that somebody opened. Guests cost nothing to make: all who came from the same
place have a quota together, which leaves room for a club behind one address.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, func, not_, or_, select

from kingsbridge.server.database.schema import people, tables
from kingsbridge.server.people.house import HouseRules
from kingsbridge.server.people.person import Person
from kingsbridge.server.tables.listing import STALE_AFTER
from kingsbridge.table.errors import NotNow
from kingsbridge.table.told import Status

# A game at which nothing was done for so long costs nobody anything, and does not count.
RESTS_AFTER = 24 * 3_600_000
SAID = {
    Status.OPEN: ("open", "close", "too_many_tables"),
    Status.PLAYING: ("running", "finish", "too_many_running"),
}


def check_open(connection: Connection, rules: HouseRules, person: Person, now: int) -> None:
    """Raise if somebody has as many tables open as the house allows."""
    _check(connection, rules, person, Status.OPEN, rules.open_tables, now - STALE_AFTER)


def check_running(connection: Connection, rules: HouseRules, owner: Person, now: int) -> None:
    """Raise if as many tables are played at that somebody opened as the house allows."""
    _check(connection, rules, owner, Status.PLAYING, rules.running_tables, now - RESTS_AFTER)


def _check(
    connection: Connection, rules: HouseRules, owner: Person, status: Status, most: int, since: int
) -> None:
    counted = select(func.count()).select_from(tables).where(_is(status), tables.c.changed > since)
    said, done, code = SAID[status]
    mine = counted.where(tables.c.owner == owner.id)
    if connection.execute(mine).scalar_one() >= most:
        raise NotNow(
            f"{owner.name} has {most} tables {said}, as many as one person may have here: "
            f"{done} one first",
            code,
        )
    if owner.account or owner.origin is None:
        return
    from_there = select(people.c.id).where(
        people.c.origin == owner.origin, people.c.login.is_(None)
    )
    together = counted.where(tables.c.owner.in_(from_there))
    most *= rules.guests_together
    if connection.execute(together).scalar_one() >= most:
        raise NotNow(
            f"guests from where {owner.name} comes have {most} tables {said}, "
            f"as many as they may have together: {done} one first, or make an account",
            "too_many_of_guests",
        )


def _is(status: Status) -> ColumnElement[bool]:
    """Return how tables are told that wait or are played at; one that is dealt is as good as begun.

    Only those that are dealt have a time when somebody must look after them before they begin.
    """
    dealt = tables.c.due.is_not(None)
    if status == Status.PLAYING:
        return or_(tables.c.status == status, and_(tables.c.status == Status.OPEN, dealt))
    return and_(tables.c.status == status, not_(dealt))
