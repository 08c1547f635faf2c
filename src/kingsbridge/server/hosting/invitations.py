"""Invitations: codes with which accounts can be made where registration is by invitation."""

from __future__ import annotations

import secrets

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from kingsbridge.server.database.schema import invitations
from kingsbridge.server.hosting.desk import Desk
from kingsbridge.table.errors import NotKnown, Refused

# Letters that nobody takes for others.
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
USES = range(1, 1001)
LONGEST_NOTE = 100


class Invitation(Struct):
    """A code, and how many more accounts can be made with it; `note` says for whom it is."""

    code: str
    note: str
    uses_left: int
    until: int | None
    created: int


def listed(connection: Connection) -> list[Invitation]:
    """Return all invitations, the newest first."""
    found = select(invitations).order_by(invitations.c.created.desc(), invitations.c.code)
    rows = connection.execute(found)
    return [Invitation(row.code, row.note, row.uses_left, row.until, row.created) for row in rows]


def invite(desk: Desk, uses: int = 1, until: int | None = None, note: str = "") -> Invitation:
    """Make an invitation for so many accounts."""
    if uses not in USES:
        raise Refused(f"an invitation is for 1 to {USES[-1]} accounts, not {uses}", "bad_uses")
    if until is not None and until <= desk.now:
        raise Refused("an invitation must end later than now", "bad_time")
    if len(note) > LONGEST_NOTE:
        raise Refused(f"a note must have at most {LONGEST_NOTE} letters", "bad_note")
    code = "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(3))
    made = Invitation(code, note, uses, until, desk.now)
    desk.connection.execute(
        insert(invitations).values(
            code=code, note=note, uses_left=uses, until=until, created=desk.now
        )
    )
    # Who reads the log shall not be able to use it.
    desk.note("invite", code=code[:4], uses=uses, until=until, note=note)
    return made


def withdraw(desk: Desk, code: str) -> None:
    """Let an invitation be good for nothing any more."""
    gone = delete(invitations).where(invitations.c.code == code)
    if not desk.connection.execute(gone).rowcount:
        raise NotKnown("there is no such invitation")
    desk.note("withdraw", code=code[:4])
