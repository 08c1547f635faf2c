"""The part of a position that all tables with steps share."""

from __future__ import annotations

from collections.abc import Mapping

from kingsbridge.engine.errors import BadPosition
from kingsbridge.engine.options import OptionSheet
from kingsbridge.engine.position import Reader
from kingsbridge.engine.walk import Walk, names_of_steps

MOST_STAGES = 9
MOST_TURNS = 1_000
MOST_PLIES = 1_000_000


def walk_to_json(table: Walk, key: str, options: Mapping[str, object]) -> dict[str, object]:
    """Write which game this is, its dice, and where it stands."""
    return {
        "title": key,
        "seats": table.seats,
        "options": dict(options),
        "dice": table.dice.to_json(),
        "ply": table.ply,
        "over": table.over,
        "seat": table.seat,
        "start": table.start,
        "step": table.step_name(),
        "stage": table.stage,
        "turn": table.turn,
    }


def read_options(
    reader: Reader, key: str, sheet: OptionSheet, fewest: int, most: int
) -> tuple[dict[str, object], int]:
    """Read which game this is: its options, and how many seats."""
    found = reader.take("title")
    if found != key:
        raise BadPosition(f"position.title: expected {key!r}, not {found!r}")
    seats = reader.whole("seats", fewest, most)
    options = reader.take("options")
    if not isinstance(options, dict):
        raise BadPosition(f"position.options: expected an object, not {options!r}")
    return sheet.resolve(options, seats), seats


def read_walk(reader: Reader, table: Walk, most_turns: int = MOST_TURNS) -> None:
    """Read where a game stands; no step of it comes further than so many turns."""
    table.ply = reader.whole("ply", 0, MOST_PLIES)
    table.over = reader.truth("over")
    table.seat = reader.whole("seat", -1, table.seats - 1)
    table.start = reader.whole("start", 0, table.seats - 1)
    table.step = reader.key("step", names_of_steps(table.steps))
    asked = len(table.steps[table.step].stages)
    # A step with one question does not look at the stage: it may be left from an earlier step.
    table.stage = reader.whole("stage", 0, asked - 1 if asked > 1 else MOST_STAGES)
    table.turn = reader.whole("turn", 0, most_turns)
