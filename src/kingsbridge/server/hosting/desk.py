"""The desk at which hosts do things: who sits there, when it is, and who must hear of it.

A deed is a function that takes a desk. It is done within one transaction, in the browser and by
command alike, and writes itself down in the audit log.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection

from kingsbridge.server.database.store import News
from kingsbridge.server.hosting.audit import note
from kingsbridge.server.people.person import Person


class Desk(NamedTuple):
    """Where a host sits; `by` is nobody if it is a command that does it."""

    connection: Connection
    by: Person | None
    now: int
    tell: Callable[[Connection, News], None]

    def note(self, what: str, **facts: object) -> None:
        """Write down what was done."""
        note(self.connection, self.by, what, self.now, **facts)

    def announce(self, **news: object) -> None:
        """Let everybody hear of it who has to, when the transaction is committed."""
        self.tell(self.connection, news)
