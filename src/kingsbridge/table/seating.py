"""Sitting down and standing up before the game begins."""

from __future__ import annotations

from collections.abc import Mapping

from kingsbridge.engine.errors import one_of
from kingsbridge.table.chairs import Player, bot_name, bots_chair, kept_chair, open_chair, own_name
from kingsbridge.table.chairs import persons_chair as chair_of
from kingsbridge.table.errors import NotNow, NotYours
from kingsbridge.table.table import Table
from kingsbridge.table.told import SeatKind, Status


def sit_down(table: Table, player: Player, seat: int | None) -> list[int]:
    """Sit down at an open seat; return which seats are not as they were.

    If none is named, it is the seat that is kept for oneself, and those of friends at one's screen;
    otherwise any that is kept for nobody. Whoever sits down elsewhere needs theirs no more.
    """
    check_can_sit(table, player.number)
    kept = kept_seats(table, player.number)
    place = _place_for(table, player, kept) if seat is None else _checked_place(table, player, seat)
    friends = {other: table.chairs[other] for other in kept if place in kept and other != place}
    for other in kept:
        table.chairs[other] = open_chair()
    for other, chair in friends.items():
        table.chairs[other] = chair_of(player._replace(name=chair.name))
    # The name that the seat was kept under is nobody else's.
    table.chairs[place] = open_chair()
    table.chairs[place] = chair_of(player._replace(name=own_name(player.name, table.chairs)))
    return sorted({place, *kept})


def kept_seats(table: Table, person: int) -> list[int]:
    """Return the seats that are kept for a person."""
    return [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.kept_for is not None and chair.kept_for.number == person
    ]


def _place_for(table: Table, player: Player, kept: list[int]) -> int:
    """Return where somebody sits down who does not say where."""
    if kept:
        named = [seat for seat in kept if table.chairs[seat].name == player.name]
        return named[0] if named else kept[0]
    found = _open_seats(table)
    free = [seat for seat in found if table.chairs[seat].kept_for is None]
    return free[0] if free else _checked_place(table, player, found[0])


def _checked_place(table: Table, player: Player, seat: int) -> int:
    """Return a seat at which somebody may sit down; raise if it is taken, or another's."""
    found = _open_seats(table)
    if seat not in found:
        raise NotNow(f"seat {seat} is not open; open is {one_of(found)}", "not_open")
    kept_for = table.chairs[seat].kept_for
    if kept_for is not None and kept_for.number != player.number:
        raise NotYours(f"seat {seat} is kept for {table.chairs[seat].name}", "kept")
    return seat


def _open_seats(table: Table) -> list[int]:
    return [seat for seat, chair in enumerate(table.chairs) if chair.kind == SeatKind.OPEN]


def check_can_sit(table: Table, person: int) -> None:
    """Raise if somebody sits at a table already, or nobody can sit down there any more."""
    if any(chair.person == person for chair in table.chairs):
        raise NotNow("you sit at this table already", "seated")
    if table.status != Status.OPEN:
        raise NotNow("this game has begun without an open seat", "begun")
    if table.full:
        raise NotNow("every seat is taken", "not_open")


def stand_up(table: Table, person: int) -> list[int]:
    """Leave one's seats, and those that are kept for oneself; return which are open to all now."""
    check_not_dealing(table)
    mine = [seat for seat, chair in enumerate(table.chairs) if chair.person == person]
    mine += kept_seats(table, person)
    if not mine:
        raise NotYours("you do not sit at this table")
    for seat in mine:
        table.chairs[seat] = open_chair()
    return mine


def check_not_dealing(table: Table) -> None:
    """Raise while salts are told for the deal.

    Whoever took another's place then could pledge one knowing those of the others.
    """
    if table.dealing_until is not None:
        raise NotNow("the cards are being dealt: the game begins in a moment", "dealing")


def keep_seats(table: Table, players: Mapping[int, Player]) -> None:
    """Keep open seats for some people, each under a name of their own."""
    for seat, player in players.items():
        name = own_name(player.name, table.chairs)
        table.chairs[seat] = kept_chair(player._replace(name=name))


def give_free(table: Table, seat: int) -> None:
    """Keep a seat for nobody any more: anybody may sit down there."""
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].kept_for is None:
        raise NotNow(f"seat {seat} is kept for nobody", "not_kept")
    table.chairs[seat] = open_chair()


def seat_bots(table: Table, level: str) -> list[int]:
    """Let bots of a level take the seats that are open; return which."""
    taken: list[int] = []
    for seat, chair in enumerate(table.chairs):
        if chair.kind == SeatKind.OPEN:
            name = bot_name(level, seat, [other.name for other in table.chairs])
            table.chairs[seat] = bots_chair(level, name)
            taken.append(seat)
    return taken
