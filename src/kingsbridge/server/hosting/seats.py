"""What becomes of the tables of somebody who is banned: nobody else shall wait for them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, or_, select

from kingsbridge.server.database.schema import seats, tables
from kingsbridge.server.database.tables import load_table_alone, update_chair, update_table
from kingsbridge.server.hosting.desk import Desk
from kingsbridge.server.tables.play import append_in
from kingsbridge.server.tables.stored import StoredTable
from kingsbridge.table.log import Deed, Kind
from kingsbridge.table.seating import stand_up
from kingsbridge.table.taking_back import agreed_undo
from kingsbridge.table.told import Status


def who_sits(connection: Connection, persons: Sequence[int]) -> list[int]:
    """Return which of these people have a seat or a table of their own that is not over."""
    going_on = tables.c.status.in_([Status.OPEN, Status.PLAYING])
    sits = select(seats.c.person).join(tables, tables.c.id == seats.c.table)
    sits = sits.where(seats.c.person.in_(persons), going_on)
    owns = select(tables.c.owner).where(tables.c.owner.in_(persons), going_on)
    return sorted(connection.execute(sits.union(owns)).scalars())


def leave_tables(desk: Desk, person: int, for_good: bool) -> list[str]:
    """Let somebody leave all tables; return which.

    A table of theirs that has not begun is closed, and they stand up from those of others. In a
    running game they resign if they are not to come back; otherwise a bot stands in, wherever
    somebody would wait for them.
    """
    sits = select(seats.c.table).where(seats.c.person == person)
    found = (
        select(tables.c.code, tables.c.status)
        .where(or_(tables.c.id.in_(sits), tables.c.owner == person))
        .where(tables.c.status.in_([Status.OPEN, Status.PLAYING]))
        # In their order, so that two processes never wait for each other.
        .order_by(tables.c.id)
    )
    left = []
    for code, _status in desk.connection.execute(found).all():
        if _leave(desk, load_table_alone(desk.connection, code), person, for_good):
            desk.announce(table=code)
            left.append(code)
    return left


def _leave(desk: Desk, table: StoredTable, person: int, for_good: bool) -> bool:
    if table.status == Status.PLAYING:
        return _leave_game(desk, table, person, for_good)
    if table.terms.owner == person or table.dealing_until is not None:
        # Nobody stands up while salts are told: without them there is no game.
        table.status, table.dealing_until = Status.CLOSED, None
    else:
        for seat in stand_up(table, person):
            update_chair(desk.connection, table, seat)
    table.changed = desk.now
    update_table(desk.connection, table)
    return True


def _leave_game(desk: Desk, table: StoredTable, person: int, for_good: bool) -> bool:
    before = table.the_game().version
    for seat in table.the_game().seats_of(person):
        game = table.the_game()
        others = {game.chairs[one].person for one in range(len(game.chairs))} - {None, person}
        if game.over or (not for_good and (seat in game.stand_ins or not others)):
            continue
        coming: Deed | None = Deed(Kind.RESIGN if for_good else Kind.STAND_IN, seat)
        while coming is not None:
            after = table.the_game().next(coming, desk.now)
            append_in(desk.connection, table, after)
            table.go_on(after)
            coming = agreed_undo(after.game)
    return table.the_game().version > before
