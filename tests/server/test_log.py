"""Rows for the logs of many tables, stored by one statement, on both databases."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import Connection, Engine, insert, select
from sqlalchemy.exc import IntegrityError

from kingsbridge.engine.record import Deal
from kingsbridge.server.database.engines import at_once, open_engine
from kingsbridge.server.database.log import NewRow, append_rows
from kingsbridge.server.database.migrations import migrate
from kingsbridge.server.database.schema import log, people, tables
from kingsbridge.server.database.store import Store
from kingsbridge.server.database.tables import insert_table
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.table.chairs import Chair
from kingsbridge.table.log import Kind, Row
from kingsbridge.table.terms import Terms
from kingsbridge.table.told import Pace, SeatKind, Status
from tests.server.serving import PATIENCE

SOMEBODY = {
    "code": "annannannann",
    "name": "Ann",
    "role": "player",
    "language": "en",
    "reminders": "{}",
    "created": 0,
    "seen": 0,
}


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    """A database with two tables being played, 1 and 2, and one that was closed, 3."""
    opened = open_engine(database)
    migrate(opened)
    with opened.begin() as connection:
        connection.execute(insert(people).values(SOMEBODY))
        for code in ("first", "second"):
            new_table(connection, code, Status.PLAYING)
        new_table(connection, "third", Status.CLOSED)
    yield opened
    opened.dispose()


def new_table(connection: Connection, code: str, status: Status) -> None:
    terms = Terms(
        code=code,
        title="pillars",
        options={},
        pace=Pace(),
        deal=Deal(None, None, None),
        owner=1,
        owner_code=str(SOMEBODY["code"]),
        created=0,
        hints=False,
    )
    chairs = [Chair(SeatKind.PERSON, 1, None, None, "Ann")] * 2
    insert_table(connection, StoredTable(0, terms, chairs, None, status))


def step(table: int, n: int, key: str | None = None) -> NewRow:
    return NewRow(table, Row(n, Kind.MOVE, 0, 7, key, 1000 + n), deciding=1, due=5000)


def stored(engine: Engine) -> list[tuple[int, int]]:
    with engine.connect() as connection:
        found = select(log.c.table, log.c.n).order_by(log.c.table, log.c.n)
        return [(table, n) for table, n in connection.execute(found)]


def take(engine: Engine, *steps: NewRow) -> bool:
    with at_once(engine).begin() as connection:
        return append_rows(connection, steps)


def test_steps_of_many_tables_are_stored_and_their_tables_know(engine: Engine) -> None:
    assert take(engine, step(2, 1, 'a "key"'), step(1, 1))
    assert stored(engine) == [(1, 1), (2, 1)]
    with engine.connect() as connection:
        row = connection.execute(select(log).where(log.c.table == 2)).one()
        assert tuple(row) == (2, 1, Kind.MOVE, 0, 7, 'a "key"', 1001)
        noted = select(tables.c.version, tables.c.deciding, tables.c.due, tables.c.changed)
        found = connection.execute(noted.order_by(tables.c.id)).all()
        assert [tuple(one) for one in found] == [(1, 1, 5000, 1001)] * 2 + [(0, -1, None, 0)]


def test_a_step_with_a_result_ends_the_game(engine: Engine) -> None:
    assert take(engine, step(1, 1)._replace(result='{"text":"Ann wins."}'))
    with engine.connect() as connection:
        found = select(tables.c.status, tables.c.result).where(tables.c.id == 1)
        assert tuple(connection.execute(found).one()) == ("finished", '{"text":"Ann wins."}')
    assert not take(engine, step(1, 2))


def test_if_one_place_is_taken_nothing_is_stored(engine: Engine) -> None:
    assert take(engine, step(1, 1))
    with pytest.raises(IntegrityError):
        take(engine, step(2, 1), step(1, 1))
    assert stored(engine) == [(1, 1)]


def test_at_a_table_that_was_closed_nothing_is_stored_nor_with_it(engine: Engine) -> None:
    assert not take(engine, step(1, 1), step(3, 1))
    assert stored(engine) == []


@asynccontextmanager
async def store_of(engine: Engine) -> AsyncIterator[Store]:
    store = Store(engine.url.render_as_string(hide_password=False))
    await store.start()
    yield store
    await store.stop()


def test_a_step_that_comes_too_late_does_not_spoil_those_stored_with_it(engine: Engine) -> None:
    async def three_at_once() -> list[BaseException | None]:
        async with store_of(engine) as store:
            steps = [step(1, 1), step(1, 1), step(2, 1)]
            writes = [store.log.append(one) for one in steps]
            return await asyncio.gather(*writes, return_exceptions=True)

    first, second, third = asyncio.run(three_at_once())
    assert (first, third) == (None, None)
    assert isinstance(second, IntegrityError)
    assert stored(engine) == [(1, 1), (2, 1)]


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_steps_do_not_wait_for_what_takes_longer(engine: Engine) -> None:
    """SQLite has one writer at a time: there they do."""
    stored_meanwhile = threading.Event()

    async def a_step_beside_a_long_work() -> bool:
        async with store_of(engine) as store:
            work = asyncio.create_task(store.write(lambda _: stored_meanwhile.wait(PATIENCE)))
            await store.log.append(step(1, 1))
            stored_meanwhile.set()
            return await work

    assert asyncio.run(a_step_beside_a_long_work())
