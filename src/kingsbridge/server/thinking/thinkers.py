"""Where bots think: in other processes, never in the event loop.

So many worker processes think at once; whoever asks meanwhile waits in line. A worker that is lost
is replaced, and what it was thinking about is thought about again.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Hashable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context, resource_tracker
from multiprocessing.context import SpawnProcess
from socket import socket, socketpair
from types import TracebackType
from typing import cast

import structlog

from kingsbridge.engine.errors import BadOption, KingsbridgeError
from kingsbridge.server.thinking.fair_queue import Busy, Lines
from kingsbridge.server.thinking.worker import (
    LENGTH,
    SAYINGS,
    Analyse,
    Choose,
    Failure,
    Job,
    Question,
    Said,
    Think,
    packed,
    work,
)

__all__ = ["Busy", "CannotThink", "Job", "Stopped", "Thinkers", "TookTooLong", "WorkersLost"]

MOST_WAITING = 1000
MOST_WAITING_EACH = 100
# A job that has cost so many workers their life gets no other.
MOST_DEATHS = 3
# A worker may finish a thought that nobody waits for any more, if it does so soon: it is cheaper
# than a new worker.
GRACE_SECONDS = 1.0
# How long to wait before another worker is started, by how many in a row never got ready.
PAUSES = (0.0, 0.0, 1.0, 2.0, 5.0, 10.0, 30.0)

# A forked server would bring its locks along, held by threads that are not there any more.
SPAWN = get_context("spawn")

log = structlog.get_logger()


class CannotThink(KingsbridgeError):
    """A job that a bot can make nothing of."""


class TookTooLong(KingsbridgeError):
    """A job that was given up because its time was over."""


class WorkersLost(KingsbridgeError):
    """A job that ended every worker that took it up."""


class Stopped(KingsbridgeError):
    """A job that nobody will think about: the server is stopping."""


@dataclass(eq=False)
class Ticket:
    """A question in line, or being thought about."""

    asker: Hashable
    question: bytes
    seconds: float | None
    answer: asyncio.Future[object]
    worker: Worker | None = None
    alarm: asyncio.TimerHandle | None = None
    deaths: int = 0

    def succeed(self, found: object) -> None:
        """Give the answer, unless nobody waits for one any more."""
        if not self.answer.done():
            self.answer.set_result(found)

    def fail(self, error: KingsbridgeError) -> None:
        """Give this error instead of an answer, unless nobody waits for one any more."""
        if not self.answer.done():
            self.answer.set_exception(error)

    def ring_after(self, seconds: float) -> None:
        """Give up after so many seconds."""
        self.stop_alarm()
        self.alarm = asyncio.get_running_loop().call_later(seconds, self._give_up)

    def stop_alarm(self) -> None:
        """Do not give up any more."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def _give_up(self) -> None:
        self.fail(TookTooLong(f"no answer was found within {self.seconds} seconds"))
        if self.worker is not None:
            self.worker.dismiss()


