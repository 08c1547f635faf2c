"""What a seat sees, as types."""

from __future__ import annotations

from typing import Literal, TypedDict


class Merchant(TypedDict):
    """A merchant: purses that were not opened yet, and lots. All of it lies open."""

    purses: list[int]
    sat_out: bool
    has_laid: bool
    taken: list[int]
    points: int


class View(TypedDict):
    """The fair, as one seat sees it."""

    title: Literal["fleece"]
    seats: int
    ply: int
    over: bool
    seat: int
    start: int
    round: int
    lots: int
    lot: int | None  # none is left when the fair is over
    waiting: list[int]
    unsold: list[int]
    laid: int | None  # the seat's own purse; none for a spectator, or who sits out
    players: list[Merchant]
