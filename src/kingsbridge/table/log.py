"""The log of a table: one row for each thing that was done at it. The log is the truth."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from kingsbridge.engine.state import State


class Kind(IntEnum):
    """What a row of the log says. The numbers are stored: never renumber."""

    START = 0
    MOVE = 1
    UNDO = 2
    ASK_UNDO = 3
    AGREE = 4
    DISAGREE = 5
    RESIGN = 6
    STAND_IN = 7
    RETURN = 8
    # A move that followed by itself: nobody was asked, for it was the only one, or what its person
    # had said before.
    FOLLOW = 9


# What brings the game on; everything else is about who plays it, or takes a move back.
MOVES = (Kind.MOVE, Kind.FOLLOW)
# What changes how the game stands, and so what there is to decide.
TURNS = (Kind.START, Kind.MOVE, Kind.FOLLOW, Kind.UNDO)
# What anybody can do at any time and as often as they like, were it not counted. Whoever resigns
# does so once, and answers are as many as questions.
ASIDE = (Kind.UNDO, Kind.ASK_UNDO, Kind.STAND_IN, Kind.RETURN)


class Row(NamedTuple):
    """One thing that was done at a table. An undo's `move` is how many moves it leaves."""

    n: int
    kind: int
    seat: int
    move: int
    key: str | None
    at: int


class Deed(NamedTuple):
    """Something that may be done at a table now: it was checked, and is not done yet.

    It becomes a row when it is known what number it has and what time it is.
    """

    kind: Kind
    seat: int
    move: int = 0
    key: str | None = None
    # What a move leads to, with the journal of that move alone.
    coming: State | None = None