class Worker:
    """A worker process, as the server sees it."""

    def __init__(
        self, process: SpawnProcess, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.process = process
        self.reader = reader
        self.writer = writer
        self.dismissed = False
        self.ticket: Ticket | None = None

    async def hear(self) -> Said:
        """Return what the worker says next; raise once it is gone."""
        (length,) = LENGTH.unpack(await self.reader.readexactly(LENGTH.size))
        return SAYINGS.decode(await self.reader.readexactly(length))

    def begin(self, ticket: Ticket) -> None:
        """Let the worker think about a question."""
        self.ticket = ticket
        ticket.worker = self
        self.writer.write(ticket.question)
        if ticket.seconds is not None:
            ticket.ring_after(ticket.seconds)

    def lay_down(self) -> Ticket | None:
        """Return what the worker was thinking about; it no longer is."""
        ticket, self.ticket = self.ticket, None
        if ticket is not None:
            ticket.worker = None
            ticket.stop_alarm()
        return ticket

    def dismiss(self) -> None:
        """End the process at once, whatever it is doing: it holds nothing that could be lost."""
        self.dismissed = True
        self.process.kill()

    async def bury(self) -> int | None:
        """See to it that nothing is left of the worker; return how it ended."""
        self.process.kill()
        await asyncio.to_thread(self.process.join)
        self.writer.close()
        with suppress(OSError):
            await self.writer.wait_closed()
        return self.process.exitcode


class Thinkers:
    """A number of worker processes, and those who wait for them.

    An asker is whoever should not keep others waiting by asking much: a table, or a person.
    """

    def __init__(
        self,
        workers: int,
        niceness: int = 0,
        *,
        most_waiting: int = MOST_WAITING,
        most_waiting_each: int = MOST_WAITING_EACH,
    ) -> None:
        if workers < 1:
            raise BadOption(f"workers must be 1 or more, not {workers}")
        self.niceness = niceness
        self.done = 0
        self.replaced = 0
        self._number = workers
        self._lines: Lines[Ticket] = Lines(most_waiting, most_waiting_each)
        self._workers: set[Worker] = set()
        self._free: list[Worker] = []
        self._places: list[asyncio.Task[None]] = []
        self._stopping = asyncio.Event()

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return len(self._lines)

    @property
    def thinking(self) -> int:
        """How many workers are thinking."""
        return sum(worker.ticket is not None for worker in self._workers)

    async def start(self) -> None:
        """Start the workers; jobs can be asked for at once, and wait until one is ready."""
        self._places = [asyncio.create_task(self._fill_place()) for _ in range(self._number)]

    async def stop(self) -> None:
        """End all workers at once; whoever waits is told that it was in vain."""
        self._stopping.set()
        for ticket in self._lines.clear():
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

    async def analyse(
        self,
        asker: Hashable,
        record: dict[str, object],
        bot: str,
        seed: int = 0,
        language: str = "en",
        seconds: float | None = None,
    ) -> dict[str, object]:
        """Return what a bot has to say of a finished game: the document of `analyse --json`."""
        question = Analyse(record, bot, seed, language)
        return cast("dict[str, object]", await self._ask(asker, question, seconds))

    async def _ask(self, asker: Hashable, question: Question, seconds: float | None) -> object:
        if not self._places or self._stopping.is_set():
            raise stopped()
        answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        ticket = Ticket(asker, packed(question), seconds, answer)
        self._lines.join(asker, ticket)
        self._share_out()
        try:
            return await answer
        except asyncio.CancelledError:
            self._lines.leave(asker, ticket)
            if ticket.worker is not None:
                ticket.ring_after(GRACE_SECONDS)
            raise

    def _share_out(self) -> None:
        while self._free and self._lines:
            self._free.pop().begin(self._lines.call())

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
            worker = await hire(self.niceness)
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
            self._lines.served(ticket.asker)
            if isinstance(said, Failure):
                ticket.fail(CannotThink(said.message))
            else:
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
        self._lines.served(ticket.asker)
        if not ticket.answer.done():
            ticket.deaths += 1
            if ticket.deaths < MOST_DEATHS:
                self._lines.rejoin(ticket.asker, ticket)
            else:
                ticket.fail(WorkersLost(f"{ticket.deaths} workers ended while they thought of it"))
        self._share_out()
        return ticket.deaths


def stopped() -> Stopped:
    """Return the error for a job that comes when nobody thinks."""
    return Stopped("bots are not thinking now: the server is starting or stopping")


async def hire(niceness: int) -> Worker:
    """Start a worker; it gets ready by and by."""
    process, line = await asyncio.to_thread(start_process, niceness)
    reader, writer = await asyncio.open_connection(sock=line)
    return Worker(process, reader, writer)


def start_process(niceness: int) -> tuple[SpawnProcess, socket]:
    """Start a worker process and return it with our end of the line to it."""
    ours, theirs = socketpair()
    with theirs:
        process = SPAWN.Process(target=work, args=(theirs, niceness), daemon=True)
        try:
            with interrupts_blocked():
                process.start()
        except BaseException:
            ours.close()
            raise
    return process, ours


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Let no interrupt reach a process that is started meanwhile, as long as it lives.

    Ctrl-C is for the server, which then stops its workers. They could ignore it by themselves, but
    not while they start, nor in an analysis, which listens to interrupts.
    """
    if sys.platform == "win32":
        yield
        return
    # Started along with the first process, this would unblock them again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
