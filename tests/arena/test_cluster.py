"""Tournaments on Ray: a real cluster, small and local, and the same games as without it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kingsbridge.arena.match import hold
from kingsbridge.engine.errors import BadOption
from kingsbridge.extras import how_to_get
from kingsbridge.work.cluster import Cluster
from tests.arena.games import PAIR, played

GAMES = 8
COMMAND = ["arena", "pillars", *PAIR.bots, "--seed", str(PAIR.seed), "--games", str(GAMES)]


def test_a_tournament_on_ray_gives_the_same_results_as_one_here(tmp_path: Path) -> None:
    path = tmp_path / "ray.jsonl"
    # A process of its own, for Ray changes the one it is in.
    program = [sys.executable, "-c", "from kingsbridge.cli import main; main()"]
    options = ["--engine", "ray", "--jobs", "2", "--results", str(path)]
    ran = subprocess.run(
        [*program, *COMMAND, *options], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith(f"{GAMES} games")

    before = path.read_bytes()
    # The file is complete, so this reads it and plays nothing.
    on_ray = played(PAIR, GAMES, path)
    assert path.read_bytes() == before
    assert on_ray == played(PAIR, GAMES, tmp_path / "here.jsonl")


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        ("127.0.0.1:1", "there is no Ray cluster at '127.0.0.1:1': connection refused"),
        ("nowhere", "a Ray address is written as host:port, not 'nowhere'"),
        ("nowhere:99999", "a Ray address is written as host:port, not 'nowhere:99999'"),
    ],
)
def test_a_cluster_that_is_not_there_is_told_at_once(
    tmp_path: Path, address: str, complaint: str
) -> None:
    with pytest.raises(BadOption, match=complaint):
        hold(PAIR, 1, tmp_path / "games.jsonl", Cluster(address))


def test_where_ray_is_missing_the_way_to_get_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=re.escape(f"needs Ray: {how_to_get('ray')}")):
        Cluster()
