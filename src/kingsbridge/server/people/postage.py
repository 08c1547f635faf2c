"""Postage: how many letters go out, to one address, for one person, from one place, and in all.

It is counted in the database, by all processes together, and a restart forgets nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from kingsbridge.server.database.schema import buckets
from kingsbridge.server.errors import TooMany

DAY = 86_400_000


class Allowance(NamedTuple):
    """So many at once, and so many a day in the long run."""

    at_once: float
    a_day: float


# To an address of which nobody has shown yet that it is theirs: one, and a second a day later.
TO_A_STRANGER = Allowance(1, 1)
FOR_STRANGERS_BY_ONE = Allowance(5, 5)
# Whoever has many names, all from one place, leaves enough for the others.
FOR_STRANGERS_FROM_ONE_PLACE = Allowance(15, 30)
FOR_STRANGERS_BY_ALL = Allowance(100, 500)
# To one that was confirmed.
TO_A_FRIEND = Allowance(30, 60)
BY_ONE = Allowance(60, 120)
BY_ALL = Allowance(1000, 20_000)


LETTERS, FIRST_LETTERS = "letters", "first letters"
# None of these takes longer to fill when it is empty.
LONGEST_TO_FILL = DAY


def pay(connection: Connection, address: str, person: int, at: int) -> None:
    """Take the postage of a letter to who wants it, all or none; raise if there is not enough."""
    _take(connection, LETTERS, f"to {address}", TO_A_FRIEND, at)
    _take(connection, LETTERS, f"by {person}", BY_ONE, at)
    _take(connection, LETTERS, "all", BY_ALL, at)


def pay_first(connection: Connection, address: str, person: int, origin: str, at: int) -> None:
    """Take the postage of a letter to a stranger, which somebody asked for from some place."""
    _take(connection, FIRST_LETTERS, f"to {address}", TO_A_STRANGER, at)
    _take(connection, FIRST_LETTERS, f"by {person}", FOR_STRANGERS_BY_ONE, at)
    _take(connection, FIRST_LETTERS, f"from {origin}", FOR_STRANGERS_FROM_ONE_PLACE, at)
    _take(connection, FIRST_LETTERS, "all", FOR_STRANGERS_BY_ALL, at)


def close_address(connection: Connection, address: str, days: int, at: int) -> None:
    """Send no first letter to an address for so many days: somebody there does not want any."""
    _keep(connection, FIRST_LETTERS, f"to {address}", -float(days), at)


def sweep(connection: Connection, at: int) -> None:
    """Forget what is full again: who has nothing noted may have as much.

    An address that was closed lacks a letter for each day.
    """
    before = at - LONGEST_TO_FILL
    full = (buckets.c.at < before, buckets.c.at - buckets.c.left * DAY < before)
    ours = buckets.c.what.in_((LETTERS, FIRST_LETTERS))
    connection.execute(delete(buckets).where(ours, *full))


def _take(connection: Connection, what: str, who: str, allowance: Allowance, at: int) -> None:
    found = select(buckets.c.left, buckets.c.at).where(buckets.c.what == what, buckets.c.who == who)
    row = connection.execute(found.with_for_update()).first()
    left = allowance.at_once
    if row is not None:
        # The clock may have stepped back.
        left = row.left + max(0, at - row.at) / DAY * allowance.a_day
    left = min(left, allowance.at_once)
    if left < 1:
        raise TooMany(
            "too many letters: try again later", (1 - left) / allowance.a_day * DAY / 1000
        )
    _keep(connection, what, who, left - 1, at)


def _keep(connection: Connection, what: str, who: str, left: float, at: int) -> None:
    mine = (buckets.c.what == what, buckets.c.who == who)
    if not connection.execute(update(buckets).where(*mine).values(left=left, at=at)).rowcount:
        connection.execute(insert(buckets).values(what=what, who=who, left=left, at=at))
