"""Print what `pyproject.toml` asks for, as arguments for pip.

    python tools/requirements.py run      to run Kingsbridge
    python tools/requirements.py build    to build its wheel

pip would install both by itself, but one after the other, and only once the client is there.
"""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parent.parent / "pyproject.toml"


def requirements(purpose: str) -> list[str]:
    """What is needed for this purpose."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    if purpose == "run":
        return list(project["project"]["dependencies"])
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    pure = os.environ.get("KINGSBRIDGE_PURE") == "1"
    return [*project["build-system"]["requires"], *([] if pure else hook["compile-with"])]


if __name__ == "__main__":
    if sys.argv[1:] not in (["run"], ["build"]):
        sys.exit("say what for: run or build")
    print("\n".join(requirements(sys.argv[1])))
