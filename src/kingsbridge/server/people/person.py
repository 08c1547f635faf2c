"""People: who is known to the server, what they may be called, and how they are read."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from msgspec import Struct, json
from sqlalchemy import Connection, Row, select

from kingsbridge.server.database.schema import people
from kingsbridge.server.errors import Banned

PLAYER, HOST = "player", "host"

# People and tables are known by codes of these letters; nobody looks for anything else.
CODE = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Reminders(Struct, forbid_unknown_fields=True):
    """How somebody is told that it is their turn: all of it off until asked for."""

    browser: bool = False
    webhook: str | None = None
    # By letter, to the address that somebody showed to be theirs.
    letters: bool = False


class Person(Struct):
    """Somebody who is known to the server."""

    id: int
    code: str
    name: str
    account: bool
    role: str
    language: str
    reminders: Reminders
    email: str | None = None
    email_confirmed: int | None = None
    origin: str | None = None
    banned_until: int | None = None
    ban_reason: str | None = None
    deleted: int | None = None

    def banned(self, now: int) -> bool:
        """Return whether somebody is kept out at this time."""
        return self.banned_until is not None and self.banned_until > now

    def check_welcome(self, now: int) -> None:
        """Raise if somebody is kept out."""
        if self.banned_until is not None and self.banned(now):
            raise Banned(self.banned_until, self.ban_reason)


def login_of(name: str) -> str:
    """Return a name as it is compared: nobody is taken for somebody else by small and capital."""
    return unicodedata.normalize("NFKC", name).casefold()


def known(connection: Connection, number: int) -> Person:
    """Return the person of a number, who is there."""
    person = find(connection, people.c.id == number)
    assert person is not None
    return person


def find(connection: Connection, which: Any) -> Person | None:
    """Return the person of whom something holds, if there is one."""
    row = connection.execute(select(people).where(which)).first()
    return None if row is None else person_of(row)


def person_of(row: Row[Any]) -> Person:
    """Return the person in a row."""
    return Person(
        id=row.id,
        code=row.code,
        name=row.name,
        account=row.login is not None,
        role=row.role,
        language=row.language,
        reminders=json.decode(row.reminders, type=Reminders),
        email=row.email,
        email_confirmed=row.email_confirmed,
        origin=row.origin,
        banned_until=row.banned_until,
        ban_reason=row.ban_reason,
        deleted=row.deleted,
    )
