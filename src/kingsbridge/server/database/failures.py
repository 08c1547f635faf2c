"""What can be wrong with a database, told plainly."""

from __future__ import annotations

from prometheus_client import Counter
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from kingsbridge.engine.errors import KingsbridgeError

FAILURES = Counter("kingsbridge_store_failures_total", "Transactions that failed")


class Unavailable(KingsbridgeError):
    """The database cannot be reached or written to now."""


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
    return Unavailable(f"the database cannot be used now ({type(error.orig).__name__})")
