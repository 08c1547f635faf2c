"""The door: how long a socket may take for what it says, how much that may be, how many come in.

A socket costs whoever opens it next to nothing. So each has a deadline: for a whole request to be
there, for the next one, and to take what is sent; and nobody holds too many of them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, NamedTuple

import httptools
import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from kingsbridge.server.app import application
from kingsbridge.server.edge.proxies import Proxies
from kingsbridge.server.routes.asking import neighbourhood
from kingsbridge.server.server import Patience, Server
from kingsbridge.server.wire.sockets import Socket
from kingsbridge.table.told import Problem

BIGGEST_FRAME = 1 << 16
# The address that is asked for, and all headers together; a browser sends less than a tenth of it.
BIGGEST_HEAD = 1 << 15
MOST_HEADERS = 100
# When the server is told to stop, whoever is being answered has so many seconds.
SECONDS_TO_STOP = 3


class Refusal(NamedTuple):
    """What is answered before anybody looked at a request."""

    status: bytes
    problem: Problem


TOO_SLOW = Refusal(
    b"408 Request Timeout", Problem("too_slow", "this request did not come to its end in time")
)
HEAD_TOO_BIG = Refusal(
    b"431 Request Header Fields Too Large",
    Problem("too_big", "this request has too many headers, or too long ones"),
)
TOO_MANY_SOCKETS = Refusal(
    b"429 Too Many Requests", Problem("too_many", "you hold too many connections: close some")
)
MALFORMED = Refusal(b"400 Bad Request", Problem("malformed", "this is no request of HTTP"))


class Sockets:
    """How many sockets each address holds. A proxy holds those of all its visitors."""

    def __init__(self, most: int, proxies: Proxies) -> None:
        self.most = most
        self.proxies = proxies
        self._open: Counter[str] = Counter()

    def let_in(self, client: tuple[str, int] | None) -> str | None:
        """Count one more; return for whom, and nothing if they have enough of them."""
        if client is None or self.proxies.trusts(client[0]):
            return ""
        who = neighbourhood(client[0])
        if self._open[who] >= self.most:
            return None
        self._open[who] += 1
        return who

    def let_go(self, who: str | None) -> None:
        """Count one less."""
        if not who:
            return
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]


class Doorway(uvicorn.Config):
    """How the web server is run."""

    def __init__(self, server: Server) -> None:
        patience = server.settings.patience
        super().__init__(
            application(server),
            http=Door,
            ws=LiveWire,
            access_log=False,
            log_config=None,
            # The application does this, as it is told by the host and not by the environment.
            proxy_headers=False,
            ws_max_size=BIGGEST_FRAME,
            # A lost client is noticed within a minute.
            ws_ping_interval=patience.ping,
            ws_ping_timeout=patience.ping,
            timeout_keep_alive=patience.idle,
            timeout_graceful_shutdown=SECONDS_TO_STOP,
            server_header=False,
        )
        self.patience = patience
        self.sockets = Sockets(server.settings.sockets, Proxies(server.settings.trusted_proxies))


class Unread:
    """A deadline for taking what was sent: a socket that takes nothing is never closed without."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self.loop = loop
        self.seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport) -> None:
        """Too much waits to be taken."""
        self._timer = self.loop.call_later(self.seconds, transport.abort)

    def end(self) -> None:
        """It was taken, or nobody waits any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Door(HttpToolsProtocol):
    """One socket, for as long as it speaks HTTP."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, Doorway)
        self.doorway = config
        self.patience: Patience = config.patience
        self.held_by: str | None = None
        self._unread = Unread(self.loop, self.patience.unread)
        self._deadline: asyncio.TimerHandle | None = None
        # Of the request that is coming in: whether its head is not there yet, and how big that is.
        self._in_head = True
        self._heard = 0
        # Whether anything was asked yet that is or was answered.
        self._asked = False
        # Whether a head came to its end in what is being read.
        self._ended = False
        self._refusal = MALFORMED

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.held_by = self.doorway.sockets.let_in(self.client)
        if self.held_by is None:
            self._refuse(TOO_MANY_SOCKETS)
        else:
            self._expect(self.patience.head)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._deadline is None:
            # It was idle. Whatever comes now must become a request in time.
            self._expect(self.patience.head)
        self._ended = not self._in_head
        super().data_received(data)
        if self._ended or self.transport.is_closing():
            return
        # All of it belongs to one head. Perhaps it is a line without end: the parser tells whole
        # ones only, of which this may count some twice.
        self._heard += len(data)
        if self._heard > 2 * BIGGEST_HEAD:
            self._refuse(HEAD_TOO_BIG)

    # What the parser tells

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._heard = 1

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._check_head(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._check_head(len(name) + len(value))

    def _check_head(self, more: int) -> None:
        self._heard += more
        if self._heard > BIGGEST_HEAD or len(self.headers) > MOST_HEADERS:
            # The parser passes it on as its own error, and that is answered below.
            self._refusal = HEAD_TOO_BIG
            raise httptools.HttpParserError("the head of this request is too big")

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._ended = True
        self._expect(self.patience.request)
        super().on_headers_complete()
        self._asked = True

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head = True
        self._heard = 0
        self._expect(None)

    def handle_websocket_upgrade(self) -> None:
        self._forget()
        super().handle_websocket_upgrade()

    # Deadlines

    def _expect(self, seconds: float | None) -> None:
        """Give the socket so long for what comes next, or for ever."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._deadline = None
        answering = self._asked and not self.cycle.response_complete
        if answering and self._in_head:
            # It waits for us.
            self._expect(self.patience.head)
        elif answering and self.cycle.response_started:
            self.transport.abort()
        elif self._in_head and not self._heard:
            self.transport.close()
        else:
            self._refuse(TOO_SLOW)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.end()

    def _forget(self) -> None:
        self._expect(None)
        self._unread.end()
        self.doorway.sockets.let_go(self.held_by)
        self.held_by = None

    # Refusals

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._refusal)

    def _refuse(self, refusal: Refusal) -> None:
        """Answer at once, and close."""
        said = msgspec.json.encode(refusal.problem)
        self.transport.write(
            b"HTTP/1.1 %b\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
            b"connection: close\r\n\r\n%b" % (refusal.status, len(said), said)
        )
        self.transport.close()


class LiveWire(Socket):
    """One socket, once it is a WebSocket; uvicorn itself sees to it that pings are answered."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        assert isinstance(self.config, Doorway)
        self._unread = Unread(self.loop, self.config.patience.unread)
        # Whoever came in stays in: the door counted them until now.
        self.held_by = self.config.sockets.let_in(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        assert isinstance(self.config, Doorway)
        self._unread.end()
        self.config.sockets.let_go(self.held_by)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.end()
