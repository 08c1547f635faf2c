"""New passwords for those who forgot theirs, where there are no letters: a host sees to it."""

from __future__ import annotations

from kingsbridge.server.database.store import setting
from kingsbridge.server.hosting.desk import Desk
from kingsbridge.server.people.accounts import account_of
from kingsbridge.server.people.credentials import reset_link, store_password
from kingsbridge.server.people.passwords import hash_of
from kingsbridge.server.people.seals import Seals
from kingsbridge.server.people.sessions import end_all
from kingsbridge.table.errors import Refused


def hand_link(desk: Desk, name: str) -> str:
    """Return what is sealed in a link that a host hands to whoever forgot their password."""
    seals = Seals(lambda: desk.now, setting(desk.connection, "cookie_key", ""))
    if not seals.key:
        raise Refused("this server was never started: there is nothing to log in to", "not_started")
    account = account_of(desk.connection, name)
    desk.note("password_link", person=account.code, name=account.name)
    return reset_link(desk.connection, seals, account)


def set_password(desk: Desk, name: str, password: str) -> None:
    """Set somebody's password, and end their sessions and tokens."""
    account = account_of(desk.connection, name)
    store_password(desk.connection, account.id, hash_of(password))
    end_all(desk.connection, account.id)
    desk.announce(cut=account.code)
    desk.note("password", person=account.code, name=account.name)
