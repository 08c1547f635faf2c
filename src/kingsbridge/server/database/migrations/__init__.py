"""The schema as it grew, brought up to date at every start."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

# Any number will do, as long as nobody else locks by it.
LOCK = 0x6B62


def configuration(connection: Connection) -> Config:
    """Return how Alembic finds the migrations and this database."""
    config = Config()
    config.set_main_option("script_location", "kingsbridge:server/database/migrations")
    config.attributes["connection"] = connection
    return config


def migrate(engine: Engine) -> None:
    """Bring the schema up to date; of several processes starting at once, one does it."""
    with engine.execution_options(begin="BEGIN IMMEDIATE").begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        command.upgrade(configuration(connection), "head")
