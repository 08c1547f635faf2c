"""Editions and options of a title: read from its sheet, completed, and checked.

Every title also knows two of its own accord: `start`, who begins, and `cards`, the values an
owner of the box has corrected.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from kingsbridge.engine.components import read_sheet
from kingsbridge.engine.errors import BadOption, one_of
from kingsbridge.engine.marks import mypyc_attr

RANDOM_START = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class OptionSheet:
    """The switches of a title. An edition is a value for each; without editions each has one.

    A title without options of its own names no sheet, or one with nothing in it.
    """

    def __init__(self, package: str, name: str = "", edition: str | None = None) -> None:
        sheet = read_sheet(package, name) if name else {}
        self.options = cast("dict[str, dict[str, object]]", sheet.get("options", {}))
        self.editions = cast("dict[str, dict[str, object]]", sheet.get("editions", {}))
        self.usual_edition = edition
        for option in self.options:
            self._check_written(option, f"{package}/cards/{name}: option {option!r}")

    def _check_written(self, name: str, where: str) -> None:
        """Raise if an option of the sheet lacks its values, or a usual one among them."""
        option: object = self.options[name]
        if not isinstance(option, dict) or not isinstance(option.get("values"), list):
            raise BadOption(f"{where} must have a list of values")
        if not self.editions and option.get("default") not in self.values(name):
            raise BadOption(f"{where} must have a default: {one_of(self.values(name))}")

    def values(self, name: str) -> list[object]:
        """Return what an option may be."""
        return cast("list[object]", self.options[name]["values"])

    def choices(self, seats: int) -> dict[str, list[object]]:
        """Return the options of a table with the values each may have, the usual one first."""
        usual = self.resolve({}, seats)
        offered: dict[str, list[object]] = {"start": ["random", *range(seats)]}
        if self.editions:
            offered["edition"] = list(self.editions)
        for name in self.options:
            offered[name] = list(self.values(name))
        for name, values in offered.items():
            values.sort(key=lambda value: value != usual[name])
        return offered

    def resolve(self, options: Mapping[str, object], seats: int) -> dict[str, object]:
        """Return every option with its value, what was asked for laid over what is usual."""
        full = self.usual(options)
        for name, value in options.items():
            if name not in full:
                raise BadOption(f"there is no option {name!r}; there is {one_of(full)}")
            if name in self.options:
                self.check(name, value)
            full[name] = value
        if not isinstance(full["cards"], dict):
            raise BadOption("option 'cards': expected a table of corrected cards")
        start = full["start"]
        if start != "random" and (type(start) is not int or not 0 <= start < seats):
            raise BadOption(
                f"option 'start' must be 'random' or a seat from 0 to {seats - 1}, not {start!r}"
            )
        return full

    def usual(self, options: Mapping[str, object]) -> dict[str, object]:
        """Return the values of the chosen edition, or the default ones."""
        full: dict[str, object] = {"start": "random", "cards": {}}
        if not self.editions:
            return full | {name: option["default"] for name, option in self.options.items()}
        edition = options.get("edition", self.usual_edition)
        if edition not in list(self.editions):
            raise BadOption(f"there is no edition {edition!r}; there is {one_of(self.editions)}")
        return full | {"edition": edition} | self.editions[str(edition)]

    def check(self, name: str, value: object) -> None:
        """Raise if an option cannot have this value."""
        allowed = self.values(name)
        # True is 1 to Python, but not to somebody who writes options.
        if not any(type(value) is type(one) and value == one for one in allowed):
            raise BadOption(f"option {name!r} must be {one_of(allowed)}, not {value!r}")


def starting_seat(options: Mapping[str, object]) -> int:
    """Return the seat that was chosen to begin, or RANDOM_START."""
    start = options["start"]
    return RANDOM_START if start == "random" else int(cast(int, start))
