"""Sessions: by a cookie, or by a token for programs, people show who they are.

A cookie carries the secret of a session, a token is a secret itself; what is stored is what they
hash to. Nobody else can make one, so nothing is signed, and no clock decides whether one is good: a
session ends a year after it was made, or when somebody ends it.
"""

from __future__ import annotations

import re
import secrets
from contextlib import suppress
from enum import StrEnum
from hashlib import blake2b
from typing import Any, NamedTuple

from msgspec import Struct
from sqlalchemy import Connection, Row, Select, Table, bindparam, delete, insert, select, update

from kingsbridge.server.clock import Clock
from kingsbridge.server.database.failures import Unavailable
from kingsbridge.server.database.schema import people, sessions, tokens
from kingsbridge.server.database.store import Store
from kingsbridge.server.errors import WhoAreYou
from kingsbridge.server.people.agents import agent_in_words
from kingsbridge.server.people.person import Person, person_of
from kingsbridge.table.errors import NotKnown, Refused
from kingsbridge.table.names import checked_name

COOKIE_SECONDS = 365 * 24 * 3600
MOST_TOKENS = 20
# Whoever has more browsers than that is logged out in the one not seen for longest.
MOST_SESSIONS = 50
# That somebody was seen is written down so seldom, in milliseconds.
SEEN_EVERY = 3_600_000
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


class Scope(StrEnum):
    """What a token is good for: to look, to play, to look after the account."""

    READ = "read"
    PLAY = "play"
    ACCOUNT = "account"


EVERYTHING = frozenset(Scope)


class Shown(NamedTuple):
    """How somebody showed who they are: by which session or token, and what that is good for."""

    session: int | None
    token: int | None
    scopes: frozenset[Scope]
    # When it was last seen, as far as that was written down.
    seen: int


class Session(Struct):
    """A browser in which somebody is known; `this`: the one that asks."""

    id: int
    agent: str
    created: int
    seen: int
    this: bool


class Token(Struct):
    """A token: its secret is told once, when it is made."""

    id: int
    name: str
    created: int
    scopes: list[Scope]
    seen: int | None


