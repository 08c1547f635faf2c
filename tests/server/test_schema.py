"""The schema that the migrations make, on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, select, text

from kingsbridge.server.database.engines import open_engine
from kingsbridge.server.database.migrations import configuration, migrate
from kingsbridge.server.database.schema import metadata, people
from kingsbridge.server.errors import FOR_GOOD
from tests.server.conftest import NewDatabase
from tests.server.serving import processes


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    opened = open_engine(database)
    yield opened
    opened.dispose()


def shape(engine: Engine) -> dict[str, Any]:
    """Return everything that a database knows of its tables."""
    seen = inspect(engine)
    return {
        name: (
            [str({**column, "type": str(column["type"])}) for column in seen.get_columns(name)],
            seen.get_pk_constraint(name),
            sorted(map(str, seen.get_foreign_keys(name))),
            sorted(map(str, seen.get_unique_constraints(name))),
            sorted(map(str, seen.get_indexes(name))),
        )
        for name in sorted(seen.get_table_names())
    }


def test_the_migrations_make_exactly_the_schema(engine: Engine) -> None:
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, metadata) == []


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_migrations_make_what_the_schema_itself_would_make(
    kind: str, new_database: NewDatabase
) -> None:
    migrated, made = open_engine(new_database(kind)), open_engine(new_database(kind))
    migrate(migrated)
    metadata.create_all(made)
    expected = shape(made)
    found = shape(migrated)
    del found["alembic_version"]
    assert found == expected
    migrated.dispose()
    made.dispose()


def test_migrating_again_does_nothing(engine: Engine) -> None:
    migrate(engine)
    before = shape(engine)
    migrate(engine)
    assert shape(engine) == before


def test_a_migration_that_breaks_leaves_nothing_half_done(engine: Engine) -> None:
    with engine.begin() as connection:
        # In the way of the last table but one that is made.
        connection.execute(text("CREATE TABLE log (in_the_way INTEGER)"))
    with pytest.raises(Exception, match="log"):
        migrate(engine)
    assert inspect(engine).get_table_names() == ["log"]
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE log"))
    migrate(engine)
    assert {"log", "seats", "people"} <= set(inspect(engine).get_table_names())


def test_who_was_banned_stays_banned(engine: Engine) -> None:
    with engine.begin() as connection:
        command.upgrade(configuration(connection), "0003")
        for number, banned in enumerate(["true", "false"]):
            connection.execute(
                text(
                    "INSERT INTO people (code, name, role, language, banned, epoch, reminders, "
                    f"created, seen) VALUES ('{number}', 'Ann', 'player', 'en', {banned}, 0, "
                    "'{}', 0, 0)"
                )
            )
    migrate(engine)
    with engine.begin() as connection:
        until = connection.execute(select(people.c.banned_until).order_by(people.c.id)).scalars()
        assert list(until) == [FOR_GOOD, None]


def test_two_servers_starting_at_once_on_an_empty_database_both_come_up(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    database = new_database("postgresql")
    with processes(database, tmp_path / "a.log", tmp_path / "b.log") as (one, other):
        # The cookie that one of them signed is good at the other.
        ann = one.visitor("Ann")
        assert other.again(ann).get("/api/me")["me"]["name"] == "Ann"
