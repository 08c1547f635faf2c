"""Bots nobody would play against: they tell the test when they think, or do what bots must not.

They are installed for workers only, by the fixture `stray_bots`.
"""

from __future__ import annotations

import os
import signal
import socket

from kingsbridge.bots import Bot, bot
from kingsbridge.engine.state import State

NAMES = {"calling": "Calling", "endless": "Endless", "deadly": "Deadly", "broken": "Broken"}


class Calling(Bot):
    """It calls the test when it begins to think, and thinks until it is told to go on."""

    def __init__(self, seed: int = 0, port: int = 0) -> None:
        self.port = port

    def choose(self, seen: State) -> int:
        with socket.create_connection(("127.0.0.1", self.port)) as line:
            line.sendall(f"{os.getpid()}\n".encode())
            line.recv(1)
        return seen.legal()[0]


class Endless(Bot):
    """It calls the test when it begins to think, and never stops."""

    def __init__(self, seed: int = 0, port: int = 0) -> None:
        self.port = port

    def choose(self, seen: State) -> int:
        with socket.create_connection(("127.0.0.1", self.port)) as line:
            line.sendall(f"{os.getpid()}\n".encode())
            return bot("search:iterations=1000000").choose(seen)


class Deadly(Bot):
    """It ends the process it thinks in."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, seen: State) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


class Broken(Bot):
    """It has a fault, and its message tells what is on the table."""

    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self, seen: State) -> int:
        raise LookupError(f"the hidden thing is {seen.legal()}")
