"""The server's end of a WebSocket: uvicorn's own, with a short way for what comes and goes most.

Most of what is sent are texts that nothing is to be done with but to be sent, and several of them
at a time: they go out in one write. To the system, a write costs more than what is written.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

# An application that finds this among the extensions of a WebSocket's scope may send many texts
# at once, as UTF-8: {"type": "websocket.send", TEXTS: [b"...", b"..."]}.
TEXTS = "kingsbridge.texts"

WHOLE_TEXT = b"\x81"
SHORT, MIDDLING = 126, 1 << 16


class Socket(WebSocketsSansIOProtocol):
    """One WebSocket."""

    async def run_asgi(self) -> None:
        """Say to the application what can be done here."""
        self.scope["extensions"][TEXTS] = {}
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """Send something, when the client has taken most of what it was sent before."""
        texts = message.get(TEXTS)
        if texts is None:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.conn.state is not OPEN:
            raise ClientDisconnected
        if not self.conn.extensions:
            self.transport.write(b"".join(frames_of(texts)))
            return
        # It is to be compressed.
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

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
