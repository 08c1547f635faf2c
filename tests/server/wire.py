"""The wire between a server and PostgreSQL, which can be cut."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from types import TracebackType


class Wire:
    """Passes on what a server and PostgreSQL say; cuts the line at a word, if asked to."""

    def __init__(self, port: int) -> None:
        self._far = port
        self._marker: bytes | None = None
        self._word = b""
        self.cut = threading.Event()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._lines: list[socket.socket] = []
        self._cutting: list[socket.socket] = []
        self._threads: list[threading.Thread] = []

    def leads_to(self, database: str) -> str:
        """Return where a database is at this end of the wire."""
        return database.replace(f":{self._far}/", f":{self.port}/")

    def cut_at_commit_of(self, what: str) -> None:
        """Let the next COMMIT of this reach PostgreSQL, and no answer come back."""
        self._word = b"COMMIT"
        self._marker = what.encode()

    def cut_at(self, what: str) -> None:
        """Let this reach PostgreSQL, which commits it by itself, and no answer come back."""
        self._word = self._marker = what.encode()

    def __enter__(self) -> Wire:
        self._spawn(self._answer)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        for line in self._lines:
            hang_up(line)
        for thread in self._threads:
            thread.join()
        for line in self._lines:
            line.close()

    def _spawn(self, work: object, *args: object) -> None:
        thread = threading.Thread(target=work, args=args)  # type: ignore[arg-type]
        self._threads.append(thread)
        thread.start()

    def _answer(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                self._lines.append(near)
                try:
                    far = socket.create_connection(("127.0.0.1", self._far))
                except OSError:
                    hang_up(near)
                    continue
                self._lines.append(far)
                self._spawn(self._pass_on, near, far, True)
                self._spawn(self._pass_on, far, near, False)

    def _pass_on(self, here: socket.socket, there: socket.socket, asking: bool) -> None:
        marked = False
        with suppress(OSError):
            while said := here.recv(1 << 16):
                marked |= asking and self._marker is not None and self._marker in said
                if marked and self._word in said:
                    self._marker = None
                    self._cutting.append(there)
                    hang_up(here)
                    there.sendall(said)
                    # It says goodbye once it has done what it was told.
                    there.shutdown(socket.SHUT_WR)
                    while there.recv(1 << 16):
                        pass
                    self.cut.set()
                    return
                there.sendall(said)
        # Whoever cuts a line hears PostgreSQL out.
        if here not in self._cutting:
            hang_up(here)
            hang_up(there)


def hang_up(line: socket.socket) -> None:
    """End a connection in both directions."""
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
