"""Studies that people keep: whoever has the code of one may look, and its owner writes."""

from __future__ import annotations

from typing import Any

from msgspec import json
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from kingsbridge.server.clock import Clock
from kingsbridge.server.codes import FOR_TABLES, new_code
from kingsbridge.server.database.log import json_text
from kingsbridge.server.database.schema import people, studies
from kingsbridge.server.database.store import Store
from kingsbridge.server.people.person import Person
from kingsbridge.study.document import Study
from kingsbridge.study.told import KeptStudy, ListedStudy
from kingsbridge.table.errors import NotKnown, NotNow, NotYours

MOST_STUDIES = 100


class Studies:
    """Everybody's studies."""

    def __init__(self, store: Store, now: Clock) -> None:
        self.store = store
        self.now = now

    async def mine(self, person: Person) -> list[ListedStudy]:
        """Return what somebody keeps, the newest first."""
        found = select(studies).where(studies.c.person == person.id)
        found = found.order_by(studies.c.changed.desc(), studies.c.id.desc())
        rows = await self.store.read(lambda c: c.execute(found).all())
        return [_listed(row) for row in rows]

    async def keep(self, person: Person, study: Study) -> KeptStudy:
        """Keep a new study; raise if somebody keeps as many as anybody may."""
        code, now = new_code(FOR_TABLES), self.now()
        row = {"code": code, "person": person.id, "created": now, "changed": now, **_row(study)}

        def write(connection: Connection) -> None:
            counted = select(func.count()).select_from(studies)
            kept = connection.execute(counted.where(studies.c.person == person.id)).scalar_one()
            if kept >= MOST_STUDIES:
                raise NotNow(
                    f"you keep {kept} studies, as many as one person may: delete one first",
                    "too_many_studies",
                )
            connection.execute(insert(studies).values(row))

        await self.store.write(write)
        return await self.of(code, person)

    async def of(self, code: str, person: Person | None) -> KeptStudy:
        """Return a study, as it is told to somebody who has its code."""
        found = (
            select(studies, people.c.code.label("owner"), people.c.name.label("owner_name"))
            .join(people, people.c.id == studies.c.person)
            .where(studies.c.code == code)
        )
        row = await self.store.read(lambda c: c.execute(found).first())
        if row is None:
            raise _unknown()
        return KeptStudy(
            code=row.code,
            owner=row.owner,
            owner_name=row.owner_name,
            mine=person is not None and person.id == row.person,
            study=json.decode(row.study),
            created=row.created,
            changed=row.changed,
        )

    async def rewrite(self, person: Person, code: str, study: Study) -> KeptStudy:
        """Keep a study as its owner has it now."""
        mine = studies.c.code == code, studies.c.person == person.id
        change = update(studies).where(*mine).values(changed=self.now(), **_row(study))
        await self._write(change, code)
        return await self.of(code, person)

    async def throw_away(self, person: Person, code: str) -> None:
        """Keep a study no longer."""
        mine = studies.c.code == code, studies.c.person == person.id
        await self._write(delete(studies).where(*mine), code)

    async def _write(self, statement: Any, code: str) -> None:
        def write(connection: Connection) -> None:
            if connection.execute(statement).rowcount:
                return
            there = select(studies.c.id).where(studies.c.code == code)
            if connection.execute(there).first() is None:
                raise _unknown()
            raise NotYours("this study is somebody else's: keep a copy of your own")

        await self.store.write(write)


def _row(study: Study) -> dict[str, object]:
    return {"name": study.name, "title": study.title, "study": json_text(study.to_json())}


def _listed(row: Row[Any]) -> ListedStudy:
    study = json.decode(row.study)
    return ListedStudy(
        code=row.code,
        name=row.name,
        title=row.title,
        players=study["players"],
        moves=len(study["tree"]),
        changed=row.changed,
    )


def _unknown() -> NotKnown:
    return NotKnown("there is no such study")
