"""Is all well? Every process tries from time to time whether it can write, and says how it is.

What it writes is what it says of itself, so that hosts see all processes, and commands see them
too. Whether it can be written is what `/health` tells.
"""

from __future__ import annotations

import asyncio
import os
from collections import deque
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import msgspec
import structlog
from msgspec import Struct
from prometheus_client.metrics import MetricWrapperBase
from sqlalchemy import Connection, delete, event, insert, select, update
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError

import kingsbridge
from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.server.clock import Clock
from kingsbridge.server.database.failures import FAILURES, FULL, Unavailable, reason_of
from kingsbridge.server.database.group_commit import COMMITS
from kingsbridge.server.database.schema import processes
from kingsbridge.server.database.store import Store
from kingsbridge.server.hosting.noted import Noted, noted
from kingsbridge.server.tables.at_hand import Tables
from kingsbridge.server.tables.moving import MOVES
from kingsbridge.server.thinking.thinkers import Thinkers
from kingsbridge.server.wire.live import Live

log = structlog.get_logger()

# How often it is tried, and how soon again if somebody asks.
EVERY = 10.0
FRESH_FOR = 2.0
# Whoever has to wait so long for a write to be stored cannot play.
TOO_LONG = 3.0
# A small write may still fit where others do not: for so long after one that did not, the disk is
# as full as it was.
FULL_FOR = 15.0
# What happened in the last minute is told as so much a second.
SAMPLES = 6
# A process that has not said anything for so many milliseconds is not there any more.
SILENT = 60_000


class Failure(Struct):
    """When something could last not be written, and why."""

    at: int
    reason: str


class Signs(Struct):
    """What a process says of itself; times of commits are milliseconds."""

    process: str
    pid: int
    version: str
    compiled: bool
    started: int
    at: int
    clients: int
    tables: int
    waiting: int
    thinking: int
    analyses: int
    moves_a_second: float
    commits_a_second: float
    commit_mean: float
    # 99 of 100 took no longer.
    commit_slow: float
    memory: int
    write_failures: int
    trouble: str | None
    last_failure: Failure | None
    errors: list[Noted]


class Sample(NamedTuple):
    """What was counted until a moment."""

    at: float
    moves: float
    commits: float
    seconds: float
    # How many commits took no longer than this.
    within: dict[float, float]


