"""People: guests who play at once, accounts that last, tokens for programs, and hosts."""

from __future__ import annotations

import asyncio
import re
import secrets
import unicodedata
from hashlib import blake2b
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, SignatureExpired, TimestampSigner
from msgspec import Struct, json
from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from kingsbridge.server.clock import Clock
from kingsbridge.server.database.schema import chat, mutes, people, ratings, seats, tables, tokens
from kingsbridge.server.database.store import Store
from kingsbridge.server.errors import NotKnown, NotYours, Refused, WhoAreYou

NAME_LENGTHS = range(1, 21)
PASSWORD_LENGTHS = range(8, 201)
COOKIE_SECONDS = 365 * 24 * 3600
PLAYER, HOST = "player", "host"
MOST_TOKENS = 20

# People and tables are known by codes of these letters; nobody looks for anything else.
CODE = re.compile(r"[A-Za-z0-9_-]{1,64}")

# Argon2id with the library's own choices, which follow RFC 9106.
_hasher = PasswordHasher()
# Checked when there is no such account, so that the answer takes as long as with one.
_nobodys_password = _hasher.hash("nobody's password")


class Reminders(Struct, forbid_unknown_fields=True):
    """How somebody is told that it is their turn: all of it off until asked for."""

    browser: bool = False
    webhook: str | None = None
    email: str | None = None


class Person(Struct):
    """Somebody who is known to the server."""

    id: int
    code: str
    name: str
    account: bool
    role: str
    language: str
    epoch: int
    banned: bool
    reminders: Reminders


