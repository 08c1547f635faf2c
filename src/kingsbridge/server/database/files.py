"""The file of a database of SQLite: nobody else may read it, and it must stay the one it was."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import structlog
from sqlalchemy import Engine, event

from kingsbridge.server.database.failures import FAILURES, Unavailable

log = structlog.get_logger()

PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700
# What SQLite and we lay beside it.
BESIDE = ("-wal", "-shm", ".lock")


def file_of(engine: Engine) -> Path | None:
    """Return the file of a database, if it is one."""
    file = engine.url.database
    if engine.dialect.name != "sqlite" or not file or file == ":memory:":
        return None
    return Path(file)


def make_private(engine: Engine) -> None:
    """Make the file of a database, if it is not there yet, so that nobody else can read it.

    What SQLite lays beside it later has the same rights.
    """
    file = file_of(engine)
    if file is not None:
        # If it cannot be made, SQLite will say why.
        with suppress(OSError):
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))


def keep_private(engine: Engine) -> None:
    """Let nobody else read a database from now on: all passwords and secrets are in it."""
    file = file_of(engine)
    if file is not None:
        for one in (file, *(Path(f"{file}{ending}") for ending in BESIDE)):
            with suppress(OSError):
                narrow(one, PRIVATE_FILE)


def private_folder(folder: Path) -> None:
    """Make a folder for nobody else, and those it lies in as they usually are."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)


def narrow(path: Path, mode: int) -> None:
    """Take from a file or folder of ours whatever others may do with it."""
    with suppress(FileNotFoundError):
        found = path.stat()
        if os.name == "posix" and found.st_uid == os.geteuid() and found.st_mode & 0o077:
            path.chmod(found.st_mode & mode)
            log.warning("made_private", path=str(path))


class SameFile:
    """Before every connection and transaction: is the file still the one that was opened?

    SQLite goes on with a file that was deleted or replaced, and whatever is stored in it then is
    lost with the process. A new connection would make a new file.
    """

    def __init__(self, engine: Engine, file: Path) -> None:
        self.file = file
        self.opened = self._found()
        event.listen(engine, "do_connect", self.check)
        event.listen(engine, "begin", self.check, insert=True)

    def _found(self) -> tuple[int, int] | None:
        try:
            found = self.file.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def check(self, *_whatever: object) -> None:
        """Raise if it is not."""
        found = self._found()
        if found == self.opened:
            return
        FAILURES.inc()
        if found is None:
            raise Unavailable("its file is gone")
        raise Unavailable("there is another file in its place: start the server anew")
