"""The audit log: what hosts did, when, and to whom.

Nothing is ever changed in it, but for the names of those who left for good.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, func, insert, select

from kingsbridge.server.database.schema import audit, people
from kingsbridge.server.hosting.paging import PAGE, Page
from kingsbridge.server.people.notices import tell_of
from kingsbridge.server.people.person import Person


class AuditEntry(Struct):
    """Something that was done; by nobody if it was by a command."""

    id: int
    at: int
    by: str | None
    what: str
    facts: dict[str, Any]


class AuditPage(Page[AuditEntry]):
    """What was done, a page of it."""


def note(connection: Connection, by: Person | None, what: str, now: int, **facts: object) -> None:
    """Write down what was done."""
    said = msgspec.json.encode(facts).decode()
    who = None if by is None else by.id
    connection.execute(insert(audit).values(at=now, by=who, what=what, facts=said))


def entries(connection: Connection, page: int = 0, about: str | None = None) -> AuditPage:
    """Return what was done, the newest first; only that about one person, by their code."""
    found = select(audit, people.c.name).outerjoin(people, people.c.id == audit.c.by)
    count = select(func.count()).select_from(audit)
    if about is not None:
        named = tell_of(audit.c.facts, about)
        found, count = found.where(named), count.where(named)
    ordered = found.order_by(audit.c.id.desc()).limit(PAGE).offset(page * PAGE)
    shown = [
        AuditEntry(row.id, row.at, row.name, row.what, msgspec.json.decode(row.facts))
        for row in connection.execute(ordered)
    ]
    return AuditPage(shown, connection.execute(count).scalar_one(), page)
