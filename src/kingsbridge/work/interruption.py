"""Interrupts (SIGINT) held back until work can stop: compiled code must not be cut off midway."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

# A question that work asks itself now and then: whether to drop what is in hand.
Asked = Callable[[], bool]


class Interruption:
    """Whether somebody has asked to stop."""

    def __init__(self) -> None:
        self.asked = False

    def ask(self, *_signal: object) -> None:
        self.asked = True


@contextmanager
def interrupts_held() -> Iterator[Interruption]:
    """Note an interrupt instead of raising it; the work inside looks at `asked` and stops."""
    interruption = Interruption()
    if threading.current_thread() is not threading.main_thread():
        yield interruption
        return
    before = signal.signal(signal.SIGINT, interruption.ask)
    try:
        yield interruption
    finally:
        signal.signal(signal.SIGINT, before)


def ignore_interrupts() -> None:
    """Leave interrupts to the process that shares the work out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
