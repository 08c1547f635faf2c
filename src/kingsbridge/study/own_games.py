"""Which games are somebody's own: played by themselves to the end, in one seat, before our eyes."""

from __future__ import annotations

from typing import Final

from kingsbridge.study.habits import Habits, habits_of
from kingsbridge.study.history import Opponents
from kingsbridge.table.errors import NotNow, NotYours, Refused
from kingsbridge.table.table import Table
from kingsbridge.table.told import SeatKind

# Of one in so many of their moves at most somebody may have been stood in for.
STOOD_IN_FOR: Final = 4


def seat_of(table: Table, person: int) -> int | None:
    """Return in which seat somebody played a game whose habits are worth telling.

    In none, if the game was not played to its end, if they played with themselves at one screen,
    if others played it elsewhere, or if a bot played much of it for them.
    """
    if table.game is None or not table.finished or not table.game.state.over:
        return None
    mine = [seat for seat, chair in enumerate(table.chairs) if chair.person == person]
    if len(mine) != 1 or table.terms.imported is not None:
        return None
    game = table.game
    made = [by_bot for seat, by_bot in zip(game.deciders, game.by_bot, strict=True) if seat in mine]
    return mine[0] if sum(made) * STOOD_IN_FOR <= len(made) else None


def nothing_to_tell(table: Table, person: int) -> Refused:
    """Return what is said to whoever asks how they played a game of which that is not told."""
    if all(chair.person != person for chair in table.chairs):
        return NotYours("only who played a game is told how they played it")
    return NotNow(
        "of this game there is nothing to tell: it was not played to its end, a bot played much "
        "of it, or all seats were yours",
        "nothing_to_tell",
    )


def own_habits(table: Table, person: int) -> Habits | None:
    """Return somebody's habits in a game, if they are worth telling."""
    seat = seat_of(table, person)
    return None if seat is None else habits_of(table.record())[seat]


def opponents_of(table: Table, person: int) -> Opponents:
    """Return who sat at the other seats."""
    others = (chair for chair in table.chairs if chair.person != person)
    people = any(chair.kind == SeatKind.PERSON for chair in others)
    return Opponents.PEOPLE if people else Opponents.BOTS
