"""A post office for tests: it speaks SMTP and keeps the letters."""

from __future__ import annotations

import email
import email.policy
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from queue import SimpleQueue
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread


class PostOffice(ThreadingTCPServer):
    """Takes any letter."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Counter)
        self.letters: SimpleQueue[EmailMessage] = SimpleQueue()
        self.port: int = self.socket.getsockname()[1]


class Counter(StreamRequestHandler):
    """Serves one sender."""

    server: PostOffice

    def handle(self) -> None:
        self.wfile.write(b"220 ready\r\n")
        for line in self.rfile:
            word = line[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                text = b"".join(iter(self.rfile.readline, b".\r\n"))
                letter = email.message_from_bytes(text, policy=email.policy.default)
                assert isinstance(letter, EmailMessage)
                self.server.letters.put(letter)
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")


@contextmanager
def post_office() -> Iterator[PostOffice]:
    """Open a post office."""
    with PostOffice() as office:
        thread = Thread(target=office.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield office
        finally:
            office.shutdown()
            thread.join()