class Vitals:
    """How this process is."""

    def __init__(
        self,
        store: Store,
        live: Live,
        tables: Tables,
        thinkers: Thinkers,
        analysts: Thinkers,
        now: Clock,
    ) -> None:
        self.store = store
        self.live = live
        self.tables = tables
        self.thinkers = thinkers
        self.analysts = analysts
        self.now = now
        self.started = now()
        # What the matter is, if anything is.
        self.trouble: str | None = None
        self.last_failure: Failure | None = None
        self._trial: asyncio.Task[None] | None = None
        self._tried = 0.0
        self._full = -FULL_FOR
        event.listen(store.engine, "handle_error", self._heard_of)
        self._samples: deque[Sample] = deque([sample()], SAMPLES)

    async def beat_on(self) -> None:
        """Look after oneself for as long as the server runs."""
        with suppress(KingsbridgeError):
            await self.store.write(self._bury)
        while True:
            await self.check()
            await asyncio.sleep(EVERY)
            self._samples.append(sample())

    async def stop(self) -> None:
        """Be no longer there."""
        if self._trial is not None:
            await asyncio.gather(self._trial, return_exceptions=True)
        # Who cannot write must not keep the others from stopping.
        if self.trouble is not None:
            return
        with suppress(KingsbridgeError):
            mine = processes.c.process == self.store.process
            await self.store.write(lambda c: c.execute(delete(processes).where(mine)))

    async def check(self) -> str | None:
        """Return what the matter is; it is tried, if it was not a moment ago."""
        stale = monotonic() - self._tried > FRESH_FOR
        if self._trial is None or (self._trial.done() and stale):
            self._tried = monotonic()
            self._trial = asyncio.create_task(self._try())
        try:
            async with asyncio.timeout(TOO_LONG):
                await asyncio.shield(self._trial)
        except TimeoutError:
            self._note(f"a write takes longer than {TOO_LONG:.0f} seconds")
        return self.trouble

    async def _try(self) -> None:
        try:
            await self.store.write(self._say)
        except Unavailable as error:
            self._note(error.reason)
        except Exception as error:
            self._note(type(error).__name__)
        else:
            self._note(FULL if monotonic() - self._full < FULL_FOR else None)
        self._tried = monotonic()

    def _heard_of(self, context: ExceptionContext) -> None:
        """Take in that something of anybody's could not be stored."""
        error = context.sqlalchemy_exception
        if isinstance(error, DBAPIError) and reason_of(error) == FULL:
            self._full = monotonic()

    def _note(self, trouble: str | None) -> None:
        """Take in how it is, and log it if that is new."""
        if trouble is not None:
            self.last_failure = Failure(self.now(), trouble)
            if trouble != self.trouble:
                log.error("cannot_write", reason=trouble)
        elif self.trouble is not None:
            log.info("can_write_again")
        self.trouble = trouble

    # What is said

    def _say(self, connection: Connection) -> None:
        said = {"at": self.now(), "said": msgspec.json.encode(self.signs()).decode()}
        mine = processes.c.process == self.store.process
        if not connection.execute(update(processes).where(mine).values(**said)).rowcount:
            connection.execute(insert(processes).values(process=self.store.process, **said))

    def _bury(self, connection: Connection) -> None:
        """Forget those who ended without a word."""
        connection.execute(delete(processes).where(processes.c.at < self.now() - SILENT))

    def signs(self) -> Signs:
        """Return how this process is now."""
        then, last = self._samples[0], sample()
        seconds = max(last.at - then.at, 0.001)
        commits = last.commits - then.commits
        return Signs(
            process=self.store.process,
            pid=os.getpid(),
            version=kingsbridge.__version__,
            compiled=kingsbridge.COMPILED,
            started=self.started,
            at=self.now(),
            clients=len(self.live.clients),
            tables=len(self.tables.at_hand),
            waiting=self.thinkers.waiting,
            thinking=self.thinkers.thinking,
            analyses=self.analysts.waiting + self.analysts.thinking,
            moves_a_second=round((last.moves - then.moves) / seconds, 2),
            commits_a_second=round(commits / seconds, 2),
            commit_mean=round((last.seconds - then.seconds) / commits * 1000, 2) if commits else 0,
            commit_slow=slowest(then, last, 0.99) * 1000,
            memory=memory(),
            write_failures=int(counted(FAILURES)),
            trouble=self.trouble,
            last_failure=self.last_failure,
            errors=list(noted)[::-1],
        )


def said_of_all(connection: Connection, now: int) -> list[Signs]:
    """Return what all processes said of themselves that are there."""
    found = select(processes.c.said).where(processes.c.at > now - SILENT)
    all_said = connection.execute(found.order_by(processes.c.process)).scalars()
    return [msgspec.json.decode(said, type=Signs) for said in all_said]


# What is counted anyway


def sample() -> Sample:
    """Return what was counted until now."""
    within: dict[float, float] = {}
    commits = seconds = 0.0
    for metric in COMMITS.collect():
        for one in metric.samples:
            if one.name.endswith("_bucket"):
                within[float(one.labels["le"])] = one.value
            elif one.name.endswith("_count"):
                commits = one.value
            elif one.name.endswith("_sum"):
                seconds = one.value
    return Sample(monotonic(), counted(MOVES), commits, seconds, within)


def counted(counter: MetricWrapperBase) -> float:
    """Return how often something happened, whatever its labels."""
    found = (one for metric in counter.collect() for one in metric.samples)
    return sum(one.value for one in found if one.name.endswith("_total"))


def slowest(then: Sample, now: Sample, share: float) -> float:
    """Return how many seconds so great a share of the commits between two samples took at most."""
    commits = now.commits - then.commits
    if not commits:
        return 0.0
    good = (
        seconds
        for seconds in sorted(now.within)
        if now.within[seconds] - then.within.get(seconds, 0.0) >= share * commits
    )
    bounds = [bound for bound in now.within if bound != float("inf")]
    return min(next(good), max(bounds))


def memory() -> int:
    """Return how many bytes this process holds in memory, where the system says it."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0
