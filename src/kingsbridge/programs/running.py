"""A program that runs beside us: it is asked a line and answers a line, in so many seconds.

Whatever it does, whoever asks goes on: it may be silent, never read, write without end or die.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Thread
from typing import IO

from kingsbridge.programs import guard
from kingsbridge.programs.failures import Died, Flooded, Late

# A line may have so many bytes, and so many lines may wait that nobody asked for.
LONGEST_LINE = 1 << 16
MOST_UNASKED = 8
# So much of what a program complained of is kept: the end of it.
LONGEST_COMPLAINT = 1 << 12
SHOWN_COMPLAINT = 200
# How long a program that is ended may take to be gone.
FAREWELL_SECONDS = 5.0
POSIX = os.name == "posix"
# What is set for us, or for our database, is no program's business.
OUR_OWN = ("KINGSBRIDGE_", "PG")


class Running:
    """A running program, with a thread for each of its three pipes."""

    def __init__(self, command: Sequence[str]) -> None:
        self._line: int | None = None
        try:
            self.process = self._start(command)
        except OSError as error:
            raise Died(f"it cannot be started: {(error.strerror or str(error)).lower()}") from None
        self._questions: Queue[bytes | None] = Queue()
        # What it said, line by line; nothing once it says no more.
        self._answers: Queue[bytes | None] = Queue(MOST_UNASKED)
        self._complaint = b""
        self._threads = [
            self._begin(self._write, self.process.stdin),
            self._begin(self._read, self.process.stdout),
            self._begin(self._read_complaints, self.process.stderr),
        ]

    def _begin(self, work: Callable[[IO[bytes]], None], pipe: IO[bytes] | None) -> Thread:
        thread = Thread(target=work, args=(pipe,), daemon=True)
        thread.start()
        return thread

    def _start(self, command: Sequence[str]) -> subprocess.Popen[bytes]:
        """Start the program; where there are process groups, with a guard beside it."""
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith(OUR_OWN)
        }
        if not POSIX:
            return subprocess.Popen(
                command,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
        watched, self._line = os.pipe()
        try:
            return subprocess.Popen(
                [sys.executable, "-I", "-S", str(Path(guard.__file__)), str(watched), *command],
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                pass_fds=[watched],
                # Ctrl-C is for whoever plays, not for the program.
                start_new_session=True,
            )
        except OSError:
            self._hang_up()
            raise
        finally:
            os.close(watched)

    # What is asked and said

    def ask(self, question: bytes, seconds: float) -> bytes:
        """Return the line that the program answers; raise if it does not within its time."""
        self._check_silent()
        self._questions.put(question)
        try:
            answer = self._answers.get(timeout=max(0.0, seconds))
        except Empty:
            raise Late(f"no answer within {seconds:.3g} seconds") from None
        return self._checked(answer)

    def _check_silent(self) -> None:
        """Raise if the program said something that it was not asked for, or has ended."""
        with suppress(Empty):
            self._checked(self._answers.get_nowait())
            raise Flooded("it wrote a line that nobody asked for")

    def _checked(self, answer: bytes | None) -> bytes:
        if answer is None:
            raise self._death()
        if len(answer) > LONGEST_LINE:
            raise Flooded(f"it wrote a line of more than {LONGEST_LINE:,} bytes")
        return answer

    def _death(self) -> Died:
        """Return how it ended, and what it complained of last."""
        how = "it closed its output"
        with suppress(subprocess.TimeoutExpired):
            how = f"it ended with exit code {self.process.wait(FAREWELL_SECONDS)}"
        self._threads[2].join(FAREWELL_SECONDS)
        said = gist(self._complaint.decode(errors="replace"))
        return Died(f"{how}: {said}" if said else how)

    def end(self) -> None:
        """End the program at once, and all that it started beside itself."""
        self._questions.put(None)
        self._hang_up()
        if not POSIX:
            self.process.kill()
        try:
            self.process.wait(FAREWELL_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for thread in self._threads:
            thread.join(FAREWELL_SECONDS)

    def _hang_up(self) -> None:
        if self._line is not None:
            os.close(self._line)
            self._line = None

    # The pipes

    def _write(self, pipe: IO[bytes]) -> None:
        # A program that is gone hears no more; whoever waits for its answer is told.
        with suppress(OSError, ValueError), pipe:
            while (question := self._questions.get()) is not None:
                pipe.write(question)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        # One that floods is not listened to any more; it is ended when it is asked again.
        with suppress(Full, OSError, ValueError), pipe:
            while line := pipe.readline(LONGEST_LINE + 1):
                self._answers.put_nowait(line)
        with suppress(Full):
            self._answers.put_nowait(None)

    def _read_complaints(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), pipe:
            while said := os.read(pipe.fileno(), LONGEST_COMPLAINT):
                self._complaint = (self._complaint + said)[-LONGEST_COMPLAINT:]


def gist(complaint: str) -> str:
    """Return the line that says most: the last that speaks of an error, or else the last of all.

    It is shown on screens and in reports: without colours, and without other tricks.
    """
    printable = "".join(sign if sign.isprintable() else "\n" for sign in complaint)
    lines = [line.strip() for line in printable.split("\n") if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or [""])[-1][:SHOWN_COMPLAINT]
