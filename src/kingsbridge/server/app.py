"""The web application: every address, who may come in, and what is said when it goes wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.types import ControllerRouterHandler

import kingsbridge
from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.server.routes.accounts import MeController
from kingsbridge.server.routes.asking import Recognise
from kingsbridge.server.routes.boxes import (
    BoxController,
    MyBoxController,
    TableCardsController,
)
from kingsbridge.server.routes.chat import ChatController
from kingsbridge.server.routes.document import DocumentConfig
from kingsbridge.server.routes.hall import HallController
from kingsbridge.server.routes.headers import guard
from kingsbridge.server.routes.letters import LettersController
from kingsbridge.server.routes.live import WIRE, live
from kingsbridge.server.routes.pages import DocumentPage, asset, icon, page
from kingsbridge.server.routes.people import MutesController, PeopleController
from kingsbridge.server.routes.play import PlayController
from kingsbridge.server.routes.problems import apologise, refuse, refuse_http
from kingsbridge.server.routes.records import RecordsController
from kingsbridge.server.routes.service import about, cards, health, metrics, sheets
from kingsbridge.server.server import Server

BIGGEST_BODY = 1 << 20

API: list[ControllerRouterHandler] = [
    MeController,
    LettersController,
    MutesController,
    PeopleController,
    HallController,
    PlayController,
    ChatController,
    RecordsController,
    BoxController,
    MyBoxController,
    TableCardsController,
    about,
    cards,
    sheets,
    live,
]


class Application(Litestar):
    """A web application whose WebSocket has the wire to itself: nothing in between minds it."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer whoever asks."""
        if scope["type"] == "websocket":
            scope[WIRE] = receive, send
        await super().__call__(scope, receive, send)


def application(server: Server) -> Litestar:
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
    return Application(
        route_handlers=[api, health, metrics, page, asset, icon],
        dependencies={"server": Provide(the_server)},
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
        request_max_body_size=BIGGEST_BODY,
        logging_config=None,
    )
