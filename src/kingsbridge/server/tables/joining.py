"""Before the game begins: sitting down, standing up, starting, and closing a table for good."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import Connection, insert, select

from kingsbridge.server.database.log import insert_rows
from kingsbridge.server.database.schema import kicks, seats
from kingsbridge.server.database.schema import tables as table_rows
from kingsbridge.server.database.tables import load_table_alone, update_chair
from kingsbridge.server.hosting.audit import note
from kingsbridge.server.people.blocks import hold, kept_apart, sent_away
from kingsbridge.server.people.notices import Facts, add_notice
from kingsbridge.server.people.person import HOST, Person, known
from kingsbridge.server.tables.at_hand import Tables
from kingsbridge.server.tables.quotas import check_running
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.tables.wish import player_of
from kingsbridge.table import dealing, seating
from kingsbridge.table.errors import NotNow, NotYours, Refused
from kingsbridge.table.seating import check_can_sit, seat_bots, sit_down, stand_up
from kingsbridge.table.told import Status
from kingsbridge.table.wish import check_level

KICKED = "notice-kicked"


async def join(
    tables: Tables, person: Person, code: str, seat: int | None, pledge: str | None = None
) -> StoredTable:
    """Sit down at an open seat, pledging a salt or not; the last one to do so starts the game."""

    def write(connection: Connection) -> StoredTable:
        table = load_table_alone(connection, code)
        check_can_sit(table, person.id)
        check_welcome(connection, table, person)
        if table.terms.rated and not person.account:
            raise NotYours("a rated game needs an account", "account_needed")
        changed = sit_down(table, player_of(person), seat)
        if pledge is not None:
            dealing.pledge(table, person.id, pledge)
        for place in changed:
            update_chair(connection, table, place)
        if table.full:
            begin_or_deal(tables, connection, table)
        else:
            tables.store_change(connection, table)
        return table

    return await tables.change(code, write)


def check_welcome(connection: Connection, table: StoredTable, person: Person) -> None:
    """Raise if somebody was sent away from a table, or is kept apart from anybody there.

    The words are the same for all of it: nobody learns who does not want to sit with them.
    """
    hold(connection, person.id)
    if _why_unwelcome(connection, table, person) is not None:
        raise NotYours("you cannot sit at this table", "cannot_sit")


def _why_unwelcome(connection: Connection, table: StoredTable, person: Person) -> str | None:
    if sent_away(connection, person.id, table.number):
        return "sent_away"
    there = {chair.person for chair in table.chairs if chair.person is not None}
    there |= {chair.kept_for.number for chair in table.chairs if chair.kept_for is not None}
    return "cannot_sit" if kept_apart(connection, person.id, there) else None


async def why_unwelcome(tables: Tables, person: Person, code: str) -> str | None:
    """Return why somebody could not sit down at a table, before they try; nothing if they could.

    Whoever was sent away was told so, by whom; of blocks nobody is told more than when they try.
    """
    table = await tables.table(code)
    return await tables.store.read(lambda c: _why_unwelcome(c, table, person))


async def leave(tables: Tables, person: Person, code: str) -> StoredTable:
    """Stand up again before the game begins, or let a seat go that is kept for oneself.

    When its owner does, the table is closed.
    """

    def write(connection: Connection) -> StoredTable:
        table = load_table_alone(connection, code)
        if table.status != Status.OPEN:
            raise NotNow("the game has begun: resign, or let a bot stand in", "begun")
        seating.check_not_dealing(table)
        if table.terms.owner == person.id:
            table.status = Status.CLOSED
        else:
            for seat in stand_up(table, person.id):
                update_chair(connection, table, seat)
        tables.store_change(connection, table)
        return table

    return await tables.change(code, write)


async def give_free(tables: Tables, person: Person, code: str, seat: int) -> StoredTable:
    """Keep a seat for nobody any more."""

    def write(connection: Connection) -> StoredTable:
        table = load_table_alone(connection, code)
        if table.terms.owner != person.id:
            raise NotYours("only who opened the table can give a seat free")
        if table.status != Status.OPEN:
            raise NotNow("the game has begun", "begun")
        seating.give_free(table, seat)
        update_chair(connection, table, seat)
        tables.store_change(connection, table)
        return table

    return await tables.change(code, write)


async def kick(tables: Tables, person: Person, code: str, seat: int) -> tuple[StoredTable, str]:
    """Send somebody away who sat down, and does not again; return who it was, by their code."""
    sent = ""

    def write(connection: Connection) -> StoredTable:
        nonlocal sent
        table = load_table_alone(connection, code)
        if table.terms.owner != person.id:
            raise NotYours("only who opened the table can send somebody away")
        if table.status != Status.OPEN:
            raise NotNow("the game has begun", "begun")
        chair = table.chairs[seat] if seat < len(table.chairs) else None
        if chair is None or chair.person is None or chair.code is None:
            raise NotNow(f"nobody sits at seat {seat}", "not_taken")
        if chair.person == person.id:
            raise Refused("you cannot send yourself away: close the table instead")
        _send_away(tables, connection, table, chair.person)
        if not sent_away(connection, chair.person, table.number):
            connection.execute(insert(kicks).values(table=table.number, person=chair.person))
        whom = {"person": person.code, "name": person.name}
        facts: Facts = {**whom, "title": table.terms.title}
        add_notice(tables.store.announce, connection, chair.person, KICKED, facts, tables.now())
        sent = chair.code
        return table

    return await tables.change(code, write), sent


def _send_away(tables: Tables, connection: Connection, table: StoredTable, person: int) -> None:
    for place in stand_up(table, person):
        update_chair(connection, table, place)
    tables.store_change(connection, table)


async def part(tables: Tables, person: Person, other: Person) -> list[StoredTable]:
    """Let two people no longer sit at tables that have not begun; return which.

    At a table of one's own it is the other who goes; elsewhere one goes oneself.
    """
    mine, theirs = seats.alias(), seats.alias()
    found = (
        select(table_rows.c.code)
        .join(mine, mine.c.table == table_rows.c.id)
        .join(theirs, theirs.c.table == table_rows.c.id)
        .where(
            mine.c.person == person.id,
            theirs.c.person == other.id,
            table_rows.c.status == Status.OPEN,
        )
        .distinct()
    )
    codes = await tables.store.read(lambda c: list(c.execute(found).scalars()))
    return [await _part_at(tables, code, person, other) for code in codes]


async def _part_at(tables: Tables, code: str, person: Person, other: Person) -> StoredTable:
    def write(connection: Connection) -> StoredTable:
        table = load_table_alone(connection, code)
        goes = other if table.terms.owner == person.id else person
        # Perhaps it has begun meanwhile or is about to, or they are gone.
        if table.status == Status.OPEN:
            with suppress(NotYours, NotNow):
                _send_away(tables, connection, table, goes.id)
        return table

    return await tables.change(code, write)


async def start(tables: Tables, person: Person, code: str, level: str) -> StoredTable:
    """Start before every seat is taken: bots of a level take the others."""
    check_level(level, tables.levels)

    def write(connection: Connection) -> StoredTable:
        table = load_table_alone(connection, code)
        if table.terms.owner != person.id:
            raise NotYours("only who opened the table can start it")
        if table.status != Status.OPEN:
            raise NotNow("the game has begun", "begun")
        if table.terms.rated:
            raise NotNow("a rated game waits for people in every seat", "rated")
        seating.check_not_dealing(table)
        for seat in seat_bots(table, level):
            update_chair(connection, table, seat)
        begin_or_deal(tables, connection, table)
        return table

    return await tables.change(code, write)


# A deal that nobody chose


async def pledge(tables: Tables, person: Person, code: str, pledged: str) -> StoredTable:
    """Pledge a salt for the deal, from one's seat."""

    def write(connection: Connection) -> StoredTable:
        table = load_table_alone(connection, code)
        update_chair(connection, table, dealing.pledge(table, person.id, pledged))
        tables.store_change(connection, table)
        return table

    return await tables.change(code, write)


