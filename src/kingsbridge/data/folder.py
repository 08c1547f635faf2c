"""The folder of a data set: what it holds, and its tables in pieces of so many games each.

A piece is written in one go, so each is there whole or not at all: whatever ends the work, the same
command goes on with the pieces that are missing, and no game is lost or there twice.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from kingsbridge.data.games import Games
from kingsbridge.data.tables import Tables
from kingsbridge.engine.errors import BadOption
from kingsbridge.work.files import BadFile, read_text, write_text
from kingsbridge.work.headers import differences
from kingsbridge.work.interruption import Asked
from kingsbridge.work.lock import lock

FORMAT = "kingsbridge-dataset-1"
HEADER = "dataset.json"
LOCK = ".lock"
DECISIONS = "decisions"
GAMES = "games"
DRAFT = ".draft"
COMPRESSION = "zstd"


@dataclass(frozen=True)
class Piece:
    """A piece of a data set: its number, which games are in it, and where they come from."""

    number: int
    numbers: range
    games: Games


@dataclass(frozen=True)
class Written:
    """How much a piece holds."""

    games: int
    decisions: int


@dataclass(frozen=True)
class Folder:
    """Where a data set is, what its games are, and how many are in each piece."""

    path: Path
    games: Games
    piece_games: int

    def header(self) -> dict[str, object]:
        """Return what is in every file, and the same whatever number of games there is."""
        return {"format": FORMAT, **self.games.header(), "piece_games": self.piece_games}

    def pieces(self) -> list[Piece]:
        """Return all pieces there are to be."""
        firsts = range(0, self.games.number, self.piece_games)
        return [
            self._piece(number, range(first, min(first + self.piece_games, self.games.number)))
            for number, first in enumerate(firsts)
        ]

    def _piece(self, number: int, numbers: range) -> Piece:
        return Piece(number, numbers, self.games.only(numbers))

    def there(self, piece: Piece) -> Written | None:
        """Return what a piece holds; None if it is missing, or has fewer games than it should."""
        games, decisions = file(self.path, GAMES, piece), file(self.path, DECISIONS, piece)
        # Games are written last: with them the piece is complete.
        if not games.exists() or not decisions.exists():
            return None
        found = Written(rows(games), rows(decisions))
        return found if found.games == len(piece.numbers) and found.decisions > 0 else None

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Hold the folder for this process alone, begun or gone on with."""
        self.check()
        try:
            for table in (DECISIONS, GAMES):
                (self.path / table).mkdir(parents=True, exist_ok=True)
            held = (self.path / LOCK).open("ab")
        except OSError as error:
            raise unwritable(self.path, error) from None
        with held:
            if not lock(held):
                raise BadFile(f"{str(self.path)!r} is being written by another process")
            # Somebody may have begun another one meanwhile.
            self.check()
            write_text(self.path / HEADER, json.dumps(self._whole_header(), indent=1) + "\n")
            for draft in self.path.glob(f"*/*{DRAFT}"):
                draft.unlink()
            yield

    def check(self) -> None:
        """Raise if the folder holds anything else, and leave it alone."""
        if not self.path.exists():
            return
        if not self.path.is_dir():
            raise BadFile(f"{str(self.path)!r} is a file: a data set is a folder")
        if not (self.path / HEADER).exists():
            # What begins with a dot may be ours, of a run that was killed when it began.
            visible = {each.name for each in self.path.iterdir() if each.name[0] != "."}
            if visible - {DECISIONS, GAMES}:
                raise BadFile(
                    f"{str(self.path)!r} is not empty and no data set: choose another folder"
                )
            return
        there = self._header_there()
        wanted = json.loads(json.dumps(self.header()))
        # That there are more games is no difference, and how many is told below.
        differing = differences({**there, "games": None}, {**wanted, "games": None})
        if differing:
            raise BadFile(
                f"{str(self.path)!r} holds another data set: {'; '.join(differing)}. "
                "Choose another folder"
            )
        if there["games"] > self.games.number:
            raise BadFile(
                f"{str(self.path)!r} holds {there['games']} games, more than "
                f"{self.games.number}: choose another folder"
            )

    def _whole_header(self) -> dict[str, object]:
        return {**self.header(), "games": self.games.number}

    def _header_there(self) -> dict[str, Any]:
        path = self.path / HEADER
        try:
            found = json.loads(read_text(path))
        except ValueError:
            found = None
        if (
            not isinstance(found, dict)
            or found.get("format") != FORMAT
            or not isinstance(found.get("games"), int)
            or not isinstance(found.get("options", {}), dict)
        ):
            raise BadFile(f"{str(path)!r} is not the beginning of a data set")
        return found


def write_piece(
    path: Path, header: dict[str, object], piece: Piece, asked: Asked
) -> Written | None:
    """Make a piece, unless somebody asks to stop: then nothing of it is kept."""
    tables = Tables(piece.games, header)
    for game in piece.numbers:
        if not tables.add(game, asked):
            return None
    decisions, games = tables.decisions_table(), tables.games_table()
    write_table(file(path, DECISIONS, piece), decisions)
    write_table(file(path, GAMES, piece), games)
    return Written(games.num_rows, decisions.num_rows)


def file(path: Path, table: str, piece: Piece) -> Path:
    """Return where a piece of a table is."""
    return path / table / f"piece-{piece.number:06}.parquet"


def check_piece_games(piece_games: int) -> None:
    """Raise if a piece cannot have so many games."""
    if piece_games < 1:
        raise BadOption(f"a piece has 1 game or more, not {piece_games}")


def write_table(path: Path, table: pa.Table) -> None:
    """Write a table in one go: it is either all there or not at all."""
    draft = path.with_name(f".{path.name}{DRAFT}")
    try:
        pq.write_table(table, draft, compression=COMPRESSION)
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise unwritable(path, error) from None


def rows(path: Path) -> int:
    """Return how many rows a file has; one that is damaged counts as empty."""
    try:
        return int(pq.read_metadata(path).num_rows)
    except (OSError, pa.ArrowInvalid):
        return 0


def unwritable(path: Path, error: OSError) -> BadFile:
    """Return the error for a place that cannot be written."""
    reason = (error.strerror or str(error)).lower()
    return BadFile(f"{str(path)!r} cannot be written: {reason}")
