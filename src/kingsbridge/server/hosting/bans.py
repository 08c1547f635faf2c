"""Bans that cost something: who is kept out is cut off, leaves all tables, and has neighbours.

A guest could come back as another guest at once: so no guests are welcome from the same address for
a while (a rule of the house says how long), and those who are there go too. Of somebody with an
account the same holds if a host asks for it.

There may be thousands of them. They are banned some at a time, each time in a transaction of its
own, so that moves are stored in between; if it does not come to its end, the address is closed all
the same, and whoever bans again goes on with those who are left.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, Row, delete, insert, or_, select, update

from kingsbridge.server.database.schema import closed_origins, people
from kingsbridge.server.errors import FOR_GOOD
from kingsbridge.server.hosting.desk import Desk
from kingsbridge.server.hosting.people import guests_from
from kingsbridge.server.hosting.seats import leave_tables, who_sits
from kingsbridge.server.people.house import rules_of
from kingsbridge.server.people.person import HOST, Person
from kingsbridge.table.errors import NotKnown, NotYours, Refused

LONGEST_REASON = 500
DAY = 24 * 3_600_000
# So many neighbours are banned in one transaction.
MOST_AT_ONCE = 100


class Sentence(Struct, frozen=True):
    """Until when somebody is kept out, if not for good, and why.

    `neighbours`: guests from the same address too; of guests they are, unless it says otherwise.
    """

    until: int | None = None
    reason: str = ""
    neighbours: bool | None = None

    @property
    def ends(self) -> int:
        """When it ends."""
        return FOR_GOOD if self.until is None else self.until

    @property
    def for_good(self) -> bool:
        """Whether it never ends."""
        return self.ends >= FOR_GOOD

    def check(self, now: int) -> None:
        """Raise if nobody can be banned like that."""
        if not now < self.ends <= FOR_GOOD:
            raise Refused("a ban must end later than now", "bad_time")
        if len(self.reason) > LONGEST_REASON:
            raise Refused(f"a reason must have at most {LONGEST_REASON} letters", "bad_reason")

    def origin_of(self, person: Person) -> str | None:
        """Return the address from where others are banned with somebody, if they are."""
        with_them = not person.account if self.neighbours is None else self.neighbours
        return person.origin if with_them else None


class Origin(Struct):
    """An address from where no guests are welcome for a while, as its keyed hash."""

    origin: str
    until: int
    reason: str


class Banned(Struct):
    """What a ban did: how many were banned, and which tables they left."""

    people: int
    tables: list[str]
    origin_closed: int | None = None


def ban(desk: Desk, person: Person, sentence: Sentence) -> Banned:
    """Keep somebody out and close their address; `ban_neighbours` is to follow."""
    if person.role == HOST:
        raise NotYours("a host cannot be banned: make them a player first")
    sentence.check(desk.now)
    origin = sentence.origin_of(person)
    closed = None if origin is None else _close_origin(desk, origin, sentence)
    row = desk.connection.execute(_named.where(people.c.id == person.id)).one()
    return Banned(1, _keep_out(desk, [row], sentence), closed)


def ban_neighbours(desk: Desk, person: Person, sentence: Sentence) -> Banned:
    """Keep some of somebody's neighbours out; do it again until there are none."""
    origin = sentence.origin_of(person)
    if origin is None:
        return Banned(0, [])
    welcome = or_(people.c.banned_until.is_(None), people.c.banned_until <= desk.now)
    found = _named.where(guests_from(origin, but=person.id), welcome).order_by(people.c.id)
    rows = desk.connection.execute(found.limit(MOST_AT_ONCE)).all()
    return Banned(len(rows), _keep_out(desk, rows, sentence))


_named = select(people.c.id, people.c.code, people.c.name)


def _keep_out(desk: Desk, rows: Sequence[Row[int, str, str]], sentence: Sentence) -> list[str]:
    """Cut people off and let them leave their tables; return which."""
    numbers = [row.id for row in rows]
    change = update(people).where(people.c.id.in_(numbers))
    out = {"banned_until": sentence.ends, "ban_reason": sentence.reason or None}
    desk.connection.execute(change.values(out))
    left: list[str] = []
    for number in who_sits(desk.connection, numbers):
        left += leave_tables(desk, number, sentence.for_good)
    until = None if sentence.for_good else sentence.ends
    for row in rows:
        desk.announce(cut=row.code)
        desk.note("ban", person=row.code, name=row.name, until=until, reason=sentence.reason)
    return left


def _close_origin(desk: Desk, origin: str, sentence: Sentence) -> int | None:
    """Let no guests in from an address for a while; return until when."""
    days = rules_of(desk.connection).origin_days
    until = min(sentence.ends, desk.now + days * DAY)
    if not days:
        return None
    desk.connection.execute(delete(closed_origins).where(closed_origins.c.origin == origin))
    desk.connection.execute(
        insert(closed_origins).values(origin=origin, until=until, reason=sentence.reason)
    )
    return until


def unban(desk: Desk, person: Person) -> None:
    """Let somebody in again, and guests from the address that was closed with their ban."""
    free = {"banned_until": None, "ban_reason": None}
    desk.connection.execute(update(people).where(people.c.id == person.id).values(free))
    desk.note("unban", person=person.code, name=person.name)
    if person.origin is not None and _is_closed(desk, person.origin):
        lift_origin(desk, person.origin)


def _is_closed(desk: Desk, origin: str) -> bool:
    found = select(closed_origins.c.origin).where(closed_origins.c.origin == origin)
    return desk.connection.execute(found).first() is not None


def closed(connection: Connection, now: int) -> list[Origin]:
    """Return the addresses from where no guests are welcome now."""
    found = select(closed_origins).where(closed_origins.c.until > now)
    rows = connection.execute(found.order_by(closed_origins.c.until))
    return [Origin(row.origin, row.until, row.reason) for row in rows]


def lift_origin(desk: Desk, origin: str) -> None:
    """Let guests in again from an address, those too who were banned with it."""
    gone = delete(closed_origins).where(closed_origins.c.origin == origin)
    if not desk.connection.execute(gone).rowcount:
        raise NotKnown("this address is not closed")
    guests = update(people).where(guests_from(origin))
    desk.connection.execute(guests.values(banned_until=None, ban_reason=None))
    desk.note("open_address", origin=origin[:8])
