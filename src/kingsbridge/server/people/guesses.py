"""Guessing the password of one account, from however many addresses, is slow."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from kingsbridge.server.clock import Clock
from kingsbridge.server.database.schema import buckets
from kingsbridge.server.database.store import Store
from kingsbridge.server.people.limits import Pseudonyms, SharedLimit, insert_into_buckets

# From where somebody logged in is remembered for so long.
REMEMBERED = 180 * 24 * 3600 * 1000
PLACES = "places"


class Guesses:
    """All strangers together have one bucket for an account.

    Whoever guesses empties it, and with it keeps other strangers out; so whoever comes from where
    somebody logged in to this account before is no stranger: nobody can lock its owner out there.
    """

    def __init__(
        self, store: Store, pseudonyms: Pseudonyms, at_once: float, a_second: float, now: Clock
    ) -> None:
        self.store = store
        self.pseudonyms = pseudonyms
        self.now = now
        what = "passwords for this account"
        self.strangers = SharedLimit(store, pseudonyms, what, at_once, a_second, now)

    async def take(self, login: str, address: str) -> None:
        """Let somebody try a password for an account; raise if too many did."""
        row = self._row(login, address)
        known = select(buckets.c.at).where(buckets.c.what == PLACES, buckets.c.who == row)
        if await self.store.read(lambda c: c.execute(known).scalar()) is None:
            await self.strangers.take(login)

    async def right(self, login: str, address: str) -> None:
        """Remember that somebody knew the password, and from where they came."""
        now = self.now()
        place = {"what": PLACES, "who": self._row(login, address), "left": 0.0, "at": now}

        def write(connection: Connection) -> None:
            new = insert_into_buckets(connection).values(place)
            known = [buckets.c.what, buckets.c.who]
            connection.execute(new.on_conflict_do_update(index_elements=known, set_={"at": now}))

        await self.store.write_one(write)

    def sweep(self, connection: Connection) -> None:
        """Forget from where somebody logged in long ago."""
        self.strangers.sweep(connection)
        old = buckets.c.at < self.now() - REMEMBERED
        connection.execute(delete(buckets).where(buckets.c.what == PLACES, old))

    def _row(self, login: str, address: str) -> str:
        return self.pseudonyms.of((login, address))
