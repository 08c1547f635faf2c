"""Sessions: by a signed cookie, or by a token for programs, people show who they are."""

from __future__ import annotations

import secrets
from hashlib import blake2b

from itsdangerous import BadSignature, SignatureExpired, TimestampSigner
from sqlalchemy import Connection, delete, insert, select, update

from kingsbridge.server.clock import Clock
from kingsbridge.server.database.schema import people, tokens
from kingsbridge.server.database.store import Store
from kingsbridge.server.errors import NotKnown, WhoAreYou
from kingsbridge.server.people.person import Person, checked_name, find
from kingsbridge.table.errors import Refused

COOKIE_SECONDS = 365 * 24 * 3600
MOST_TOKENS = 20


class Sessions:
    """How people show who they are, and how that ends."""

    def __init__(self, store: Store, key: str, now: Clock) -> None:
        self.store = store
        self.now = now
        self._signer = TimestampSigner(key, salt="kingsbridge-person")

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
        person = await self.store.read(lambda c: find(c, people.c.id == number))
        if person is None or person.epoch != epoch:
            raise WhoAreYou("this cookie is no longer good: log in again", "expired")
        return person

    async def by_token(self, token: str) -> Person:
        """Return whose token it is."""
        hashed = _token_hash(token)
        owner = select(tokens.c.person).where(tokens.c.hash == hashed).scalar_subquery()
        person = await self.store.read(lambda c: find(c, people.c.id == owner))
        if person is None:
            raise WhoAreYou("there is no such token, or it was taken back", "bad_token")
        return person

    async def logout_everywhere(self, person: Person) -> None:
        """Make every cookie of a person no longer good."""
        change = update(people).where(people.c.id == person.id)
        newer = change.values(epoch=people.c.epoch + 1)

        def write(connection: Connection) -> None:
            connection.execute(newer)
            announce_cut(self.store, connection, person.code)

        await self.store.write(write)

    # Tokens for programs

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
            announce_cut(self.store, connection, person.code)

        await self.store.write(write)


def _token_hash(token: str) -> str:
    return blake2b(token.encode(), digest_size=32, person=b"kingsbridge-tok").hexdigest()


def announce_cut(store: Store, connection: Connection, code: str) -> None:
    """Let the other processes end the connections of somebody who may no longer be there."""
    store.announce(connection, {"cut": code})
