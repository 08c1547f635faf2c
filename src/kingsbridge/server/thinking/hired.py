"""A worker process as the server sees it, and the ticket of the job it thinks about."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Hashable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context, resource_tracker
from multiprocessing.context import SpawnProcess
from socket import socket, socketpair

from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.server.thinking.failures import TookTooLong
from kingsbridge.server.thinking.messages import LENGTH, SAYINGS, Said
from kingsbridge.server.thinking.worker import work

# A forked server would bring its locks along, held by threads that are not there any more.
SPAWN = get_context("spawn")


@dataclass(eq=False)
class Ticket:
    """A job in the queue, or being thought about."""

    asker: Hashable
    request: bytes
    seconds: float | None
    # Whether it takes seconds, and others wait meanwhile.
    long: bool
    answer: asyncio.Future[object]
    worker: Worker | None = None
    begun: float = 0.0
    alarm: asyncio.TimerHandle | None = None
    deaths: int = 0
    # Whether nobody waits for it: it is thought about when there is nothing else to do.
    idle: bool = False

    def succeed(self, found: object) -> None:
        """Give the answer, unless nobody waits for one any more."""
        if not self.answer.done():
            self.answer.set_result(found)

    def fail(self, error: KingsbridgeError) -> None:
        """Give this error instead of an answer, unless nobody waits for one any more."""
        if not self.answer.done():
            self.answer.set_exception(error)

    @property
    def taken(self) -> float:
        """How many seconds it has been thought about."""
        return asyncio.get_running_loop().time() - self.begun

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
        """Let the worker think about a job."""
        self.ticket = ticket
        ticket.worker = self
        ticket.begun = asyncio.get_running_loop().time()
        self.writer.write(ticket.request)
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


async def hire(niceness: int, programs: Mapping[str, str]) -> Worker:
    """Start a worker; it gets ready by and by."""
    process, line = await asyncio.to_thread(start_process, niceness, programs)
    reader, writer = await asyncio.open_connection(sock=line)
    return Worker(process, reader, writer)


def start_process(niceness: int, programs: Mapping[str, str]) -> tuple[SpawnProcess, socket]:
    """Start a worker process and return it with our end of the line to it."""
    ours, theirs = socketpair()
    with theirs:
        process = SPAWN.Process(target=work, args=(theirs, niceness, dict(programs)), daemon=True)
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
