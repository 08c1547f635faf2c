"""Files: records of games and corrected cards, read and written with plain words when it fails."""

from __future__ import annotations

import os
import secrets
import tempfile
import tomllib
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.engine.record import Record, record_from_text

DATA_VARIABLE = "KINGSBRIDGE_DATA"
ANALYSIS = ".analysis"


class BadFile(KingsbridgeError):
    """A file that cannot be read or written."""


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


def analysis_files(record: Path, folder: Path | None) -> tuple[Path, Path]:
    """Return where the analysis of a record goes, and its page: beside it, or in a folder."""
    beside = record.parent if folder is None else folder
    stem = f"{record.stem}{ANALYSIS}"
    return beside / f"{stem}.json", beside / f"{stem}.html"


def _last_played(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def read_text(path: Path) -> str:
    """Return a file's text."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadFile(f"there is no file {str(path)!r}") from None
    except IsADirectoryError:
        raise BadFile(f"{str(path)!r} is a folder, not a file") from None
    except UnicodeDecodeError as error:
        raise BadFile(
            f"{str(path)!r} is not a text file: byte {error.start} is not UTF-8"
        ) from None
    except OSError as error:
        raise BadFile(f"{str(path)!r} cannot be read: {_reason(error)}") from None


def write_text(path: Path, text: str) -> None:
    """Write a file in one go: it is either all there or as it was before."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
        try:
            with draft.open("x", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadFile(f"{str(path)!r} cannot be written: {_reason(error)}") from None


def check_writable(path: Path) -> None:
    """Raise if a file could not be written there, before there is anything to write.

    Nothing is left behind: of folders that are still to be made, the one to make them in is tried.
    """
    if path.is_dir():
        raise BadFile(f"{str(path)!r} is a folder, not a file")
    folder = path.absolute().parent
    while not folder.exists():
        folder = folder.parent
    try:
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        raise BadFile(f"{str(path)!r} cannot be written: {_reason(error)}") from None


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


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


def read_cards(path: Path) -> dict[str, object]:
    """Read an owner's corrections of cards; what they may be is checked by the title."""
    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise BadFile(
            f"{str(path)!r} is not TOML: {error}; "
            "a correction looks like [craftsmen.mason_1] and below it capacity = 3"
        ) from None
