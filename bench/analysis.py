"""How long it takes to look at a whole game again, and how firm the grades are.

python bench/analysis.py [--games 2] [--jobs 2] [--looks 80] [--no-grades]

Games between bots of several levels, so that there are mistakes: of both titles, with two seats
and with four. Each is analysed as `kingsbridge analyse` does it, which is timed: seconds by the
clock, and processor seconds of all processes together. Then every decision is weighed once more,
with other dice and ten times as many looks, by a bot that never stops sooner; the share of
decisions that get the same grade is told, and of those to which either gave a worse one than
sound.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage

from kingsbridge.analysis import Analyst, Grade, analyse
from kingsbridge.analysis.analysis import CHUNK, decisions_in
from kingsbridge.analysis.grades import grade
from kingsbridge.analysis.opinion import UNHURRIED, opinion
from kingsbridge.analysis.weighing import behind
from kingsbridge.bots import bot
from kingsbridge.bots.playing import Asked, decision
from kingsbridge.engine.record import Record, record_from_text, seeded
from kingsbridge.work.interruption import interrupts_held
from kingsbridge.work.sharing import here

TITLES = ("pillars", "world")
SEATS = (2, 4)
# Who plays, from another chair in each game.
LEVELS = ("journeyman", "master", "apprentice", "journeyman")
LOOKS = 80
# How much more thinking the grades are held against, and with which other dice.
MORE = 10
OTHER_SEED = 1


@dataclass
class Measured:
    """One game, analysed."""

    title: str
    seats: int
    seed: int
    decisions: int
    seconds: float
    processor_seconds: float
    # How often which grade was given, and which with ten times as much thinking.
    pairs: Counter[tuple[Grade, Grade]] = field(default_factory=Counter)


def game(title: str, seats: int, seed: int) -> Record:
    """Return a game between bots of several levels."""
    players = [LEVELS[(seat + seed) % len(LEVELS)] for seat in range(seats)]
    record = Record(title, seats, {}, seeded(seed), [], players)
    state = record.begin()
    bots = [bot(level, seed * len(LEVELS) + seat) for seat, level in enumerate(players)]
    while not state.over:
        move = decision(bots[state.seat], state)
        record.moves.append(move)
        state.apply(move)
    record.close(state)
    return record


def processor_seconds() -> float:
    """Return how long this process and those it started have kept a processor busy."""
    used = [getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def graded_again(
    text: str, analyst: Analyst, plies: Sequence[int], asked: Asked
) -> list[tuple[int, Grade]] | None:
    """Grade some decisions of a record without any hurry."""
    record = record_from_text(text)
    found = []
    for state in record.states():
        if state.ply in plies:
            if asked():
                return None
            thought = opinion(state, record.moves[state.ply], analyst, UNHURRIED)
            found.append((state.ply, grade(behind(thought.made, thought.best))))
    return found


def measured(title: str, seats: int, seed: int, looks: int, jobs: int, grades: bool) -> Measured:
    """Play a game, analyse it, and hold its grades against more thinking."""
    record = game(title, seats, seed)
    began, used = time.perf_counter(), processor_seconds()
    found = analyse(record, Analyst(f"architect:looks={looks}"), jobs)
    if found is None:
        sys.exit("interrupted")
    took, used = time.perf_counter() - began, processor_seconds() - used
    result = Measured(title, seats, seed, len(found.decisions), took, used)
    if grades:
        first = {decision.weighed.ply: decision.grade for decision in found.decisions}
        unhurried = Analyst(f"architect:looks={looks * MORE}", seed=OTHER_SEED)
        plies = decisions_in(record)
        chunks = (plies[at : at + CHUNK] for at in range(0, len(plies), CHUNK))
        work = partial(graded_again, record.to_text(), unhurried)
        with interrupts_held() as interruption:
            for some in here(jobs)(work, chunks, interruption):
                result.pairs.update((first[ply], again) for ply, again in some)
    return result


def all_measured(arguments: argparse.Namespace) -> Iterator[Measured]:
    """Measure so many games of each title and number of seats."""
    for title in TITLES:
        for seats in SEATS:
            for seed in range(1, arguments.games + 1):
                yield measured(
                    title, seats, seed, arguments.looks, arguments.jobs, not arguments.no_grades
                )


def agreement(pairs: Counter[tuple[Grade, Grade]]) -> str:
    """Return the share of grades that are the same, of all and of all but the sound ones."""
    flawed = {pair: number for pair, number in pairs.items() if set(pair) != {Grade.SOUND}}
    return f"{share_of_same(pairs)} of all, {share_of_same(Counter(flawed))} of flaws"


def share_of_same(pairs: Counter[tuple[Grade, Grade]]) -> str:
    """Return the share of pairs that are alike."""
    if not pairs.total():
        return "none"
    same = sum(number for (one, other), number in pairs.items() if one == other)
    return f"{same / pairs.total():.1%} ({same} of {pairs.total()})"


def main() -> None:
    """Measure, and print a line a game and the whole."""
    told = argparse.ArgumentParser(description=__doc__)
    told.add_argument("--games", type=int, default=2)
    told.add_argument("--jobs", type=int, default=2)
    told.add_argument("--looks", type=int, default=LOOKS)
    told.add_argument("--no-grades", action="store_true", help="time the analysis alone")
    told.add_argument("--json", action="store_true")
    arguments = told.parse_args()
    pairs: Counter[tuple[Grade, Grade]] = Counter()
    slowest, dearest = 0.0, 0.0
    for one in all_measured(arguments):
        pairs += one.pairs
        slowest, dearest = max(slowest, one.seconds), max(dearest, one.processor_seconds)
        line = (
            f"{one.title} {one.seats} seats, seed {one.seed}: {one.decisions} decisions, "
            f"{one.seconds:.1f} s, {one.processor_seconds:.1f} processor seconds"
        )
        if one.pairs:
            line += f"; same grade: {agreement(one.pairs)}"
        print(line, file=sys.stderr if arguments.json else sys.stdout, flush=True)
    result = {
        "slowest_seconds": round(slowest, 2),
        "most_processor_seconds": round(dearest, 2),
        "pairs": {f"{one.value} {other.value}": n for (one, other), n in sorted(pairs.items())},
    }
    if arguments.json:
        print(json.dumps(result))
        return
    print(f"the slowest took {slowest:.1f} s; {dearest:.1f} processor seconds at most")
    if pairs:
        print(f"same grade with {MORE} times as much thinking: {agreement(pairs)}")
        print("\n" + " " * 12 + "".join(f"{again.value:>12}" for again in Grade))
        for first in Grade:
            counts = "".join(f"{pairs[first, again]:>12}" for again in Grade)
            print(f"{first.value:<12}{counts}")


if __name__ == "__main__":
    main()
