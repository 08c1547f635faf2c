"""Sitting down and standing up before the game begins."""

from __future__ import annotations

from kingsbridge.engine.errors import one_of
from kingsbridge.table.chairs import Player, bot_name, bots_chair, open_chair, own_name
from kingsbridge.table.chairs import persons_chair as chair_of
from kingsbridge.table.errors import NotNow, NotYours
from kingsbridge.table.table import Table
from kingsbridge.table.told import SeatKind, Status


def sit_down(table: Table, player: Player, seat: int | None) -> int:
    """Sit down at an open seat, any if none is named; return which."""
    chairs = table.chairs
    check_can_sit(table, player.number)
    found = [place for place, chair in enumerate(chairs) if chair.kind == SeatKind.OPEN]
    if seat is not None and seat not in found:
        raise NotNow(f"seat {seat} is not open; open is {one_of(found)}", "not_open")
    place = found[0] if seat is None else seat
    chairs[place] = chair_of(player._replace(name=own_name(player.name, chairs)))
    return place


def check_can_sit(table: Table, person: int) -> None:
    """Raise if somebody sits at a table already, or nobody can sit down there any more."""
    if any(chair.person == person for chair in table.chairs):
        raise NotNow("you sit at this table already", "seated")
    if table.status != Status.OPEN:
        raise NotNow("this game has begun without an open seat", "begun")


def stand_up(table: Table, person: int) -> list[int]:
    """Leave one's seats; return which are open now."""
    mine = [seat for seat, chair in enumerate(table.chairs) if chair.person == person]
    if not mine:
        raise NotYours("you do not sit at this table")
    for seat in mine:
        table.chairs[seat] = open_chair()
    return mine


def seat_bots(table: Table, level: str) -> list[int]:
    """Let bots of a level take the seats that are open; return which."""
    taken: list[int] = []
    for seat, chair in enumerate(table.chairs):
        if chair.kind == SeatKind.OPEN:
            name = bot_name(level, seat, [other.name for other in table.chairs])
            table.chairs[seat] = bots_chair(level, name)
            taken.append(seat)
    return taken
