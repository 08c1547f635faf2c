"""The web application: every address, who may come in, and what is said when it goes wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.types import ControllerRouterHandler

import kingsbridge
from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.server.edge.proxies import Proxies
from kingsbridge.server.routes.accounts import MeController
from kingsbridge.server.routes.asking import Recognise, neighbourhood
from kingsbridge.server.routes.boxes import (
    BoxController,
    MyBoxController,
    TableCardsController,
)
from kingsbridge.server.routes.chat import ChatController
from kingsbridge.server.routes.document import DocumentConfig
from kingsbridge.server.routes.hall import HallController, the_asker
from kingsbridge.server.routes.headers import guard
from kingsbridge.server.routes.history import HistoryController
from kingsbridge.server.routes.hosting import HostController
from kingsbridge.server.routes.keeping_apart import BlocksController, NoticesController
from kingsbridge.server.routes.lessons import LessonsController
from kingsbridge.server.routes.letters import LettersController
from kingsbridge.server.routes.live import TRY_LATER, WIRE, live
from kingsbridge.server.routes.pages import DocumentPage, asset, icon, installing, page
from kingsbridge.server.routes.people import MutesController
from kingsbridge.server.routes.play import PlayController
from kingsbridge.server.routes.problems import apologise, refuse, refuse_http
from kingsbridge.server.routes.profiles import ProfilesController, leaderboard
from kingsbridge.server.routes.puzzles import MyPuzzlesController, PuzzlesController
from kingsbridge.server.routes.records import RecordsController
from kingsbridge.server.routes.service import about, cards, health, metrics, sheets
from kingsbridge.server.routes.studies import StudiesController
from kingsbridge.server.server import Server

BIGGEST_BODY = 1 << 20
# Less than this is not worth compressing; more is made a fifth as long, in a tenth of the time
# that it takes to make it that much shorter still.
SMALL = 1000
LIGHTLY = 3

API: list[ControllerRouterHandler] = [
    MeController,
    LettersController,
    MutesController,
    BlocksController,
    NoticesController,
    ProfilesController,
    leaderboard,
    HallController,
    PlayController,
    ChatController,
    RecordsController,
    HistoryController,
    LessonsController,
    PuzzlesController,
    MyPuzzlesController,
    BoxController,
    MyBoxController,
    TableCardsController,
    StudiesController,
    HostController,
    about,
    cards,
    sheets,
    live,
]


class Application(Litestar):
    """A web application whose WebSocket has the wire to itself: nothing in between minds it."""

    proxies: Proxies
    # How many live connections one visitor may have, and how many each has.
    most_live: int
    live: Counter[str]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer whoever asks."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        visitor = self.proxies.visitor(scope)
        scope["client"] = (visitor, 0)
        if scope["type"] != "websocket":
            await super().__call__(scope, receive, send)
            return
        scope[WIRE] = receive, send
        who = neighbourhood(visitor)
        if self.live[who] >= self.most_live:
            # It is said before anybody was let in: the browser hears that it is forbidden.
            await send({"type": "websocket.close", "code": TRY_LATER})
            return
        self.live[who] += 1
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.live[who] -= 1
            if not self.live[who]:
                del self.live[who]


def application(server: Server) -> Application:
    """Return the web application of a server."""

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        try:
            await server.start()
            yield
        finally:
            await server.stop()

    async def the_server() -> Server:
        return server

    # Whoever asks for anything of a game says who they are; pages are for everybody.
    api = Router(path="/", route_handlers=API, middleware=[DefineMiddleware(Recognise)])
    document = DocumentConfig(
        title="Kingsbridge",
        version=kingsbridge.__version__,
        path="/schema",
        render_plugins=[DocumentPage()],
    )
    document.handlers = [*API, health]
    app = Application(
        route_handlers=[api, health, metrics, page, asset, installing, icon],
        dependencies={
            "server": Provide(the_server),
            "asker": Provide(the_asker, sync_to_thread=False),
        },
        state=State({"server": server}),
        lifespan=[running],
        exception_handlers={
            KingsbridgeError: refuse,
            # Bodies that are no text, or nested without end.
            UnicodeDecodeError: refuse,
            RecursionError: refuse,
            HTTPException: refuse_http,
            Exception: apologise,
        },
        openapi_config=document,
        before_send=[guard],
        # Assets are compressed once and for all (routes/pages.py). What an answer tells and what
        # is secret never stand in one body with what a stranger chose (BREACH): cookies and tokens
        # are told in headers, or once.
        compression_config=CompressionConfig(
            "gzip", minimum_size=SMALL, gzip_compress_level=LIGHTLY, exclude="^/assets/"
        ),
        request_max_body_size=BIGGEST_BODY,
        logging_config=None,
    )
    app.proxies = Proxies(server.settings.trusted_proxies)
    app.most_live = server.settings.sockets
    app.live = Counter()
    return app
