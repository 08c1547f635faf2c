"""Tables at hand: a cache of those that are in the database, and a lock for each.

Other processes may change a table too: what they wrote is read again when they say so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from sqlalchemy import Connection

from kingsbridge.bots.levels import LEVELS
from kingsbridge.server.chance import Chance
from kingsbridge.server.clock import Clock
from kingsbridge.server.database.failures import Unavailable
from kingsbridge.server.database.log import load_rows
from kingsbridge.server.database.store import Store
from kingsbridge.server.database.tables import fold, read_table, stored_unrated, update_table
from kingsbridge.server.people.house import House
from kingsbridge.server.people.person import CODE
from kingsbridge.server.tables.aside import Aside
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.tables.weights import Weights, weight_of, weight_told
from kingsbridge.table.errors import NotKnown
from kingsbridge.table.told import Status

# So many bytes of tables are kept at hand, about; the longest unused go first and are loaded again
# when needed. Those at which nothing will be done any more have a place of their own.
MOST_AT_HAND = 256_000_000
MOST_FINISHED = 32_000_000
# So many bytes are kept of what was told of them a moment ago.
MOST_TOLD = 48_000_000


class PendingRead:
    """A table is being read from the database; what is heard of it meanwhile may not be in it."""

    outdated = False


class TableLock:
    """The lock of a table: nobody else in this process changes it for a while."""

    def __init__(self, tables: Tables, code: str) -> None:
        self.tables = tables
        self.code = code

    async def __aenter__(self) -> StoredTable:
        while True:
            table = await self.tables.table(self.code)
            await table.lock.acquire()
            # It may have been thrown away while we waited for our turn.
            if self.tables.at_hand.get(self.code) is table:
                self.table = table
                return table
            table.lock.release()

    async def __aexit__(self, *_error: object) -> None:
        self.table.lock.release()


class Tables:
    """All tables: those at hand, and those that lie in the database."""

    def __init__(
        self, store: Store, aside: Aside, house: House, now: Clock, chance: Chance
    ) -> None:
        self.store = store
        self._aside = aside
        self.house = house
        self.now = now
        self.chance = chance
        # Which bots may sit down: the levels, and what else the host lets play.
        self.levels = list(LEVELS)
        self.at_hand: dict[str, StoredTable] = {}
        # How many clients of this process look at each table.
        self.watched: Counter[str] = Counter()
        # Those at which something may be stored later than the database could say so.
        self.in_doubt: set[str] = set()
        self._pending: dict[str, list[PendingRead]] = {}
        self.playing = Weights(MOST_AT_HAND)
        self.finished = Weights(MOST_FINISHED)
        self.told = Weights(MOST_TOLD)
        self._last: StoredTable | None = None

    # Finding a table

    async def table(self, code: str) -> StoredTable:
        """Return a table, from memory or from its log."""
        table = self.at_hand.get(code)
        if table is None:
            if not CODE.fullmatch(code):
                raise NotKnown("there is no such table")
            table = await self._load(code)
            # Somebody may have loaded it meanwhile: each table is at hand once.
            table = self.at_hand.get(code, table)
        self.keep(table)
        return table

    def known(self, code: str) -> StoredTable:
        """Return a table that is at hand; raise KeyError if it is not."""
        table = self.at_hand[code]
        self.keep(table)
        return table

    def keep(self, table: StoredTable) -> None:
        """Have a table at hand, which is being used; others may have to go for it.

        Somebody may look at one that goes: it is loaded again when there is news of it.
        """
        code = table.terms.code
        if table is self._last and self.at_hand.get(code) is table:
            # It was used last, too, and weighs about as much as it did then.
            return
        self.at_hand[code] = table
        here, elsewhere = self.playing, self.finished
        if table.finished:
            here, elsewhere = elsewhere, here
        elsewhere.drop(code)
        for other in here.note(code, weight_of(table)):
            self._drop(other)
        self._weigh_told(table)

    def _weigh_told(self, table: StoredTable) -> None:
        """Let those tables rest of which nothing was told for the longest time.

        What is told of a table now is weighed when the next one is used.
        """
        last, self._last = self._last, table
        if last is None or self.at_hand.get(last.terms.code) is not last:
            return
        for other in self.told.note(last.terms.code, weight_told(last)):
            if other in self.at_hand:
                self.at_hand[other].rest()

    def _drop(self, code: str) -> None:
        self.at_hand.pop(code, None)
        for weights in (self.playing, self.finished, self.told):
            weights.drop(code)

    async def _load(self, code: str) -> StoredTable:
        """Read a table, until nothing was heard of it while it was read."""
        while True:
            with self._reading(code) as read:
                table, rows = await self.store.read(lambda c: read_table(c, code))
                if table.finished:
                    await self._aside.do(partial(fold, table, rows))
            if not read.outdated:
                return table

    @contextmanager
    def _reading(self, code: str) -> Iterator[PendingRead]:
        """Look at a table in the database, knowing afterwards whether it changed meanwhile."""
        read = PendingRead()
        self._pending.setdefault(code, []).append(read)
        try:
            yield read
        finally:
            self._pending[code].remove(read)
            if not self._pending[code]:
                del self._pending[code]

    def locked(self, code: str) -> TableLock:
        """Have a table to oneself; nobody else in this process changes it meanwhile."""
        return TableLock(self, code)

    # Keeping up

    def forget(self, code: str) -> None:
        """Throw away what is known of a table: it is loaded again when needed."""
        self._drop(code)
        self._outdate(code)

    def written(self, table: StoredTable) -> None:
        """Note that a table is newer than the database was a moment ago.

        Whoever was told meanwhile to throw it away may have read the older one.
        """
        if self.at_hand.get(table.terms.code) is not table:
            self.forget(table.terms.code)

    def _outdate(self, code: str) -> None:
        for read in self._pending.get(code, ()):
            read.outdated = True

    async def news_of(self, code: str, version: int) -> StoredTable | None:
        """Catch up with what another process wrote to a table that is at hand, or looked at."""
        self._outdate(code)
        if code not in self.at_hand:
            return await self.table(code) if self.watched[code] else None
        async with self.locked(code) as table:
            if table.game is None or version > table.game.version:
                await self.catch_up(table)
        return await self.table(code)

    async def catch_up(self, table: StoredTable) -> None:
        """Fold what the database knows and this table does not. The lock is held."""
        game = table.game
        if game is None:
            self.forget(table.terms.code)
            return
        rows = await self.store.read(lambda c: load_rows(c, table.number, game.version))
        for row in rows:
            game.fold(row)
        table.changed = max(table.changed, game.at)
        if game.over and table.status == Status.PLAYING:
            table.status = Status.FINISHED
            if table.terms.rated:
                table.unrated = await self.store.read(lambda c: stored_unrated(c, table.number))

    # Changing what is not in the log

    async def change(self, code: str, write: Callable[[Connection], StoredTable]) -> StoredTable:
        """Change a table in the database, then take what is there now."""
        await self.table(code)
        try:
            with self._reading(code) as read:
                table = await self.store.write(write)
        except Unavailable:
            # Perhaps it was stored, perhaps not: the database will say.
            self.forget(code)
            raise
        if read.outdated:
            self.forget(code)
            return await self.table(code)
        self.keep(table)
        return table

    def store_change(self, connection: Connection, table: StoredTable) -> None:
        """Store how a table stands, and let the other processes know."""
        table.changed = self.now()
        update_table(connection, table)
        self.announce(connection, table.terms.code)

    def announce(self, connection: Connection, code: str) -> None:
        """Let the other processes know that a table is not as it was."""
        self.store.announce(connection, {"table": code})
