"""A file of what was mined: a line for the mine, then one for each game with what was found.

A mine that was left goes on where its file ends.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from kingsbridge.study.mining import Mine, Ore, ore_from_json
from kingsbridge.work.files import BadFile, read_text, write_text


def games_done(path: Path, mine: Mine) -> set[int]:
    """Return which games were mined already; raise if the file is of another mine."""
    if not path.exists():
        write_text(path, json.dumps({"mine": _plain(mine)}) + "\n")
        return set()
    lines = list(_lines(path))
    if lines[:1] != [{"mine": _plain(mine)}]:
        raise BadFile(
            f"{str(path)!r} was mined with other settings; choose another file with --out, "
            "or the same title, seed, seats and looks"
        )
    return {line["game"] for line in lines[1:]}


def note(path: Path, game: int, found: list[Ore]) -> None:
    """Add what was found in a game."""
    line = {"game": game, "found": [ore.to_json() for ore in found]}
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line, separators=(",", ":")) + "\n")


def ores_in(path: Path) -> list[Ore]:
    """Return all that was found."""
    try:
        return [ore_from_json(doc) for line in _lines(path) for doc in line.get("found", [])]
    except (TypeError, KeyError) as error:
        raise BadFile(f"{str(path)!r} is no file that was mined: {error}") from None


def _plain(mine: Mine) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(json.dumps(asdict(mine)))
    return plain


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    for number, text in enumerate(read_text(path).splitlines(), 1):
        try:
            line = json.loads(text)
        except json.JSONDecodeError:
            # The last line may have been cut off: its game is mined again.
            continue
        if not isinstance(line, dict):
            raise BadFile(f"{str(path)!r}, line {number}: expected an object")
        yield line
