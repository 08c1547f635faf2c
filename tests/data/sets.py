"""Small data sets, for tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kingsbridge.arena.tournament import Tournament
from kingsbridge.data.folder import Folder
from kingsbridge.data.games import BotGames, Games
from kingsbridge.data.making import Made, make
from kingsbridge.work.sharing import here

polars: Any = pytest.importorskip("polars", reason="polars is not installed: see the group `test`")

PAIR = BotGames(Tournament("pillars", ["random", "greedy"], seed=3), 4)
THINKERS = BotGames(Tournament("world", ["champion:iterations=4", "random"]), 1)


def made(path: Path, games: Games = PAIR, piece: int = 2, jobs: int = 1) -> Made:
    """Make a data set, or go on with one."""
    return make(Folder(path, games, piece), here(jobs), lambda _games: None)


def decisions(path: Path) -> Any:
    """Read the decisions of a data set by polars."""
    return polars.read_parquet(path / "decisions" / "*.parquet")


def games(path: Path) -> Any:
    """Read the games of a data set by polars."""
    return polars.read_parquet(path / "games" / "*.parquet")
