"""Many games from the command line."""

from __future__ import annotations

import pytest

import kingsbridge
from tests.cli.ringer import invite
from tests.cli.running import for_both_titles, refused, run


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


def test_an_interrupt_reports_the_games_played_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)
    done = run("simulate", "pillars", "--bots", "ringer", "--games", "10000000")
    assert done.code == 130
    assert "games" in done.out
