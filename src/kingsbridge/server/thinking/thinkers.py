"""A pool of worker processes in which bots think, never in the event loop, with a fair queue.

So many worker processes think at once; whoever asks meanwhile waits in line. A worker that is lost
is replaced, and what it was thinking about is thought about again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType, TracebackType
from typing import cast

import structlog
from msgspec import convert

from kingsbridge.analysis.jobs import Findings, Job
from kingsbridge.analysis.weighing import Weighed
from kingsbridge.engine.errors import BadOption
from kingsbridge.server.thinking.failures import CannotThink, WorkersLost, stopped
from kingsbridge.server.thinking.fair_queue import FairQueue
from kingsbridge.server.thinking.hired import Ticket, Worker, hire
from kingsbridge.server.thinking.messages import (
    Choose,
    Decisions,
    Failure,
    LookInto,
    Request,
    Said,
    Tell,
    Think,
    Weigh,
    packed,
)
from kingsbridge.study.answers import refusal_of

MOST_WAITING = 1000
MOST_WAITING_EACH = 200
# A job that has cost so many workers their life gets no other.
MOST_DEATHS = 3
# A worker may finish a thought that nobody waits for any more, if it does so soon: it is cheaper
# than a new worker.
GRACE_SECONDS = 1.0
# To put into words what was found out takes a moment.
LONGEST_TELLING = 60.0
# How long to wait before another worker is started, by how many in a row never got ready.
PAUSES = (0.0, 0.0, 1.0, 2.0, 5.0, 10.0, 30.0)

log = structlog.get_logger()


class Thinkers:
    """A number of worker processes, and those who wait for them.

    An asker is whoever should not keep others waiting by asking much: a person, or all guests who
    came from the same place. Where there are several workers, one of them is kept for what is
    quickly thought.
    """

    def __init__(
        self,
        workers: int,
        niceness: int = 0,
        *,
        most_waiting: int = MOST_WAITING,
        most_waiting_each: int = MOST_WAITING_EACH,
        programs: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Let so many work; programs of the host's, by their names, are among their bots."""
        if workers < 1:
            raise BadOption(f"workers must be 1 or more, not {workers}")
        self.niceness = niceness
        self.programs = programs
        self.done = 0
        self.replaced = 0
        self.number = workers
        self._queue: FairQueue[Ticket] = FairQueue(most_waiting, most_waiting_each)
        self._workers: set[Worker] = set()
        self._free: list[Worker] = []
        self._places: list[asyncio.Task[None]] = []
        self._stopping = asyncio.Event()

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return len(self._queue)

    @property
    def thinking(self) -> int:
        """How many workers are thinking."""
        return sum(worker.ticket is not None for worker in self._workers)

    async def start(self) -> None:
        """Start the workers; jobs can be asked for at once, and wait until one is ready."""
        self._places = [asyncio.create_task(self._fill_place()) for _ in range(self.number)]

    async def stop(self) -> None:
        """End all workers at once; whoever waits is told that it was in vain."""
        self._stopping.set()
        for ticket in self._queue.clear():
            ticket.fail(stopped())
        for worker in self._workers:
            if worker.ticket is not None:
                worker.ticket.fail(stopped())
            worker.dismiss()
        await asyncio.gather(*self._places)

    async def __aenter__(self) -> Thinkers:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.stop()

    async def choose(self, asker: Hashable, job: Job, seconds: float | None = None) -> int:
        """Return the move that a bot chooses, thinking for so many seconds at the most."""
        return cast("int", await self._ask(asker, Choose(job), seconds))

    async def think(
        self, asker: Hashable, job: Job, seconds: float | None = None
    ) -> dict[str, object]:
        """Return what a bot thinks of a moment, as `Thinking.to_json` writes it."""
        return cast("dict[str, object]", await self._ask(asker, Think(job), seconds))

    async def decisions(
        self, asker: Hashable, record: dict[str, object], bot: str, seed: int = 0
    ) -> list[int]:
        """Return after how many moves there was something to decide in a finished game."""
        found = await self._ask(asker, Decisions(record, bot, seed), LONGEST_TELLING)
        return cast("list[int]", found)

    async def weigh(
        self,
        asker: Hashable,
        record: dict[str, object],
        bot: str,
        plies: Sequence[int],
        seed: int = 0,
        idle: bool = False,
    ) -> list[Weighed]:
        """Return what a bot thinks of some decisions; what is idle waits for all that is not."""
        asked = Weigh(record, bot, seed, list(plies))
        return convert(await self._ask(asker, asked, None, idle), list[Weighed])

    async def tell(
        self, asker: Hashable, record: dict[str, object], findings: Findings, language: str
    ) -> dict[str, object]:
        """Return what was found out in a language: the document of `analyse --json`."""
        told = await self._ask(asker, Tell(record, findings, language), LONGEST_TELLING)
        return cast("dict[str, object]", told)

    async def look_into(
        self, asker: Hashable, question: Mapping[str, object], seconds: float | None = None
    ) -> object:
        """Return what is told of a study; raise with why it is not."""
        said = cast("dict[str, object]", await self._ask(asker, LookInto(dict(question)), seconds))
        refusal = refusal_of(said)
        if refusal is not None:
            raise refusal
        return said["found"]

    async def _ask(
        self, asker: Hashable, request: Request, seconds: float | None, idle: bool = False
    ) -> object:
        if not self._places or self._stopping.is_set():
            raise stopped()
        answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        long = self._is_long(request)
        ticket = Ticket(asker, packed(request), seconds, long, answer, idle=idle)
        self._queue.join(asker, ticket)
        self._share_out()
        try:
            return await answer
        except asyncio.CancelledError:
            self._queue.leave(asker, ticket)
            if ticket.worker is not None:
                ticket.ring_after(GRACE_SECONDS)
            raise

    def _is_long(self, request: Request) -> bool:
        """Return whether a thought may take seconds, as that of any program may."""
        of_program = isinstance(request, Choose) and request.job.bot in self.programs
        return request.long or of_program

    def _share_out(self) -> None:
        while self._free:
            ticket = self._queue.call(self._is_urgent) or self._queue.call(self._can_begin)
            if ticket is None:
                return
            self._free.pop().begin(ticket)

    def _is_urgent(self, ticket: Ticket) -> bool:
        """Return whether somebody waits for this, and there is a worker for it."""
        return not ticket.idle and self._can_begin(ticket)

    def _can_begin(self, ticket: Ticket) -> bool:
        """Return whether there is a worker for this: long thoughts never have all of them."""
        if not ticket.long or self.number == 1:
            return True
        long = sum(worker.ticket is not None and worker.ticket.long for worker in self._workers)
        return long < self.number - 1

    async def _fill_place(self) -> None:
        """Have a worker in this place, and when it is lost, another."""
        failures = 0
        while True:
            ready = await self._employ()
            if self._stopping.is_set():
                return
            self.replaced += 1
            failures = 0 if ready else min(failures + 1, len(PAUSES) - 1)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), PAUSES[failures])

    async def _employ(self) -> bool:
        """Let a new worker work until it is lost; return whether it ever got ready."""
        try:
            worker = await hire(self.niceness, self.programs)
        except Exception as error:  # whatever it was, it may be over soon: it is tried again
            log.error("worker not started", reason=repr(error))
            return False
        self._workers.add(worker)
        if self._stopping.is_set():
            worker.dismiss()
        ready = False
        try:
            await worker.hear()
            ready = True
            self._set_free(worker)
            while True:
                self._take_answer(worker, await worker.hear())
        except (EOFError, OSError):
            pass  # it is gone
        finally:
            deaths = self._lose(worker)
            exit_code = await worker.bury()
            if not worker.dismissed:
                log.warning(
                    "worker lost", pid=worker.process.pid, exit_code=exit_code, deaths=deaths
                )
        return ready

    def _set_free(self, worker: Worker) -> None:
        self._free.append(worker)
        self._share_out()

    def _take_answer(self, worker: Worker, said: Said) -> None:
        ticket = worker.lay_down()
        if ticket is not None:
            self.done += 1
            self._queue.served(ticket.asker, ticket.taken)
            if isinstance(said, Failure):
                ticket.fail(CannotThink(said.message))
            else:
                for failure in said.failed:
                    log.warning("program_failed", failure=failure)
                ticket.succeed(said.found)
        if not worker.dismissed:
            self._set_free(worker)

    def _lose(self, worker: Worker) -> int:
        """Let another worker do what this one cannot any more; return how many have died of it."""
        self._workers.discard(worker)
        if worker in self._free:
            self._free.remove(worker)
        ticket = worker.lay_down()
        if ticket is None:
            return 0
        self._queue.served(ticket.asker, ticket.taken)
        if not ticket.answer.done():
            ticket.deaths += 1
            if ticket.deaths < MOST_DEATHS:
                self._queue.rejoin(ticket.asker, ticket)
            else:
                ticket.fail(WorkersLost(f"{ticket.deaths} workers ended while they thought of it"))
        self._share_out()
        return ticket.deaths
