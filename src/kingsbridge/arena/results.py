"""The results of a tournament, kept in a file: one line for what is played, then one a game.

A line is written as soon as its game is over, so a tournament that was ended, however rudely, goes
on where it was. A line that was being written then is dropped, and its game played again.
"""

from __future__ import annotations

import json
from collections import Counter
from math import isclose
from pathlib import Path
from types import TracebackType
from typing import Annotated, Any

import msgspec

from kingsbridge.arena.tournament import PlayedGame, Tournament
from kingsbridge.bots.player import Fault
from kingsbridge.engine.errors import KingsbridgeError
from kingsbridge.work.headers import differences
from kingsbridge.work.lock import lock

FORMAT = "kingsbridge-arena-1"
BEGINNING = b'{"format":"kingsbridge-arena-'
# The step of a time of about three years.
LAST_STEP = 850

Count = Annotated[int, msgspec.Meta(ge=0)]
Step = Annotated[int, msgspec.Meta(ge=0, le=LAST_STEP)]
Part = Annotated[float, msgspec.Meta(ge=0, le=1)]


class GameLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A game as a line of the file, seat by seat."""

    game: Count
    seating: list[int]
    scores: list[float]
    wins: list[Part]
    sources: list[dict[str, float]]
    times: list[dict[Step, Count]]
    decisions: Count
    moves: list[Count] = []
    faults: list[dict[str, Fault]] = []


class BadResults(KingsbridgeError):
    """A results file that cannot be read, written or gone on with."""


class Results:
    """An open results file: the games in it, and the place for those to come."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament
        self.games: dict[int, PlayedGame] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Unbuffered, so that a line is one write.
            self.file = path.open("a+b", buffering=0)
        except OSError as error:
            raise _unwritable(path, error) from None
        try:
            self._begin()
        except BaseException:
            self.file.close()
            raise

    def __enter__(self) -> Results:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.file.close()

    def append(self, game: PlayedGame) -> None:
        """Keep a game."""
        self._write(game_to_line(game))
        self.games[game.number] = game

    def _begin(self) -> None:
        if not lock(self.file):
            raise BadResults(
                f"{str(self.path)!r} is being written by another tournament: wait for it to end, "
                "or choose another file with --results"
            )
        header = {"format": FORMAT, **self.tournament.to_json()}
        self.file.seek(0)
        whole, newline, torn = self.file.read().rpartition(b"\n")
        if newline:
            self._read(whole.split(b"\n"), header)
        elif not _line(header).startswith(torn):
            raise self._bad(1, "this is not the beginning of a results file")
        if torn:
            self.file.truncate(len(whole) + len(newline))
        if not newline:
            self._write(_line(header))

    def _read(self, lines: list[bytes], header: dict[str, object]) -> None:
        self._compare(lines[0], json.loads(_line(header)))
        for number, line in enumerate(lines[1:], 2):
            try:
                game = game_from_line(line, self.tournament)
            except (ValueError, RecursionError) as error:
                raise self._bad(number, f"this is not a game of this tournament: {error}") from None
            if game.number in self.games:
                raise self._bad(number, f"game {game.number} is there twice")
            self.games[game.number] = game

    def _compare(self, line: bytes, wanted: dict[str, Any]) -> None:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if (
            not isinstance(found, dict)
            or found.get("format") != FORMAT
            or not isinstance(found.get("options"), dict)
        ):
            raise self._bad(1, "this is not the beginning of a results file")
        differing = differences(found, wanted)
        if differing:
            raise BadResults(
                f"{str(self.path)!r} holds another tournament: {'; '.join(differing)}. "
                "Choose another file with --results, or move this one away"
            )

    def _write(self, line: bytes) -> None:
        try:
            written = self.file.write(line)
        except OSError as error:
            raise _unwritable(self.path, error) from None
        if written != len(line):
            raise BadResults(f"{str(self.path)!r} cannot be written to its end: is the disk full?")

    def _bad(self, number: int, what: str) -> BadResults:
        return BadResults(f"{str(self.path)!r}, line {number}: {what}")


def game_to_line(game: PlayedGame) -> bytes:
    """Return a game as a line."""
    line = GameLine(
        game=game.number,
        seating=game.seating,
        scores=game.scores,
        wins=game.wins,
        sources=game.sources,
        times=[{step: times[step] for step in sorted(times)} for times in game.times],
        decisions=game.decisions,
        moves=game.moves,
        faults=game.faults,
    )
    return msgspec.json.encode(line) + b"\n"


def game_from_line(line: bytes, tournament: Tournament) -> PlayedGame:
    """Read a game; one that cannot be of this tournament raises."""
    found = msgspec.json.decode(line, type=GameLine)
    if found.seating != tournament.seating(found.game):
        raise ValueError("the bots sit otherwise in it")
    by_seat: list[list[Any]] = [found.scores, found.wins, found.sources, found.times]
    if found.faults:
        by_seat.append(found.faults)
    if any(len(column) != len(tournament.bots) for column in by_seat):
        raise ValueError("it has more or fewer seats")
    if not isclose(sum(found.wins), 1):
        raise ValueError("what its seats won is not one victory")
    if found.moves and len(found.moves) != found.decisions:
        raise ValueError("it has more or fewer moves than decisions")
    return PlayedGame(
        number=found.game,
        seating=found.seating,
        scores=found.scores,
        wins=found.wins,
        sources=found.sources,
        times=[Counter(times) for times in found.times],
        decisions=found.decisions,
        moves=found.moves,
        faults=found.faults,
    )


def holds_results(path: Path) -> bool:
    """Return whether a file is there that holds the games of a tournament."""
    try:
        with path.open("rb") as file:
            return file.read(len(BEGINNING)) == BEGINNING
    except OSError:
        return False


def default_path(tournament: Tournament) -> Path:
    """Return where a tournament is kept if nobody says: in this folder, named for what it is."""
    parts = ["arena", tournament.title_key, *tournament.bots, f"seed{tournament.seed}"]
    name = "".join(sign if sign.isalnum() or sign in "_." else "-" for sign in "-".join(parts))
    return Path(f"{name}.jsonl")


def _line(doc: dict[str, object]) -> bytes:
    return json.dumps(doc, separators=(",", ":")).encode() + b"\n"


def _unwritable(path: Path, error: OSError) -> BadResults:
    reason = (error.strerror or str(error)).lower()
    return BadResults(f"{str(path)!r} cannot be written: {reason}")
