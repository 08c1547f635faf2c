"""Data sets for Minari: each seat of each game is an episode."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kingsbridge.data.folder import Folder
from kingsbridge.work.files import BadFile
from kingsbridge.work.sharing import here
from tests.data.sets import PAIR, THINKERS, decisions, games, made

minari: Any = pytest.importorskip("minari", reason="Minari is not installed: see the group `test`")

NAME = "kingsbridge/pillars/pair-v0"


@pytest.fixture(autouse=True)
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    return tmp_path / "minari"


def as_minari(folder: Folder, name: str = NAME, jobs: int = 1) -> Any:
    """Make a Minari data set of tables, and load it as anybody would."""
    from kingsbridge.data.minari import make_minari

    assert make_minari(name, folder, here(jobs), lambda _games: None)
    return minari.load_dataset(name)


def test_minari_reads_back_what_is_in_the_tables(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "set", PAIR, 2)
    made(folder.path)
    rows, played = decisions(folder.path), games(folder.path).to_dicts()
    loaded = as_minari(folder, jobs=2)
    assert (loaded.total_episodes, loaded.total_steps) == (8, rows.height)
    for episode in loaded.iterate_episodes():
        game, seat = divmod(episode.id, 2)
        own = rows.filter((rows["game"] == game) & (rows["seat"] == seat))
        assert episode.actions.tolist() == own["move"].to_list()
        assert np.array_equal(episode.observations[:-1], own["observation"].to_numpy())
        assert episode.observations[-1].tolist() == played[game]["last_observations"][seat]
        assert np.array_equal(episode.infos["action_mask"][:-1], own["mask"].to_numpy())
        assert episode.terminations.tolist() == [False] * (len(own) - 1) + [True]
        # A duel is won, lost, or shared.
        assert episode.rewards[:-1].any() == np.False_
        assert episode.rewards[-1] == 2 * played[game]["shares"][seat] - 1
    (facts,) = loaded.storage.get_episode_metadata([3])
    assert (facts["game"], facts["seat"], facts["player"]) == (1, 1, "random")


def test_the_same_table_can_be_learned_at(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "set", THINKERS, 2)
    made(folder.path, THINKERS)
    loaded = as_minari(folder, "world-v3")
    table = loaded.recover_environment()
    observation, _info = table.reset(seed=1)
    assert observation in loaded.observation_space
    assert loaded.env_spec.kwargs["opponents"] == ["random"]
    told = [episode.infos["chances"] for episode in loaded.iterate_episodes()]
    assert not np.isnan(told[0]).all()
    assert np.isnan(told[1]).all()


def test_one_that_is_there_is_not_made_again_and_another_not_replaced(
    tmp_path: Path, root: Path
) -> None:
    folder = Folder(tmp_path / "set", PAIR, 2)
    made(folder.path)
    as_minari(folder)
    before = {path: path.stat().st_mtime_ns for path in root.rglob("*")}
    as_minari(folder)
    assert {path: path.stat().st_mtime_ns for path in root.rglob("*")} == before
    other = Folder(tmp_path / "other", PAIR, 4)
    made(other.path, PAIR, 4)
    with pytest.raises(BadFile, match=f"there is another Minari data set '{NAME}' in "):
        as_minari(other)
    assert {path: path.stat().st_mtime_ns for path in root.rglob("*")} == before
