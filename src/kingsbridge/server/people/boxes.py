"""What the cards say in the boxes that people own: one box for each title, kept with the person."""

from __future__ import annotations

from msgspec import json
from sqlalchemy import Connection, delete, insert, select, update

from kingsbridge.server.clock import Clock
from kingsbridge.server.database.log import json_text
from kingsbridge.server.database.schema import boxes
from kingsbridge.server.database.store import Store
from kingsbridge.server.people.person import Person
from kingsbridge.table.errors import Refused
from kingsbridge.words.own_boxes import LONGEST_BOX, Corrections, OwnBox


class Boxes:
    """Everybody's boxes. Whether one can be played with is for its title to say."""

    def __init__(self, store: Store, now: Clock) -> None:
        self.store = store
        self.now = now

    async def of(self, person: Person, title: str) -> OwnBox:
        """Return somebody's box of a title."""
        return await self.store.read(lambda c: _found(c, person.id, title))

    async def replace(self, person: Person, title: str, corrections: Corrections) -> OwnBox:
        """Keep a box in place of the one that was there."""
        written = json_text(corrections)
        if len(written) > LONGEST_BOX:
            raise Refused(f"a box has at most {LONGEST_BOX} letters", "too_big")
        kept = OwnBox(corrections, self.now())

        def write(connection: Connection) -> OwnBox:
            _keep(connection, person.id, title, written, kept.changed)
            return kept

        return await self.store.write(write)

    async def start_over(self, person: Person, title: str) -> None:
        """Forget a box."""
        mine = delete(boxes).where(boxes.c.person == person.id, boxes.c.title == title)
        await self.store.write(lambda c: c.execute(mine))


def _found(connection: Connection, person: int, title: str) -> OwnBox:
    mine = select(boxes).where(boxes.c.person == person, boxes.c.title == title)
    row = connection.execute(mine).first()
    return OwnBox({}) if row is None else OwnBox(json.decode(row.corrections), row.changed)


def _keep(
    connection: Connection, person: int, title: str, written: str, changed: int | None
) -> None:
    mine = update(boxes).where(boxes.c.person == person, boxes.c.title == title)
    if not connection.execute(mine.values(corrections=written, changed=changed)).rowcount:
        row = {"person": person, "title": title, "corrections": written, "changed": changed}
        connection.execute(insert(boxes).values(row))


def merge_boxes(connection: Connection, guest: int, account: int) -> None:
    """Let a guest's boxes be the account's; of two of the same title the newer one stays."""
    for row in connection.execute(select(boxes).where(boxes.c.person == guest)).all():
        old = _found(connection, account, row.title)
        if old.changed is None or old.changed < row.changed:
            _keep(connection, account, row.title, row.corrections, row.changed)
    connection.execute(delete(boxes).where(boxes.c.person == guest))
