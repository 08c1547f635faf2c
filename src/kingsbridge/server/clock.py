"""The time, in one place: whole milliseconds since 1970."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], int]


def wall_clock() -> int:
    """Return the time now."""
    return time.time_ns() // 1_000_000
