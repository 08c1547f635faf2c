from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the games of a test where only that test finds them."""
    folder = tmp_path / "data"
    monkeypatch.setenv("KINGSBRIDGE_DATA", str(folder))
    return folder
