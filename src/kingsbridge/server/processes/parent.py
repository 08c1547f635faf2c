"""A process that ends with the one that started it, however that ends."""

from __future__ import annotations

import os
import sys
from multiprocessing import connection, parent_process


def end_with_parent() -> None:
    """See to it that this process ends when its parent does, even if the parent is killed.

    No thread could see to that in the middle of a thought: compiled code keeps the interpreter to
    itself. So the kernel does. It sends a signal when the last end of a pipe that the parent holds
    is closed, and a process that does not handle this signal ends.
    """
    parent = parent_process()
    if parent is None or sys.platform == "win32":
        return
    import fcntl

    fcntl.fcntl(parent.sentinel, fcntl.F_SETOWN, os.getpid())
    flags = fcntl.fcntl(parent.sentinel, fcntl.F_GETFL)
    fcntl.fcntl(parent.sentinel, fcntl.F_SETFL, flags | os.O_ASYNC)
    if connection.wait([parent.sentinel], timeout=0):  # it was gone before we listened
        sys.exit()
