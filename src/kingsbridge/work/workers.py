"""A worker pool: work shared out among processes of this machine."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_bool
from itertools import islice
from multiprocessing import RawValue, connection, parent_process
from threading import Thread
from typing import Any

from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.work.interruption import Interruption, ignore_interrupts
from kingsbridge.work.sharing import R, T, Work

# How long to wait for a result before looking whether somebody wants to stop.
GLANCE_SECONDS = 0.2


class WorkLost(KingsbridgeError):
    """A process that ended before its work was done."""


class Processes:
    """Share work out among so many processes of this machine."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __call__(
        self, work: Work[T, R], tasks: Iterable[T], interruption: Interruption
    ) -> Iterator[R]:
        stop = RawValue(c_bool, False)
        coming = iter(tasks)
        with ProcessPoolExecutor(self.number, initializer=_begin, initargs=(stop,)) as workers:
            try:
                ahead: set[Future[R | None]] = set()
                # A few tasks ahead keep everybody busy.
                for task in islice(coming, 2 * self.number):
                    ahead.add(workers.submit(_do, work, task))
                while ahead:
                    done, ahead = wait(ahead, GLANCE_SECONDS, FIRST_COMPLETED)
                    stop.value = interruption.asked
                    for task in islice(coming, 0 if interruption.asked else len(done)):
                        ahead.add(workers.submit(_do, work, task))
                    for finished in done:
                        result = finished.result()
                        if result is not None:
                            yield result
            except BrokenProcessPool:
                raise WorkLost(
                    "a process at work was ended from outside, perhaps for want of memory"
                ) from None
            finally:
                stop.value = True


# In a worker process: whether the one that shares the work out has asked to stop.
_stop: Any = None


def _begin(stop: Any) -> None:
    global _stop
    _stop = stop
    ignore_interrupts()
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    # A process that is killed cannot tell its workers; they would wait for it for ever.
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _do(work: Work[T, R], task: T) -> R | None:
    return work(task, lambda: bool(_stop.value))
