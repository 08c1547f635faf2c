"""Analyses of finished games: what the strongest bot makes of them, found out once and kept.

What is kept are numbers, and they are put into words for each reader. To find them out takes
minutes: whoever asks meanwhile waits for the same ones, and when nobody waits any more it is given
up.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from kingsbridge.analysis.jobs import Findings
from kingsbridge.server.database.schema import analyses
from kingsbridge.server.database.store import Store
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.thinking.failures import TookTooLong
from kingsbridge.server.thinking.thinkers import Thinkers
from kingsbridge.table.errors import NotNow

# So long may it take to analyse a game, and so many may one share have analysed at a time.
LONGEST_SECONDS = 1800.0
MOST_EACH = 3
# So many analyses are kept in words; each is some 100 kB.
MOST_TOLD = 16


class GoingOn:
    """A game that is being analysed: for whose share, and how many wait for it."""

    def __init__(self, share: str, found: asyncio.Task[Findings]) -> None:
        self.share = share
        self.found = found
        self.waiting = 0


class Analyses:
    """The analyses that are stored, and those that are being thought of."""

    def __init__(self, store: Store, analysts: Thinkers, tellers: Thinkers, analyst: str) -> None:
        self.store = store
        self.analysts = analysts
        # Who puts into words what was found out: a moment's work.
        self.tellers = tellers
        # Which bot looks back at finished games.
        self.analyst = analyst
        self.going_on: dict[int, GoingOn] = {}
        # By table and language: as who was called what, for somebody may leave for good.
        self._told: OrderedDict[tuple[int, str], tuple[list[str], dict[str, Any]]] = OrderedDict()

    async def of(self, table: StoredTable, language: str, share: str) -> dict[str, Any]:
        """Return the analysis of a finished game, at the cost of somebody's share."""
        asked = (table.number, language)
        names = [chair.name for chair in table.chairs]
        named, told = self._told.pop(asked, (None, {}))
        if named != names:
            findings = await self._kept(table.number) or await self._found(table, share)
            record = table.record().to_json()
            told = await self.tellers.tell(share, record, findings, language)
        self._told[asked] = names, told
        while len(self._told) > MOST_TOLD:
            self._told.popitem(last=False)
        return told

    def forget(self, number: int) -> None:
        """Forget what was told of a game: somebody who played it left for good."""
        for asked in [asked for asked in self._told if asked[0] == number]:
            del self._told[asked]

    async def _kept(self, number: int) -> Findings | None:
        kept = select(analyses.c.findings).where(analyses.c.table == number)
        text = await self.store.read(lambda c: c.execute(kept).scalar())
        return None if text is None else msgspec.json.decode(text, type=Findings)

    async def _found(self, table: StoredTable, share: str) -> Findings:
        """Wait until it is found out, with whoever waits already."""
        going_on = self.going_on.get(table.number)
        if going_on is None:
            mine = sum(other.share == share for other in self.going_on.values())
            if mine >= MOST_EACH:
                raise NotNow(
                    f"{mine} games are being analysed for you: wait for one of them",
                    "too_many_analyses",
                )
            going_on = GoingOn(share, asyncio.create_task(self._analyse(table, share)))
            self.going_on[table.number] = going_on
        going_on.waiting += 1
        try:
            return await asyncio.shield(going_on.found)
        finally:
            going_on.waiting -= 1
            if not going_on.waiting:
                # It is found out, or nobody wants to know any more.
                going_on.found.cancel()
                del self.going_on[table.number]

    async def _analyse(self, table: StoredTable, share: str) -> Findings:
        """Let the strongest bot look at a finished game again, and keep what it finds."""
        record = table.record().to_json()
        try:
            findings = await self.analysts.analyse(
                share, record, self.analyst, seconds=LONGEST_SECONDS
            )
        except TookTooLong:
            minutes = round(LONGEST_SECONDS / 60)
            raise NotNow(
                f"this game could not be analysed within {minutes} minutes", "too_long"
            ) from None
        text = msgspec.json.encode(findings).decode()
        keep = insert(analyses).values(table=table.number, findings=text)
        # Somebody else may have asked another process at the same time.
        with suppress(IntegrityError):
            await self.store.write(lambda c: c.execute(keep).rowcount)
        return findings
