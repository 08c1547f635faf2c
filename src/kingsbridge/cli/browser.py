"""`kingsbridge` alone: the hall opens in the browser."""

from __future__ import annotations

import socket
import webbrowser
from urllib.request import urlopen

from kingsbridge.cli.serve import PORT, serve


def play_in_browser() -> None:
    """Open the hall in the browser: of the server that runs already, or of a new one."""
    if answers(PORT):
        webbrowser.open(f"http://127.0.0.1:{PORT}")
        return
    serve(port=PORT if is_free(PORT) else 0, open_browser=True)


def answers(port: int) -> bool:
    """Return whether a server of ours answers at a port of this machine."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/api/about", timeout=2) as reply:
            return b'"titles"' in reply.read()
    except (OSError, ValueError):
        return False


def is_free(port: int) -> bool:
    """Return whether nobody listens at a port of this machine."""
    try:
        with socket.create_server(("127.0.0.1", port)):
            return True
    except OSError:
        return False
