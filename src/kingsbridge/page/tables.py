"""The tables of the house: kept by the browser, and some of them at hand.

What is done at a table is kept first and is so afterwards. Another tab may do something at the same
table: row n of its log can be written once, and whoever was slower reads what the other wrote.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

from kingsbridge.page.bridge import FINDINGS, ROWS, TABLES, Bridge, counted_key
from kingsbridge.page.kept import row_text, rows_of, table_of, table_text, text_after
from kingsbridge.table.errors import NotKnown, Refused, Stale
from kingsbridge.table.game import Game
from kingsbridge.table.log import Deed, Row
from kingsbridge.table.table import Table
from kingsbridge.table.taking_back import agreed_undo
from kingsbridge.table.told import Status, as_json

# So many tables are at hand; the longest unused goes first.
MOST_AT_HAND = 12
# How often something is tried that still can be done after another tab did something else.
MOST_TRIES = 4


class NotKept(Refused):
    """The browser did not keep something, so it was not done."""

    def __init__(self, why: str) -> None:
        super().__init__(f"this browser could not keep it, so nothing was done: {why}", "not_kept")


class Tables:
    """All tables: those at hand, and those that the browser keeps."""

    def __init__(self, bridge: Bridge, tell: Callable[[Table], None]) -> None:
        """Let everybody who should know be told of a table when something was done at it."""
        self.bridge = bridge
        self.tell = tell
        self._at_hand: OrderedDict[str, Table] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}

    async def table(self, code: str) -> Table:
        """Return a table, from memory or as it is kept."""
        table = self._at_hand.get(code)
        if table is None:
            text = await self.bridge.read(TABLES, code)
            if text is None:
                raise NotKnown("there is no such table")
            rows = rows_of(await self.bridge.rows(code, 0))
            # Somebody else may have waited for it too.
            table = self._at_hand.get(code) or table_of(text, rows)
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        code = table.terms.code
        self._at_hand[code] = table
        self._at_hand.move_to_end(code)
        free = [other for other in self._at_hand if not self.lock(other).locked()]
        for other in free[: max(0, len(self._at_hand) - MOST_AT_HAND)]:
            del self._at_hand[other], self._locks[other]

    def lock(self, code: str) -> asyncio.Lock:
        """Have a table to oneself."""
        return self._locks.setdefault(code, asyncio.Lock())

    # Keeping

    async def keep_new(self, table: Table, rows: Sequence[Row], *others: Table) -> None:
        """Keep a table that there was not, and how others stand that know of it."""
        changes = [_change(TABLES, table.terms.code, table_text(table), new=True)]
        changes += [_row(table, row) for row in rows]
        changes += [_change(TABLES, other.terms.code, table_text(other)) for other in others]
        await self.write(changes)
        self._keep(table)

    async def keep_standing(self, table: Table) -> None:
        """Keep how a table stands, where that is not in its log."""
        await self.write([_change(TABLES, table.terms.code, table_text(table))])

    async def throw_away(self, code: str) -> None:
        """Keep a table no longer, nor anything that is known of it."""
        await self.table(code)
        async with self.lock(code):
            rows = rows_of(await self.bridge.rows(code, 0))
            gone = [_change(ROWS, [code, row.n], None) for row in rows]
            gone += [_change(FINDINGS, key, None) for key in (code, counted_key(code))]
            await self.write([_change(TABLES, code, None), *gone])
            self._at_hand.pop(code, None)
        self._locks.pop(code, None)

    async def write(self, changes: list[dict[str, Any]]) -> None:
        """Keep all of it or nothing."""
        try:
            await self.bridge.write(as_json(changes))
        except Exception as error:
            raise NotKept(str(error)) from error

    # At a running table. The lock is held.

    async def do(self, table: Table, deed: Callable[[], Deed | None]) -> Game | None:
        """Do something for as long as it can be done, and what follows from it.

        What may be done is asked anew each time: it is nothing, or raises, once it may not.
        """
        for _ in range(MOST_TRIES):
            wanted = deed()
            if wanted is None:
                return None
            try:
                game = await self._append(table, wanted)
            except Stale:
                continue
            follows = agreed_undo(game)
            return game if follows is None else await self._append(table, follows)
        raise Stale(f"the table is at version {table.the_game().version} now")

    async def _append(self, table: Table, deed: Deed) -> Game:
        """Append a row to the log and make it durable; only then is it so."""
        after = table.the_game().next(deed, int(self.bridge.now()))
        standing = _change(TABLES, table.terms.code, text_after(table, after))
        changes = [_row(table, after.row), standing]
        try:
            await self.write(changes)
        except NotKept as error:
            # Perhaps another tab was faster, perhaps it was kept all the same.
            found = await self.catch_up(table)
            if not found:
                raise
            if found[0] != after.row:
                raise Stale(f"the table is at version {table.the_game().version} now") from error
            return table.the_game()
        table.go_on(after)
        self.tell(table)
        return after.game

    async def catch_up(self, table: Table) -> list[Row]:
        """Fold what another tab wrote; return that."""
        game = table.the_game()
        rows = rows_of(await self.bridge.rows(table.terms.code, game.version))
        for row in rows:
            game.fold(row)
        if rows:
            table.changed = max(table.changed, game.at)
            if game.over:
                table.status = Status.FINISHED
            self.tell(table)
        return rows

    async def look_again(self, code: str) -> Table | None:
        """Read again what another tab may have changed, if it is at hand."""
        table = self._at_hand.get(code)
        if table is None:
            return None
        async with self.lock(code):
            text = await self.bridge.read(TABLES, code)
            if text is None:
                self._at_hand.pop(code, None)
                return None
            kept = table_of(text, [])
            table.rematch, table.changed = kept.rematch, kept.changed
            table.chairs[:] = kept.chairs
            await self.catch_up(table)
            table.status = kept.status
        return table


def _change(store: str, key: object, value: str | None, new: bool = False) -> dict[str, Any]:
    return {"store": store, "key": key, "value": value, "new": new}


def _row(table: Table, row: Row) -> dict[str, Any]:
    return _change(ROWS, [table.terms.code, row.n], row_text(row), new=True)
