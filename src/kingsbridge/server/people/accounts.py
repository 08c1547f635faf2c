"""Coming and staying: guests who play at once, and accounts that last."""

from __future__ import annotations

import asyncio
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from kingsbridge.server.clock import Clock
from kingsbridge.server.database.schema import (
    chat,
    kicks,
    mutes,
    notices,
    people,
    reports,
    seats,
    tables,
    tokens,
)
from kingsbridge.server.database.store import Store
from kingsbridge.server.errors import NotKnown, WhoAreYou
from kingsbridge.server.people.blocks import merge_blocks
from kingsbridge.server.people.boxes import merge_boxes
from kingsbridge.server.people.person import (
    PLAYER,
    Person,
    checked_name,
    find,
    known,
    login_of,
)
from kingsbridge.table.errors import NotYours, Refused

PASSWORD_LENGTHS = range(8, 201)

# Argon2id with the library's own choices, which follow RFC 9106.
_hasher = PasswordHasher()
# Checked when there is no such account, so that the answer takes as long as with one.
_nobodys_password = _hasher.hash("nobody's password")


class Accounts:
    """How visitors become people who are known."""

    def __init__(self, store: Store, now: Clock) -> None:
        self.store = store
        self.now = now

    async def guest(self, name: str, language: str) -> Person:
        """Welcome a visitor who has no account."""
        shown = checked_name(name)
        return await self.store.write(lambda c: self._add(c, shown, language, None, None))

    async def register(
        self, guest: Person | None, name: str, password: str, lang: str
    ) -> tuple[Person, list[str]]:
        """Make an account; a guest becomes it, with all their games.

        The codes of the tables at which they have another name now come with it.
        """
        shown = checked_name(name)
        hashed = await asyncio.to_thread(_hasher.hash, _checked_password(password))
        if guest is not None and guest.account:
            raise Refused(f"you have an account already, {guest.name!r}", "has_account")

        def write(connection: Connection) -> tuple[Person, list[str]]:
            if guest is None:
                return self._add(connection, shown, lang, login_of(shown), hashed), []
            change = update(people).where(people.c.id == guest.id, people.c.login.is_(None))
            new = change.values(name=shown, login=login_of(shown), password=hashed)
            if not connection.execute(new).rowcount:
                raise Refused("you have an account already", "has_account")
            self._rename(connection, guest.id, guest.name, shown)
            return known(connection, guest.id), self._tables_of(connection, guest.id)

        try:
            return await self.store.write(write)
        except IntegrityError:
            raise Refused(f"the name {shown!r} is taken", "name_taken") from None

    async def login(
        self, guest: Person | None, name: str, password: str
    ) -> tuple[Person, list[str]]:
        """Return the account of a name and password; a guest's games move into it.

        The codes of the tables that are now the account's come with it.
        """
        login = login_of(checked_name(name))
        row = await self.store.read(
            lambda c: c.execute(
                select(people.c.id, people.c.password).where(people.c.login == login)
            ).first()
        )
        try:
            await asyncio.to_thread(
                _hasher.verify, row.password if row else _nobodys_password, password
            )
        except VerificationError:
            row = None
        if row is None:
            raise WhoAreYou("there is no account with this name and password", "wrong_password")

        def write(connection: Connection) -> tuple[Person, list[str]]:
            moved: list[str] = []
            account = known(connection, row.id)
            if account.banned(self.now()):
                raise NotYours(account.ban_told(), "banned")
            if guest is not None and not guest.account and guest.id != row.id:
                moved = self._merge(connection, guest.id, row.id)
            return known(connection, row.id), moved

        return await self.store.write(write)

    def _add(
        self,
        connection: Connection,
        name: str,
        language: str,
        login: str | None,
        password: str | None,
    ) -> Person:
        now = self.now()
        added = connection.execute(
            insert(people).values(
                code=secrets.token_urlsafe(9),
                name=name,
                login=login,
                password=password,
                role=PLAYER,
                language=language,
                epoch=0,
                reminders="{}",
                created=now,
                seen=now,
            )
        )
        assert added.inserted_primary_key is not None
        return known(connection, added.inserted_primary_key[0])

    def _merge(self, connection: Connection, guest: int, account: int) -> list[str]:
        """Let a guest's seats, tables, boxes and words be the account's; the guest is no more."""
        moved = self._tables_of(connection, guest)
        old, new = known(connection, guest), known(connection, account)
        self._rename(connection, guest, old.name, new.name)
        mine = update(seats).where(seats.c.person == guest)
        connection.execute(mine.values(person=account))
        self._merge_mutes(connection, guest, account)
        merge_blocks(connection, guest, account)
        for told in (notices.c.person, reports.c.reporter, reports.c.reported):
            connection.execute(update(told.table).where(told == guest).values({told: account}))
        self._merge_kicks(connection, guest, account)
        merge_boxes(connection, guest, account)
        connection.execute(update(tables).where(tables.c.owner == guest).values(owner=account))
        connection.execute(update(chat).where(chat.c.person == guest).values(person=account))
        connection.execute(update(tokens).where(tokens.c.person == guest).values(person=account))
        gone = update(people).where(people.c.id == guest)
        connection.execute(gone.values(epoch=people.c.epoch + 1))
        return moved

    def _merge_mutes(self, connection: Connection, guest: int, account: int) -> None:
        """Let whom a guest did not want to hear, and who the guest, be the account's too."""
        theirs = or_(mutes.c.person == guest, mutes.c.muted == guest)
        found = connection.execute(select(mutes.c.person, mutes.c.muted).where(theirs)).all()
        connection.execute(delete(mutes).where(theirs))
        for pair in found:
            person, muted = (account if one == guest else one for one in pair)
            connection.execute(
                delete(mutes).where(mutes.c.person == person, mutes.c.muted == muted)
            )
            if person != muted:
                connection.execute(insert(mutes).values(person=person, muted=muted))

    def _merge_kicks(self, connection: Connection, guest: int, account: int) -> None:
        """Let nobody whom a table sent away come back to it with another name."""
        known_there = select(kicks.c.table).where(kicks.c.person == account)
        theirs = update(kicks).where(kicks.c.person == guest, kicks.c.table.not_in(known_there))
        connection.execute(theirs.values(person=account))

    def _tables_of(self, connection: Connection, person: int) -> list[str]:
        """Return the codes of the tables at which somebody sits, and let others read them anew."""
        found = select(tables.c.code).join(seats, seats.c.table == tables.c.id).distinct()
        codes = list(connection.execute(found.where(seats.c.person == person)).scalars())
        for code in codes:
            self.store.announce(connection, {"table": code})
        return codes

    def _rename(self, connection: Connection, person: int, old: str, new: str) -> None:
        """Let those tables that have not begun show the new name; a record keeps the old one."""
        waiting = select(tables.c.id).where(tables.c.status == "open")
        change = update(seats).where(
            seats.c.person == person, seats.c.name == old, seats.c.table.in_(waiting)
        )
        connection.execute(change.values(name=new))


def _checked_password(password: str) -> str:
    if len(password) not in PASSWORD_LENGTHS:
        raise Refused("a password must have 8 to 200 letters", "bad_password")
    return password


def account_of(connection: Connection, name: str) -> Person:
    """Return the account of that name."""
    person = find(connection, people.c.login == login_of(checked_name(name)))
    if person is None:
        raise NotKnown(f"there is no account of the name {name!r}")
    return person
