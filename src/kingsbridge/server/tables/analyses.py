"""Analyses of finished games: what the strongest bot makes of them, found out once and kept.

What is kept are numbers, and they are put into words for each reader. To find them out takes a
while: it is shared out in pieces to the workers, a few decisions each, and how far it is can be
asked. Whoever asks meanwhile waits for the same numbers, and when nobody waits any more it is given
up; but what somebody who played had begun goes on by itself, whenever nobody waits for anything
else. A server that stops forgets what it had not finished, and begins again when asked.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from kingsbridge.analysis.jobs import (
    Findings,
    Progress,
    all_found,
    just_begun,
    nothing_begun,
    pieces,
)
from kingsbridge.analysis.weighing import Analyst, Weighed
from kingsbridge.server.database.schema import analyses
from kingsbridge.server.database.store import Store
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.thinking.thinkers import Thinkers
from kingsbridge.table.errors import NotNow

# So long may it take to analyse a game, and so many may one share have analysed at a time.
LONGEST_SECONDS = 1800.0
MOST_EACH = 3
# So many decisions are weighed in one piece, and so many pieces of a game are asked for at a time
# beyond those that are thought about.
PIECE = 8
AHEAD = 1
# So many analyses are kept in words; each is some 100 kB.
MOST_TOLD = 16

log = structlog.get_logger()


class GoingOn:
    """A game that is being analysed: for whose share, how far it is, and how many wait for it."""

    def __init__(self, share: str) -> None:
        self.share = share
        self.found: asyncio.Task[Findings] | None = None
        self.progress = just_begun()
        self.waiting = 0
        # Whether it goes on when nobody waits.
        self.by_itself = False


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

    async def progress(self, table: StoredTable) -> Progress:
        """Return how far an analysis is."""
        going_on = self.going_on.get(table.number)
        if going_on is not None:
            return going_on.progress
        findings = await self._kept(table.number)
        return nothing_begun() if findings is None else all_found(len(findings.weighed))

    async def begin(self, table: StoredTable, share: str) -> None:
        """Have a finished game analysed although nobody waits, at the cost of somebody's share.

        Whoever has had much begun already has no more begun.
        """
        if await self._kept(table.number) is not None:
            return
        going_on = self.going_on.get(table.number)
        if going_on is None:
            if self._of_share(share) >= MOST_EACH:
                return
            going_on = self._start(table, share)
        going_on.by_itself = True

    def _of_share(self, share: str) -> int:
        return sum(other.share == share for other in self.going_on.values())

    async def _found(self, table: StoredTable, share: str) -> Findings:
        """Wait until it is found out, with whoever waits already."""
        going_on = self.going_on.get(table.number)
        if going_on is None:
            mine = self._of_share(share)
            if mine >= MOST_EACH:
                raise NotNow(
                    f"{mine} games are being analysed for you: wait for one of them",
                    "too_many_analyses",
                )
            going_on = self._start(table, share)
        assert going_on.found is not None
        going_on.waiting += 1
        try:
            return await asyncio.shield(going_on.found)
        finally:
            going_on.waiting -= 1
            if not going_on.waiting and not going_on.by_itself:
                # It is found out, or nobody wants to know any more.
                going_on.found.cancel()
                self._end(table.number, going_on)

    def _start(self, table: StoredTable, share: str) -> GoingOn:
        going_on = GoingOn(share)
        self.going_on[table.number] = going_on
        found = asyncio.create_task(self._analyse(table, going_on))
        going_on.found = found
        found.add_done_callback(lambda done: self._ended(table.number, going_on, done))
        return going_on

    def _ended(self, number: int, going_on: GoingOn, done: asyncio.Task[Findings]) -> None:
        """Look at how it ended, so that a fault nobody waited for is no fault of the server."""
        self._end(number, going_on)
        if not done.cancelled() and done.exception() is not None and not going_on.waiting:
            log.warning("analysis failed", reason=str(done.exception()))

    def _end(self, number: int, going_on: GoingOn) -> None:
        if self.going_on.get(number) is going_on:
            del self.going_on[number]

    async def stop(self) -> None:
        """Give up whatever is being analysed."""
        tasks = [one.found for one in self.going_on.values() if one.found is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _analyse(self, table: StoredTable, going_on: GoingOn) -> Findings:
        """Let the strongest bot look at a finished game again, and keep what it finds."""
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                findings = await self._find_out(table.record().to_json(), going_on)
        except TimeoutError:
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

    async def _find_out(self, record: dict[str, object], going_on: GoingOn) -> Findings:
        """Share a game out in pieces: one for each worker, and the next at hand."""
        analysts, share = self.analysts, going_on.share
        progress = going_on.progress
        plies = await analysts.decisions(share, record, self.analyst)
        progress.total = len(plies)
        places = asyncio.Semaphore(analysts.number + AHEAD)

        async def weigh(piece: Sequence[int]) -> list[Weighed]:
            async with places:
                idle = not going_on.waiting
                found = await analysts.weigh(share, record, self.analyst, piece, idle=idle)
            progress.done += len(found)
            return found

        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(weigh(piece)) for piece in pieces(plies, PIECE)]
        weighed = [one for task in tasks for one in task.result()]
        return Findings(Analyst(self.analyst), weighed)
