"""What is checked of whoever does something: is the seat theirs, and do they know what stands?"""

from __future__ import annotations

from kingsbridge.table.errors import NotYours, Stale, TooOften
from kingsbridge.table.game import ASIDE_FOR, Game

# So much that is no move may somebody do at a table while it is remembered.
MOST_ASIDES = 20


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


def check_position(game: Game, version: int) -> None:
    """Raise if somebody answers another position than the newest.

    What was done since that is no move does not matter to an answer: nobody can keep another from
    moving by leaving and coming back, or by asking.
    """
    check_since(game, version, game.position)


def check_since(game: Game, version: int, since: int) -> None:
    """Raise if somebody answers a version from before one, or one that there is not yet."""
    if not since <= version <= game.version:
        raise Stale(f"this answers version {version}; the table is at {game.version}")


def check_few_asides(game: Game, person: int, now: int) -> None:
    """Raise if somebody does too much at a table that is no move."""
    mine = [at for at, seat in game.asides if game.chairs[seat].person == person]
    mine = [at for at in mine if at > now - ASIDE_FOR]
    if len(mine) >= MOST_ASIDES:
        raise TooOften((mine[-MOST_ASIDES] + ASIDE_FOR - now) / 1000)
