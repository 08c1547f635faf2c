"""The small commands, and the program as a whole."""

from __future__ import annotations

import subprocess
import sys

import kingsbridge
from tests.cli.running import run


def test_the_version_says_whether_the_engine_is_compiled() -> None:
    out = run("--version").out
    assert kingsbridge.__version__ in out
    assert ("compiled" in out) is kingsbridge.COMPILED


def test_the_program_can_be_run_by_the_name_of_its_package() -> None:
    command = [sys.executable, "-m", "kingsbridge", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == run("--version").out


def test_the_titles_are_listed() -> None:
    assert "The Pillars of the Earth, 2 to 4 players" in run("titles").out
    assert "World Without End, 2 to 4 players" in run("titles").out
    (pillars,) = [game for game in run("titles", "--json").json() if game["key"] == "pillars"]
    assert pillars["seats"] == [2, 4]


def test_a_wrong_number_is_told_without_a_traceback() -> None:
    ran = run("play", "--seats", "many")
    assert ran.code == 2
    assert "--seats" in ran.err
    assert "Traceback" not in ran.err


def test_an_unknown_command_is_told() -> None:
    ran = run("juggle")
    assert ran.code == 2
    assert "juggle" in ran.err


def test_a_reader_who_goes_away_is_no_error() -> None:
    program = "from kingsbridge.cli import main; main()"
    command = f"{sys.executable} -c '{program}' rules pillars | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stdout.startswith("Set-up")
    assert "Traceback" not in done.stderr
