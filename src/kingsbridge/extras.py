"""What only some need is an extra: how to get it, said in one place for whoever misses it."""

from __future__ import annotations

import re
import shlex
import sys
from importlib.metadata import requires


def how_to_get(extra: str) -> str:
    """Return the command that installs what this extra asks for, beside this Kingsbridge.

    It names the libraries themselves, so it works however Kingsbridge was installed.
    """
    wanted = []
    for requirement in requires("kingsbridge") or []:
        library, _, condition = requirement.partition(";")
        if re.search(rf"""extra\s*==\s*["']{extra}["']""", condition):
            wanted.append(library.strip())
    return shlex.join([sys.executable, "-m", "pip", "install", *wanted])
