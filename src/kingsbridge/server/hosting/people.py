"""People, as hosts see them; bans that cost something; and who is a host."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from kingsbridge.server.database.schema import (
    closed_origins,
    people,
    seats,
    sessions,
    tables,
    tokens,
)
from kingsbridge.server.errors import FOR_GOOD
from kingsbridge.server.hosting.audit import AuditEntry, entries
from kingsbridge.server.hosting.desk import Desk
from kingsbridge.server.hosting.paging import PAGE, Page
from kingsbridge.server.hosting.reports import ReportRow, reports_about
from kingsbridge.server.hosting.seats import leave_tables
from kingsbridge.server.people.accounts import account_of
from kingsbridge.server.people.house import rules_of
from kingsbridge.server.people.person import CODE, HOST, PLAYER, Person, find, login_of
from kingsbridge.table.errors import NotKnown, NotYours, Refused

LONGEST_REASON = 500
DAY = 24 * 3_600_000


class Which(StrEnum):
    """Of whom a host wants a list."""

    ALL = "all"
    GUESTS = "guests"
    ACCOUNTS = "accounts"
    HOSTS = "hosts"
    BANNED = "banned"


class PersonRow(Struct):
    """Somebody in a host's list."""

    code: str
    name: str
    account: bool
    host: bool
    created: int
    seen: int
    banned_until: int | None
    banned_for_good: bool
    ban_reason: str | None


class PeoplePage(Page[PersonRow]):
    """People, a page of them."""


class PersonFacts(Struct):
    """All that a host may know of somebody.

    `neighbours` are guests from the same address, which is closed for guests until
    `origin_closed`, if it is.
    """

    person: PersonRow
    sessions: int
    tokens: int
    tables: dict[str, int]
    neighbours: int
    origin_closed: int | None
    reports: list[ReportRow]
    history: list[AuditEntry]


class Origin(Struct):
    """An address from where no guests are welcome for a while, as its keyed hash."""

    origin: str
    until: int
    reason: str


class Banned(Struct):
    """What a ban did: who was banned, and which tables they left."""

    people: int
    tables: list[str]
    origin_closed: int | None


# Looking


def search(
    connection: Connection, now: int, name: str = "", which: Which = Which.ALL, page: int = 0
) -> PeoplePage:
    """Return whose name begins so, or whose code it is; who was seen last stands first."""
    wanted: list[ColumnElement[bool]] = [people.c.deleted.is_(None)]
    if which == Which.GUESTS:
        wanted.append(people.c.login.is_(None))
    elif which == Which.ACCOUNTS:
        wanted.append(people.c.login.is_not(None))
    elif which == Which.HOSTS:
        wanted.append(people.c.role == HOST)
    elif which == Which.BANNED:
        wanted.append(people.c.banned_until > now)
    if name:
        wanted.append(
            or_(
                people.c.name.istartswith(name, autoescape=True),
                people.c.login.startswith(login_of(name), autoescape=True),
                people.c.code == name,
            )
        )
    found = select(people).where(*wanted).order_by(people.c.seen.desc(), people.c.id.desc())
    count = select(func.count()).select_from(people).where(*wanted)
    rows = connection.execute(found.limit(PAGE).offset(page * PAGE))
    total = connection.execute(count).scalar_one()
    return PeoplePage([_row(row, now) for row in rows], total, page)


def _row(row: Row[Any], now: int) -> PersonRow:
    until = row.banned_until if row.banned_until is not None and row.banned_until > now else None
    return PersonRow(
        code=row.code,
        name=row.name,
        account=row.login is not None,
        host=row.role == HOST,
        created=row.created,
        seen=row.seen,
        banned_until=until,
        banned_for_good=until is not None and until >= FOR_GOOD,
        ban_reason=row.ban_reason if until is not None else None,
    )


def facts_of(connection: Connection, code: str, now: int) -> PersonFacts:
    """Return all that a host may know of somebody."""
    row = connection.execute(select(people).where(people.c.code == code)).first()
    if row is None:
        raise NotKnown("there is nobody with this code")
    sits = select(seats.c.table).where(seats.c.person == row.id)
    mine = or_(tables.c.id.in_(sits), tables.c.owner == row.id)
    by_status = select(tables.c.status, func.count()).where(mine).group_by(tables.c.status)
    same = _guests_from(row.origin, but=row.id)
    closed = select(closed_origins.c.until).where(
        closed_origins.c.origin == row.origin, closed_origins.c.until > now
    )
    return PersonFacts(
        person=_row(row, now),
        sessions=_count(connection, sessions, sessions.c.person == row.id),
        tokens=_count(connection, tokens, tokens.c.person == row.id),
        tables={str(status): int(number) for status, number in connection.execute(by_status)},
        neighbours=_count(connection, people, same) if row.origin is not None else 0,
        origin_closed=connection.execute(closed).scalar(),
        reports=reports_about(connection, row.id),
        history=entries(connection, about=code).shown,
    )


