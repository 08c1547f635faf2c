"""Ways of sharing work out: among processes of this machine, or not at all.

`work` is given a task and a question, `asked()`: whether to drop what is in hand and return, with
None or with what there is so far. Results come as they are finished, in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

from kingsbridge.work.interruption import Asked, Interruption

T = TypeVar("T")
R = TypeVar("R")
Work = Callable[[T, Asked], R | None]


class Share(Protocol):
    """A way of sharing work out."""

    def __call__(
        self, work: Work[T, R], tasks: Iterable[T], interruption: Interruption
    ) -> Iterator[R]: ...


def do_here(work: Work[T, R], tasks: Iterable[T], interruption: Interruption) -> Iterator[R]:
    """Do one task after another in this process."""
    for task in tasks:
        result = work(task, lambda: interruption.asked)
        if result is not None:
            yield result
        if interruption.asked:
            return


def here(jobs: int) -> Share:
    """Return the way to share work out among so many processes; one alone is this one."""
    if jobs == 1:
        return do_here
    # In a page there are no other processes, nor what starts them.
    from kingsbridge.work.workers import Processes

    return Processes(jobs)
