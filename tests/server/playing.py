"""People at a table, for tests of what they do there."""

from __future__ import annotations

from typing import Any

from kingsbridge.bots import bot
from kingsbridge.engine.record import Deal, Record
from kingsbridge.server.tables.rating import FEWEST_DECISIONS
from tests.server.serving import Doc, Here, Visitor


def together(here: Here, people: int, title: str = "pillars", **more: Any) -> tuple[Any, ...]:
    """Return people at a table that has begun, and its code."""
    players = [here.visitor(name) for name in ["Ann", "Bob", "Cyn", "Dan"][:people]]
    code = players[0].open(title, "me" + " open" * (people - 1), **more)
    for player in players[1:]:
        player.post(f"/api/tables/{code}/join")
    return players, code


def first_move(player: Visitor, code: str) -> Doc:
    moment = player.moment(code)
    return player.move(code, moment, moment["menu"]["offers"][0]["move"])


def decide_often(players: list[Visitor], code: str, often: int = FEWEST_DECISIONS) -> None:
    """Let everybody decide so often that a game between them can be rated."""
    decided = [0] * len(players)
    moment = players[0].moment(code)
    while min(decided) < often:
        seat = moment["deciding"]
        if moment["menu"] is None:
            moment = players[seat].moment(code)
        moment = players[seat].move(code, moment, moment["menu"]["offers"][0]["move"])
        decided[seat] += 1


def status(visitor: Visitor, code: str) -> str:
    return str(visitor.table(code)["table"]["status"])


def listed(visitor: Visitor, which: str) -> dict[str, Doc]:
    found = visitor.get("/api/tables", which=which, most=100)
    return {table["code"]: table for table in found}


def played(title: str, deal: Deal, seats: int = 2) -> Doc:
    """Return the record of a game among bots."""
    record = Record(title, seats, {}, deal, [], ["Ann", "Bob", "Cyn", "Dan"][:seats])
    state = record.begin()
    player = bot("random", 1)
    while not state.over:
        record.moves.append(player.choose(state))
        state.apply(record.moves[-1])
    record.close(state)
    return record.to_json()