def _count(connection: Connection, what: Any, which: ColumnElement[bool]) -> int:
    return connection.execute(select(func.count()).select_from(what).where(which)).scalar_one()


def _guests_from(origin: str | None, but: int = 0) -> ColumnElement[bool]:
    return and_(people.c.origin == origin, people.c.login.is_(None), people.c.id != but)


def person_of(connection: Connection, who: str) -> Person:
    """Return whom a host means: by the name of an account, or by a code, as guests have it."""
    person = find(connection, people.c.code == who) if CODE.fullmatch(who) else None
    return person or account_of(connection, who)


def by_code(connection: Connection, code: str) -> Person:
    """Return the person of a code."""
    person = find(connection, people.c.code == code) if CODE.fullmatch(code) else None
    if person is None:
        raise NotKnown("there is nobody with this code")
    return person


# Banning


def ban(
    desk: Desk,
    person: Person,
    until: int | None = None,
    reason: str = "",
    neighbours: bool | None = None,
) -> Banned:
    """Keep somebody out, until a time or for good: they are cut off and leave all tables.

    A guest could come back as another guest at once: so no guests are welcome from the same
    address for a while (a rule of the house says how long), and those who are there go too. Of
    somebody with an account the same holds if `neighbours` are asked for.
    """
    if person.role == HOST:
        raise NotYours("a host cannot be banned: make them a player first")
    ends = FOR_GOOD if until is None else until
    if not desk.now < ends <= FOR_GOOD:
        raise Refused("a ban must end later than now", "bad_time")
    if len(reason) > LONGEST_REASON:
        raise Refused(f"a reason must have at most {LONGEST_REASON} letters", "bad_reason")
    banned = [person]
    closed = None
    if person.origin is not None and (not person.account if neighbours is None else neighbours):
        closed = _close_origin(desk, person.origin, ends, reason)
        others = select(people.c.id).where(_guests_from(person.origin, but=person.id))
        for number in desk.connection.execute(others.order_by(people.c.id)).scalars().all():
            other = find(desk.connection, people.c.id == number)
            if other is not None and not other.banned(desk.now):
                banned.append(other)
    left: list[str] = []
    for one in banned:
        change = update(people).where(people.c.id == one.id)
        desk.connection.execute(change.values(banned_until=ends, ban_reason=reason or None))
        left += leave_tables(desk, one.id, ends >= FOR_GOOD)
        desk.announce(cut=one.code)
        desk.note("ban", person=one.code, name=one.name, until=_told(ends), reason=reason)
    return Banned(len(banned), left, closed)


def _close_origin(desk: Desk, origin: str, ends: int, reason: str) -> int | None:
    """Let no guests in from an address for a while; return until when."""
    days = rules_of(desk.connection).origin_days
    until = min(ends, desk.now + days * DAY)
    if not days:
        return None
    desk.connection.execute(delete(closed_origins).where(closed_origins.c.origin == origin))
    desk.connection.execute(
        insert(closed_origins).values(origin=origin, until=until, reason=reason)
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
    guests = update(people).where(_guests_from(origin))
    desk.connection.execute(guests.values(banned_until=None, ban_reason=None))
    desk.note("open_address", origin=origin[:8])


def _told(ends: int) -> int | None:
    return None if ends >= FOR_GOOD else ends


# Who keeps order


def make_host(desk: Desk, person: Person, host: bool) -> None:
    """Make somebody a host, or a player again."""
    if not person.account:
        raise Refused("a host needs an account", "account_needed")
    if desk.by is not None and desk.by.id == person.id and not host:
        raise Refused("you cannot make yourself a player: let another host do it", "yourself")
    if host and person.banned(desk.now):
        raise Refused("who is banned cannot be a host: let them in first", "banned")
    change = update(people).where(people.c.id == person.id)
    desk.connection.execute(change.values(role=HOST if host else PLAYER))
    desk.note("host" if host else "unhost", person=person.code, name=person.name)
