"""People, as hosts see them, and who is a host."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Row, and_, func, or_, select, update

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
from kingsbridge.server.people.accounts import account_of
from kingsbridge.server.people.person import CODE, HOST, PLAYER, Person, find, login_of
from kingsbridge.table.errors import NotKnown, Refused


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
    same = guests_from(row.origin, but=row.id)
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


def guests_from(origin: str | None, but: int = 0) -> ColumnElement[bool]:
    """Return who is a guest from an address, but for one."""
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
