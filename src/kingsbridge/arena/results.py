"""The results of a tournament, kept in a file: one line for what is played, then one a game.

A line is written as soon as its game is over, so a tournament that was ended, however rudely, goes
on where it was. A line that was being written then is dropped, and its game played again.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

from kingsbridge.arena.lock import lock
from kingsbridge.arena.tournament import Game, Tournament
from kingsbridge.engine.errors import KingsbridgeError

FORMAT = "kingsbridge-arena-1"
LONGEST_SHOWN = 60


class BadResults(KingsbridgeError):
    """A results file that cannot be read, written or gone on with."""


class Results:
    """An open results file: the games in it, and the place for those to come."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament
        self.games: dict[int, Game] = {}
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

    def append(self, game: Game) -> None:
        """Keep a game."""
        self._write(game_to_json(game))
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
            self._write(header)

    def _read(self, lines: list[bytes], header: dict[str, object]) -> None:
        for number, line in enumerate(lines, 1):
            try:
                doc = json.loads(line)
            except ValueError:
                raise self._bad(number, "this is not JSON") from None
            if number == 1:
                self._compare(doc, json.loads(_line(header)))
                continue
            try:
                game = game_from_json(doc, self.tournament)
            except (LookupError, TypeError, ValueError, AttributeError):
                raise self._bad(number, "this is not a game of this tournament") from None
            if game.number in self.games:
                raise self._bad(number, f"game {game.number} is there twice")
            self.games[game.number] = game

    def _compare(self, found: object, wanted: dict[str, Any]) -> None:
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise self._bad(1, "this is not the beginning of a results file")
        differences = _differences(found, wanted)
        if differences:
            raise BadResults(
                f"{str(self.path)!r} holds another tournament: {'; '.join(differences)}. "
                "Choose another file with --results, or move this one away"
            )

    def _write(self, doc: dict[str, object]) -> None:
        line = _line(doc)
        try:
            written = self.file.write(line)
        except OSError as error:
            raise _unwritable(self.path, error) from None
        if written != len(line):
            raise BadResults(f"{str(self.path)!r} cannot be written to its end: is the disk full?")

    def _bad(self, number: int, what: str) -> BadResults:
        return BadResults(f"{str(self.path)!r}, line {number}: {what}")


def game_to_json(game: Game) -> dict[str, object]:
    """Return a game as plain data."""
    return {
        "game": game.number,
        "seating": game.seating,
        "scores": game.scores,
        "wins": game.wins,
        "sources": game.sources,
        "times": [{str(step): times[step] for step in sorted(times)} for times in game.times],
        "decisions": game.decisions,
    }


def game_from_json(doc: Mapping[str, Any], tournament: Tournament) -> Game:
    """Read a game; one that cannot be of this tournament raises."""
    game = Game(
        number=int(doc["game"]),
        seating=[int(entrant) for entrant in doc["seating"]],
        scores=[float(score) for score in doc["scores"]],
        wins=[float(part) for part in doc["wins"]],
        sources=[{str(source): float(vp[source]) for source in vp} for vp in doc["sources"]],
        times=[Counter({int(step): int(times[step]) for step in times}) for times in doc["times"]],
        decisions=int(doc["decisions"]),
    )
    if game.number < 0 or game.seating != tournament.seating(game.number):
        raise ValueError("nobody sits like that in this game")
    by_seat: list[list[Any]] = [game.scores, game.wins, game.sources, game.times]
    if any(len(column) != len(tournament.bots) for column in by_seat):
        raise ValueError("there are more or fewer seats")
    return game


def default_path(tournament: Tournament) -> Path:
    """Return where a tournament is kept if nobody says: in this folder, named for what it is."""
    parts = ["arena", tournament.title_key, *tournament.bots, f"seed{tournament.seed}"]
    name = "".join(sign if sign.isalnum() or sign in "_." else "-" for sign in "-".join(parts))
    return Path(f"{name}.jsonl")


def _differences(found: dict[str, Any], wanted: dict[str, Any]) -> list[str]:
    there, here = _facts(found), _facts(wanted)
    return [
        f"{fact} is {_shown(there.get(fact))} there and {_shown(here.get(fact))} here"
        for fact in {**here, **there}
        if there.get(fact) != here.get(fact)
    ]


def _facts(header: dict[str, Any]) -> dict[str, object]:
    """Return what a header says, option by option."""
    facts = {key.replace("_", " "): header[key] for key in header if key != "options"}
    options = header.get("options", {})
    return {**facts, **{f"option {option}": options[option] for option in options}}


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def _line(doc: dict[str, object]) -> bytes:
    return json.dumps(doc, separators=(",", ":")).encode() + b"\n"


def _unwritable(path: Path, error: OSError) -> BadResults:
    reason = (error.strerror or str(error)).lower()
    return BadResults(f"{str(path)!r} cannot be written: {reason}")
