"""A guard beside a program: it ends the program when whoever started it is gone, however suddenly.

    python guard.py LINE COMMAND...

LINE is the number of a pipe of which the other end is held by whoever started the program, and by
nobody else: once that is closed, by intent or because its holder was killed, the program and all
that it started in its process group are killed. The program has the guard's own standard input and
output. This file stands alone, so that it starts in an instant.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress

CANNOT_START = 127


def main() -> None:
    """Start the program, and see to it that it ends."""
    line, command = int(sys.argv[1]), sys.argv[2:]
    try:
        program = subprocess.Popen(command, process_group=0)
    except OSError as error:
        sys.stderr.write(f"{error.strerror}: {command[0]}\n")
        sys.stderr.flush()
        os._exit(CANNOT_START)
    # What the program says ends when the program does, not when its guard does.
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    threading.Thread(target=end_with, args=(line, program.pid), daemon=True).start()
    code = program.wait()
    kill(program.pid)
    os._exit(code if code >= 0 else 128 - code)


def end_with(line: int, group: int) -> None:
    """Wait until the other end of the line is closed, then kill."""
    os.read(line, 1)
    kill(group)


def kill(group: int) -> None:
    """End all that is left of a process group."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    main()
