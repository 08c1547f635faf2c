"""A data set for Minari: one episode for each seat of each game, made of the tables.

It is put together beside Minari's other data sets under a hidden name, and given its own when it is
complete: what was interrupted is not there at all, and is made anew.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import minari
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from gymnasium.envs.registration import EnvSpec
from gymnasium.spaces import Box, Discrete
from minari.data_collector import EpisodeBuffer
from minari.dataset._storages.arrow_storage import ParquetStorage
from minari.dataset.minari_storage import MinariStorage
from minari.storage.datasets_root_dir import get_dataset_path
from numpy.typing import NDArray

from kingsbridge.data.folder import DECISIONS, GAMES, Folder, Piece, file, unwritable
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import title
from kingsbridge.envs.observation import BOUND
from kingsbridge.work.files import BadFile
from kingsbridge.work.interruption import Asked, interrupts_held
from kingsbridge.work.sharing import Share

NAME = re.compile(r"(?:[-_\w]+/)*[-_\w]+-v[0-9]+")
# Under this key the metadata of the data set has the header of the tables it was made of.
METADATA_KEY = "kingsbridge"


class Episodes(ParquetStorage):  # type: ignore[misc]  # Minari has no types
    """Minari's own way to write episodes, without adding all of them up after each.

    After each episode it would look at the size of every file there is, and write the sums anew,
    which several processes cannot do at once. They are written when all episodes are there.
    """

    total_steps = 0
    total_episodes = 0

    def get_size(self) -> float:
        return 0.0

    def update_metadata(self, metadata: dict[str, Any]) -> None:
        """Leave the sums to whoever has them all."""


def check_name(name: str) -> None:
    """Raise if Minari would not know a data set by this name."""
    if NAME.fullmatch(name) is None:
        raise BadOption(
            f"a Minari data set is called group/name-v0, with its version at the end, not {name!r}"
        )


def is_there(name: str, folder: Folder) -> bool:
    """Return whether this very data set is there already; another one of its name raises."""
    path = Path(get_dataset_path(name))
    if not path.exists():
        return False
    try:
        there = MinariStorage.read_raw_metadata(path / "data").get(METADATA_KEY)
    except (ValueError, OSError):
        there = None
    if there != json.dumps(_header(folder)):
        raise BadFile(
            f"there is another Minari data set {name!r} in {str(path.parent)!r}: "
            "choose another name or version"
        )
    return True


def make_minari(name: str, folder: Folder, share: Share, report: Callable[[int], None]) -> bool:
    """Make a Minari data set of tables that are complete; return whether nobody interrupted it."""
    with folder.opened():
        return is_there(name, folder) or _make(name, folder, share, report)


def _make(name: str, folder: Folder, share: Share, report: Callable[[int], None]) -> bool:
    path = Path(get_dataset_path(name))
    draft = path.with_name(f".{path.name}.draft")
    try:
        shutil.rmtree(draft, ignore_errors=True)
        data = draft / "data"
        data.mkdir(parents=True)
        storage = _begin(data, folder)
        steps = games = 0
        with interrupts_held() as interruption:
            work = partial(write_episodes, data, folder.path)
            for written, length in share(work, folder.pieces(), interruption):
                games += written
                steps += length
                report(games)
        if games < folder.games.number:
            return False
        storage.update_metadata(
            {
                "dataset_id": name,
                "minari_version": minari.__version__,
                "algorithm_name": ", ".join(_bots(folder)) or "recorded games",
                "total_steps": steps,
                "total_episodes": games * folder.games.seats,
                "dataset_size": float(storage.get_size()),
                METADATA_KEY: json.dumps(_header(folder)),
            }
        )
        draft.rename(path)
    except OSError as error:
        raise unwritable(path, error) from None
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return True


def write_episodes(data: Path, tables: Path, piece: Piece, asked: Asked) -> tuple[int, int] | None:
    """Write the episodes of one piece; return how many games and decisions they are."""
    if asked():
        return None
    stored = MinariStorage.read(data)
    storage = Episodes(data, stored.observation_space, stored.action_space)
    steps = 0
    for episode, facts in episodes(piece, tables):
        storage.update_episodes([episode])
        storage.update_episode_metadata([facts], [episode.id])
        steps += len(episode)
    return len(piece.numbers), steps


def episodes(piece: Piece, tables: Path) -> Iterator[tuple[EpisodeBuffer, dict[str, Any]]]:
    """Walk through the episodes of a piece: a game as its seats went through it, one by one.

    Beside each is told whose it is, and how it ended for them.
    """
    decisions = pq.read_table(file(tables, DECISIONS, piece))
    games = pq.read_table(file(tables, GAMES, piece)).to_pylist()
    columns = {name: decisions[name].to_numpy() for name in ("game", "seat", "move")}
    observations, masks = _matrix(decisions["observation"]), _matrix(decisions["mask"])
    told = decisions["chances"].to_pylist()
    for game in games:
        seats = len(game["players"])
        for seat in range(seats):
            rows = np.flatnonzero((columns["game"] == game["game"]) & (columns["seat"] == seat))
            # Minari has one more moment than moves: the end, at which nothing is offered.
            last = np.asarray(game["last_observations"][seat], dtype=np.float32)
            offered = np.vstack([masks[rows], np.zeros_like(masks[:1])]).astype(np.int8)
            unknown = [float("nan")] * seats
            chances = [*(told[row] or unknown for row in rows), unknown]
            ended = np.arange(len(rows)) == len(rows) - 1
            episode = EpisodeBuffer(
                id=game["game"] * seats + seat,
                observations=np.vstack([observations[rows], last]),
                actions=columns["move"][rows].astype(np.int64),
                rewards=ended * reward(game["shares"], seat),
                terminations=ended,
                truncations=np.zeros_like(ended),
                infos={"action_mask": offered, "chances": np.array(chances, dtype=np.float32)},
            )
            yield (
                episode,
                {
                    "game": game["game"],
                    "seat": seat,
                    "player": game["players"][seat],
                    "score": game["scores"][seat],
                    "share": game["shares"][seat],
                },
            )


def reward(shares: list[float], seat: int) -> float:
    """Return what the environments pay by `win`: 1 for a sole winner, in all nothing."""
    return (len(shares) * shares[seat] - 1) / (len(shares) - 1)


def _begin(data: Path, folder: Folder) -> MinariStorage:
    games = folder.games
    return MinariStorage.new(
        data,
        observation_space=Box(-BOUND, BOUND, (len(games.features),), np.float32),
        action_space=Discrete(title(games.title_key).moves),
        env_spec=_environment(folder),
        data_format=Episodes.FORMAT,
    )


def _environment(folder: Folder) -> EnvSpec:
    """Return the table at which the same game is learned: of Gymnasium, among the same bots."""
    # Importing them makes the titles known to Gymnasium.
    import_module("kingsbridge.envs.gymnasium")
    spec = deepcopy(gymnasium.spec(f"kingsbridge/{folder.games.title_key.capitalize()}-v0"))
    spec.kwargs["seats"] = folder.games.seats
    header = folder.header()
    if "options" in header:
        spec.kwargs["options"] = header["options"]
    if _bots(folder):
        spec.kwargs["opponents"] = _bots(folder)[1:]
    return spec


def _bots(folder: Folder) -> list[str]:
    bots = folder.header().get("bots", [])
    assert isinstance(bots, list)
    return bots


def _header(folder: Folder) -> dict[str, object]:
    return {**folder.header(), "games": folder.games.number}


def _matrix(column: pa.ChunkedArray) -> NDArray[Any]:
    """Return a column of lists of one length as rows of numbers."""
    lists = column.combine_chunks()
    return np.asarray(lists.flatten().to_numpy(zero_copy_only=False).reshape(len(lists), -1))
