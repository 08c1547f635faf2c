"""A PostgreSQL of the tests' own: a cluster in a temporary folder, at a port of its own.

It is made by the programs that are on this machine, and ends with the process that started it,
however that ends. Nothing reaches the disk for sure (fsync is off): what the tests kill are
processes, never the machine, and what a process has written the kernel keeps.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from contextlib import suppress
from itertools import count
from pathlib import Path

import psycopg

PATIENCE = 120.0
USER = "kingsbridge"
SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "log_min_messages": "fatal",
    "autovacuum": "off",
}

# It refuses to be root, so it becomes somebody else first. Linux ends it with its parent.
START = """
import ctypes, os, signal, sys
if sys.argv[1]:
    os.setgroups([])
    os.setgid(int(sys.argv[2]))
    os.setuid(int(sys.argv[1]))
if sys.platform == "linux":
    ctypes.CDLL(None).prctl(1, signal.SIGQUIT)
    if os.getppid() != int(sys.argv[3]):
        sys.exit(1)
os.execv(sys.argv[4], sys.argv[4:])
"""


def program(name: str) -> str:
    """Return where a program of PostgreSQL is."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    with suppress(OSError, subprocess.CalledProcessError):
        said = subprocess.run(["pg_config", "--bindir"], capture_output=True, check=True, text=True)
        folders.append(Path(said.stdout.strip()))
    found = shutil.which(name) or next(
        (str(folder / name) for folder in folders if (folder / name).exists()), None
    )
    if found is None:
        raise AssertionError(
            f"there is no {name!r} on this machine: install PostgreSQL (make test does it on "
            "Debian and Ubuntu), or put its programs on the PATH"
        )
    return found


class Cluster:
    """A PostgreSQL with any number of databases."""

    def __init__(self) -> None:
        self._postgres = program("postgres")
        self._numbers = count(1)
        self._running: subprocess.Popen[bytes] | None = None
        self.folder = Path(tempfile.mkdtemp(prefix="kingsbridge-postgresql-"))
        self._somebody = ("", "")
        if os.geteuid() == 0:
            entry = _unprivileged()
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
            self._somebody = (str(entry.pw_uid), str(entry.pw_gid))
        self.data = self.folder / "data"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        making = [program("initdb"), "-D", str(self.data), "-U", USER, "--auth=trust"]
        making += ["--no-sync", "--encoding=UTF8", "--locale=C"]
        made = self._started(making).wait(PATIENCE)
        assert made == 0, self._log()

    def _started(self, command: list[str]) -> subprocess.Popen[bytes]:
        starting = [sys.executable, "-c", START, *self._somebody, str(os.getpid()), *command]
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                starting, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.folder
            )

    def _log(self) -> str:
        return (self.folder / "log").read_text(errors="replace")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = [f"--{name}={value}" for name, value in SETTINGS.items()]
        self._running = self._started(
            [self._postgres, "-D", str(self.data), f"--port={self.port}", *settings]
        )
        pause = threading.Event()
        for _ in range(int(PATIENCE * 20)):
            assert self._running.poll() is None, self._log()
            with suppress(psycopg.OperationalError):
                self.run("SELECT 1")
                return
            pause.wait(0.05)
        raise AssertionError(f"PostgreSQL does not answer: {self._log()}")

    def stop(self) -> None:
        """Stop it at once, as if it had crashed: it recovers when it is started again."""
        if self._running is not None:
            self._running.send_signal(signal.SIGQUIT)
            self._running.wait(PATIENCE)
            self._running = None

    def remove(self) -> None:
        """Leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        """Return where a database is."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """Make an empty database and return where it is."""
        name = f"test{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    def run(self, sql: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Do something beside all servers; return what it gives."""
        url = self.url(database) if "/" not in database else database
        with psycopg.connect(url, autocommit=True, connect_timeout=10) as connection:
            done = connection.execute(sql)
            return done.fetchall() if done.description else []


def _unprivileged() -> pwd.struct_passwd:
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name)
    raise AssertionError("there is neither a user 'postgres' nor 'nobody' on this machine")
