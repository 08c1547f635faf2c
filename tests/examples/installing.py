"""The Fleece Fair installed beside Kingsbridge, and programs run where it is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples" / "fleece_fair"
PATIENCE = 120.0


class Ran:
    """What a program did."""

    def __init__(self, done: subprocess.CompletedProcess[str]) -> None:
        self.code = done.returncode
        self.out = done.stdout
        self.err = done.stderr

    def json(self) -> Any:
        return json.loads(self.out)


class Beside:
    """A folder with the title in it, as pip leaves it, and a folder for games."""

    def __init__(self, folder: Path, games: Path) -> None:
        self.folder = folder
        self.games = games

    @property
    def surroundings(self) -> dict[str, str]:
        """What a program needs to find the title: nothing of Kingsbridge is changed."""
        paths = [*os.environ.get("PYTHONPATH", "").split(os.pathsep), str(self.folder)]
        return {
            "PYTHONPATH": os.pathsep.join(str(Path(path).absolute()) for path in paths if path),
            "KINGSBRIDGE_DATA": str(self.games),
            "COLUMNS": "100",
            "LANG": "C.UTF-8",
            "LC_ALL": "",
        }

    def python(self, *words: str, typed: str = "") -> Ran:
        """Run Python where the title is installed."""
        done = subprocess.run(
            [sys.executable, *words],
            input=typed,
            env={**os.environ, **self.surroundings},
            cwd=self.games,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        return Ran(done)

    def kingsbridge(self, *words: str, typed: str = "") -> Ran:
        """Run Kingsbridge where the title is installed; it must succeed."""
        ran = self.python("-m", "kingsbridge", *words, typed=typed)
        assert ran.code == 0, ran.out + ran.err
        return ran


def install(folder: Path) -> None:
    """Install the package as anybody would, but from here, and into a folder of its own."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, *offline, "--target", str(folder), str(PACKAGE)], check=True)
