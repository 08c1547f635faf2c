"""At a running table: whatever is done there is appended to its log, committed, and then told.

The way of a move: the route, `moving`, `Play.append`, the group commit of `database/log`, and back
to be told. Nothing is so before it is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from kingsbridge.server.clock import Clock
from kingsbridge.server.database.failures import Unavailable
from kingsbridge.server.database.log import NewRow, append_rows, json_text
from kingsbridge.server.database.store import Store
from kingsbridge.server.people.person import Person
from kingsbridge.server.tables.at_hand import Tables
from kingsbridge.server.tables.due import due
from kingsbridge.server.tables.rating import rate, why_unrated
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.table.checks import check_few_asides
from kingsbridge.table.errors import NotNow, Stale
from kingsbridge.table.game import Game, Next
from kingsbridge.table.log import Deed
from kingsbridge.table.table import closed
from kingsbridge.table.taking_back import agreed_undo
from kingsbridge.table.told import Unrated

# How long to wait before a table is read again that could not be read.
READ_AGAIN = 1.0
# How often something is tried that still can be done after another process wrote something else.
MOST_TRIES = 8


class Done(NamedTuple):
    """What was confirmed: the version it became, and whether it had been there before."""

    table: StoredTable
    version: int
    repeated: bool = False


class Play:
    """What everything that is done at running tables has in common."""

    def __init__(
        self, store: Store, tables: Tables, now: Clock, tell: Callable[[StoredTable], None]
    ) -> None:
        """Let everybody who should know be told of a table when something was done at it."""
        self.store = store
        self.tables = tables
        self.now = now
        self.tell = tell
        self._unsure: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def stop(self) -> None:
        """Leave what is being done meanwhile for the next start."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def check_few(self, table: StoredTable, person: Person) -> None:
        """Raise if somebody does too much at a table that is no move. The lock is held."""
        check_few_asides(table.playing(), person.id, self.now())

    async def keep_up(self, table: StoredTable, version: int) -> None:
        """Read what another process wrote, if somebody knows of it already. The lock is held."""
        if table.game is not None and version > table.game.version:
            await self.tables.catch_up(table)

    async def insist(self, table: StoredTable, deed: Callable[[], Deed | None]) -> Game | None:
        """Do something for as long as it can be done, whatever else is done meanwhile.

        Another process may have written a row that does not matter to this one. What may be done
        is asked anew each time: it is nothing, or raises, once it may not. The lock is held.
        """
        for _ in range(MOST_TRIES - 1):
            wanted = deed()
            if wanted is None:
                return None
            with suppress(Stale):
                return await self.append(table, wanted)
        wanted = deed()
        return None if wanted is None else await self.append(table, wanted)

    async def follow_up(self, table: StoredTable) -> Done:
        """Do what follows from what was done, if anything does. The lock is held."""
        await self.insist(table, lambda: agreed_undo(table.playing()))
        return Done(table, table.the_game().version)

    async def do(self, table: StoredTable, deed: Callable[[], Deed]) -> Done:
        """Do something and what follows from it. The lock is held."""
        await self.insist(table, deed)
        return await self.follow_up(table)

    async def append(self, table: StoredTable, deed: Deed) -> Game:
        """Append a row to the log and make it durable; only then is it so. The lock is held."""
        after = table.the_game().next(deed, self.now())
        try:
            await self._store(table, after)
        except IntegrityError:
            # Another process was faster.
            await self.tables.catch_up(table)
            self.tables.written(table)
            self.tell(table)
            raise Stale(f"the table is at version {table.the_game().version} now") from None
        except (Unavailable, NotNow):
            # Perhaps it was stored, perhaps not, or the table was closed: the database will say.
            self.unsure_of(table.terms.code)
            raise
        self.tables.in_doubt.discard(table.terms.code)
        table.go_on(after)
        self.tables.written(table)
        self.tell(table)
        return after.game

    async def _store(self, table: StoredTable, after: Next) -> None:
        """Write a row, and what is to be known of the table without folding its log."""
        if after.game.over and table.terms.rated:
            table.unrated = await self.store.write(lambda c: append_in(c, table, after))
        else:
            await self.store.log.append(new_row(table, after))

    # A table that may not be as it is stored

    def unsure_of(self, code: str) -> None:
        """Throw a table away that may not be as it is stored; it is told anew once it is read."""
        self.tables.in_doubt.add(code)
        self.tables.forget(code)
        if code not in self._unsure:
            self._unsure.add(code)
            self.spawn(self._tell_again(code))

    async def _tell_again(self, code: str) -> None:
        try:
            while True:
                with suppress(Unavailable):
                    self.tell(await self.tables.table(code))
                    return
                await asyncio.sleep(READ_AGAIN)
        finally:
            self._unsure.discard(code)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something meanwhile, until the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def new_row(table: StoredTable, after: Next, unrated: Unrated | None = None) -> NewRow:
    """Return a row as it is stored, with what is to be known of the table."""
    game = after.game
    result = json_text(table.result_of(game, "en", unrated)) if game.over else None
    return NewRow(table.number, after.row, game.deciding, due(game), result)


def append_in(connection: Connection, table: StoredTable, after: Next) -> Unrated | None:
    """Write a row in a transaction and, if a rated game is over with it, what it is worth.

    If it is worth nothing, returned is why.
    """
    game, at = after.game, after.row.at
    rated = game.over and table.terms.rated
    unrated = why_unrated(connection, game, at) if rated else None
    if not append_rows(connection, [new_row(table, after, unrated)]):
        raise closed()
    if rated and unrated is None:
        rate(connection, table.number, table.terms.title, game, at)
    return unrated
