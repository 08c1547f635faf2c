"""A token bucket for each who asks: it fills slowly, and is emptied by doing something."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from kingsbridge.server.clock import Clock
from kingsbridge.server.errors import TooMany

# Whoever was forgotten long ago had a full bucket anyway.
MOST_REMEMBERED = 20_000


class Limit:
    """So many at once, and so many a second in the long run, for each of those who ask."""

    def __init__(self, what: str, at_once: float, a_second: float, now: Clock) -> None:
        self.what = what
        self.at_once = at_once
        self.a_second = a_second
        self.now = now
        self._left: OrderedDict[Hashable, tuple[float, int]] = OrderedDict()

    def take(self, who: Hashable, much: float = 1) -> None:
        """Take from somebody's bucket; raise if there is not enough left in it."""
        now = self.now()
        left, at = self._left.pop(who, (self.at_once, now))
        left = min(self.at_once, left + max(0, now - at) / 1000 * self.a_second)
        enough = left >= much
        self._left[who] = (left - much if enough else left, now)
        if len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)
        if not enough:
            wait = (much - left) / self.a_second
            raise TooMany(f"too many {self.what}: try again in {wait:.1f} seconds", wait)
