"""Editions and options: where the rulebooks differ, a switch (P-R.5, P-I.7, P-II.7, P-6.3, ...)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from kingsbridge.engine.components import read_sheet
from kingsbridge.engine.errors import BadOption, one_of

DEFAULT_EDITION = "kosmos"
RANDOM_START = -1
MOST_SEATS = 4

_sheet = read_sheet("kingsbridge.pillars", "editions.toml")
OPTIONS = cast("dict[str, dict[str, object]]", _sheet["options"])
EDITIONS = cast("dict[str, dict[str, object]]", _sheet["editions"])


def choices(seats: int) -> dict[str, list[object]]:
    """Return the options of a table with the values each may have, the usual one first."""
    usual = resolve({})
    offered: dict[str, list[object]] = {
        "edition": list(EDITIONS),
        "start": ["random", *range(seats)],
    }
    for name, option in OPTIONS.items():
        offered[name] = list(cast("list[object]", option["values"]))
    for name, values in offered.items():
        values.sort(key=lambda value: value != usual[name])
    return offered


def resolve(options: Mapping[str, object]) -> dict[str, object]:
    """Return every option with its value: the edition's, with what was asked for laid over it."""
    edition = options.get("edition", DEFAULT_EDITION)
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise BadOption(f"there is no edition {edition!r}; there is {one_of(EDITIONS)}")
    full: dict[str, object] = {"edition": edition, "start": "random", "cards": {}}
    full.update(EDITIONS[edition])
    for name, value in options.items():
        if name not in full:
            raise BadOption(f"there is no option {name!r}; there is {one_of(full)}")
        if name in OPTIONS:
            _check_value(name, value)
        full[name] = value
    if not isinstance(full["cards"], dict):
        raise BadOption("option 'cards': expected a table of corrected cards")
    start = full["start"]
    if start != "random" and (type(start) is not int or not 0 <= start < MOST_SEATS):
        raise BadOption(f"option 'start' must be 'random' or a seat from 0, not {start!r}")
    return full


def _check_value(name: str, value: object) -> None:
    allowed = cast("list[object]", OPTIONS[name]["values"])
    # True is 1 to Python, but not to somebody who writes options.
    if not any(type(value) is type(one) and value == one for one in allowed):
        raise BadOption(f"option {name!r} must be {one_of(allowed)}, not {value!r}")


class Rules:
    """The switches of one game, as plain values for the steps."""

    def __init__(self, options: Mapping[str, object]) -> None:
        full = resolve(options)
        self.options = full
        self.start = RANDOM_START if full["start"] == "random" else int(cast(int, full["start"]))
        self.metal_piles_up = full["metal_piles_up"] is True
        self.deny_craftsman = full["deny_craftsman"] is True
        self.pass_at_zero = full["pass_at_zero"] is True
        self.short_is_owed = full["shortage"] == "owed"
        self.stone_sale = int(cast(int, full["stone_sale"]))
        self.banned_either_way = full["market_ban"] == "either_way"
        self.toolmaker_last = full["toolmaker"] == "end_of_round"
