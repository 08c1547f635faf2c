"""Find out how bots of each level play: what somebody's own habits are held against.

Games between bots of one level, with so many at the table, are played or read from files of
records, and of every habit five numbers are written into
`titles/<key>/habits.json`: its mean, its spread, its worth, which is how much it goes together with
being ahead (a correlation), and between which amounts 90 of 100 games are.

    python tools/habits.py pillars world --levels apprentice journeyman --games 200
    python tools/habits.py pillars world --levels master --games 60 --minutes 4
    python tools/habits.py pillars --levels architect --records self4.records

A cell that is asked for is found out anew, all others stay. Games are dealt by the numbers from
`--seed` on, so the same command finds the same.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import correlation, fmean, pstdev

from kingsbridge.bots import bot
from kingsbridge.bots.levels import LEVELS
from kingsbridge.engine.record import Record, record_from_text, seeded
from kingsbridge.engine.title import title
from kingsbridge.study.habits import Habits, habits_of

ROOT = Path(__file__).resolve().parent.parent
SEED = 19_000
MIDDLE = 0.9


def played(key: str, seats: int, level: str, seed: int) -> Record:
    """Play one game between bots of one level."""
    state = title(key).new(seats, seed=seed)
    bots = [bot(level, seed * seats + seat) for seat in range(seats)]
    record = Record(key, seats, {}, seeded(seed), [], [level] * seats)
    while not state.over:
        move = bots[state.seat].choose(state.as_seen_by(state.seat))
        record.moves.append(move)
        state.apply(move)
    return record


def games(
    key: str, seats: int, level: str, most: int, minutes: float, seed: int
) -> Iterator[Record]:
    """Play so many games, or fewer if that takes too long."""
    until = time.monotonic() + 60 * minutes
    for number in range(most):
        if time.monotonic() > until:
            return
        yield played(key, seats, level, seed + number)


def read(paths: Sequence[Path], key: str, seats: int, level: str) -> Iterator[Record]:
    """Read the games of files in which all were bots of one level."""
    for path in paths:
        for line in path.read_text().splitlines():
            record = record_from_text(line)
            fits = record.title_key == key and record.seats == seats
            if fits and {name.partition(":")[0] for name in record.players} == {level}:
                yield record


def worth_of(values: Sequence[float], ahead: Sequence[float]) -> float:
    """Return how much a habit goes together with being ahead."""
    return correlation(values, ahead) if len(set(values)) > 1 and len(set(ahead)) > 1 else 0.0


def middle(values: Sequence[float]) -> tuple[float, float]:
    """Return between which values, both included, 90 of 100 are."""
    order = sorted(values)
    beyond = int(len(order) * (1 - MIDDLE) / 2)
    return order[beyond], order[-1 - beyond]


def cell(found: list[list[Habits]]) -> dict[str, object]:
    """Return what is written of so many games, each seat of which is one value."""
    rows = [habits for game in found for habits in game]
    ahead = [habits.ahead for habits in rows]
    points = [habits.points for habits in rows]
    amounts = [habits.amounts() for habits in rows]
    keys = sorted({key for each in amounts for key in each})
    habits: dict[str, list[float]] = {}
    for key in keys:
        values = [each.get(key, 0.0) for each in amounts]
        numbers = (fmean(values), pstdev(values), worth_of(values, ahead), *middle(values))
        habits[key] = [round(number, 2) for number in numbers]
    return {
        "games": len(found),
        "points": [round(fmean(points), 2), round(pstdev(points), 2)],
        "habits": habits,
    }


def write(path: Path, cells: dict[str, dict[str, object]]) -> None:
    """Write a line for each number of seats and level."""
    order = sorted(cells, key=lambda name: (name.split()[0], LEVELS.index(name.split()[1])))
    lines = [
        f"{json.dumps(name)}: {json.dumps(cells[name], separators=(',', ':'))}" for name in order
    ]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("titles", nargs="+")
    parser.add_argument("--levels", nargs="+", choices=LEVELS, required=True)
    parser.add_argument("--seats", nargs="+", type=int, default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=60.0, help="at most, for each cell")
    parser.add_argument("--records", nargs="+", type=Path, default=[])
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--into", type=Path, default=ROOT / "src/kingsbridge/titles")
    asked = parser.parse_args()
    for level in asked.levels:
        for seats in asked.seats:
            for key in asked.titles:
                path = asked.into / key / "habits.json"
                source = (
                    read(asked.records, key, seats, level)
                    if asked.records
                    else games(key, seats, level, asked.games, asked.minutes, asked.seed)
                )
                found = [habits_of(record) for record in source]
                if not found:
                    continue
                cells = json.loads(path.read_text()) if path.exists() else {}
                cells[f"{seats} {level}"] = cell(found)
                write(path, cells)
                print(f"{key}, {seats} {level}: {len(found)} games", flush=True)


if __name__ == "__main__":
    main()
