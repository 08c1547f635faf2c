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
from kingsbridge.server.tables.at_hand import Tables
from kingsbridge.server.tables.due import due
from kingsbridge.server.tables.rating import rate
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.table.errors import NotNow, Stale
from kingsbridge.table.game import Game, Next
from kingsbridge.table.log import Deed
from kingsbridge.table.table import closed
from kingsbridge.table.taking_back import agreed_undo

# How long to wait before a table is read again that could not be read.
READ_AGAIN = 1.0


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

    async def do(self, table: StoredTable, deed: Deed) -> Done:
        """Do something and what follows from it. The lock is held."""
        game = await self.append(table, deed)
        coming = agreed_undo(game)
        if coming is not None:
            game = await self.append(table, coming)
        return Done(table, game.version)

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
        table.go_on(after)
        self.tables.written(table)
        self.tell(table)
        return after.game

    async def _store(self, table: StoredTable, after: Next) -> None:
        """Write a row, and what is to be known of the table without folding its log."""
        if after.game.over and table.terms.rated:
            await self.store.write(lambda connection: append_in(connection, table, after))
        else:
            await self.store.log.append(new_row(table, after))

    # A table that may not be as it is stored

    def unsure_of(self, code: str) -> None:
        """Throw a table away that may not be as it is stored; it is told anew once it is read."""
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


def new_row(table: StoredTable, after: Next) -> NewRow:
    """Return a row as it is stored, with what is to be known of the table."""
    game = after.game
    result = json_text(table.result_of(game, "en")) if game.over else None
    return NewRow(table.number, after.row, game.deciding, due(game), result)


def append_in(connection: Connection, table: StoredTable, after: Next) -> None:
    """Write a row in a transaction and, if a rated game is over with it, what it is worth."""
    if not append_rows(connection, [new_row(table, after)]):
        raise closed()
    if after.game.over and table.terms.rated:
        rate(connection, table.terms.title, after.game)