async def tell_salt(tables: Tables, person: Person, code: str, salt: str) -> StoredTable:
    """Tell the salt that was pledged; the last one to do so starts the game."""

    def write(connection: Connection) -> StoredTable:
        table = load_table_alone(connection, code)
        seat = dealing.tell(table, person.id, salt)
        if seat is None:
            return table
        update_chair(connection, table, seat)
        if dealing.waits_for_salts(table):
            tables.store_change(connection, table)
        else:
            begin(tables, connection, table)
        return table

    return await tables.change(code, write)


async def deal_without(tables: Tables, code: str) -> StoredTable:
    """Let the game begin without the salts that were not told in time."""

    def write(connection: Connection) -> StoredTable:
        table = load_table_alone(connection, code)
        if table.dealing_until is not None and table.dealing_until <= tables.now():
            begin(tables, connection, table)
        return table

    return await tables.change(code, write)


def begin_or_deal(tables: Tables, connection: Connection, table: StoredTable) -> None:
    """Let the game begin where every seat is taken; who pledged a salt tells it first.

    Whoever opened the table may have one more that is played at.
    """
    owner = known(connection, table.terms.owner)
    check_running(connection, tables.house.rules, owner, tables.now())
    if dealing.waits_for_salts(table):
        table.dealing_until = tables.now() + dealing.TELL_WITHIN
        tables.store_change(connection, table)
    else:
        begin(tables, connection, table)


def begin(tables: Tables, connection: Connection, table: StoredTable) -> None:
    """Let the game begin: everybody is there."""
    insert_rows(connection, table.number, [table.begin(tables.now())])
    tables.store_change(connection, table)


async def close(tables: Tables, person: Person, code: str) -> StoredTable:
    """Close a table for good: its owner before it begins, a host at any time."""

    def write(connection: Connection) -> StoredTable:
        table = load_table_alone(connection, code)
        owner = table.terms.owner == person.id and table.status == Status.OPEN
        if not owner and person.role != HOST:
            raise NotYours("only a host can close a table that has begun")
        if table.finished:
            raise NotNow("this table is finished", "finished")
        if person.role != HOST:
            seating.check_not_dealing(table)
        table.status = Status.CLOSED
        table.dealing_until = None
        tables.store_change(connection, table)
        if not owner:
            note(connection, person, "close", tables.now(), tables=1, codes=[code[:4]])
        return table

    return await tables.change(code, write)
