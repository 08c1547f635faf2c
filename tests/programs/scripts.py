"""Small programs that play, or fail in one way, for tests."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

HEAR = """
import json, os, sys, time
asked = 0
def say(said): print(json.dumps(said), flush=True)
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        say({"type": "ready", "protocol": 1, "name": "a test"})
        continue
    asked += 1
    moves = [offer["move"] for offer in heard["offers"]]
"""
FIRST = """
    say({"id": heard["id"], "move": moves[0]})
"""


def script(path: Path, deed: str = FIRST) -> str:
    """Write a program that does this when it is asked; return it as a bot is written."""
    path.write_text(HEAR + deed)
    return f"program:{shlex.join([sys.executable, '-I', '-S', str(path)])}"


def with_setting(written: str, setting: str) -> str:
    """Return a program with a setting before its command."""
    return written.replace("program:", f"program:{setting} ", 1)
