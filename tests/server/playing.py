"""People at a table, for tests of what they do there."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from kingsbridge.bots import bot
from kingsbridge.engine.record import Deal, Record
from kingsbridge.server.codes import FOR_TABLES, new_code
from kingsbridge.server.database.log import insert_rows
from kingsbridge.server.database.schema import people
from kingsbridge.server.database.tables import insert_table
from kingsbridge.server.tables.rating import FEWEST_DECISIONS
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.table.chairs import Player, bots_chair, persons_chair
from kingsbridge.table.records import rows_of, terms_of
from kingsbridge.table.told import Status
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


def seated(here: Here, record: Record, players: list[Visitor], left: int = 0) -> str:
    """Let people sit in the first seats of a game that was played, and bots in the others.

    So many of its last moves are left to make. Return the table.
    """
    made = len(record.moves) - left

    def write(connection: Connection) -> str:
        sitting = [player_with(connection, one) for one in players]
        bots = [bots_chair("journeyman", name) for name in record.players[len(players) :]]
        now = here.server.now()
        terms = terms_of(record, sitting[0], new_code(FOR_TABLES), now)._replace(imported=None)
        table = StoredTable(0, terms, [*map(persons_chair, sitting), *bots])
        rows = rows_of(record, now)[: made + 1]
        table.game = table.folded(rows)
        table.status = Status.PLAYING if left else Status.FINISHED
        insert_table(connection, table)
        insert_rows(connection, table.number, rows)
        return terms.code

    code: str = here.run(here.server.store.write(write))
    return code


def player_with(connection: Connection, visitor: Visitor) -> Player:
    """Return a visitor as one who may sit down."""
    number = select(people.c.id).where(people.c.code == visitor.code)
    return Player(connection.execute(number).scalar_one(), visitor.code, visitor.name)
