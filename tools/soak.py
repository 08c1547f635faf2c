"""Play random games of every title, seat count and choice of options, and check every move.

    python tools/soak.py --minutes 10 [--seed 1] [--jobs 2] [--out soak]
    python tools/soak.py --games 1000 --bots random,greedy --box world=tests/boxes/world.toml

With boxes only their titles are played, with the cards of the file. Bots sit down by chance.
A game in which anything breaks is left as a record that `kingsbridge replay` opens at the
failing move.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
import traceback
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from time import monotonic

from kingsbridge.bots import bot
from kingsbridge.engine.conformance import Memory, check, check_refusals
from kingsbridge.engine.dice import Dice, FastDice
from kingsbridge.engine.record import Record, seeded
from kingsbridge.engine.title import Title, title, titles

CHUNK = 20


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--minutes", type=float, default=1.0)
    arguments.add_argument("--games", type=int, help="of each title, however long they take")
    arguments.add_argument("--bots", default="random", help="with commas between their names")
    arguments.add_argument("--box", action="append", default=[], metavar="TITLE=FILE.toml")
    arguments.add_argument("--seed", type=int, default=0, help="where to begin")
    arguments.add_argument("--jobs", type=int, default=2)
    arguments.add_argument("--out", type=Path, default=Path("soak"), help="for failing records")
    given = arguments.parse_args()
    boxes = dict(read_box(box) for box in given.box) or {key: {} for key in titles()}
    bots = given.bots.split(",")
    ends = monotonic() + given.minutes * 60
    games = moves = 0
    failures: list[Path] = []
    first = given.seed
    with ProcessPoolExecutor(given.jobs) as workers:
        while not failures and (
            monotonic() < ends if given.games is None else first - given.seed < given.games
        ):
            starts = [first + CHUNK * job for job in range(given.jobs)]
            first += CHUNK * given.jobs
            for played, records in workers.map(soak, starts, repeat(boxes), repeat(bots)):
                games += CHUNK * len(boxes)
                moves += played
                failures += [keep(record, given.out) for record in records]
            print(f"\r{games} games, {moves} moves checked", end="", flush=True)
    print()
    for path in failures:
        print(f"broken: kingsbridge replay {path}")
    print(f"seeds {given.seed} to {first - 1}: {len(failures)} failures")
    return 1 if failures else 0


def read_box(written: str) -> tuple[str, dict[str, object]]:
    """Read the cards of a title: world=FILE.toml."""
    key, _, path = written.partition("=")
    return key, tomllib.loads(Path(path).read_text(encoding="utf-8"))


def soak(
    first: int, boxes: dict[str, dict[str, object]], bots: list[str]
) -> tuple[int, list[Record]]:
    """Play some games of each title; return the moves checked and the games that broke."""
    moves = 0
    broken = []
    for key, cards in boxes.items():
        for seed in range(first, first + CHUNK):
            record = play(title(key), seed, cards, bots)
            moves += len(record.moves)
            if record.failure is not None:
                broken.append(record)
    return moves, broken


def play(game: Title, seed: int, cards: dict[str, object], bots: list[str]) -> Record:
    """Play one game, checking everything at every move."""
    dice = FastDice.seeded(-1 - seed)
    seats = game.fewest + dice.below(game.most - game.fewest + 1)
    seated = [bots[dice.below(len(bots))] for _ in range(seats)]
    names = [f"{name} {seat}" for seat, name in enumerate(seated)]
    options = {**any_options(game, seats, dice), "cards": cards}
    record = Record(game.key, seats, options, seeded(seed), [], names)
    players = [bot(name, seed=seed + seat) for seat, name in enumerate(seated)]
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
            seen = state.as_seen_by(state.seat)
            record.moves.append(players[state.seat].choose(seen))
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
