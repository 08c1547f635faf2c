"""Habits: what people did in the games they finished, counted when a game ends, and kept.

Those of older games are counted when somebody asks for their history: some at a time.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Update, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from kingsbridge.analysis.jobs import Findings
from kingsbridge.server.database.schema import analyses, habits, people, seats, tables
from kingsbridge.server.database.store import Store
from kingsbridge.server.people.person import Person
from kingsbridge.server.tables.aside import Aside
from kingsbridge.server.tables.at_hand import Tables
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.study.habits import COUNTED_AS, Habits
from kingsbridge.study.history import MOST_GAMES, Opponents, Played
from kingsbridge.study.mistakes import Mistakes, mistakes_of
from kingsbridge.study.own_games import opponents_of, own_habits
from kingsbridge.table.told import Status

# So many older games are counted, and so many analyses looked at, for one request.
MOST_AT_ONCE: Final = 10


class Counted(msgspec.Struct):
    """What is kept of a game for somebody."""

    opponents: Opponents
    habits: Habits


class OwnGames:
    """The games that people played themselves, with what they did there."""

    def __init__(self, store: Store, tables: Tables, aside: Aside) -> None:
        self.store = store
        self.tables = tables
        self.aside = aside

    async def note(self, table: StoredTable) -> None:
        """Count a game that is over, for everybody who played it."""
        for person in {chair.person for chair in table.chairs if chair.person is not None}:
            await self._count(table, person)

    async def of(self, person: Person, key: str) -> tuple[list[Played], int]:
        """Return somebody's games of a title, the newest, and how many were not counted yet."""
        codes, lacking = await self.store.read(lambda c: _lacking(c, person.id, key))
        for code in codes:
            await self._count(await self.tables.table(code), person.id)
        rows = await self.store.read(lambda c: _rows(c, person.id, key))
        found = await self.aside.do(lambda: [played for row in rows if (played := _played(row))])
        await self._look_at_analyses(person.id, found)
        return found, lacking - len(codes)

    async def one(self, person: Person, table: StoredTable) -> Played | None:
        """Return a game of somebody's, unless there is nothing to tell of it."""
        games, _ = await self.of(person, table.terms.title)
        mine = [game for game in games if game.table == table.terms.code]
        if not mine and await self._count(table, person.id):
            games, _ = await self.of(person, table.terms.title)
            mine = [game for game in games if game.table == table.terms.code]
        return mine[0] if mine else None

    async def _count(self, table: StoredTable, person: int) -> bool:
        """Count a game for somebody and keep it; return whether there is anything to tell."""
        counted = await self.aside.do(lambda: own_habits(table, person))
        text = None
        if counted is not None:
            kept = Counted(opponents_of(table, person), counted)
            text = msgspec.json.encode(kept).decode()
        # Another process may do the same at the same time.
        with suppress(IntegrityError):
            await self.store.write(lambda c: _keep(c, table.number, person, text))
        return counted is not None

    async def _look_at_analyses(self, person: int, found: list[Played]) -> None:
        """Note the mistakes of games that were analysed since anybody looked."""
        without = {game.table: at for at, game in enumerate(found) if game.mistakes is None}
        wanted = (
            select(tables.c.code, tables.c.id, analyses.c.findings)
            .join(analyses, analyses.c.table == tables.c.id)
            .join(habits, (habits.c.table == tables.c.id) & (habits.c.person == person))
            .where(habits.c.mistakes.is_(None), habits.c.habits.is_not(None))
            .where(tables.c.code.in_(without))
            .order_by(tables.c.id.desc())
            .limit(MOST_AT_ONCE)
        )
        rows = await self.store.read(lambda c: c.execute(wanted).all())
        for code, number, text in rows:
            at = without[code]
            mistakes = await self.aside.do(partial(_sort_out, text, found[at].habits))
            found[at] = replace(found[at], mistakes=mistakes)
            kept = msgspec.json.encode(mistakes).decode()
            mine = (habits.c.table == number, habits.c.person == person)
            change = update(habits).where(*mine).values(mistakes=kept)
            await self.store.write(partial(_change, change=change))


def _sort_out(text: str, counted: Habits) -> Mistakes:
    return mistakes_of(msgspec.json.decode(text, type=Findings).weighed, counted)


def _change(connection: Connection, change: Update) -> None:
    connection.execute(change)


def _lacking(connection: Connection, person: int, key: str) -> tuple[list[str], int]:
    """Find somebody's games that were not counted yet: some of them, and how many there are."""
    known = exists().where(
        habits.c.table == tables.c.id,
        habits.c.person == person,
        habits.c.counted == COUNTED_AS,
    )
    found = (
        select(tables.c.code)
        .join(seats, seats.c.table == tables.c.id)
        .where(
            seats.c.person == person,
            tables.c.title == key,
            tables.c.status == Status.FINISHED,
            ~known,
        )
        .group_by(tables.c.id, tables.c.code)
        .order_by(tables.c.id.desc())
    )
    some = list(connection.execute(found.limit(MOST_AT_ONCE)).scalars())
    many = connection.execute(select(func.count()).select_from(found.subquery())).scalar() or 0
    return some, many


def _rows(connection: Connection, person: int, key: str) -> Sequence[Any]:
    found = (
        select(tables.c.code, tables.c.changed, habits.c.habits, habits.c.mistakes)
        .join(tables, tables.c.id == habits.c.table)
        .where(
            habits.c.person == person,
            tables.c.title == key,
            habits.c.habits.is_not(None),
            habits.c.counted == COUNTED_AS,
        )
        .order_by(tables.c.id.desc())
        .limit(MOST_GAMES)
    )
    return connection.execute(found).all()


def _played(row: Any) -> Played | None:
    mistakes = None
    if row.mistakes is not None:
        mistakes = msgspec.json.decode(row.mistakes, type=Mistakes)
    kept = msgspec.json.decode(row.habits, type=Counted)
    return Played(row.code, row.changed, kept.opponents, kept.habits, mistakes)


def _keep(connection: Connection, table: int, person: int, text: str | None) -> None:
    """Keep what was counted, unless somebody left for good meanwhile."""
    still = select(people.c.id).where(people.c.id == person, people.c.deleted.is_(None))
    if connection.execute(still.with_for_update(read=True, key_share=True)).scalar() is None:
        return
    connection.execute(delete(habits).where(habits.c.table == table, habits.c.person == person))
    values = {"table": table, "person": person, "counted": COUNTED_AS, "habits": text}
    connection.execute(insert(habits).values(**values))
