"""Many games from the command line."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

import kingsbridge
from tests.terminal.running import for_both_titles, refused, run


@for_both_titles
def test_a_simulation_reports_each_seat(key: str) -> None:
    ran = run("simulate", key, "--bots", "greedy,random", "--games", "10", "--seed", "1")
    assert ran.code == 0
    assert "10 games" in ran.out
    assert "greedy" in ran.out
    assert "decisions a second" in ran.out
    assert ran.err == ""


@for_both_titles
def test_a_simulation_as_data_is_nothing_but_data(key: str) -> None:
    words = ["simulate", key, "--bots", "random", "--games", "6", "--json"]
    summary = run(*words).json()
    assert summary["games"] == 6
    assert [seat["bot"] for seat in summary["seats"]] == ["random"] * 4
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(6)
    assert summary["compiled"] is kingsbridge.COMPILED


def test_how_many_processes_share_the_work_changes_nothing() -> None:
    words = ["simulate", "--bots", "random", "--seats", "2", "--games", "120", "--json"]
    assert run(*words).json()["seats"] == run(*words, "--jobs", "2").json()["seats"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--games", "0"], "games must be 1 or more, not 0"),
        (["--jobs", "0"], "jobs must be 1 or more, not 0"),
        (["--bots", "nobody"], "there is no bot 'nobody'"),
        (["--bots", "random,random", "--seats", "3"], "3 seats need 3 bots"),
        (["--seats", "9"], "pillars is for 2 to 4 seats"),
        (["--edition", "mine"], "there is no edition 'mine'"),
    ],
)
def test_what_cannot_be_simulated_is_told(words: list[str], complaint: str) -> None:
    assert complaint in refused("simulate", "pillars", *words)


@pytest.mark.skipif(os.name == "nt", reason="an interrupt is sent another way there")
def test_an_interrupt_reports_the_games_played_so_far() -> None:
    words = ["simulate", "pillars", "--bots", "random", "--games", "10000000"]
    program = "from kingsbridge.cli import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", program, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        time.sleep(4)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "games" in out
    assert "Traceback" not in err
