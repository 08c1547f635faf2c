"""Programs that are kept running, one of each in every process, until nobody asks them any more."""

from __future__ import annotations

import atexit
import os
from collections.abc import Iterator
from contextlib import contextmanager
from threading import RLock, Timer
from time import monotonic

from kingsbridge.programs.command import Command
from kingsbridge.programs.failures import Died, Failure, Rubbish
from kingsbridge.programs.protocol import hello, name_in
from kingsbridge.programs.running import Running

# A program that nobody asked for so long is ended.
IDLE_SECONDS = 60.0


class Kept:
    """The programs of this process: a question holds all there is to know, so one of each will do.

    They are asked one after another. Their time to answer runs only while they are asked.
    """

    def __init__(self, idle: float = IDLE_SECONDS) -> None:
        self.idle = idle
        self.begin_anew()

    def begin_anew(self) -> None:
        """Know of no program: in a copy of this process they are still the other one's."""
        self._lock = RLock()
        self._running: dict[tuple[str, ...], Running] = {}
        self._asked_at: dict[tuple[str, ...], float] = {}
        self._alarm: Timer | None = None

    @contextmanager
    def at_hand(self, command: Command) -> Iterator[Running]:
        """Have a program to oneself, started if need be; one that breaks down is ended."""
        words = command.words
        with self._lock:
            program = self._running.get(words)
            if program is None:
                program = self._running[words] = started(command)
            try:
                yield program
            except Failure as failure:
                if not failure.goes_on:
                    self._end(words)
                raise
            except BaseException:
                # Its answer may still come, and would be taken for that to another question.
                self._end(words)
                raise
            finally:
                self._asked_at[words] = monotonic()
                self._look_again_later()

    def end_all(self) -> None:
        """End every program that runs."""
        with self._lock:
            for words in list(self._running):
                self._end(words)
            self._look_again_later()

    def _end(self, words: tuple[str, ...]) -> None:
        program = self._running.pop(words, None)
        if program is not None:
            program.end()

    def _look_again_later(self) -> None:
        """Look once in a while for programs that nobody asks, as long as any run."""
        if not self._running and self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        elif self._running and self._alarm is None:
            self._alarm = Timer(self.idle / 2, self._end_idle)
            self._alarm.daemon = True
            self._alarm.start()

    def _end_idle(self) -> None:
        with self._lock:
            self._alarm = None
            for words in list(self._running):
                if monotonic() - self._asked_at.get(words, 0.0) >= self.idle:
                    self._end(words)
            self._look_again_later()


def started(command: Command) -> Running:
    """Start a program and wait until it is ready."""
    program = Running(command.words)
    try:
        name_in(program.ask(hello(), command.start))
    except Rubbish as failure:
        program.end()
        raise Died(str(failure)) from None
    except BaseException:
        program.end()
        raise
    return program


KEPT = Kept()
atexit.register(KEPT.end_all)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=KEPT.begin_anew)
