"""Run the program as a person would: with words on its command line and lines on its input."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from kingsbridge.bots import bot
from kingsbridge.cli import app
from kingsbridge.engine.record import Record, seeded
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title

TITLES = ["pillars", "world"]
NAMES = ["Red", "Blue", "Green", "Yellow"]

# For what must hold whatever the game.
for_both_titles = pytest.mark.parametrize("key", TITLES)


class Ran:
    """What a command did."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def json(self) -> Any:
        return json.loads(self.out)


def run(*words: str, typed: str = "", **env: str) -> Ran:
    """Run a command; an exception it does not turn into words is the test's to see."""
    surroundings = {"COLUMNS": "100", "LANG": "C.UTF-8", "LC_ALL": "", **env}
    result = CliRunner().invoke(app, list(words), input=typed, env=surroundings)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)


def refused(*words: str, typed: str = "", **env: str) -> str:
    """Run a command that cannot be carried out, and return its one line of complaint."""
    ran = run(*words, typed=typed, **env)
    assert ran.code == 2, ran.out + ran.err
    assert ran.out == ""
    assert ran.err.startswith("kingsbridge: ")
    assert ran.err.count("\n") == 1
    return ran.err


def kept_games(data: Path) -> list[Path]:
    return sorted((data / "games").glob("*.json"))


def only_game(data: Path) -> Path:
    (path,) = kept_games(data)
    return path


def moves_of(path: Path) -> list[int]:
    moves = json.loads(path.read_text())["moves"]
    assert isinstance(moves, list)
    return moves


def finished_game(key: str = "pillars", seed: int = 1, seats: int = 3) -> Record:
    """Return a game that random bots have played to its end."""
    record = Record(key, seats, {}, seeded(seed), [], NAMES[:seats])
    state = record.begin()
    players = [bot("random", seed * 8 + seat) for seat in range(seats)]
    while not state.over:
        make(record, state, players[state.seat].choose(state.as_seen_by(state.seat)))
    record.close(state)
    return record


def game_at(path: Path, step: str, stage: str = "", seed: int = 1, key: str = "pillars") -> Path:
    """Write a game in which the person, in seat 0, is about to decide at this step and stage."""
    while True:
        record = Record(key, 3, {}, seeded(seed), [], NAMES[:3])
        state = record.begin()
        while not state.over:
            view = title(key).view(state, 0)
            here = view["step"] == step and stage in ("", view["stage"])
            if here and state.seat == 0 and len(state.legal()) > 2:
                return write_game(path, record)
            make(record, state, bot("greedy").choose(state.as_seen_by(state.seat)))
        seed += 1


def make(record: Record, state: State, move: int) -> None:
    state.apply(move)
    record.moves.append(move)


def write_game(path: Path, record: Record, **more: object) -> Path:
    bots = [None, *["random"] * (record.seats - 1)]
    doc = {**record.to_json(), "seating": {"seat": 0, "bots": bots}, **more}
    path.write_text(json.dumps(doc))
    return path
