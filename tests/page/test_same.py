"""As WebAssembly, Kingsbridge plays the same games and its bots think the same, bit for bit."""

from __future__ import annotations

import json
import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

from tests.page.fingerprint import fingerprints

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.skipif(
    shutil.which("node") is None or not (WEB / "node_modules" / "pyodide").exists(),
    reason="there is no Python as WebAssembly here: see `make page`",
)
def test_a_browser_plays_the_same_games_and_thinks_the_same_thoughts() -> None:
    packages = sysconfig.get_path("purelib")
    command = ["node", "tools/python.mjs", packages, "tests.page.fingerprint"]
    running = subprocess.Popen(command, cwd=WEB, stdout=subprocess.PIPE, text=True)
    here = fingerprints()
    said, _ = running.communicate()
    assert running.returncode == 0
    assert json.loads(said) == here
