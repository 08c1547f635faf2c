"""Where people can knock: at a port, at a file, or where the machine listens for the server."""

from __future__ import annotations

import errno
import os
import socket
import stat
from pathlib import Path

from kingsbridge.engine.errors import KingsbridgeError

BACKLOG = 2048
# The first socket that systemd hands over; how many there are, and for whom, it says in these.
FIRST_HANDED_OVER = 3
HOW_MANY, FOR_WHOM = "LISTEN_FDS", "LISTEN_PID"


def handed_over() -> socket.socket | None:
    """Return the socket that systemd listens at for this server, if it does.

    It stays open when the server stops: whoever knocks meanwhile waits for the next one.
    """
    if os.environ.get(FOR_WHOM) != str(os.getpid()):
        return None
    number = os.environ.get(HOW_MANY, "")
    for name in (HOW_MANY, FOR_WHOM, "LISTEN_FDNAMES"):
        os.environ.pop(name, None)
    if number != "1":
        raise KingsbridgeError(f"expected one socket from systemd, not {number or 'none'}")
    os.set_inheritable(FIRST_HANDED_OVER, False)
    return socket.socket(fileno=FIRST_HANDED_OVER)


def listen_at(host: str, port: int) -> socket.socket:
    """Return a socket at which people can knock."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise KingsbridgeError(f"cannot listen at {host}, port {port}: {why(error)}") from None


def listen_at_file(path: Path) -> socket.socket:
    """Return a socket of the file system, for a proxy on the same machine.

    Whoever may write the file may knock, and is believed in whom they bring.
    """
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        _clear(path)
        listening.bind(str(path))
        path.chmod(0o660)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise KingsbridgeError(f"cannot listen at {path}: {why(error)}") from None
    return listening


def _clear(path: Path) -> None:
    """Remove the socket of a server that is no more."""
    if not path.exists() or not stat.S_ISSOCK(path.stat().st_mode):
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as knocking:
        try:
            knocking.connect(str(path))
        except ConnectionRefusedError:
            path.unlink()


def shown(listening: socket.socket) -> str:
    """Return how a socket is reached from the same machine."""
    name = listening.getsockname()
    if isinstance(name, str):
        return f"unix:{name}"
    host, port = name[:2]
    near = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://[{near}]:{port}" if ":" in near else f"http://{near}:{port}"


def why(error: OSError) -> str | None:
    """Return what the system says of an error."""
    # Python adds to the system's own words, which are enough.
    known = error.errno is not None and error.errno in errno.errorcode
    return os.strerror(error.errno or 0) if known else error.strerror
