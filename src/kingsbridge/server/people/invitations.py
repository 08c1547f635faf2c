"""Invitations: codes with which accounts are made where not everybody can make one."""

from __future__ import annotations

from sqlalchemy import Connection, or_, update

from kingsbridge.server.database.schema import invitations
from kingsbridge.server.people.house import WhoRegisters
from kingsbridge.table.errors import NotYours

LONGEST_CODE = 64


def use_invitation(
    connection: Connection, registration: WhoRegisters, code: str | None, now: int
) -> None:
    """Let an account be made by the rules of the house; an invitation is then used up once."""
    if registration == WhoRegisters.OPEN:
        return
    if registration == WhoRegisters.CLOSED:
        raise NotYours("no new accounts are made here", "registration_closed")
    if not code or not code.strip():
        raise NotYours("an account is made by invitation: its code is missing", "no_invitation")
    unknown = NotYours("there is no such invitation, or it was used up", "bad_invitation")
    if len(code) > LONGEST_CODE or not code.isprintable():
        raise unknown
    good = update(invitations).where(
        invitations.c.code == code.strip(),
        invitations.c.uses_left > 0,
        or_(invitations.c.until.is_(None), invitations.c.until > now),
    )
    if not connection.execute(good.values(uses_left=invitations.c.uses_left - 1)).rowcount:
        raise unknown
