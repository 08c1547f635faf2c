"""Bots at the tables of the house: they think in another worker, and move when they have."""

from __future__ import annotations

import asyncio

from kingsbridge.analysis.jobs import job_of
from kingsbridge.page.bridge import Bridge
from kingsbridge.page.tables import Tables
from kingsbridge.page.thinking import Thinkers
from kingsbridge.table.bots import BotTurn, bots_move, bots_turn
from kingsbridge.table.errors import NotKnown
from kingsbridge.table.table import Table

SEED_BYTES = 4
# So often a bot is asked about one position. After that it waits until somebody looks again.
MOST_TRIES = 3


class Bots:
    """Sees to it that a bot thinks where it is a bot's turn, about each position once."""

    def __init__(self, bridge: Bridge, tables: Tables, thinkers: Thinkers) -> None:
        self.bridge = bridge
        self.tables = tables
        self.thinkers = thinkers
        self._thinking: dict[str, BotTurn] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def attend(self, table: Table) -> None:
        """Let a bot think, if it is a bot's turn and none thinks about it already."""
        code, turn = table.terms.code, bots_turn(table)
        if turn is not None and self._thinking.get(code) != turn:
            self._thinking[code] = turn
            task = asyncio.create_task(self._think(code, turn))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _think(self, code: str, turn: BotTurn) -> None:
        """Let a bot think about a position and move; a worker that is lost is asked again."""
        try:
            for tries in range(MOST_TRIES):
                try:
                    await self._think_once(code, turn)
                    return
                except NotKnown:
                    # The game was thrown away.
                    return
                except Exception:
                    if tries == MOST_TRIES - 1:
                        raise
        finally:
            if self._thinking.get(code) == turn:
                del self._thinking[code]

    async def _think_once(self, code: str, turn: BotTurn) -> None:
        table = await self.tables.table(code)
        if bots_turn(table) != turn:
            return
        seed = int.from_bytes(bytes(self.bridge.chance(SEED_BYTES)))
        job = job_of(table.the_game().state, turn.seat, turn.level, seed)
        move = await self.thinkers.choose(job)
        async with self.tables.lock(code):
            table = await self.tables.table(code)
            # Whatever was done meanwhile: a move for another position is not made.
            await self.tables.do(table, lambda: bots_move(table, turn, move))
