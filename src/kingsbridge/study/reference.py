"""How bots of each level play: what somebody's habits are held against.

A title that tells habits apart brings `habits.json` beside them, which `tools/habits.py` writes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from math import sqrt
from typing import Any, Final

from kingsbridge.bots.levels import LEVELS
from kingsbridge.engine.title import title
from kingsbridge.study.habits import Habits

FILE: Final = "habits.json"


@dataclass(frozen=True)
class Usual:
    """How often bots do something in a game, or how many points they have from it.

    `worth` is how much it goes together with being ahead; 90 of 100 games are from `low` to `high`.
    """

    mean: float
    spread: float
    worth: float
    low: float
    high: float


NEVER: Final = Usual(0.0, 0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Reference:
    """Games between bots of one level, with so many at the table."""

    seats: int
    level: str
    games: int
    points: float
    points_spread: float
    habits: Mapping[str, Usual]

    def usual(self, key: str) -> Usual:
        """Return what is usual; what never happened in all these games is usual never."""
        return self.habits.get(key, NEVER)


@lru_cache
def references(key: str) -> dict[tuple[int, str], Reference]:
    """Return all there are for a title, by number of seats and level; none if it brings none."""
    part = title(key).part("habits")
    if part is None or part.module.__package__ is None:
        return {}
    file = files(part.module.__package__) / FILE
    return read(json.loads(file.read_text())) if file.is_file() else {}


def read(cells: Mapping[str, Any]) -> dict[tuple[int, str], Reference]:
    """Read what `tools/habits.py` wrote."""
    found: dict[tuple[int, str], Reference] = {}
    for name, cell in cells.items():
        seats, level = name.split()
        usual = {habit: Usual(*numbers) for habit, numbers in cell["habits"].items()}
        mean, spread = cell["points"]
        found[int(seats), level] = Reference(int(seats), level, cell["games"], mean, spread, usual)
    return found


@dataclass(frozen=True)
class Against:
    """What is usual at a level in games like somebody's: as often with as many at the table."""

    level: str
    cells: Sequence[Reference]  # one for each of somebody's games

    @property
    def points(self) -> Usual:
        """Return how many points are usual."""
        mean = sum(cell.points for cell in self.cells) / len(self.cells)
        spread = sqrt(sum(cell.points_spread**2 for cell in self.cells) / len(self.cells))
        return Usual(mean, spread, 1.0, mean - 2 * spread, mean + 2 * spread)

    @property
    def rows(self) -> int:
        """Return by how many seats' games what is usual is known, at least."""
        return min(cell.games * cell.seats for cell in self.cells)

    @property
    def games(self) -> int:
        """Return by how many games it is known, of each number of seats at least."""
        return min(cell.games for cell in self.cells)

    def usual(self, key: str) -> Usual:
        """Return what is usual, over games with these numbers of seats."""
        each = [cell.usual(key) for cell in self.cells]
        mean = sum(one.mean for one in each) / len(each)
        spread = sqrt(sum(one.spread**2 for one in each) / len(each))
        worth = sum(one.worth for one in each) / len(each)
        return Usual(
            mean, spread, worth, min(one.low for one in each), max(one.high for one in each)
        )

    def keys(self) -> list[str]:
        """Return what happened at all in these games."""
        return list(dict.fromkeys(key for cell in self.cells for key in cell.habits))


def levels_for(games: Sequence[Habits]) -> list[Against]:
    """Return the levels that games can be held against: of whom there are games like all these."""
    if not games:
        return []
    known = references(games[0].title)
    found: list[Against] = []
    for level in LEVELS:
        cells = [known.get((game.seats, level)) for game in games]
        if all(cells):
            found.append(Against(level, [cell for cell in cells if cell is not None]))
    return found


def nearest(games: Sequence[Habits]) -> Against | None:
    """Return the level whose points in such games are nearest to these, if there is any."""
    mean = sum(game.points for game in games) / max(1, len(games))
    return min(levels_for(games), key=lambda against: abs(against.points.mean - mean), default=None)
