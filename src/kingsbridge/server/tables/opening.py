"""Opening a table, also as the rematch after another one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from sqlalchemy import Connection, select, update

from kingsbridge.bots.levels import LEVELS
from kingsbridge.engine.dice import SECRET_BYTES
from kingsbridge.server.codes import FOR_TABLES, new_code
from kingsbridge.server.database.schema import tables as table_rows
from kingsbridge.server.database.tables import insert_table
from kingsbridge.server.people.blocks import kept_apart
from kingsbridge.server.people.person import Person
from kingsbridge.server.people.shares import share_of
from kingsbridge.server.tables.at_hand import Tables
from kingsbridge.server.tables.joining import begin_or_deal
from kingsbridge.server.tables.quotas import check_open
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.tables.wish import check_rated, player_of
from kingsbridge.table import dealing
from kingsbridge.table.asked import Wish
from kingsbridge.table.chairs import Player
from kingsbridge.table.errors import NotNow, NotYours
from kingsbridge.table.seating import keep_seats
from kingsbridge.table.wish import again, chairs_of, terms_of, those_who_played


class FoundRematch(NotNow):
    """Somebody else asked for the rematch first: there is a table for it."""

    def __init__(self, code: str) -> None:
        super().__init__("there is a rematch already", "rematch")
        self.table = code


async def open_table(
    tables: Tables,
    person: Person,
    wish: Wish,
    after: str | None = None,
    kept: Mapping[int, Player] = MappingProxyType({}),
) -> StoredTable:
    """Open a table; one without an open seat starts at once, or when what was pledged is told.

    It may be the rematch after another table, which has at most one; open seats may be kept for
    those who played there.
    """
    secret = tables.chance(SECRET_BYTES)
    table = new_table(person, wish, secret, tables.now(), tables.levels)
    keep_seats(table, kept)
    code = table.terms.code

    def write(connection: Connection) -> StoredTable:
        if not table.full:
            check_open(connection, tables.house.rules, person, tables.now())
        if after is not None:
            _claim_rematch(tables, connection, after, code)
        insert_table(connection, table)
        if table.full:
            begin_or_deal(tables, connection, table)
        tables.announce(connection, code)
        if kept:
            tables.store.announce(connection, {"seats": kept_codes(table), "at": code})
        return table

    await tables.store.write(write)
    tables.keep(table)
    return table


def kept_codes(table: StoredTable) -> list[str]:
    """Return for whom seats of a table are kept, by their codes."""
    return sorted({chair.kept_for.code for chair in table.chairs if chair.kept_for is not None})


def new_table(
    person: Person, wish: Wish, secret: bytes, now: int, levels: Sequence[str] = LEVELS
) -> StoredTable:
    """Return the table that somebody wants, dealt with a secret of its own."""
    player = player_of(person)
    chairs = chairs_of(player, wish, levels)
    check_rated(person, wish)
    table = StoredTable(0, terms_of(player, wish, new_code(FOR_TABLES), secret, now), chairs)
    table.share = share_of(person)
    if wish.pledge is not None:
        dealing.pledge(table, person.id, wish.pledge)
    return table


async def rematch(
    tables: Tables, person: Person, code: str, pledge: str | None = None
) -> tuple[StoredTable, list[str]]:
    """Open the same table again: those who played are asked to sit down where they sat.

    Returned are the table and, if it was opened just now, for whom seats are kept there.
    """
    old = await tables.table(code)
    if not old.finished:
        raise NotNow("the game is not over yet", "not_over")
    if not any(chair.person == person.id for chair in old.chairs):
        raise NotYours("only those who played can ask for a rematch")
    if old.rematch is not None:
        return await tables.table(old.rematch), []
    try:
        player = player_of(person)
        wish = again(old, player, pledge)
        kept = await _those_who_fit(tables, those_who_played(old, player), person)
        new = await open_table(tables, person, wish, code, kept)
    except FoundRematch as found:
        old.rematch = found.table
        return await tables.table(found.table), []
    old.rematch = new.terms.code
    return new, kept_codes(new)


async def _those_who_fit(
    tables: Tables, players: Mapping[int, Player], person: Person
) -> dict[int, Player]:
    """Return for whom seats are kept: nobody who is kept apart from who asks, or from another."""

    def read(connection: Connection) -> dict[int, Player]:
        fit: dict[int, Player] = {}
        for seat, player in players.items():
            others = {person.id, *(other.number for other in fit.values())}
            if not kept_apart(connection, player.number, others):
                fit[seat] = player
        return fit

    return await tables.store.read(read)


def _claim_rematch(tables: Tables, connection: Connection, old: str, new: str) -> None:
    """Let a new table be the rematch of an old one; raise with the one it has already."""
    first = update(table_rows).where(table_rows.c.code == old, table_rows.c.rematch.is_(None))
    if not connection.execute(first.values(rematch=new)).rowcount:
        found = select(table_rows.c.rematch).where(table_rows.c.code == old)
        raise FoundRematch(connection.execute(found).scalar_one())
    tables.announce(connection, old)
