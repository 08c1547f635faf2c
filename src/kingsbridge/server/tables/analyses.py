"""Analyses of finished games: what the strongest bot makes of them, thought of once and kept."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from kingsbridge.server.database.schema import analyses
from kingsbridge.server.database.store import Store
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.thinking.thinkers import Thinkers


class Analyses:
    """The analyses that are stored, and those that are being thought of."""

    def __init__(self, store: Store, analysts: Thinkers, analyst: str) -> None:
        self.store = store
        self.analysts = analysts
        # Which bot looks back at finished games.
        self.analyst = analyst
        self.going_on: dict[tuple[int, str], asyncio.Future[dict[str, Any]]] = {}

    async def of(self, table: StoredTable, language: str) -> dict[str, Any]:
        """Return the analysis of a finished game."""
        found = select(analyses.c.document).where(
            analyses.c.table == table.number, analyses.c.language == language
        )
        kept = await self.store.read(lambda c: c.execute(found).scalar())
        if kept is not None:
            return dict(msgspec.json.decode(kept))
        # It takes minutes: whoever asks meanwhile waits for the same one, and it goes on when they
        # go.
        asked = (table.number, language)
        thinking = self.going_on.get(asked)
        if thinking is None:
            thinking = asyncio.ensure_future(self._analyse(table, language))
            self.going_on[asked] = thinking
            thinking.add_done_callback(lambda done: self._analysed(asked, done))
        return await asyncio.shield(thinking)

    def _analysed(self, asked: tuple[int, str], done: asyncio.Future[dict[str, Any]]) -> None:
        del self.going_on[asked]
        # Whoever waits is told what went wrong; if nobody does, nobody needs to be.
        if not done.cancelled():
            done.exception()

    async def _analyse(self, table: StoredTable, language: str) -> dict[str, Any]:
        """Let the strongest bot look at a finished game again, and keep what it finds."""
        number = table.number
        record = table.record().to_json()
        document = await self.analysts.analyse(number, record, self.analyst, language=language)
        text = msgspec.json.encode(document).decode()
        keep = insert(analyses).values(table=number, language=language, document=text)
        # Somebody else may have asked another process at the same time.
        with suppress(IntegrityError):
            await self.store.write(lambda c: c.execute(keep).rowcount)
        return document
