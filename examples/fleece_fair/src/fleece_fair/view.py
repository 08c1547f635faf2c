"""What one seat may see: all but the purses that others laid face down (F-2.1)."""

from __future__ import annotations

from fleece_fair.rules import SIT_OUT
from fleece_fair.state import NOTHING, Fair, numbers
from fleece_fair.view_types import View


def view(fair: Fair, seat: int) -> View:
    """Return what a seat sees; a seat of -1 is a spectator."""
    return {
        "title": "fleece",
        "seats": fair.seats,
        "ply": fair.ply,
        "over": fair.over,
        "seat": fair.seat,
        "start": fair.start,
        "round": fair.round,
        "lots": fair.lots,
        "lot": fair.lot or None,
        "waiting": numbers(fair.waiting),
        "unsold": numbers(fair.unsold),
        "laid": purse_laid(fair, seat),
        "players": [
            {
                "purses": numbers(fair.purses[number]),
                "sat_out": fair.sat_out[number],
                "has_laid": fair.laid[number] != NOTHING,
                "taken": numbers(fair.taken[number]),
                "points": sum(numbers(fair.taken[number])),
            }
            for number in range(fair.seats)
        ],
    }


def purse_laid(fair: Fair, seat: int) -> int | None:
    """Return the purse that lies face down before a seat; None if there is none."""
    laid = fair.laid[seat] if seat >= 0 else NOTHING
    return None if laid in (NOTHING, SIT_OUT) else laid
