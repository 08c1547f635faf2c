"""Moments of games of The Pillars of the Earth, as the server tells them, for /#/pillars-fixture.

    PYTHONPATH=src python web/tools/fixtures.py            # writes web/fixtures/*.json

Greedy bots play on until something worth looking at comes up; each scene keeps the moments that
follow it too, so that pieces can be seen to move.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from kingsbridge.bots import bot
from kingsbridge.engine.record import seeded
from kingsbridge.locale import words
from kingsbridge.pillars.state import Table
from kingsbridge.pillars.steps import STEP_NAMES
from kingsbridge.server.game import Chair, Game, Kind, Row
from kingsbridge.server.protocol import Moment, Pace, SeatKind, Status
from kingsbridge.server.room import Room, Sheet
from kingsbridge.terminal.table import table_of

OUT = Path(__file__).parent.parent / "fixtures"
NAMES = ["Aliena", "Brian", "Caris", "Denis"]
FOLLOWING = 12
SEEDS = 60

When = Callable[[Table], bool]


def at(step: str, round_: int = 0, stage: int | None = None) -> When:
    """Return a test for a step of a round."""
    def here(table: Table) -> bool:
        return (
            STEP_NAMES[table.step] == step
            and table.round >= round_
            and (stage is None or table.stage == stage)
        )

    return here


def hard_at_work(table: Table) -> bool:
    """Return whether somebody scores, with a choice of craftsmen."""
    return at("cathedral", 3, 1)(table) and len(table.legal()) > 3


# name: (seats, seed, language, options, when)
SCENES: dict[str, tuple[int, int, str, dict[str, object], When]] = {
    "selection": (4, 7, "en", {}, at("selection", 2)),
    "selection-first": (4, 11, "en", {"edition": "mayfair"}, at("selection", 1)),
    "return": (4, 7, "en", {}, at("placement", 1, 0)),
    "placement": (4, 7, "en", {}, lambda t: at("placement", 2, 1)(t) and t.cost == 4),
    "late": (4, 5, "en", {}, at("placement", 2, 3)),
    "archbishop": (4, 7, "en", {}, at("archbishop", 2)),
    "market": (4, 7, "en", {}, at("market", 3)),
    "cathedral": (4, 7, "en", {}, hard_at_work),
    "give-back": (4, 3, "en", {}, at("cathedral", 1, 2)),
    "two-seats": (2, 9, "en", {}, lambda t: at("placement", 5, 1)(t) and t.cost == 3),
    "three-seats": (3, 4, "en", {}, at("market", 4)),
    "german": (4, 8, "de", {}, lambda t: at("placement", 4, 1)(t) and t.cost == 2),
    "spanish": (3, 21, "es", {}, at("selection", 5)),
    "last-round": (4, 7, "en", {}, lambda t: at("placement", 6, 1)(t) and t.cost == 0),
    "end": (4, 7, "en", {}, lambda t: t.over),
}


def room(seats: int, seed: int, options: dict[str, object]) -> Room:
    """Return a table at which everybody is a person, so that everybody is asked."""
    chairs = [Chair(SeatKind.PERSON, n, f"p{n}", None, NAMES[n]) for n in range(seats)]
    deal = seeded(seed)
    pace = Pace()
    game = Game("pillars", options, deal, pace, chairs)
    sheet = Sheet(
        1, "fixture", "pillars", options, pace, False, False, True, 0, "p0", Status.PLAYING, deal, 0, 0
    )
    return Room(sheet, chairs, game)


def tell(table: Room, language: str, since: int) -> Moment:
    """Return the moment with the eyes of whoever decides, who has all refusals explained."""
    assert table.game is not None
    eyes = max(0, table.game.deciding)
    return table.moment(eyes, language, True, since, lambda _: True, 0)


def main() -> None:
    """Write every scene."""
    OUT.mkdir(exist_ok=True)
    write = msgspec.json.encode
    (OUT / "cards.json").write_bytes(write(table_of("pillars", {}, words("en")).cards_as_data()))
    for name, (seats, first_seed, language, options, when) in SCENES.items():
        for seed in range(first_seed, first_seed + SEEDS):
            moments = play(room(seats, seed, options), language, when)
            if moments:
                break
        else:
            raise SystemExit(f"{name}: nothing of the kind came up")
        (OUT / f"{name}.json").write_bytes(write({"names": NAMES[:seats], "moments": moments}))
        print(name, len(moments))


def play(table: Room, language: str, when: When) -> list[Moment]:
    """Play on to a scene and a little further; return its moments, none if it never came."""
    game = table.game
    assert game is not None
    players = [bot("greedy", seed=n) for n in range(len(game.chairs))]
    moments: list[Moment] = []
    told = 0
    while True:
        if moments or when(game.state):  # type: ignore[arg-type]
            since = told if moments else max(0, len(game.entries) - 6)
            moments.append(tell(table, language, since))
            told = len(game.entries)
        if game.state.over or len(moments) == FOLLOWING:
            return moments
        seat = game.state.seat
        move = players[seat].choose(game.state.as_seen_by(seat))
        game.fold(Row(game.version + 1, Kind.MOVE, seat, move, None, 0))


if __name__ == "__main__":
    main()
