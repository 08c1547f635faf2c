"""These tests need large libraries: `make test-research` installs them and runs what is here."""

from __future__ import annotations

from importlib.util import find_spec

MISSING = [
    name
    for name in ("sb3_contrib", "tianshou", "torch", "torchrl", "tree")
    if find_spec(name) is None
]

collect_ignore_glob = ["test_*.py"] if MISSING else []
