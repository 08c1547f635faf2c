"""A supervisor of several processes that answer at one port: one that is lost is replaced."""

from __future__ import annotations

import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from threading import Event
from types import FrameType
from typing import Any

import structlog

from kingsbridge.server.processes.parent import end_with_parent

# A forked process would bring locks along, held by threads that are not there any more.
SPAWN = get_context("spawn")
# How long to wait before a lost process is replaced, by how many were lost soon one after another.
PAUSES = (0.0, 1.0, 2.0, 5.0, 10.0, 30.0)
# A process that answered for so long was not lost because it could not start.
SOON = 60.0
# A process that does not stop when it is told to is ended after so long.
LONGEST_STOP = 20.0

log = structlog.get_logger()


class Supervisor:
    """It keeps a number of processes running that all do the same."""

    def __init__(self, number: int, work: Callable[..., None], *args: Any) -> None:
        self.number = number
        self.work = work
        self.args = args
        self._processes: list[SpawnProcess] = []
        self._lost = 0
        self._stopping = Event()

    def run(self) -> None:
        """Run them until this process is told to stop; then stop them all."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        while len(self._processes) < self.number:
            self._start()
        while not self._stopping.is_set():
            # Whatever goes well for long enough is not a failure that repeats itself.
            ended = wait([process.sentinel for process in self._processes], SOON)
            if not ended:
                self._lost = 0
            for process in [one for one in self._processes if one.sentinel in ended]:
                self._replace(process)
        for process in self._processes:
            process.join(LONGEST_STOP)
            process.kill()
            process.join()

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping.set()
        for process in self._processes:
            process.terminate()

    def _start(self) -> None:
        process = SPAWN.Process(target=_begin, args=(self.work, self.args))
        process.start()
        self._processes.append(process)
        if self._stopping.is_set():
            process.terminate()

    def _replace(self, process: SpawnProcess) -> None:
        process.join()
        self._processes.remove(process)
        if self._stopping.is_set():
            return
        log.warning("process_lost", pid=process.pid, exit_code=process.exitcode)
        pause = PAUSES[min(self._lost, len(PAUSES) - 1)]
        self._lost += 1
        if not self._stopping.wait(pause):
            self._start()


def _begin(work: Callable[..., None], args: tuple[Any, ...]) -> None:
    """Do the work, in a process of its own that ends with the first one, however that ends."""
    end_with_parent()
    work(*args)
