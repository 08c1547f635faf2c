"""A word from the hosts that waits for somebody until they come back."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert

from kingsbridge.server.database.schema import notices


def notify(connection: Connection, person: int, key: str, now: int, **facts: object) -> None:
    """Leave a notice for somebody: a key of the words, and what fills it."""
    said = msgspec.json.encode(facts).decode()
    connection.execute(insert(notices).values(person=person, key=key, facts=said, at=now))
