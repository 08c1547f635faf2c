"""Servers and databases for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.postgres import Cluster
from tests.server.serving import Here, serving

STORES = ["sqlite", "postgresql"]
# A new, empty database of a kind; returns its URL.
NewDatabase = Callable[[str], str]


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of this process, started when the first of them needs it."""
    cluster = Cluster()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


@pytest.fixture(scope="session")
def new_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> NewDatabase:
    """Make databases."""

    def new(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('server') / 'kingsbridge.db'}"
        cluster: Cluster = request.getfixturevalue("postgresql")
        return cluster.new_database()

    return new


@pytest.fixture(params=STORES)
def database(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    """A new database of each kind."""
    return new_database(request.param)


@pytest.fixture(scope="module")
def here(new_database: NewDatabase) -> Iterator[Here]:
    """A server of this test file's own, on SQLite; each test opens tables of its own."""
    with serving(new_database("sqlite")) as running:
        yield running
