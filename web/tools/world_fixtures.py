"""Moments of World Without End for the fixture page, as the server would tell them.

    PYTHONPATH=src python web/tools/world_fixtures.py      # writes web/fixtures/world-*.json

Greedy bots play whole games; of every kind of decision the one with the most to choose from is kept, as its
player sees it. A few rounds in a row are kept too, for the motion between moments.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from kingsbridge.bots import bot
from kingsbridge.engine.record import Deal
from kingsbridge.locale import words
from kingsbridge.server.game import Chair, Game, Kind, Row
from kingsbridge.server.protocol import Moment, Pace, SeatKind, Status
from kingsbridge.server.room import Room, Sheet
from kingsbridge.terminal.table import table_of

OUT = Path(__file__).parents[1] / "fixtures"
NAMES = ["Aliena", "Brother Thomas", "Caris", "Merthin"]
ODD = 3  # every so many decisions is a random one, so that duties are missed and rare cards played


def new_room(seats: int, seed: int) -> Room:
    chairs = [Chair(SeatKind.PERSON, n, f"p{n}", None, NAMES[n]) for n in range(seats)]
    deal = Deal(seed, None, None)
    sheet = Sheet(
        1, "fixture", "world", {}, Pace(), False, False, True, 0, "p0", Status.PLAYING, deal, 0, 0
    )
    start = Row(1, Kind.START, -1, 0, None, 0)
    return Room(sheet, chairs, Game("world", {}, deal, Pace(), chairs, [start]))


def told(room: Room, eyes: int, language: str, lines_from: int) -> Moment:
    return room.moment(eyes, language, True, lines_from, lambda _: True, 0)


def question(moment: Moment) -> str:
    """Name the kind of decision."""
    view = msgspec.to_builtins(moment.view)
    parts = [view["step"]]
    if view["errand"]:
        parts.append(f"errand-{view['errand']}")
    elif view["step"] == "reveal":
        parts.append(view["event"])
    elif view["step"] == "action":
        parts.append(str(view["stage"]))
        if view["stage"] == 2:
            parts.append(view["acting"])
    elif view["step"] == "duties":
        parts.append(str(view["stage"]))
    return "-".join(parts)


def main() -> None:
    OUT.mkdir(exist_ok=True)
    best: dict[str, tuple[int, Moment]] = {}
    rounds: list[Moment] = []
    for seats, seed in [(4, 1), (3, 2), (2, 3), (4, 4), (3, 5), (4, 6), (4, 7), (4, 8)]:
        room = new_room(seats, seed)
        game = room.game
        assert game is not None
        greedy, random = bot("greedy", seed), bot("random", seed)
        language = "de" if seed == 2 else "en"
        seen_lines = 0
        while not game.state.over:
            state = game.state
            seat = state.seat
            if seed == 1:
                moment = told(room, 0, "en", seen_lines)
                seen_lines = len(game.entries)
                if len(rounds) < 60 or (state.chapter >= 3 and len(rounds) < 140):
                    rounds.append(moment)
            moment = told(room, seat, language, max(0, len(game.entries) - 6))
            kind = question(moment)
            worth = len(moment.menu.offers) if moment.menu else 0
            for key in (kind, f"{kind}-{seats}", f"chapter-{state.chapter}-{state.round}"):
                if key not in best or worth > best[key][0]:
                    best[key] = (worth, moment)
            chooser = random if state.ply % ODD == 0 else greedy
            move = chooser.choose(state.as_seen_by(seat))
            game.fold(Row(game.version + 1, Kind.MOVE, seat, move, None, 0))
        best[f"end-{seats}"] = (0, told(room, 0, language, max(0, len(game.entries) - 12)))
        best[f"watch-{seats}"] = (0, told(room, -1, language, max(0, len(game.entries) - 12)))
    moments = {key: moment for key, (_, moment) in sorted(best.items())}
    cards = table_of("world", {}, words("en")).cards_as_data()
    (OUT / "world-cards.json").write_bytes(msgspec.json.encode(cards))
    (OUT / "world-rounds.json").write_bytes(msgspec.json.encode(rounds))
    for key, moment in moments.items():
        (OUT / f"world-at-{key}.json").write_bytes(msgspec.json.encode(moment))
    (OUT / "world-names.json").write_bytes(msgspec.json.encode(sorted(moments)))
    print(f"{len(moments)} moments, {len(rounds)} in a row: {OUT}")


if __name__ == "__main__":
    main()
