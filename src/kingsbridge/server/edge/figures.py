"""The figures for Prometheus, at a port of their own that only this machine can reach."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import start_http_server

from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.server.edge.listening import why

NEAR = "127.0.0.1"


@contextmanager
def figures_at(port: int | None) -> Iterator[None]:
    """Tell the figures of this process at a port, for as long as this lasts."""
    if port is None:
        yield
        return
    try:
        web, thread = start_http_server(port, NEAR)
    except OSError as error:
        raise KingsbridgeError(f"cannot tell figures at port {port}: {why(error)}") from None
    try:
        yield
    finally:
        web.shutdown()
        web.server_close()
        thread.join()
