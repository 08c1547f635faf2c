"""Reports: what people say of each other to the hosts, who look at it and settle it."""

from __future__ import annotations

from enum import StrEnum

from sqlalchemy import Connection, insert, select

from kingsbridge.server.clock import Clock
from kingsbridge.server.database.schema import chat, people, reports, seats, tables
from kingsbridge.server.database.store import Store
from kingsbridge.server.people.limits import Limit
from kingsbridge.server.people.people import People
from kingsbridge.server.people.person import CODE, Person
from kingsbridge.table.errors import NotKnown, NotNow, Refused

LONGEST_REPORT = 1000


class Reason(StrEnum):
    """What somebody is reported for."""

    INSULTS = "insults"
    STALLING = "stalling"
    CHEATING = "cheating"
    NAME = "name"
    OTHER = "other"


class Reports:
    """What is said to the hosts."""

    def __init__(self, store: Store, people: People, now: Clock, steady: Clock) -> None:
        self.store = store
        self.people = people
        self.now = now
        # A few at once, then one in ten minutes.
        self.limit = Limit("reports", 5, 1 / 600, steady)

    async def report(
        self,
        person: Person,
        other: str,
        reason: Reason,
        text: str,
        table: str | None,
        line: int | None,
    ) -> None:
        """Report somebody: as such, at a table, or for a line that they said there.

        What they said is quoted here, so that nobody can be made to have said something else.
        """
        whom = await self.people.by_code(other)
        if whom.id == person.id:
            raise Refused("you cannot report yourself")
        if line is not None and table is None:
            raise Refused("a line is said at a table: name the table", "bad_report")
        said = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
        if len(said) > LONGEST_REPORT:
            raise Refused(f"say it in at most {LONGEST_REPORT} letters", "bad_report")
        self.limit.take(person.id)

        def write(connection: Connection) -> None:
            # Two reports of one person are written one after the other.
            me = select(people.c.id).where(people.c.id == person.id)
            connection.execute(me.with_for_update())
            place = None if table is None else _place(connection, table, whom)
            quoted = said
            if place is not None and line is not None:
                quoted = f"“{_line(connection, place, line, whom)}”\n{said}".strip()
            _check_first(connection, person, whom, place)
            connection.execute(
                insert(reports).values(
                    reporter=person.id,
                    reported=whom.id,
                    table=place,
                    reason=reason,
                    text=quoted,
                    at=self.now(),
                )
            )

        await self.store.write(write)


def _place(connection: Connection, code: str, whom: Person) -> int:
    """Return the number of a table at which somebody sits, or at least spoke."""
    found = select(tables.c.id).where(tables.c.code == code)
    table = connection.execute(found).scalar() if CODE.fullmatch(code) else None
    if table is None:
        raise NotKnown("there is no such table")
    sat = select(seats.c.seat).where(seats.c.table == table, seats.c.person == whom.id)
    spoke = select(chat.c.id).where(chat.c.table == table, chat.c.person == whom.id)
    if not any(connection.execute(was.limit(1)).first() for was in (sat, spoke)):
        raise Refused(f"{whom.name} was not at this table", "bad_report")
    return int(table)


def _line(connection: Connection, table: int, line: int, whom: Person) -> str:
    """Return what somebody said."""
    found = select(chat.c.text).where(
        chat.c.id == line, chat.c.table == table, chat.c.person == whom.id
    )
    text = connection.execute(found).scalar()
    if text is None:
        raise Refused(f"{whom.name} said no such line at this table", "bad_report")
    return str(text)


def _check_first(connection: Connection, person: Person, whom: Person, place: int | None) -> None:
    """Raise if a report of the same person at the same place waits already."""
    same = select(reports.c.id).where(
        reports.c.reported == whom.id,
        reports.c.reporter == person.id,
        reports.c.table.is_(None) if place is None else reports.c.table == place,
        reports.c.settled.is_(None),
    )
    if connection.execute(same.limit(1)).first() is not None:
        raise NotNow("you reported this already: a host will look at it", "reported")
