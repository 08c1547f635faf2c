"""Comings and goings: what a table's journal tells of its people, whatever the game.

These entries are the table's own. No title makes them, no title is asked to tell them, and they
stay when moves are taken back: whoever resigned has resigned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsbridge.engine.journal import EVERYBODY, Entry
from kingsbridge.engine.state import NOBODY

RESIGNS: Final = "table_resigns"
OUT_OF_TIME: Final = "table_out_of_time"
STAND_IN: Final = "table_stand_in"
RETURNS: Final = "table_returns"
ENDS: Final = "table_ends"

# The message of each.
STORIES: Final = {
    RESIGNS: "table-story-resigns",
    OUT_OF_TIME: "table-story-out_of_time",
    STAND_IN: "table-story-stand_in",
    RETURNS: "table-story-returns",
    ENDS: "table-story-ends",
}


def going(what: str, ply: int, seat: int) -> Entry:
    """Return what the journal says of a seat whose person comes or goes."""
    return Entry(ply, what, "", seat, 0, 0, 0, EVERYBODY)


def ending(ply: int, winners: Sequence[int]) -> Entry:
    """Return what it says when nobody is left to play on; `a` has who won, a bit for each seat."""
    return Entry(ply, ENDS, "", NOBODY, sum(1 << seat for seat in winners), 0, 0, EVERYBODY)


def winners_of(entry: Entry, seats: int) -> list[int]:
    """Return who won, by the entry that tells the end."""
    return [seat for seat in range(seats) if entry.a >> seat & 1]


def moved_back(entry: Entry, ply: int) -> Entry:
    """Return an entry of the table's own as it stands after moves before it were taken back."""
    if entry.ply <= ply:
        return entry
    return Entry(ply, entry.what, "", entry.seat, entry.a, 0, 0, EVERYBODY)
