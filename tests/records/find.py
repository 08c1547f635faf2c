"""Find games that show everything between them and keep few: `make records`.

One title alone: `python -m tests.records.find pillars`.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

from kingsbridge.bots import bot
from kingsbridge.engine.record import Record, seeded
from kingsbridge.engine.title import Title, title, titles
from tests.records.coverage import shown, wanted

FOLDER = Path(__file__).parent


def main(keys: list[str]) -> None:
    for key in keys or list(titles()):
        kept = few(key, search(title(key)))
        folder = FOLDER / key
        folder.mkdir(exist_ok=True)
        for path in folder.glob("*.json"):
            path.unlink()
        for record in kept:
            path = folder / f"{record.seats}-seats-{record.deal.seed}.json"
            path.write_text(record.to_text(), encoding="utf-8")
        print(f"{key}: {len(kept)} games")


def search(title: Title) -> list[Record]:
    """Play games until everything has been shown by one of them."""
    missing = wanted(title.key)
    found = []
    for seed in count():
        record = play(title, seed)
        new = shown(record) & missing
        if new:
            found.append(record)
            missing -= new
        if not missing:
            break
        if seed % 1000 == 999:
            print(f"{seed + 1} games of {title.key}, still looking for {sorted(missing)}")
    return found


def few(key: str, records: list[Record]) -> list[Record]:
    """Leave out every game that shows nothing the others do not."""
    shows = {id(record): shown(record) for record in records}
    for record in sorted(records, key=lambda record: len(shows[id(record)])):
        others = [other for other in records if other is not record]
        if wanted(key) <= set().union(*(shows[id(other)] for other in others)):
            records = others
    return records


def play(title: Title, seed: int) -> Record:
    """Play one game between mixed players; seats and options come in turn."""
    seats = title.fewest + seed % (title.most - title.fewest + 1)
    options = {
        name: values[(seed // 3 + place) % len(values)]
        for place, (name, values) in enumerate(title.choices(2).items())
    }
    names = ["greedy" if (seed + seat) % 3 else "random" for seat in range(seats)]
    record = Record(title.key, seats, options, seeded(seed), [], names)
    bots = [bot(name, seed * 8 + seat) for seat, name in enumerate(names)]
    state = record.begin()
    while not state.over:
        record.moves.append(bots[state.seat].choose(state.as_seen_by(state.seat)))
        state.apply(record.moves[-1])
    record.close(state)
    return record


if __name__ == "__main__":
    main(sys.argv[1:])
