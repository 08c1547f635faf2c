"""A fair queue: whoever has used the least time is served first.

Jobs wait in a queue for each asker, and time used is what counts (least attained service), not how
many jobs there were: a long thought is dear and a quick one cheap. An asker who was not here begins
with what everybody here has had, by a virtual time that runs as in fair queueing, so that nobody
saves time up and nobody waits behind a stream of newcomers without end.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from kingsbridge.engine.errors import KingsbridgeError

T = TypeVar("T")


class Busy(KingsbridgeError):
    """Too many jobs wait already."""


def any_job(_job: object) -> bool:
    """Take whatever comes."""
    return True


class FairQueue(Generic[T]):
    """Jobs that wait, by who asked for them.

    Who is being served gives way to who is not; of two alike, it is the turn of the one who has
    used less time, and then of the one who was served longer ago.
    """

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        # Who was served longest ago stands first.
        self._queues: OrderedDict[Hashable, deque[T]] = OrderedDict()
        self._being_served: Counter[Hashable] = Counter()
        # How much time each has used; those who used less than everybody's share need no entry.
        self._used: dict[Hashable, float] = {}
        self._share = 0.0

    def __len__(self) -> int:
        return sum(map(len, self._queues.values()))

    def join(self, asker: Hashable, job: T) -> None:
        """Stand at the end of the asker's queue; raise if there is no room for one more."""
        if len(self) >= self.most:
            raise Busy(f"{self.most} jobs wait already; ask again later")
        if len(self._queues.get(asker, ())) >= self.most_each:
            raise Busy(f"{self.most_each} jobs of the same asker wait already; ask again later")
        self._welcome(asker)
        self._queues.setdefault(asker, deque()).append(job)

    def rejoin(self, asker: Hashable, job: T) -> None:
        """Stand before everybody else: this job had its turn, and nothing came of it."""
        self._welcome(asker)
        self._queues.setdefault(asker, deque()).appendleft(job)
        self._queues.move_to_end(asker, last=False)
        self._used[asker] = min(self._used.values())

    def leave(self, asker: Hashable, job: T) -> None:
        """Wait no longer, if it does."""
        queue = self._queues.get(asker)
        if queue is not None and job in queue:
            queue.remove(job)
            self._close_if_empty(asker)

    def call(self, suits: Callable[[T], bool] = any_job) -> T | None:
        """Return the job whose turn it is of those that suit, if there is one.

        It is being served until its asker is `served`.
        """
        first: dict[Hashable, T] = {}
        for asker, queue in self._queues.items():
            job = next(filter(suits, queue), None)
            if job is not None:
                first[asker] = job
        if not first:
            return None
        asker = min(first, key=lambda asker: (self._being_served[asker], self._used[asker]))
        self._queues[asker].remove(first[asker])
        self._being_served[asker] += 1
        self._close_if_empty(asker)
        return first[asker]

    def served(self, asker: Hashable, seconds: float) -> None:
        """Note that a job is done, and how long it took."""
        here = len(self._queues.keys() | self._being_served.keys())
        self._being_served[asker] -= 1
        if not self._being_served[asker]:
            del self._being_served[asker]
        if asker in self._queues:
            self._queues.move_to_end(asker)
        self._used[asker] += seconds
        # Everybody who was here has had so much more, had all been served side by side.
        self._share += seconds / here
        self._forget_the_absent()

    def clear(self) -> list[T]:
        """Send everybody who waits away."""
        jobs = [job for queue in self._queues.values() for job in queue]
        self._queues.clear()
        self._forget_the_absent()
        return jobs

    def _welcome(self, asker: Hashable) -> None:
        """Let an asker who was not here begin with what everybody here has had."""
        if asker not in self._queues and asker not in self._being_served:
            self._used[asker] = max(self._share, self._used.get(asker, 0.0))

    def _close_if_empty(self, asker: Hashable) -> None:
        if not self._queues[asker]:
            del self._queues[asker]
            self._forget_the_absent()

    def _forget_the_absent(self) -> None:
        """Keep of those who are not here only who has had more than their share."""
        self._used = {
            asker: used
            for asker, used in self._used.items()
            if used > self._share or asker in self._queues or asker in self._being_served
        }
