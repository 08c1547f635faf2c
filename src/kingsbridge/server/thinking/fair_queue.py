"""A fair queue: jobs wait in a line for each asker, and askers are served in turn."""

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
        self._lines: OrderedDict[Hashable, deque[T]] = OrderedDict()
        self._being_served: Counter[Hashable] = Counter()

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def join(self, asker: Hashable, job: T) -> None:
        """Stand at the end of the asker's line; raise if there is no room for one more."""
        if len(self) >= self.most:
            raise Busy(f"{self.most} jobs wait already; ask again later")
        if len(self._lines.get(asker, ())) >= self.most_each:
            raise Busy(f"{self.most_each} jobs of the same asker wait already; ask again later")
        self._lines.setdefault(asker, deque()).append(job)

    def rejoin(self, asker: Hashable, job: T) -> None:
        """Stand before everybody else: this job had its turn, and nothing came of it."""
        self._lines.setdefault(asker, deque()).appendleft(job)
        self._lines.move_to_end(asker, last=False)

    def leave(self, asker: Hashable, job: T) -> None:
        """Wait no longer, if it does."""
        line = self._lines.get(asker)
        if line is not None and job in line:
            line.remove(job)
            self._close_if_empty(asker)

    def call(self) -> T:
        """Return the job whose turn it is; it is being served until its asker is `served`."""
        asker = min(self._lines, key=lambda asker: self._being_served[asker])
        job = self._lines[asker].popleft()
        self._close_if_empty(asker)
        self._being_served[asker] += 1
        return job

    def served(self, asker: Hashable) -> None:
        """Note that a job is done: everybody else comes before this asker's next."""
        self._being_served[asker] -= 1
        if not self._being_served[asker]:
            del self._being_served[asker]
        if asker in self._lines:
            self._lines.move_to_end(asker)

    def clear(self) -> list[T]:
        """Send everybody who waits away."""
        jobs = [job for line in self._lines.values() for job in line]
        self._lines.clear()
        return jobs

    def _close_if_empty(self, asker: Hashable) -> None:
        if not self._lines[asker]:
            del self._lines[asker]
