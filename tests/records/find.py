"""Find games that show everything between them and keep the fewest: `make records`."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from kingsbridge.bots import bot
from kingsbridge.engine.record import Record, seeded
from tests.records.coverage import shown, wanted

FOLDER = Path(__file__).parent / "pillars"
EDITIONS = ["kosmos", "mayfair", "devir"]


def main() -> None:
    kept = fewest(search())
    for path in FOLDER.glob("*.json"):
        path.unlink()
    for record in kept:
        path = FOLDER / f"{record.seats}-seats-{record.deal.seed}.json"
        path.write_text(record.to_text(), encoding="utf-8")
        print(path.relative_to(FOLDER.parents[2]), len(record.moves), "moves")


def search() -> list[Record]:
    """Play games until everything has been shown by one of them."""
    missing = wanted()
    found = []
    for seed in count():
        record = play(seed)
        new = shown(record) & missing
        if new:
            found.append(record)
            missing -= new
        if not missing:
            return found
        if seed % 100 == 99:
            print(f"{seed + 1} games, still looking for {', '.join(sorted(missing))}")
    raise AssertionError("unreachable")


def fewest(records: list[Record]) -> list[Record]:
    """Leave out every game that shows nothing the others do not."""
    for record in sorted(records, key=lambda record: len(shown(record))):
        others = [other for other in records if other is not record]
        if wanted() <= set().union(*map(shown, others)):
            records = others
    return records


def play(seed: int) -> Record:
    """Play one game between mixed players, by seat count and edition in turn."""
    seats = 2 + seed % 3
    options: dict[str, object] = {"edition": EDITIONS[seed // 3 % 3]}
    names = ["greedy" if (seed + seat) % 3 else "random" for seat in range(seats)]
    record = Record("pillars", seats, options, seeded(seed), [], names)
    bots = [bot(name, seed * 8 + seat) for seat, name in enumerate(names)]
    state = record.begin()
    while not state.over:
        record.moves.append(bots[state.seat].choose(state.as_seen_by(state.seat)))
        state.apply(record.moves[-1])
    record.close(state)
    return record


if __name__ == "__main__":
    main()
