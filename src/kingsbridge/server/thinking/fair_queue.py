"""A fair queue: jobs wait in a queue for each asker, and askers are served in turn."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Hashable
from typing import Generic, TypeVar

from kingsbridge.engine.errors import KingsbridgeError

T = TypeVar("T")


class Busy(KingsbridgeError):
    """Too many jobs wait already."""


class FairQueue(Generic[T]):
    """Jobs that wait, by who asked for them.

    Who is being served gives way to who is not; of two alike, it is the turn of the one who was
    served longer ago.
    """

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        # The one whose turn comes first stands first.
        self._queues: OrderedDict[Hashable, deque[T]] = OrderedDict()
        self._being_served: Counter[Hashable] = Counter()

    def __len__(self) -> int:
        return sum(map(len, self._queues.values()))

    def join(self, asker: Hashable, job: T) -> None:
        """Stand at the end of the asker's queue; raise if there is no room for one more."""
        if len(self) >= self.most:
            raise Busy(f"{self.most} jobs wait already; ask again later")
        if len(self._queues.get(asker, ())) >= self.most_each:
            raise Busy(f"{self.most_each} jobs of the same asker wait already; ask again later")
        self._queues.setdefault(asker, deque()).append(job)

    def rejoin(self, asker: Hashable, job: T) -> None:
        """Stand before everybody else: this job had its turn, and nothing came of it."""
        self._queues.setdefault(asker, deque()).appendleft(job)
        self._queues.move_to_end(asker, last=False)

    def leave(self, asker: Hashable, job: T) -> None:
        """Wait no longer, if it does."""
        queue = self._queues.get(asker)
        if queue is not None and job in queue:
            queue.remove(job)
            self._close_if_empty(asker)

    def call(self) -> T:
        """Return the job whose turn it is; it is being served until its asker is `served`."""
        asker = min(self._queues, key=lambda asker: self._being_served[asker])
        job = self._queues[asker].popleft()
        self._close_if_empty(asker)
        self._being_served[asker] += 1
        return job

    def served(self, asker: Hashable) -> None:
        """Note that a job is done: everybody else comes before this asker's next."""
        self._being_served[asker] -= 1
        if not self._being_served[asker]:
            del self._being_served[asker]
        if asker in self._queues:
            self._queues.move_to_end(asker)

    def clear(self) -> list[T]:
        """Send everybody who waits away."""
        jobs = [job for queue in self._queues.values() for job in queue]
        self._queues.clear()
        return jobs

    def _close_if_empty(self, asker: Hashable) -> None:
        if not self._queues[asker]:
            del self._queues[asker]
