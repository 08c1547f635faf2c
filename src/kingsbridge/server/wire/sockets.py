"""The server's end of a WebSocket: uvicorn's own, with a short way for what comes and goes most.

Most of what is sent are texts that nothing is to be done with but to be sent, and several of them
at a time: they go out in one write. To the system, a write costs more than what is written, and to
wake up whoever reads it costs most of all: so what there is for several sockets goes out together.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

# An application that finds this among the extensions of a WebSocket's scope may send many texts
# at once, as UTF-8: {"type": "websocket.send", TEXTS: [b"...", b"..."]}. What it finds is the
# socket itself: while that is `ready`, texts can be `put` without waiting.
TEXTS = "kingsbridge.texts"

WHOLE_TEXT = b"\x81"
SHORT, MIDDLING = 126, 1 << 16


class Outbox:
    """What is to go out, for all sockets of an event loop, once it has done what else there was.

    Were each text written as soon as there is one, somebody who reads many sockets (a proxy does,
    on the same machine) would fall asleep between any two, to be woken again for the next.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[tuple[asyncio.Transport, bytes]] = []

    def put(self, transport: asyncio.Transport, data: bytes) -> None:
        """Let this go out with the rest."""
        if not self._waiting:
            self._loop.call_soon(self.empty)
        self._waiting.append((transport, data))

    def empty(self) -> None:
        """Let everything go out that waits."""
        waiting, self._waiting = self._waiting, []
        for transport, data in waiting:
            if not transport.is_closing():
                transport.write(data)


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class Socket(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        outbox = _outboxes.get(self.loop)
        if outbox is None:
            outbox = _outboxes[self.loop] = Outbox(self.loop)
        self._outbox = outbox

    async def run_asgi(self) -> None:
        """Say to the application what can be done here."""
        self.scope["extensions"][TEXTS] = self  # type: ignore[assignment]
        await super().run_asgi()

    @property
    def ready(self) -> bool:
        """Return whether the client is there, and has taken most of what it was sent before."""
        return self.writable.is_set() and not self.disconnected and self.conn.state is OPEN

    def put(self, texts: Sequence[bytes]) -> None:
        """Send texts to a client that is ready; they go out soon, and before anything later."""
        if not self.conn.extensions:
            self._outbox.put(self.transport, b"".join(frames_of(texts)))
            return
        # It is to be compressed.
        for text in texts:
            self.conn.send_text(text)
        self._outbox.put(self.transport, b"".join(self.conn.data_to_send()))

    async def send(self, message: Any) -> None:
        """Send something, when the client has taken most of what it was sent before."""
        texts = message.get(TEXTS)
        if texts is None:
            self._outbox.empty()
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if not self.ready:
            raise ClientDisconnected
        self.put(texts)

    def shutdown(self) -> None:
        """Say good-bye, after all that was to be said before."""
        self._outbox.empty()
        super().shutdown()

    def handle_text(self, event: Frame) -> None:
        """Hear a text; only if another waits to be heard, stop listening."""
        if event.fin and self.queue.empty() and not self.close_sent:
            with suppress(UnicodeDecodeError):
                self.queue.put_nowait(
                    {"type": "websocket.receive", "text": str(event.data, "utf-8")}
                )
                return
        super().handle_text(event)


def frames_of(texts: Iterable[bytes]) -> Iterable[bytes]:
    """Return the frames of whole texts from a server: how long each is, and the text itself."""
    for text in texts:
        length = len(text)
        yield WHOLE_TEXT
        if length < SHORT:
            yield bytes((length,))
        elif length < MIDDLING:
            yield b"\x7e" + length.to_bytes(2)
        else:
            yield b"\x7f" + length.to_bytes(8)
        yield text
