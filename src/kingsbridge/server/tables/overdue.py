"""Tables that nobody touched in time: bots that were lost, and clocks that ran out."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from sqlalchemy import select

from kingsbridge.server.database.failures import Unavailable
from kingsbridge.server.database.schema import tables
from kingsbridge.server.tables.bots import Bots
from kingsbridge.server.tables.due import BOT_TIME
from kingsbridge.server.tables.joining import deal_without
from kingsbridge.server.tables.play import Play
from kingsbridge.table.errors import Stale
from kingsbridge.table.leaving import run_out_of_time
from kingsbridge.table.told import Status

log = structlog.get_logger()

# How often tables are looked after that nobody touched in time.
LOOK_EVERY = 1.0
MOST_LOOKED_AFTER = 200
# One that is open waits for salts that were pledged for its deal.
LOOKED_AFTER = (Status.OPEN, Status.PLAYING)


async def look_on(play: Play, bots: Bots) -> None:
    """Look after tables for as long as the server runs."""
    # What bots were thinking about when the last server on this database ended, nobody else
    # thinks about now. Where there are other processes, one of them may.
    ahead = 0 if play.store.shared else BOT_TIME
    while True:
        try:
            await look_after(play, bots, ahead)
            ahead = 0
        except Exception as error:
            log.warning("could_not_look_after_tables", error=type(error).__name__)
        await asyncio.sleep(LOOK_EVERY)


async def look_after(play: Play, bots: Bots, ahead: int = 0) -> None:
    """Let bots think where one should have moved, and stand in where time ran out.

    A deal waits no longer for salts that were not told in time.

    Bots that have so many milliseconds left do not wait for them.
    """
    found = (
        select(tables.c.code)
        .where(tables.c.status.in_(LOOKED_AFTER), tables.c.due <= play.now() + ahead)
        .order_by(tables.c.due)
        .limit(MOST_LOOKED_AFTER)
    )
    for code in await play.store.read(lambda c: list(c.execute(found).scalars())):
        try:
            if (await play.tables.table(code)).status == Status.OPEN:
                play.tell(await deal_without(play.tables, code))
            else:
                await _stand_in_if_out_of_time(play, code)
            bots.attend(await play.tables.table(code))
        except Unavailable:
            raise
        except Exception as error:
            # A table that is broken must not keep the others waiting.
            log.warning("could_not_look_after_table", table=code[:4], error=type(error).__name__)


async def _stand_in_if_out_of_time(play: Play, code: str) -> None:
    async with play.tables.locked(code) as table:
        with suppress(Stale):
            late = await play.insist(table, lambda: run_out_of_time(table.playing(), play.now()))
            if late is not None:
                await play.follow_up(table)
