"""Play random games of every title, seat count and choice of options, and check every move.

    python tools/soak.py --minutes 10 [--seed 1] [--jobs 2] [--out soak]

A game in which anything breaks is left as a record that `kingsbridge replay` opens at the
failing move.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import monotonic

from kingsbridge.engine.conformance import Memory, check, check_refusals
from kingsbridge.engine.dice import Dice, FastDice
from kingsbridge.engine.record import Record, seeded
from kingsbridge.engine.title import Title, title, titles

CHUNK = 20


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--minutes", type=float, default=1.0)
    arguments.add_argument("--seed", type=int, default=0, help="where to begin")
    arguments.add_argument("--jobs", type=int, default=2)
    arguments.add_argument("--out", type=Path, default=Path("soak"), help="for failing records")
    given = arguments.parse_args()
    ends = monotonic() + given.minutes * 60
    games = moves = 0
    failures: list[Path] = []
    first = given.seed
    with ProcessPoolExecutor(given.jobs) as workers:
        while monotonic() < ends and not failures:
            starts = [first + CHUNK * job for job in range(given.jobs)]
            first += CHUNK * given.jobs
            for played, records in workers.map(soak, starts):
                games += CHUNK * len(titles())
                moves += played
                failures += [keep(record, given.out) for record in records]
            print(f"\r{games} games, {moves} moves checked", end="", flush=True)
    print()
    for path in failures:
        print(f"broken: kingsbridge replay {path}")
    print(f"seeds {given.seed} to {first - 1}: {len(failures)} failures")
    return 1 if failures else 0


def soak(first: int) -> tuple[int, list[Record]]:
    """Play some games of each title; return the moves checked and the games that broke."""
    moves = 0
    broken = []
    for key in titles():
        for seed in range(first, first + CHUNK):
            record = play(title(key), seed)
            moves += len(record.moves)
            if record.failure is not None:
                broken.append(record)
    return moves, broken


def play(game: Title, seed: int) -> Record:
    """Play one random game, checking everything at every move."""
    dice = FastDice.seeded(-1 - seed)
    seats = game.fewest + dice.below(game.most - game.fewest + 1)
    names = [f"random {seat}" for seat in range(seats)]
    record = Record(game.key, seats, any_options(game, seats, dice), seeded(seed), [], names)
    state = record.begin()
    memory = Memory(game)
    try:
        check(game, state)
        while not state.over:
            if dice.below(20) == 0:
                check_refusals(game, state, dice)
                memory.look_around(state, dice)
            else:
                memory.look(state)
            offers = state.legal()
            record.moves.append(offers[dice.below(len(offers))])
            state.apply(record.moves[-1])
            check(game, state)
        record.close(state)
    except Exception:
        record.failure = traceback.format_exc(limit=-3)
    return record


def any_options(game: Title, seats: int, dice: Dice) -> dict[str, object]:
    """Choose any value for each option of a title."""
    chosen: dict[str, object] = {}
    for name, values in game.choices(seats).items():
        chosen[name] = values[dice.below(len(values))]
    return chosen


def keep(record: Record, folder: Path) -> Path:
    """Write a failing game where it can be opened."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{record.title_key}-{record.deal.seed}.json"
    path.write_text(record.to_text(), encoding="utf-8")
    return path


if __name__ == "__main__":
    sys.exit(main())