class Sessions:
    """How people show who they are, and how that ends."""

    def __init__(self, store: Store, now: Clock) -> None:
        self.store = store
        self.now = now

    # Showing who one is

    def begin(self, connection: Connection, person: int, agent: str) -> str:
        """Let somebody be known in a browser; return the secret for its cookie."""
        secret = secrets.token_urlsafe(32)
        now = self.now()
        kept = select(sessions.c.id).where(sessions.c.person == person)
        newest = kept.order_by(sessions.c.seen.desc()).limit(MOST_SESSIONS - 1)
        few = list(connection.execute(newest).scalars())
        mine = sessions.c.person == person
        connection.execute(delete(sessions).where(mine, sessions.c.id.not_in(few)))
        row = {"person": person, "hash": hash_of(secret), "agent": agent_in_words(agent)}
        connection.execute(insert(sessions).values(**row, created=now, seen=now))
        return secret

    async def by_cookie(self, cookie: str) -> tuple[Person, Shown]:
        """Return whose cookie it is; raise if it is none of ours, too old, or no longer good."""
        if not SECRET.fullmatch(cookie):
            raise WhoAreYou("this cookie is not ours: log in again", "bad_cookie")
        row = await self._find(_by_session, cookie)
        if row is None or self.now() - row.shown_created > COOKIE_SECONDS * 1000:
            raise WhoAreYou("this cookie is no longer good: log in again", "expired")
        return person_of(row), Shown(row.shown, None, EVERYTHING, row.shown_seen)

    async def by_token(self, token: str) -> tuple[Person, Shown]:
        """Return whose token it is."""
        row = await self._find(_by_token, token)
        if row is None:
            raise WhoAreYou("there is no such token, or it was taken back", "bad_token")
        scopes = scopes_in(row.shown_scopes)
        return person_of(row), Shown(None, row.shown, scopes, row.shown_seen or 0)

    async def _find(self, found: Select[Any], secret: str) -> Row[Any] | None:
        hashed = hash_of(secret)
        return await self.store.read(lambda c: c.execute(found, {"hashed": hashed}).first())

    async def still_good(self, shown: Shown) -> bool:
        """Return whether nobody has ended a session or token meanwhile."""
        table, number = _place(shown)
        found = select(table.c.id).where(table.c.id == number)
        return await self.store.read(lambda c: c.execute(found).first() is not None)

    async def note_seen(self, shown: Shown) -> None:
        """Write down that somebody was seen, if that was not done lately."""
        now = self.now()
        if abs(now - shown.seen) < SEEN_EVERY:
            return
        table, number = _place(shown)
        seen = update(table).where(table.c.id == number).values(seen=now)
        # Who only looks is not turned away because nothing can be written.
        with suppress(Unavailable):
            await self.store.write(lambda c: c.execute(seen).rowcount)

    # Sessions, and how they end

    async def of(self, person: Person, shown: Shown) -> list[Session]:
        """Return where somebody is known, the newest first."""
        found = select(sessions).where(sessions.c.person == person.id)
        newest = found.order_by(sessions.c.seen.desc(), sessions.c.id.desc())
        rows = await self.store.read(lambda c: c.execute(newest).all())
        return [
            Session(row.id, row.agent, row.created, row.seen, row.id == shown.session)
            for row in rows
        ]

    async def end(self, person: Person, number: int) -> None:
        """Let somebody be known no longer in one browser."""
        gone = delete(sessions).where(sessions.c.id == number, sessions.c.person == person.id)

        def write(connection: Connection) -> None:
            if not connection.execute(gone).rowcount:
                raise NotKnown("you have no such session")
            announce_cut(self.store, connection, person.code)

        await self.store.write(write)

    async def logout_everywhere(self, person: Person) -> None:
        """Make every cookie and token of a person no longer good."""

        def write(connection: Connection) -> None:
            end_all(connection, person.id)
            announce_cut(self.store, connection, person.code)

        await self.store.write(write)

    # Tokens for programs

    async def new_token(self, person: Person, name: str, scopes: list[Scope]) -> str:
        """Return a new token for a person's programs: it is told once."""
        token = "kb_" + secrets.token_urlsafe(32)
        shown = checked_name(name)
        if not scopes:
            raise Refused("a token must be good for something: name a scope", "bad_scopes")
        words = " ".join(scope for scope in Scope if scope in scopes)

        def write(connection: Connection) -> None:
            held = connection.execute(select(tokens.c.id).where(tokens.c.person == person.id))
            if len(held.all()) >= MOST_TOKENS:
                raise Refused(f"you have {MOST_TOKENS} tokens: take one back first", "too_many")
            row = {"person": person.id, "name": shown, "hash": hash_of(token), "scopes": words}
            connection.execute(insert(tokens).values(**row, created=self.now()))

        await self.store.write(write)
        return token

    async def tokens(self, person: Person) -> list[Token]:
        """Return a person's tokens."""
        mine = select(tokens).where(tokens.c.person == person.id).order_by(tokens.c.id)
        rows = await self.store.read(lambda c: c.execute(mine).all())
        return [
            Token(row.id, row.name, row.created, sorted(scopes_in(row.scopes)), row.seen)
            for row in rows
        ]

    async def take_token_back(self, person: Person, number: int) -> None:
        """Make a token no longer good."""
        gone = delete(tokens).where(tokens.c.id == number, tokens.c.person == person.id)

        def write(connection: Connection) -> None:
            if not connection.execute(gone).rowcount:
                raise NotKnown("you have no such token")
            announce_cut(self.store, connection, person.code)

        await self.store.write(write)


# Made once: to make a statement anew costs more than to carry it out.
_by_session = (
    select(
        people,
        sessions.c.id.label("shown"),
        sessions.c.created.label("shown_created"),
        sessions.c.seen.label("shown_seen"),
    )
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.hash == bindparam("hashed"))
)
_by_token = (
    select(
        people,
        tokens.c.id.label("shown"),
        tokens.c.scopes.label("shown_scopes"),
        tokens.c.seen.label("shown_seen"),
    )
    .join(tokens, tokens.c.person == people.c.id)
    .where(tokens.c.hash == bindparam("hashed"))
)


def _place(shown: Shown) -> tuple[Table, int]:
    if shown.session is not None:
        return sessions, shown.session
    assert shown.token is not None
    return tokens, shown.token


def scopes_in(words: str | None) -> frozenset[Scope]:
    """Return what a token is good for; one from before there were scopes is for everything."""
    return EVERYTHING if words is None else frozenset(map(Scope, words.split()))


def hash_of(secret: str) -> str:
    """Return what is stored of a secret."""
    return blake2b(secret.encode(), digest_size=32, person=b"kingsbridge-tok").hexdigest()


def end_all(connection: Connection, person: int, but: int | None = None) -> None:
    """End the sessions and tokens of somebody; one session may be left."""
    mine = delete(sessions).where(sessions.c.person == person)
    connection.execute(mine if but is None else mine.where(sessions.c.id != but))
    connection.execute(delete(tokens).where(tokens.c.person == person))


def announce_cut(store: Store, connection: Connection, code: str) -> None:
    """Let the other processes end the connections of somebody who may no longer be there."""
    store.announce(connection, {"cut": code})
