"""The third title, installed once for all tests of this process."""

from __future__ import annotations

import pytest

from tests.examples.installing import Beside, install


@pytest.fixture(scope="session")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Beside:
    """Kingsbridge with The Fleece Fair beside it."""
    folder = tmp_path_factory.mktemp("fleece_fair")
    install(folder)
    return Beside(folder, tmp_path_factory.mktemp("games"))
