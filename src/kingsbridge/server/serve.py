"""`kingsbridge serve`: the server as a process, with its logs."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

import structlog
import uvicorn
from platformdirs import user_data_path

from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.server.app import application
from kingsbridge.server.server import Server, Settings

DATA_VARIABLE = "KINGSBRIDGE_DATA"
BIGGEST_FRAME = 1 << 16
# How soon a thread lets another go on. The one that writes to the database has to ask after every
# statement, and everybody whose move it stores waits meanwhile.
SWITCH_SECONDS = 0.0005


def default_database() -> str:
    """Return where a server keeps its games if nobody says otherwise: in the user's data folder."""
    chosen = os.environ.get(DATA_VARIABLE)
    folder = Path(chosen) if chosen else user_data_path("kingsbridge", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'kingsbridge.db'}"


def set_up_logs(as_json: bool) -> None:
    """Log structured lines to the error stream: as JSON for machines, or for people to read."""
    shown: structlog.types.Processor = (
        structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer()
    )
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


def serve(settings: Settings, host: str, port: int, as_json: bool) -> None:
    """Run a server until it is told to stop."""
    set_up_logs(as_json)
    sys.setswitchinterval(SWITCH_SECONDS)
    server = Server(settings)
    config = uvicorn.Config(
        application(server),
        host=host,
        port=port,
        access_log=False,
        log_config=None,
        ws_max_size=BIGGEST_FRAME,
        # A lost client is noticed within a minute.
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    running = uvicorn.Server(config)
    structlog.get_logger().info("serving", address=f"http://{host}:{port}")
    running.run()
    if not running.started:
        raise KingsbridgeError(f"the server could not start at {host}:{port}")
