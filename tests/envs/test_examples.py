"""The examples of the documentation, each run for a moment."""

from __future__ import annotations

import re

import pytest

from examples import gymnasium_learner, openspiel_search, pettingzoo_self_play
from tests.envs.both import every_title


@every_title
def test_self_play_learns_and_tells_how_it_goes(
    title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    pettingzoo_self_play.main(["--title", title, "--batches", "1"])
    said = capsys.readouterr().out.splitlines()
    assert [line[:18] for line in said] == [
        "after     0 games:",
        "after     8 games:",
    ]
    assert all("against random" in line and "against greedy" in line for line in said)


def test_self_play_learns_on_two_processes(capsys: pytest.CaptureFixture[str]) -> None:
    pettingzoo_self_play.main(["--batches", "1", "--workers", "2"])
    assert "after     8 games:" in capsys.readouterr().out


@every_title
def test_a_learner_among_bots_gets_better(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    gymnasium_learner.main(["--title", title, "--games", "80", "--check", "80"])
    before, after = (
        float(points) for points in re.findall(r"([-+][\d.]+) points", capsys.readouterr().out)
    )
    assert after > before


@every_title
def test_openspiel_searches(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    openspiel_search.main(["--title", title, "--games", "1", "--simulations", "3"])
    assert re.match(r"game  1: search [\d. -]+, random [\d. -]+, after", capsys.readouterr().out)
