"""The same as for commands: games are played by running the program."""

from __future__ import annotations

from tests.cli.conftest import data as data
