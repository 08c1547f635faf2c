"""Before the game begins: sitting down, standing up, starting, and closing a table for good."""

from __future__ import annotations

from sqlalchemy import Connection

from kingsbridge.server.database.log import insert_rows
from kingsbridge.server.database.tables import load_table_alone, update_chair
from kingsbridge.server.hosting.audit import note
from kingsbridge.server.people.person import HOST, Person
from kingsbridge.server.tables.at_hand import Tables
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.server.tables.wish import check_level, player_of
from kingsbridge.table import seating
from kingsbridge.table.errors import NotNow, NotYours
from kingsbridge.table.seating import check_can_sit, seat_bots, sit_down, stand_up
from kingsbridge.table.told import Status


async def join(tables: Tables, person: Person, code: str, seat: int | None) -> StoredTable:
    """Sit down at an open seat; the last one to do so starts the game."""

    def write(connection: Connection) -> StoredTable:
        table = load_table_alone(connection, code)
        check_can_sit(table, person.id)
        if table.terms.rated and not person.account:
            raise NotYours("a rated game needs an account", "account_needed")
        for place in sit_down(table, player_of(person), seat):
            update_chair(connection, table, place)
        if table.full:
            begin(tables, connection, table)
        else:
            tables.store_change(connection, table)
        return table

    return await tables.change(code, write)


async def leave(tables: Tables, person: Person, code: str) -> StoredTable:
    """Stand up again before the game begins, or let a seat go that is kept for oneself.

    When its owner does, the table is closed.
    """

    def write(connection: Connection) -> StoredTable:
        table = load_table_alone(connection, code)
        if table.status != Status.OPEN:
            raise NotNow("the game has begun: resign, or let a bot stand in", "begun")
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


async def start(tables: Tables, person: Person, code: str, level: str) -> StoredTable:
    """Start before every seat is taken: bots of a level take the others."""
    check_level(level)

    def write(connection: Connection) -> StoredTable:
        table = load_table_alone(connection, code)
        if table.terms.owner != person.id:
            raise NotYours("only who opened the table can start it")
        if table.status != Status.OPEN:
            raise NotNow("the game has begun", "begun")
        if table.terms.rated:
            raise NotNow("a rated game waits for people in every seat", "rated")
        for seat in seat_bots(table, level):
            update_chair(connection, table, seat)
        begin(tables, connection, table)
        return table

    return await tables.change(code, write)


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
        table.status = Status.CLOSED
        tables.store_change(connection, table)
        if not owner:
            note(connection, person, "close", tables.now(), tables=1, codes=[code[:4]])
        return table

    return await tables.change(code, write)