def checked_name(name: str) -> str:
    """Return a name that can stand at a table: printable, without games with spaces."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if len(shown) not in NAME_LENGTHS or not shown.isprintable():
        raise Refused("a name must have 1 to 20 letters that can be printed", "bad_name")
    return shown


def login_of(name: str) -> str:
    """Return a name as it is compared: nobody is taken for somebody else by small and capital."""
    return unicodedata.normalize("NFKC", name).casefold()


def _checked_password(password: str) -> str:
    if len(password) not in PASSWORD_LENGTHS:
        raise Refused("a password must have 8 to 200 letters", "bad_password")
    return password


def _token_hash(token: str) -> str:
    return blake2b(token.encode(), digest_size=32, person=b"kingsbridge-tok").hexdigest()


class People:
    """Everybody who is known, and how they show who they are."""

    def __init__(self, store: Store, key: str, now: Clock) -> None:
        self.store = store
        self.now = now
        self._signer = TimestampSigner(key, salt="kingsbridge-person")

    # Who is it

    def cookie(self, person: Person) -> str:
        """Return the signed cookie of a person."""
        return self._signer.sign(f"{person.id}.{person.epoch}").decode()

    async def by_cookie(self, cookie: str) -> Person:
        """Return whose cookie it is; raise if it is forged, too old, or no longer good."""
        try:
            said = self._signer.unsign(cookie, max_age=COOKIE_SECONDS).decode()
        except SignatureExpired:
            raise WhoAreYou("this cookie is too old: log in again", "expired") from None
        except BadSignature:
            raise WhoAreYou("this cookie is not ours: log in again", "bad_cookie") from None
        number, epoch = (int(part) for part in said.split("."))
        person = await self.store.read(lambda c: _one(c, people.c.id == number))
        if person is None or person.epoch != epoch:
            raise WhoAreYou("this cookie is no longer good: log in again", "expired")
        return person

    async def by_token(self, token: str) -> Person:
        """Return whose token it is."""
        hashed = _token_hash(token)
        owner = select(tokens.c.person).where(tokens.c.hash == hashed).scalar_subquery()
        person = await self.store.read(lambda c: _one(c, people.c.id == owner))
        if person is None:
            raise WhoAreYou("there is no such token, or it was taken back", "bad_token")
        return person

    async def by_code(self, code: str) -> Person:
        """Return the person of a code."""
        person = None
        if CODE.fullmatch(code):
            person = await self.store.read(lambda c: _one(c, people.c.code == code))
        if person is None:
            raise NotKnown("there is nobody with this code")
        return person

    # Coming and staying

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
            return _known(connection, guest.id), self._tables_of(connection, guest.id)

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
            if _known(connection, row.id).banned:
                raise NotYours("you were banned from this server", "banned")
            if guest is not None and not guest.account and guest.id != row.id:
                moved = self._merge(connection, guest.id, row.id)
            return _known(connection, row.id), moved

        return await self.store.write(write)

    async def logout_everywhere(self, person: Person) -> None:
        """Make every cookie of a person no longer good."""
        change = update(people).where(people.c.id == person.id)
        newer = change.values(epoch=people.c.epoch + 1)

        def write(connection: Connection) -> None:
            connection.execute(newer)
            self._announce_cut(connection, person.code)

        await self.store.write(write)

    def _announce_cut(self, connection: Connection, code: str) -> None:
        """Let the other processes end the connections of somebody who may no longer be there."""
        self.store.announce(connection, {"cut": code})

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
                banned=False,
                epoch=0,
                reminders="{}",
                created=now,
                seen=now,
            )
        )
        assert added.inserted_primary_key is not None
        return _known(connection, added.inserted_primary_key[0])

    def _merge(self, connection: Connection, guest: int, account: int) -> list[str]:
        """Let a guest's seats, tables and words be the account's; the guest is no more."""
        moved = self._tables_of(connection, guest)
        old, new = _known(connection, guest), _known(connection, account)
        self._rename(connection, guest, old.name, new.name)
        mine = update(seats).where(seats.c.person == guest)
        connection.execute(mine.values(person=account))
        self._merge_mutes(connection, guest, account)
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

    # Settings

    async def change(
        self, person: Person, language: str | None, reminders: Reminders | None
    ) -> Person:
        """Change how somebody is spoken to and reminded."""
        values: dict[str, Any] = {}
        if language is not None:
            values["language"] = language
        if reminders is not None:
            values["reminders"] = json.encode(reminders).decode()

        def write(connection: Connection) -> Person:
            if values:
                connection.execute(update(people).where(people.c.id == person.id).values(**values))
            return _known(connection, person.id)

        return await self.store.write(write)

    async def new_token(self, person: Person, name: str) -> str:
        """Return a new token for a person's programs: it is told once."""
        token = "kb_" + secrets.token_urlsafe(32)
        shown = checked_name(name)

        def write(connection: Connection) -> None:
            held = connection.execute(select(tokens.c.id).where(tokens.c.person == person.id))
            if len(held.all()) >= MOST_TOKENS:
                raise Refused(f"you have {MOST_TOKENS} tokens: take one back first", "too_many")
            connection.execute(
                insert(tokens).values(
                    person=person.id, name=shown, hash=_token_hash(token), created=self.now()
                )
            )

        await self.store.write(write)
        return token

    async def tokens(self, person: Person) -> list[tuple[int, str, int]]:
        """Return a person's tokens: number, name, and when each was made."""
        held = select(tokens.c.id, tokens.c.name, tokens.c.created)
        mine = held.where(tokens.c.person == person.id).order_by(tokens.c.id)
        return await self.store.read(lambda c: [tuple(row) for row in c.execute(mine)])

    async def take_token_back(self, person: Person, number: int) -> None:
        """Make a token no longer good."""
        gone = delete(tokens).where(tokens.c.id == number, tokens.c.person == person.id)

        def write(connection: Connection) -> None:
            if not connection.execute(gone).rowcount:
                raise NotKnown("you have no such token")
            self._announce_cut(connection, person.code)

        await self.store.write(write)

    async def mute(self, person: Person, other: str, muted: bool) -> list[str]:
        """Hear somebody's chat no more, or again; return whom one does not hear now."""
        whom = await self.by_code(other)
        if whom.id == person.id:
            raise Refused("you cannot mute yourself")

        def write(connection: Connection) -> None:
            pair = (mutes.c.person == person.id, mutes.c.muted == whom.id)
            connection.execute(delete(mutes).where(*pair))
            if muted:
                connection.execute(insert(mutes).values(person=person.id, muted=whom.id))
            self.store.announce(connection, {"mutes": person.code})

        await self.store.write(write)
        return await self.muted_by(person)

    async def muted_by(self, person: Person) -> list[str]:
        """Return the codes of those whom a person does not want to hear."""
        found = select(people.c.code).join(mutes, mutes.c.muted == people.c.id)
        mine = found.where(mutes.c.person == person.id)
        return await self.store.read(lambda c: list(c.execute(mine).scalars()))

    async def ratings(self, person: Person) -> list[tuple[str, float, float, int]]:
        """Return a person's rating in each title: mean, spread and games."""
        found = select(ratings.c.title, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        mine = found.where(ratings.c.person == person.id).order_by(ratings.c.title)
        return await self.store.read(lambda c: [tuple(row) for row in c.execute(mine)])

    # Keeping order

    async def ban(self, host: Person, code: str, banned: bool) -> None:
        """Let a host keep somebody out, or in again."""
        if host.role != HOST:
            raise NotYours("only a host can do this")
        whom = await self.by_code(code)
        if whom.role == HOST:
            raise NotYours("a host cannot be banned")
        change = update(people).where(people.c.id == whom.id).values(banned=banned)

        def write(connection: Connection) -> None:
            connection.execute(change)
            if banned:
                self._announce_cut(connection, code)

        await self.store.write(write)


def make_host(connection: Connection, name: str) -> None:
    """Make the account of that name a host's."""
    account = account_of(connection, name)
    connection.execute(update(people).where(people.c.id == account.id).values(role=HOST))


def account_of(connection: Connection, name: str) -> Person:
    """Return the account of that name."""
    person = _one(connection, people.c.login == login_of(checked_name(name)))
    if person is None:
        raise NotKnown(f"there is no account of the name {name!r}")
    return person


def _known(connection: Connection, number: int) -> Person:
    person = _one(connection, people.c.id == number)
    assert person is not None
    return person


def _one(connection: Connection, which: Any) -> Person | None:
    row = connection.execute(select(people).where(which)).first()
    if row is None:
        return None
    return Person(
        id=row.id,
        code=row.code,
        name=row.name,
        account=row.login is not None,
        role=row.role,
        language=row.language,
        epoch=row.epoch,
        banned=row.banned,
        reminders=json.decode(row.reminders, type=Reminders),
    )
