"""`kingsbridge serve`: the server as a process, with its logs."""

from __future__ import annotations

import asyncio
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
from msgspec import Struct
from platformdirs import user_data_path

from kingsbridge.engine.errors import BadOption
from kingsbridge.server.database.failures import BadDatabase
from kingsbridge.server.database.files import PRIVATE_FOLDER, narrow, private_folder
from kingsbridge.server.edge.door import Doorway
from kingsbridge.server.edge.figures import figures_at
from kingsbridge.server.edge.listening import handed_over, listen_at, listen_at_file, shown
from kingsbridge.server.edge.proxies import Proxies
from kingsbridge.server.hosting.noted import remember
from kingsbridge.server.processes.supervisor import Supervisor
from kingsbridge.server.server import Server, Settings
from kingsbridge.server.titles import look_through_titles, warn_of_refused_titles

DATA_VARIABLE = "KINGSBRIDGE_DATA"
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
        private_folder(folder)
        # A folder that somebody chose may have been made for others, too.
        if not chosen:
            narrow(folder, PRIVATE_FOLDER)
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
            remember,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    # What the web server itself has to say is worth hearing only when something is wrong.
    logging.basicConfig(level=logging.WARNING)
    # That strangers send what is no request is not wrong with us, and they could fill a disk so.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


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


class Listening(Struct, frozen=True):
    """Where people can knock; where systemd listens for the server, that is where."""

    host: str
    port: int
    file: Path | None = None

    def begin(self) -> socket.socket:
        """Return the socket."""
        found = handed_over()
        if found is not None:
            return found
        return listen_at(self.host, self.port) if self.file is None else listen_at_file(self.file)


def serve(
    settings: Settings,
    listening: Listening,
    as_json: bool,
    processes: int = 1,
    open_browser: bool = False,
    metrics_port: int | None = None,
) -> None:
    """Run a server until it is told to stop, in one process or in several."""
    # What cannot be believed is refused before anything begins.
    Proxies(settings.trusted_proxies)
    server = Server(settings)
    if processes > 1 and not server.store.shared:
        raise BadOption("several processes need a database of PostgreSQL: --database postgresql://")
    figures = figures_at(metrics_port if processes == 1 else None)
    with listening.begin() as knocking, figures:
        server.store.open()
        set_up_logs(as_json)
        address = shown(knocking)
        look_through_titles()
        warn_of_refused_titles()
        structlog.get_logger().info("serving", address=address)
        if processes == 1:
            run(server, knocking, address if open_browser else None)
            return
        server.store.close()
        Supervisor(processes, run_one, settings, knocking, as_json, metrics_port).run()


def run_one(
    place: int,
    settings: Settings,
    knocking: socket.socket,
    as_json: bool,
    metrics_port: int | None,
) -> None:
    """Be one of several processes; each tells its figures at a port of its own."""
    set_up_logs(as_json)
    look_through_titles()
    with figures_at(metrics_port + place if metrics_port else None):
        run(Server(settings), knocking)


def run(server: Server, knocking: socket.socket, shown: str | None = None) -> None:
    """Answer whoever knocks; show the hall in the browser, if asked to."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*LITTER)
    Web(Doorway(server), shown).run([knocking])
