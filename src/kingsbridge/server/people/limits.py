"""A token bucket for each who asks: it fills slowly, and is emptied by doing something.

What is cheap is counted in each process. What is expensive, or must not be tried too often, is
counted in the database, for all processes together.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Protocol

from sqlalchemy import ColumnElement, Connection, case, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.server.clock import Clock, steady_clock
from kingsbridge.server.database.schema import buckets
from kingsbridge.server.database.store import Store
from kingsbridge.server.errors import TooMany

# Whoever was forgotten long ago had a full bucket anyway.
MOST_REMEMBERED = 20_000
# The clocks of two machines may differ by so much; a bucket from later than that was filled before
# somebody set the clock back.
SKEW = 60_000
SWEEP_SECONDS = 3600.0


class Limit:
    """So many at once, and so many a second in the long run, for each of those who ask."""

    def __init__(
        self, what: str, at_once: float, a_second: float, clock: Clock = steady_clock
    ) -> None:
        self.what = what
        self.at_once = at_once
        self.a_second = a_second
        self.clock = clock
        self._left: OrderedDict[Hashable, tuple[float, int]] = OrderedDict()

    def take(self, who: Hashable, much: float = 1) -> None:
        """Take from somebody's bucket; raise if there is not enough left in it."""
        now = self.clock()
        left, at = self._left.pop(who, (self.at_once, now))
        left = min(self.at_once, left + max(0, now - at) / 1000 * self.a_second)
        enough = left >= much
        self._left[who] = (left - much if enough else left, now)
        if len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)
        if not enough:
            raise too_many(self.what, (much - left) / self.a_second)


class Pseudonyms:
    """Under which names buckets are kept: good for nothing but to find them again."""

    def __init__(self) -> None:
        # Known once the database is open, and the same in every process.
        self.key = ""

    def of(self, who: Hashable) -> str:
        """Return the name of somebody's bucket."""
        return blake2b(repr(who).encode(), key=self.key.encode(), digest_size=16).hexdigest()


class Swept(Protocol):
    """What is forgotten when it is old."""

    def sweep(self, connection: Connection) -> None:
        """Forget what is old."""


class SharedLimit:
    """The same for all processes together: what is left is in the database.

    One statement takes, so that two processes cannot both take the last of it. It goes by the
    clock on the wall, for there is no other that all processes share: one that is set back fills
    no bucket and locks nobody out, one that is set forward fills each bucket once.
    """

    def __init__(
        self,
        store: Store,
        pseudonyms: Pseudonyms,
        what: str,
        at_once: float,
        a_second: float,
        now: Clock,
    ) -> None:
        self.store = store
        self.pseudonyms = pseudonyms
        self.what = what
        self.at_once = at_once
        self.a_second = a_second
        self.now = now

    async def take(self, who: Hashable, much: float = 1) -> None:
        """Take from somebody's bucket; raise if there is not enough left in it."""
        name = self.pseudonyms.of(who)
        left: float | None = self.at_once
        if much <= self.at_once:
            left = await self.store.write_one(lambda c: self._take(c, name, much))
        if left is not None:
            raise too_many(self.what, (much - left) / self.a_second)

    def _take(self, connection: Connection, who: str, much: float) -> float | None:
        """Take from a bucket; return what is left if that is too little, otherwise nothing."""
        now = self.now()
        filled = self._filled(now)
        new = insert_into_buckets(connection)
        new = new.values(what=self.what, who=who, left=self.at_once - much, at=now)
        taken = new.on_conflict_do_update(
            index_elements=[buckets.c.what, buckets.c.who],
            set_={"left": filled - much, "at": self._later(now)},
            where=filled >= much,
        )
        if connection.execute(taken.returning(buckets.c.left)).first() is not None:
            return None
        its_own = (buckets.c.what == self.what, buckets.c.who == who)
        # Of a bucket from the future, time is counted from now on.
        set_right = update(buckets).where(*its_own, buckets.c.at > now + SKEW)
        connection.execute(set_right.values(at=now))
        left = connection.execute(select(filled).where(*its_own)).scalar()
        return self.at_once if left is None else float(left)

    def _filled(self, now: int) -> ColumnElement[float]:
        """Return what is in a bucket now."""
        since = case((buckets.c.at < now, now - buckets.c.at), else_=0)
        filled = buckets.c.left + since * (self.a_second / 1000)
        return case((filled < self.at_once, filled), else_=self.at_once)

    def _later(self, now: int) -> ColumnElement[int]:
        """Return until when a bucket is filled: not twice for what two clocks differ by."""
        ahead = buckets.c.at.between(now, now + SKEW)
        return case((ahead, buckets.c.at), else_=now)

    def sweep(self, connection: Connection) -> None:
        """Forget the buckets that are full: whoever has none has a full one."""
        full = self.now() - int(self.at_once / self.a_second * 1000)
        connection.execute(delete(buckets).where(buckets.c.what == self.what, buckets.c.at < full))


def insert_into_buckets(connection: Connection) -> postgresql.Insert | sqlite.Insert:
    """Return the statement that puts a bucket there, and may say what to do if one is there."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(buckets)
    return sqlite.insert(buckets)


def too_many(what: str, wait: float) -> TooMany:
    """Return what is said to somebody who did something too often."""
    return TooMany(f"too many {what}: try again in {wait:.1f} seconds", wait)


async def sweep_on(store: Store, all_of_it: Sequence[Swept]) -> None:
    """Sweep from time to time."""
    while True:
        for one in all_of_it:
            with suppress(KingsbridgeError):
                await store.write_one(one.sweep)
        await asyncio.sleep(SWEEP_SECONDS)
