"""What people say of each other to the hosts, and what comes of it."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, Select, func, select, update

from kingsbridge.server.database.schema import people, reports, tables
from kingsbridge.server.hosting.desk import Desk
from kingsbridge.server.hosting.paging import PAGE, Page
from kingsbridge.server.people.notices import Facts, add_notice
from kingsbridge.table.errors import NotKnown, NotNow

# So many reports about somebody are shown beside what else is known of them.
MOST_ABOUT = 20

SETTLED, WARNING = "notice-report-settled", "notice-warning"


class Outcome(StrEnum):
    """What came of a report."""

    NOTHING = "nothing"
    WARNED = "warned"
    BANNED = "banned"


class ReportRow(Struct):
    """A report: who says what of whom."""

    id: int
    reporter: str
    reporter_name: str
    reported: str
    reported_name: str
    reported_guest: bool
    table: str | None
    reason: str
    text: str
    at: int
    settled: int | None
    outcome: Outcome | None


class ReportsPage(Page[ReportRow]):
    """Reports, a page of them."""


_who = people.alias("who")
_whom = people.alias("whom")


def _found() -> Select[Any]:
    said = select(
        reports,
        _who.c.code.label("reporter_code"),
        _who.c.name.label("reporter_name"),
        _whom.c.code.label("reported_code"),
        _whom.c.name.label("reported_name"),
        _whom.c.login.is_(None).label("reported_guest"),
        tables.c.code.label("table_code"),
    )
    of_whom = said.join(_who, _who.c.id == reports.c.reporter)
    by_whom = of_whom.join(_whom, _whom.c.id == reports.c.reported)
    return by_whom.outerjoin(tables, tables.c.id == reports.c.table)


def _row(row: Row[Any]) -> ReportRow:
    return ReportRow(
        id=row.id,
        reporter=row.reporter_code,
        reporter_name=row.reporter_name,
        reported=row.reported_code,
        reported_name=row.reported_name,
        reported_guest=row.reported_guest,
        table=row.table_code,
        reason=row.reason,
        text=row.text,
        at=row.at,
        settled=row.settled,
        outcome=None if row.outcome is None else Outcome(row.outcome),
    )


def listed(connection: Connection, settled: bool = False, page: int = 0) -> ReportsPage:
    """Return reports: the oldest open one first, of the settled ones the newest."""
    which = reports.c.settled.is_not(None) if settled else reports.c.settled.is_(None)
    order = reports.c.settled.desc() if settled else reports.c.at
    found = _found().where(which).order_by(order, reports.c.id)
    count = select(func.count()).select_from(reports).where(which)
    rows = connection.execute(found.limit(PAGE).offset(page * PAGE))
    total = connection.execute(count).scalar_one()
    return ReportsPage([_row(row) for row in rows], total, page)


def reports_about(connection: Connection, person: int) -> list[ReportRow]:
    """Return the last reports about somebody."""
    found = _found().where(reports.c.reported == person).order_by(reports.c.at.desc())
    return [_row(row) for row in connection.execute(found.limit(MOST_ABOUT))]


def settle(desk: Desk, number: int, outcome: Outcome) -> ReportRow:
    """Settle a report; who made it is told so and, if that is what came of it, who is warned.

    Somebody is banned by `bans.ban`, in the same transaction.
    """
    row = desk.connection.execute(_found().where(reports.c.id == number)).first()
    if row is None:
        raise NotKnown("there is no such report")
    # Of two hosts, one settles it.
    change = update(reports).where(reports.c.id == number, reports.c.settled.is_(None))
    done = desk.connection.execute(change.values(settled=desk.now, outcome=outcome))
    if not done.rowcount:
        raise NotNow("this report is settled already", "settled")
    report = _row(row)
    whom = {"person": report.reported, "name": report.reported_name}
    desk.note("settle", report=number, outcome=outcome, **whom)
    facts: Facts = {**whom, "outcome": outcome}
    add_notice(desk.tell, desk.connection, row.reporter, SETTLED, facts, desk.now)
    if outcome == Outcome.WARNED:
        why: Facts = {"reason": report.reason}
        add_notice(desk.tell, desk.connection, row.reported, WARNING, why, desk.now)
    report.settled, report.outcome = desk.now, outcome
    return report
