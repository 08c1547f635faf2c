"""A supervisor of several processes that answer at one port: one that is lost is replaced."""

from __future__ import annotations

import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Pipe, wait
from multiprocessing.context import SpawnProcess
from time import monotonic
from types import FrameType
from typing import Any

import structlog

from kingsbridge.server.processes.parent import end_with_parent

# A forked process would bring locks along, held by threads that are not there any more.
SPAWN = get_context("spawn")
# How long to wait before a lost process is replaced, by how many were lost in its place soon one
# after another.
PAUSES: tuple[float, ...] = (0.0, 1.0, 2.0, 5.0, 10.0, 30.0)
# A process that answered for so long was not lost because it could not start.
SOON = 60.0
# A process that does not stop when it is told to is ended after so long.
LONGEST_STOP = 20.0

log = structlog.get_logger()


class Place:
    """One of the processes, whichever it is just now."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: SpawnProcess | None = None
        self.started = 0.0
        # How many were lost here soon one after another, and when there is another.
        self.lost = 0
        self.due = 0.0

    def note_loss(self, now: float) -> None:
        """It was lost: another comes at once, or later if it was lost before."""
        if now - self.started > SOON:
            self.lost = 0
        self.due = now + PAUSES[min(self.lost, len(PAUSES) - 1)]
        self.lost += 1
        self.process = None


class Supervisor:
    """It keeps a number of processes running that all do the same, each in its own place."""

    def __init__(self, number: int, work: Callable[..., None], *args: Any) -> None:
        self.work = work
        self.args = args
        self._places = [Place(number) for number in range(number)]
        self._stopping = False
        # Whoever waits for the processes is woken when it is time to stop.
        self._awake, self._wake = Pipe(duplex=False)

    def run(self) -> None:
        """Run them until this process is told to stop; then stop them all."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        while not self._stopping:
            now = monotonic()
            for place in self._places:
                if place.process is None and place.due <= now:
                    self._start(place)
            wait([self._awake, *self._sentinels()], self._pause(now))
            for place in self._places:
                self._look_after(place)
        for process in self._processes():
            process.join(LONGEST_STOP)
            process.kill()
            process.join()

    def _processes(self) -> list[SpawnProcess]:
        return [place.process for place in self._places if place.process is not None]

    def _sentinels(self) -> list[int]:
        return [process.sentinel for process in self._processes()]

    def _pause(self, now: float) -> float | None:
        """Return how long there is nothing to do unless a process is lost."""
        due = [place.due for place in self._places if place.process is None]
        return max(0.0, min(due) - now) if due else None

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        if not self._stopping:
            self._wake.send_bytes(b"!")
        self._stopping = True
        for process in self._processes():
            process.terminate()

    def _start(self, place: Place) -> None:
        args = (place.number, *self.args)
        process = SPAWN.Process(target=_begin, args=(self.work, args))
        process.start()
        place.started = monotonic()
        place.process = process
        if self._stopping:
            process.terminate()

    def _look_after(self, place: Place) -> None:
        process = place.process
        if process is None or process.is_alive() or self._stopping:
            return
        process.join()
        log.warning("process_lost", pid=process.pid, exit_code=process.exitcode)
        place.note_loss(monotonic())


def _begin(work: Callable[..., None], args: tuple[Any, ...]) -> None:
    """Do the work, in a process of its own that ends with the first one, however that ends."""
    end_with_parent()
    work(*args)
