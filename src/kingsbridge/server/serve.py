"""`kingsbridge serve`: the server as a process, with its logs."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from pathlib import Path
from types import FrameType

import structlog
import uvicorn
from platformdirs import user_data_path

from kingsbridge.engine.errors import BadOption, KingsbridgeError
from kingsbridge.server.app import application
from kingsbridge.server.database.failures import BadDatabase
from kingsbridge.server.processes.supervisor import Supervisor
from kingsbridge.server.server import Server, Settings
from kingsbridge.server.titles import look_through_titles, warn_of_refused_titles

DATA_VARIABLE = "KINGSBRIDGE_DATA"
BIGGEST_FRAME = 1 << 16
BACKLOG = 2048
# How soon a thread lets another go on. The one that writes to the database has to ask after every
# statement, and everybody whose move it stores waits meanwhile.
SWITCH_SECONDS = 0.0005
# After so many new objects what is left of them is swept up, after twice that what is left then.
# Everybody waits for it, so it is done often enough to be short. Everything is looked at seldom:
# next to nothing of what a table in memory consists of can be swept up.
LITTER = (10_000, 2, 50)


def default_database() -> str:
    """Return where a server keeps its games if nobody says otherwise: in the user's data folder."""
    chosen = os.environ.get(DATA_VARIABLE)
    folder = Path(chosen) if chosen else user_data_path("kingsbridge", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase(f"the folder {str(folder)!r} cannot be made: {error.strerror}") from None
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


class Web(uvicorn.Server):
    """The web server. Being told to stop is a good end: the signal is not sent on."""

    def __init__(self, config: uvicorn.Config, shown: str | None) -> None:
        super().__init__(config)
        # What to open in the browser once it answers.
        self.shown = shown

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.shown is not None:
            await asyncio.to_thread(webbrowser.open, self.shown)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, and at a second Ctrl-C without waiting for anybody."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def listen_at(host: str, port: int) -> socket.socket:
    """Return a socket at which people can knock."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        # Python adds to the system's own words, which are enough.
        known = error.errno is not None and error.errno in errno.errorcode
        why = os.strerror(error.errno or 0) if known else error.strerror
        raise KingsbridgeError(f"cannot listen at {host}, port {port}: {why}") from None


def serve(
    settings: Settings,
    host: str,
    port: int,
    as_json: bool,
    processes: int = 1,
    open_browser: bool = False,
) -> None:
    """Run a server until it is told to stop, in one process or in several."""
    server = Server(settings)
    if processes > 1 and not server.store.shared:
        raise BadOption("several processes need a database of PostgreSQL: --database postgresql://")
    with listen_at(host, port) as knocking:
        server.store.open()
        set_up_logs(as_json)
        near = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        address = f"http://{near}:{knocking.getsockname()[1]}"
        look_through_titles()
        warn_of_refused_titles()
        structlog.get_logger().info("serving", address=address)
        if processes == 1:
            run(server, knocking, address if open_browser else None)
            return
        server.store.close()
        Supervisor(processes, run_one, settings, knocking, as_json).run()


def run_one(settings: Settings, knocking: socket.socket, as_json: bool) -> None:
    """Be one of several processes."""
    set_up_logs(as_json)
    look_through_titles()
    run(Server(settings), knocking)


def run(server: Server, knocking: socket.socket, shown: str | None = None) -> None:
    """Answer whoever knocks; show the hall in the browser, if asked to."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*LITTER)
    config = uvicorn.Config(
        application(server),
        access_log=False,
        log_config=None,
        ws_max_size=BIGGEST_FRAME,
        # A lost client is noticed within a minute.
        ws_ping_interval=20,
        ws_ping_timeout=20,
        # All in all it ends within five seconds.
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    Web(config, shown).run([knocking])
