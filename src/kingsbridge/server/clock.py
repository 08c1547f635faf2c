"""The time, in one place: in whole milliseconds, on the wall since 1970."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], int]


def wall_clock() -> int:
    """Return the time now."""
    return time.time_ns() // 1_000_000


def steady_clock() -> int:
    """Return milliseconds since some moment or other: they only ever go on.

    Somebody may set the clock on the wall, even back: how long something lasted is measured here.
    """
    return time.monotonic_ns() // 1_000_000
