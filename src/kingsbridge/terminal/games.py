"""The games a person plays: where their files are kept, and how one is read."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.engine.record import Record, record_from_text
from kingsbridge.work.files import BadFile, read_text

DATA_VARIABLE = "KINGSBRIDGE_DATA"
# How the files of an analysis end, which lie beside the game: they are no games.
ANALYSIS = ".analysis"


def games_folder() -> Path:
    """Return where games are kept: in the user's data folder, or where KINGSBRIDGE_DATA says."""
    chosen = os.environ.get(DATA_VARIABLE)
    return (Path(chosen) if chosen else user_data_path("kingsbridge", appauthor=False)) / "games"


def new_game_file(title_key: str) -> Path:
    """Return a path that no other game has, sorted by the time it began."""
    begun = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return games_folder() / f"{title_key}-{begun}-{secrets.token_hex(2)}.json"


def kept_games() -> Iterator[Path]:
    """Walk through the games that are kept, the one played last first."""
    games = [path for path in games_folder().glob("*.json") if not path.stem.endswith(ANALYSIS)]
    yield from sorted(games, key=_last_played, reverse=True)


def last_game() -> Path:
    """Return the unfinished game that was played last."""
    for path in kept_games():
        if is_unfinished(path):
            return path
    raise BadFile(f"there is no unfinished game in {str(games_folder())!r}")


def is_unfinished(path: Path) -> bool:
    """Return whether a file holds a game that can be gone on with."""
    try:
        return read_record(path).winners is None
    except BadFile:
        return False


def read_record(path: Path) -> Record:
    """Read a game; say which file it was that could not be used."""
    text = read_text(path)
    try:
        return record_from_text(text)
    except RecursionError:
        raise BadFile(f"{str(path)!r}: this is no record: it is nested too deeply") from None
    except KingsbridgeError as error:
        raise BadFile(f"{str(path)!r}: {error}") from None
    except ValueError as error:
        raise BadFile(f"{str(path)!r}: this is no record: {error}") from None


def _last_played(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
