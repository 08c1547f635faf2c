"""What must hold at every moment of a fair: nothing is lost, and nothing is made."""

from __future__ import annotations

from fleece_fair.state import NOTHING, Fair


def flaws(fair: Fair) -> list[str]:
    """Return what is wrong with a fair; an empty list if it could stand so."""
    wrong = []
    lots = [fair.unsold, fair.waiting, *fair.taken, *([1 << fair.lot] if fair.lot else [])]
    together = 0
    for some in lots:
        together |= some
    if together != (1 << (fair.lots + 1)) - 2 or sum(map(int.bit_count, lots)) != fair.lots:
        wrong.append("each lot must be in one place")
    if fair.round != fair.lots - fair.unsold.bit_count():
        wrong.append(f"round {fair.round} does not fit the lots that were turned up")
    for seat in range(fair.seats):
        # A merchant has answered every round that is over, with a purse or by sitting out.
        left = fair.purses[seat].bit_count() - fair.sat_out[seat]
        if left != fair.lots - (fair.round if fair.over else fair.round - 1):
            wrong.append(f"seat {seat} has {fair.purses[seat].bit_count()} purses")
        laid = fair.laid[seat]
        if laid != NOTHING and fair.forbidden_by(seat, laid):
            wrong.append(f"seat {seat} has laid what it may not lay")
        if (laid != NOTHING) != (not fair.over and (seat - fair.start) % fair.seats < fair.turn):
            wrong.append(f"seat {seat} has laid a purse out of turn, or none in turn")
    if not fair.over and fair.seat != fair.seat_after_start(fair.turn):
        wrong.append(f"it cannot be the turn of seat {fair.seat}")
    return wrong
