"""Programs that the host lets play: people name them like a level, and never a command."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial

from kingsbridge.bots import announce, bot_names
from kingsbridge.bots.levels import Journeyman
from kingsbridge.engine.errors import BadOption
from kingsbridge.programs.command import Command, command_of
from kingsbridge.programs.failures import Failure
from kingsbridge.programs.player import ProgramBot

NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")


class HostedProgram(ProgramBot):
    """A program at a table of people: where it fails, a journeyman moves, and the host is told."""

    def __init__(self, name: str, command: Command, seed: int) -> None:
        super().__init__(command, seed, Journeyman(seed))
        self.name = name

    def _note(self, failure: Failure) -> None:
        super()._note(failure)
        _failed.append(f"{self.name}: {failure.kind}: {failure}")


# In a worker: what went wrong since somebody asked.
_failed: list[str] = []


def seat_programs(programs: Mapping[str, str]) -> None:
    """Let programs be known among the bots of this process."""
    for name, written in programs.items():
        announce(name, partial(HostedProgram, name, command_of(written)))


def failures_since() -> list[str]:
    """Return what went wrong since this was asked last."""
    failed = list(_failed)
    _failed.clear()
    return failed


def programs_of(named: Sequence[str]) -> dict[str, str]:
    """Read what a host names: NAME=COMMAND each; one that cannot play is refused here and now."""
    programs: dict[str, str] = {}
    for pair in named:
        name, equals, written = pair.partition("=")
        if not equals or not NAME.fullmatch(name):
            raise BadOption(
                "a program is named as NAME=COMMAND, the name in small letters, such as "
                f"hasty='node hasty.mjs', not {pair!r}"
            )
        if name in bot_names() or name in programs:
            raise BadOption(f"there is a bot {name!r} already: choose another name")
        ProgramBot(command_of(written)).rehearse()
        programs[name] = written
    return programs
