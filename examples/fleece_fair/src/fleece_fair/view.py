"""What one seat may see: all but the purses that others laid face down (F-2.1)."""

from __future__ import annotations

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
        "lot": fair.lot,
        "waiting": numbers(fair.waiting),
        "unsold": numbers(fair.unsold),
        "laid": fair.laid[seat] if seat >= 0 and fair.laid[seat] != NOTHING else None,
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
