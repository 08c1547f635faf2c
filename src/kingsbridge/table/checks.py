"""What is checked of whoever does something: is the seat theirs, and did they see the newest?"""

from __future__ import annotations

from kingsbridge.table.errors import NotYours, Stale
from kingsbridge.table.game import Game


def own_seat(game: Game, person: int, seat: int | None, usual: int) -> int:
    """Return which of a person's seats is meant: the one that is named, or the usual one."""
    mine = game.seats_of(person)
    if not mine:
        raise NotYours("you do not play at this table")
    if seat is None:
        return usual if usual in mine else mine[0]
    if seat not in mine:
        raise NotYours(f"seat {seat} is not yours")
    return seat


def check_version(game: Game, version: int) -> None:
    """Raise if somebody answers another version than the newest."""
    if version != game.version:
        raise Stale(f"this answers version {version}; the table is at {game.version}")
