"""Bots at tables: they think in the pool of workers, and move when they have thought.

Whoever opened a table has its bots thinking for them: they share the workers with everybody else
who has, whatever the number of their tables.
"""

from __future__ import annotations

from contextlib import suppress

import structlog

from kingsbridge.analysis.jobs import job_of
from kingsbridge.server.chance import Chance
from kingsbridge.server.tables.moving import MOVES
from kingsbridge.server.tables.play import Play
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.thinking.failures import Stopped
from kingsbridge.server.thinking.thinkers import Thinkers
from kingsbridge.table.bots import bots_move, bots_turn
from kingsbridge.table.errors import Stale

log = structlog.get_logger()

SEED_BYTES = 4
# Who plays on for a bot that there is no more.
USUAL = "journeyman"
MOVES_OF_BOTS = MOVES.labels("bot")


class Bots:
    """Sees to it that bots think where it is their turn, once at each table."""

    def __init__(self, play: Play, thinkers: Thinkers, chance: Chance) -> None:
        self.play = play
        self.thinkers = thinkers
        self.chance = chance
        self._attended: set[str] = set()

    def attend(self, table: StoredTable) -> None:
        """See to it that a bot thinks, if it is a bot's turn."""
        code = table.terms.code
        if bots_turn(table) is not None and code not in self._attended:
            self._attended.add(code)
            self.play.spawn(self._think_on(code))

    async def _think_on(self, code: str) -> None:
        """Let bots think and move at a table until a person decides."""
        try:
            while await self._think_once(code):
                pass
        except Stopped:
            pass
        except Exception as error:
            # It is looked after again when it is due.
            log.warning("bot_did_not_move", table=code[:4], error=type(error).__name__)
        finally:
            self._attended.discard(code)

    async def _think_once(self, code: str) -> bool:
        table = await self.play.tables.table(code)
        turn = bots_turn(table)
        if turn is None:
            return False
        seed = int.from_bytes(self.chance(SEED_BYTES))
        # A host may have taken a program away. And whatever is stored, nothing else is started.
        known = turn.level in self.play.tables.levels
        job = job_of(table.the_game().state, turn.seat, turn.level if known else USUAL, seed)
        move = await self.thinkers.choose(table.share, job)
        async with self.play.tables.locked(code) as table:
            with suppress(Stale):
                if await self.play.insist(table, lambda: bots_move(table, turn, move)) is not None:
                    MOVES_OF_BOTS.inc()
        return True
