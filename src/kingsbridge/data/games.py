"""Where the games of a data set come from: bots play them, or somebody has recorded them.

Game k depends on its source and on k alone, never on who plays it, when, or beside what.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Protocol

import kingsbridge
from kingsbridge.arena.tournament import Tournament, seed_of
from kingsbridge.bots import Bot, bot
from kingsbridge.bots.player import Thinking
from kingsbridge.bots.playing import what_is_shown
from kingsbridge.engine.errors import BadOption, KingsbridgeError
from kingsbridge.engine.record import Record, record_from_text, seeded
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title
from kingsbridge.terminal.games import ANALYSIS
from kingsbridge.work.files import BadFile
from kingsbridge.work.interruption import Asked

SIGN_BYTES = 8
RECORD_FILES = (".json", ".jsonl")

# Called at each decision, before the move is made; with what the bot thought, if it told.
Note = Callable[[State, int, Thinking | None], None]


class Games(Protocol):
    """Games that can be walked through one by one."""

    @property
    def title_key(self) -> str: ...

    @property
    def seats(self) -> int: ...

    @property
    def number(self) -> int:
        """How many there are."""

    @property
    def features(self) -> list[str]:
        """What the numbers of an observation are."""

    def only(self, games: range) -> Games:
        """Return what is needed to walk through some of them: it is sent to other processes."""

    def header(self) -> dict[str, object]:
        """Return all that the games depend on."""

    def source(self, game: int) -> str | None:
        """Return where a game was recorded, if it was."""

    def walk(self, game: int, note: Note, asked: Asked) -> tuple[Record, State] | None:
        """Walk through a game to its end, unless somebody asks to stop in the middle of it."""


@dataclass(frozen=True)
class BotGames:
    """Games between bots: each on a deal of its own, all seatings in turn."""

    tournament: Tournament
    number: int
    chances: bool = True

    @property
    def title_key(self) -> str:
        return self.tournament.title_key

    @property
    def seats(self) -> int:
        return len(self.tournament.bots)

    def header(self) -> dict[str, object]:
        return {
            **self.tournament.to_json(),
            "seats": self.seats,
            "chances": self.chances,
            "features": self.features,
        }

    def only(self, games: range) -> BotGames:
        return self

    @property
    def features(self) -> list[str]:
        return title(self.title_key).feature_names(self.seats, self.tournament.options)

    def source(self, game: int) -> str | None:
        return None

    def walk(self, game: int, note: Note, asked: Asked) -> tuple[Record, State] | None:
        tournament = self.tournament
        seating = tournament.seating(game)
        names = [tournament.bots[entrant] for entrant in seating]
        seated = [
            bot(name, seed_of("data bot", tournament.seed, game, entrant))
            for name, entrant in zip(names, seating, strict=True)
        ]
        deal = seeded(seed_of("data deal", tournament.seed, game))
        record = Record(self.title_key, self.seats, tournament.options, deal, [], names)
        state = record.begin()
        while not state.over:
            if asked():
                return None
            try:
                move, thought = self.decide(seated[state.seat], state)
                note(state, move, thought)
                state.apply(move)
            except Exception as error:
                # Whoever wrote the bot wants to know which it was, and to see it again.
                asked_last = f"bot {names[state.seat]!r} in seat {state.seat}"
                error.add_note(f"in game {game}, when {asked_last} was asked")
                raise
            record.moves.append(move)
        record.close(state)
        return record, state

    def decide(self, player: Bot, state: State) -> tuple[int, Thinking | None]:
        """Return what a bot plays, and what it thinks if it weighs chances and has a choice."""
        if self.chances and weighs_chances(player) and len(state.legal()) > 1:
            thought = player.think(state.as_seen_by(state.seat))
            return thought.moves[0].move, thought
        return player.choose(what_is_shown(player, state)), None


def weighs_chances(player: Bot) -> bool:
    """Return whether a bot has thoughts of its own; one that has not would call all seats even."""
    return type(player).think is not Bot.think


@dataclass(frozen=True)
class Found:
    """A record in a file: where it begins, and how long it is."""

    path: Path
    begin: int
    length: int
    line: int | None

    @property
    def name(self) -> str:
        return str(self.path) if self.line is None else f"{self.path}, line {self.line}"

    def read(self) -> Record:
        """Return the record; say which it was that could not be read."""
        with self.path.open("rb") as file:
            file.seek(self.begin)
            return read_record(file.read(self.length), self.name)


@dataclass(frozen=True)
class RecordedGames:
    """Finished games of one title and one number of seats, out of a folder or a file."""

    path: Path
    title_key: str
    seats: int
    features: list[str]
    found: tuple[Found, ...]
    # What the records are, so that others in their place are noticed.
    sign: str
    left_out: int
    # The number of the first one found.
    first: int = 0

    @property
    def number(self) -> int:
        return len(self.found)

    def only(self, games: range) -> RecordedGames:
        some = self.found[games.start - self.first : games.stop - self.first]
        return replace(self, found=some, first=games.start)

    def header(self) -> dict[str, object]:
        return {
            "title": self.title_key,
            "title_version": title(self.title_key).version,
            "kingsbridge": kingsbridge.__version__,
            "seats": self.seats,
            "records": self.sign,
            "features": self.features,
        }

    def source(self, game: int) -> str | None:
        return self.found[game - self.first].name

    def walk(self, game: int, note: Note, asked: Asked) -> tuple[Record, State] | None:
        found = self.found[game - self.first]
        record = found.read()
        try:
            record.verify()
            state = record.begin()
            for move in record.moves:
                if asked():
                    return None
                note(state, move, None)
                state.apply(move)
        except KingsbridgeError as error:
            raise BadFile(f"'{found.name}': {error}") from None
        return record, state


def recorded_games(path: Path, title_key: str, seats: int | None) -> RecordedGames:
    """Find the finished games of a title; without a number of seats, with those of the first.

    Games of another title, of other numbers of seats, such as are not over, and such as are by
    options with which a seat is told other things, are left out.
    """
    game = title(title_key)
    sign = blake2b(digest_size=SIGN_BYTES)
    kept: list[Found] = []
    left_out = 0
    features: list[str] = []
    # By options as they are written, whether a seat is told the same.
    told: dict[str, bool] = {}
    for found, record in records_in(path):
        fits = record.title_key == title_key and record.winners is not None
        if not fits or seats not in (None, record.seats):
            left_out += 1
            continue
        options = json.dumps(record.options, sort_keys=True)
        if not features:
            features = game.feature_names(record.seats, record.options)
        if options not in told:
            told[options] = game.feature_names(record.seats, record.options) == features
        if not told[options]:
            left_out += 1
            continue
        seats = record.seats
        kept.append(found)
        sign.update(json.dumps(record.to_json(), sort_keys=True).encode())
    if seats is None or not kept:
        size = "" if seats is None else f" with {seats} seats"
        raise BadOption(f"there is no finished game of {title_key}{size} in {str(path)!r}")
    return RecordedGames(path, title_key, seats, features, tuple(kept), sign.hexdigest(), left_out)


def records_in(path: Path) -> Iterator[tuple[Found, Record]]:
    """Walk through the records of a folder, or of a file: a record, or lines with one each."""
    for file in record_files(path):
        try:
            content = file.read_bytes()
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise BadFile(f"{str(file)!r} cannot be read: {reason}") from None
        if file.suffix != ".jsonl":
            found = Found(file, 0, len(content), None)
            yield found, read_record(content, found.name)
            continue
        begin = 0
        for number, line in enumerate(content.splitlines(keepends=True), 1):
            if line.strip():
                found = Found(file, begin, len(line), number)
                yield found, read_record(line, found.name)
            begin += len(line)


def record_files(path: Path) -> Sequence[Path]:
    """Return the files that records may be in; analyses, which lie beside them, are none."""
    if path.is_dir():
        return sorted(
            file
            for file in path.iterdir()
            if file.suffix in RECORD_FILES and not file.stem.endswith(ANALYSIS)
        )
    if not path.exists():
        raise BadFile(f"there is no file or folder {str(path)!r}")
    return [path]


def read_record(content: bytes, name: str) -> Record:
    """Read a record; say which it was that could not be used."""
    try:
        return record_from_text(content.decode())
    except KingsbridgeError as error:
        raise BadFile(f"'{name}': {error}") from None
    except (ValueError, RecursionError) as error:
        raise BadFile(f"'{name}': this is no record: {error}") from None
