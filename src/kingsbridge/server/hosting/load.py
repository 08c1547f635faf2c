"""Load and errors at a glance: what every process says of itself, and what is stored."""

from __future__ import annotations

import shutil
from pathlib import Path

from msgspec import Struct
from sqlalchemy import Connection, Engine, func, select, text

from kingsbridge.server.database.files import file_of
from kingsbridge.server.database.schema import people, reports, tables
from kingsbridge.server.hosting.vitals import Signs, said_of_all
from kingsbridge.server.people.person import HOST


class Load(Struct):
    """How the server is; sizes are bytes, and what is free is told where we can know it."""

    processes: list[Signs]
    tables: dict[str, int]
    people: dict[str, int]
    reports: int
    database: str
    revision: str
    database_size: int
    disk_free: int | None


def load_of(connection: Connection, engine: Engine, now: int) -> Load:
    """Return how the server is."""
    by_status = select(tables.c.status, func.count()).group_by(tables.c.status)
    open_reports = select(func.count()).select_from(reports).where(reports.c.settled.is_(None))
    size, free = room(connection, engine)
    return Load(
        processes=said_of_all(connection, now),
        tables={str(status): int(number) for status, number in connection.execute(by_status)},
        people=_people(connection, now),
        reports=connection.execute(open_reports).scalar_one(),
        database=engine.dialect.name,
        revision=connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one(),
        database_size=size,
        disk_free=free,
    )


def _people(connection: Connection, now: int) -> dict[str, int]:
    there = people.c.deleted.is_(None)
    which = {
        "guests": people.c.login.is_(None),
        "accounts": people.c.login.is_not(None),
        "hosts": people.c.role == HOST,
        "banned": people.c.banned_until > now,
    }
    count = select(func.count()).select_from(people).where(there)
    return {name: connection.execute(count.where(one)).scalar_one() for name, one in which.items()}


def room(connection: Connection, engine: Engine) -> tuple[int, int | None]:
    """Return how much room the database takes, and how much is left for it."""
    file = file_of(engine)
    if file is None:
        if engine.dialect.name != "postgresql":
            return 0, None
        found = connection.execute(text("SELECT pg_database_size(current_database())"))
        return int(found.scalar_one()), None
    there = [one for one in (file, Path(f"{file}-wal")) if one.exists()]
    folder = file.absolute().parent
    free = shutil.disk_usage(folder).free if folder.exists() else None
    return sum(one.stat().st_size for one in there), free
