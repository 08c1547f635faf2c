"""A whole fair as plain data, hidden things included, and back again."""

from __future__ import annotations

from fleece_fair.flaws import flaws
from fleece_fair.rules import FEWEST, KEY, MOST, SHEET
from fleece_fair.state import NOTHING, Fair, numbers
from fleece_fair.steps import ROUND
from kingsbridge.engine.dice import dice_from_json
from kingsbridge.engine.errors import BadPosition
from kingsbridge.engine.position import Reader
from kingsbridge.engine.walk_position import read_options, read_walk, walk_to_json


def to_json(fair: Fair) -> dict[str, object]:
    """Write a fair."""
    return walk_to_json(fair, KEY, fair.options_of_table) | {
        "round": fair.round,
        "lot": fair.lot,
        "waiting": numbers(fair.waiting),
        "laid": fair.laid[:],
        "players": [
            {
                "purses": numbers(fair.purses[seat]),
                "sat_out": fair.sat_out[seat],
                "taken": numbers(fair.taken[seat]),
            }
            for seat in range(fair.seats)
        ],
    }


def from_json(doc: object) -> Fair:
    """Read a fair; one that could not be raises."""
    reader = Reader(doc, "position")
    options, seats = read_options(reader, KEY, SHEET, FEWEST, MOST)
    fair = Fair(ROUND, options, seats, dice_from_json(reader.take("dice")))
    read_walk(reader, fair)
    fair.round = reader.whole("round", 1, fair.lots)
    fair.lot = reader.whole("lot", 0, fair.lots)
    fair.waiting = bits(reader, "waiting", fair.lots)
    fair.laid = reader.wholes("laid", seats, NOTHING, fair.lots)
    for seat, merchant in enumerate(reader.children("players", seats)):
        fair.purses[seat] = bits(merchant, "purses", fair.lots)
        fair.sat_out[seat] = merchant.truth("sat_out")
        fair.taken[seat] = bits(merchant, "taken", fair.lots)
        merchant.close()
    reader.close()
    # What is not there was not turned up yet.
    for lots in (1 << fair.lot, fair.waiting, *fair.taken):
        fair.unsold &= ~lots
    wrong = flaws(fair)
    if wrong:
        raise BadPosition(f"position: {'; '.join(wrong)}")
    return fair


def bits(reader: Reader, name: str, most: int) -> int:
    """Read a set of lots or purses."""
    return sum(1 << number for number in set(reader.wholes(name, -1, 1, most)))
