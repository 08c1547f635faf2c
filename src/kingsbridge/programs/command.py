"""How a program is written behind its name: settings, then the command that starts it.

program:node my_bot.mjs
program:seconds=2 start=30 game=120 ./my_bot --fast
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
from collections.abc import Mapping
from hashlib import blake2b
from math import isfinite
from pathlib import Path
from typing import NamedTuple

from kingsbridge.engine.errors import BadOption, one_of

NAME = "program"
SIGN_BYTES = 8
SETTING = re.compile(r"([a-z_]+)=(.*)", re.DOTALL)
# Nobody waits longer than a day.
LONGEST = 24 * 3600.0


class Command(NamedTuple):
    """What starts a program, and the time it has."""

    words: tuple[str, ...]
    # To answer one question, to get ready, and for all answers of a game together.
    seconds: float = 10.0
    start: float = 30.0
    game: float | None = None


TIMES = ("seconds", "start", "game")


def command_of(text: str, settings: Mapping[str, object] | None = None) -> Command:
    """Read what is written behind `program:`; raise with what is wrong."""
    try:
        words = shlex.split(text, posix=os.name == "posix")
    except ValueError as error:
        raise BadOption(f"{NAME}: {text!r} cannot be read: {error}".lower()) from None
    times: dict[str, float] = {}
    while words and (setting := SETTING.fullmatch(words[0])):
        _set(times, setting[1], setting[2])
        words.pop(0)
    for name, value in (settings or {}).items():
        _set(times, name, value)
    if not words:
        raise BadOption(f"a program is written as {NAME}:COMMAND, such as {NAME}:node my_bot.mjs")
    if shutil.which(words[0]) is None:
        raise BadOption(f"there is no program {words[0]!r} that could be started")
    return Command(tuple(words), **times)


def _set(times: dict[str, float], name: str, value: object) -> None:
    if name not in TIMES:
        raise BadOption(f"a program has no setting {name!r}; it has {one_of(TIMES)}")
    if name in times:
        raise BadOption(f"{NAME}: setting {name!r} is there twice")
    try:
        seconds = float(str(value))
    except ValueError:
        seconds = 0.0
    if not isfinite(seconds) or not 0 < seconds <= LONGEST:
        raise BadOption(
            f"{NAME}: {name} must be a number of seconds above 0, a day at the most, not {value!r}"
        )
    times[name] = seconds


def is_program(written: str) -> bool:
    """Return whether a bot, as it is written, is a program of its own."""
    return written.partition(":")[0] == NAME


def sign_of(written: str) -> str:
    """Return a sign of the files that a command names: it is another when somebody edits them."""
    hashed = blake2b(digest_size=SIGN_BYTES)
    for word in command_of(written.partition(":")[2]).words:
        found = Path(word)
        if found.is_file():
            hashed.update(blake2b(found.read_bytes()).digest())
    return hashed.hexdigest()
