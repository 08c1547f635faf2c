"""`kingsbridge serve`: the server as a process, with its logs."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import webbrowser
from pathlib import Path

import structlog
import uvicorn
from platformdirs import user_data_path

from kingsbridge.engine.errors import BadOption
from kingsbridge.server.app import application
from kingsbridge.server.server import Server, Settings

DATA_VARIABLE = "KINGSBRIDGE_DATA"
BIGGEST_FRAME = 1 << 16


def default_database() -> str:
    """Return where a server keeps its games if nobody says otherwise: in the user's data folder."""
    chosen = os.environ.get(DATA_VARIABLE)
    folder = Path(chosen) if chosen else user_data_path("kingsbridge", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'kingsbridge.db'}"


def set_up_logs(as_json: bool) -> None:
    """Log structured lines to the error stream: as JSON for machines, or for people to read."""
    shown: structlog.types.Processor = structlog.processors.JSONRenderer()
    if not as_json:
        shown = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    # What the web server itself has to say is worth hearing only when something is wrong.
    logging.basicConfig(level=logging.WARNING)


def serve(settings: Settings, host: str, port: int, as_json: bool, open_browser: bool) -> None:
    """Run a server until it is told to stop."""
    set_up_logs(as_json)
    try:
        listening = socket.create_server((host, port))
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise BadOption(f"cannot listen at {host}:{port}: {reason}") from None
    server = Server(settings)
    config = uvicorn.Config(
        application(server),
        access_log=False,
        log_config=None,
        ws_max_size=BIGGEST_FRAME,
        # A lost client is noticed within a minute.
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{shown}:{listening.getsockname()[1]}"
    running = Announced(config, address, open_browser)
    running.run([listening])
    if not running.started:
        raise BadOption("the server could not start")


class Announced(uvicorn.Server):
    """A web server that says when it is ready, and where."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            structlog.get_logger().info("serving", address=self.address)
            if self.open_browser:
                await asyncio.to_thread(webbrowser.open, self.address)
