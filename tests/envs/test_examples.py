"""The examples of the documentation, each run for a moment, and what it says of them."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from examples import gymnasium_learner, openspiel_search, pettingzoo_self_play
from kingsbridge.engine.title import title
from tests.envs.both import every_title
from tools.docs_hooks import moves

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")

Main = Callable[[Sequence[str]], None]
self_play, learner, search = (
    example.main for example in (pettingzoo_self_play, gymnasium_learner, openspiel_search)
)


def shown(command: str) -> list[str]:
    """What the documentation shows of what a command prints."""
    _, _, after = PAGE.partition(f"\n$ {command}\n")
    lines = after.partition("\n...\n")[0].splitlines()
    assert lines
    return lines


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


# What the documentation says of them


def test_the_search_prints_what_the_documentation_shows(capsys: pytest.CaptureFixture[str]) -> None:
    search(["--games", "1"])
    result, _, _ = capsys.readouterr().out.partition(", after")
    assert result == shown("python examples/openspiel_search.py")[0].partition(", after")[0]


def test_the_moves_and_features_can_be_listed_as_the_documentation_says() -> None:
    commands = [
        shlex.split(line[2:]) for line in PAGE.splitlines() if line.startswith("$ python -c ")
    ]
    listed = [
        subprocess.run(
            [sys.executable, *words], cwd=ROOT, capture_output=True, check=True, encoding="utf-8"
        ).stdout
        for _, *words in commands
    ]
    assert listed == [moves("pillars") + "\n", "\n".join(title("pillars").feature_names(4)) + "\n"]


# What cannot be meant


@pytest.mark.parametrize(
    ("main", "words", "complaint"),
    [
        (self_play, "--title nope", "choose from"),
        (self_play, "--workers 0", "--workers must be 1 or more"),
        (self_play, "--check 0", "--check"),
        (self_play, "--batches -1", "--batches"),
        (self_play, "--seed -1", "--seed 0 or more"),
        (self_play, "--ray x", "a Ray address is written as host:port, not 'x'"),
        (learner, "--title nope", "choose from"),
        (learner, "--opponent nope", "there is no bot 'nope'"),
        (learner, "--check 0", "--check must be 1 or more"),
        (learner, "--games -1", "--games"),
        (learner, "--seed -1", "--seed 0 or more"),
        (search, "--title nope", "choose from"),
        (search, "--games 0", "--games must be 1 or more"),
        (search, "--simulations 1", "--simulations 2 or more"),
        (search, "--seed 4294967296", "--seed from 0 to 2**32 - 1"),
    ],
)
def test_what_cannot_be_meant_is_refused_in_a_line(
    main: Main, words: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words.split())
    assert ended.value.code == 2
    told = capsys.readouterr()
    assert complaint in told.err.splitlines()[-1]
    assert told.out == ""


def test_self_play_says_when_ray_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SystemExit):
        self_play(["--ray", "local"])
    assert "argument --ray: " in capsys.readouterr().err.splitlines()[-1]
