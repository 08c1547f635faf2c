"""What can be wrong with a database, told plainly."""

from __future__ import annotations

import sqlite3

from prometheus_client import Counter
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from kingsbridge.engine.errors import KingsbridgeError

FAILURES = Counter("kingsbridge_store_failures_total", "Transactions that failed")

FULL = "the disk is full"
# What SQLite says by these numbers, and PostgreSQL by these letters.
SQLITE = {
    sqlite3.SQLITE_BUSY: "another program keeps it locked",
    sqlite3.SQLITE_LOCKED: "another program keeps it locked",
    sqlite3.SQLITE_READONLY: "it cannot be written to",
    sqlite3.SQLITE_IOERR: "the disk cannot be read or written",
    sqlite3.SQLITE_CORRUPT: "the file is damaged",
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened",
}
POSTGRESQL = {
    "53100": FULL,
    "25006": "it cannot be written to",
    "55P03": "another program keeps it locked",
}


class Unavailable(KingsbridgeError):
    """The database cannot be reached or written to now."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"the database cannot be used now ({reason})")
        self.reason = reason


class BadDatabase(KingsbridgeError):
    """A database that cannot be used at all."""


class CannotBeStored(KingsbridgeError):
    """A value that no database takes."""


def plain(error: Exception) -> Exception:
    """Return what is to be told of an error: that somebody was faster, or what the database is."""
    if not isinstance(error, DBAPIError) or isinstance(error, IntegrityError):
        return error
    if isinstance(error, DataError):
        return CannotBeStored("there is something in this that cannot be stored")
    FAILURES.inc()
    return Unavailable(reason_of(error))


def reason_of(error: DBAPIError) -> str:
    """Return what the matter is, without a word of what was to be stored."""
    number = getattr(error.orig, "sqlite_errorcode", None)
    # The low byte says what it is; what stands above it, of which kind.
    known = SQLITE.get(number & 0xFF) if number is not None else None
    letters = getattr(error.orig, "sqlstate", None)
    return known or POSTGRESQL.get(letters or "") or type(error.orig).__name__
