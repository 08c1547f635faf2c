"""Analyses of finished games in a page: found out piece by piece in another worker, and kept.

Whoever asks while one is under way waits for it. It goes on when nobody waits: a page that is
closed forgets what it had not finished, and begins again when asked.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

from kingsbridge.analysis.jobs import (
    Progress,
    all_found,
    just_begun,
    nothing_begun,
    pieces,
)
from kingsbridge.page.bridge import FINDINGS, Bridge
from kingsbridge.page.tables import Tables
from kingsbridge.page.thinking import Thinkers
from kingsbridge.table.told import as_json

Doc = dict[str, Any]
# So many decisions are weighed in one piece: before each the game is played again up to there.
PIECE = 16
SEED = 0


class Analyses:
    """What is kept, and what is being found out."""

    def __init__(self, bridge: Bridge, tables: Tables, thinkers: Thinkers, analyst: str) -> None:
        self.bridge = bridge
        self.tables = tables
        self.thinkers = thinkers
        # Which bot looks back at finished games.
        self.analyst = analyst
        self._found: dict[str, asyncio.Task[Doc]] = {}
        self._progress: dict[str, Progress] = {}

    async def of(self, code: str, record: Doc) -> Doc:
        """Return what was found out about a game, as numbers."""
        kept = await self._kept(code)
        return await asyncio.shield(self._begun(code, record)) if kept is None else kept

    async def begin(self, code: str, record: Doc) -> None:
        """Find out about a game although nobody waits."""
        if await self._kept(code) is None:
            self._begun(code, record)

    async def progress(self, code: str) -> Progress:
        """Return how far an analysis is."""
        going_on = self._progress.get(code)
        if going_on is not None:
            return going_on
        kept = await self._kept(code)
        return nothing_begun() if kept is None else all_found(len(kept["weighed"]))

    async def _kept(self, code: str) -> Doc | None:
        kept = await self.bridge.read(FINDINGS, code)
        return None if kept is None else dict(json.loads(kept))

    def _begun(self, code: str, record: Doc) -> asyncio.Task[Doc]:
        task = self._found.get(code)
        if task is None:
            self._progress[code] = just_begun()
            task = asyncio.create_task(self._find_out(code, record, self._progress[code]))
            self._found[code] = task
            task.add_done_callback(lambda done: self._ended(code, done))
        return task

    def _ended(self, code: str, done: asyncio.Task[Doc]) -> None:
        """Forget the work; what went wrong is told to whoever waits, and to nobody else."""
        del self._found[code], self._progress[code]
        if not done.cancelled():
            done.exception()

    async def _find_out(self, code: str, record: Doc, progress: Progress) -> Doc:
        plies = await self.thinkers.decisions(record, self.analyst, SEED)
        progress.total = len(plies)
        weighed: list[Doc] = []
        for piece in pieces(plies, PIECE):
            weighed += await self.thinkers.weigh(record, self.analyst, SEED, list(piece))
            progress.done = len(weighed)
        analyst = {"bot": self.analyst, "iterations": None, "seed": SEED}
        findings: Doc = {"analyst": analyst, "weighed": weighed}
        change = {"store": FINDINGS, "key": code, "value": as_json(findings), "new": False}
        await self.tables.write([change])
        return findings
