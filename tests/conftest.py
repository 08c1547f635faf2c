"""Tests run twice, on the sources and on the compiled installation, and check which it is."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

import kingsbridge

# No deadline: a slow machine is not a broken rule. Derandomised: the same examples each time, so
# that a failure is a failure; `make soak` is what looks further.
settings.register_profile(
    "kingsbridge",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("kingsbridge")


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("KINGSBRIDGE_EXPECT")
    found = "compiled" if kingsbridge.COMPILED else "pure"
    if expected not in (None, found):
        raise pytest.UsageError(f"expected the {expected} engine, found the {found} one")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", help="run only the tests that show this clause of the rules")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    clause = config.getoption("--clause")
    if clause:
        items[:] = [item for item in items if clause in clauses_of(item)]


def clauses_of(item: pytest.Item) -> list[str]:
    """Return the clauses a test shows."""
    return [str(clause) for mark in item.iter_markers("clause") for clause in mark.args]
