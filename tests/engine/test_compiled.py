"""The compiled engine plays the same games as its sources, move for move."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import kingsbridge
from tests.engine.fingerprint import fingerprints

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not kingsbridge.COMPILED, reason="nothing is compiled here to compare with")
def test_compiled_and_uncompiled_play_the_same_games() -> None:
    command = [sys.executable, "-m", "tests.engine.fingerprint"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    run = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    uncompiled = json.loads(run.stdout)
    assert uncompiled["compiled"] is False
    assert uncompiled["games"] == fingerprints()
