"""The components of a title as data files: read them, and lay an owner's corrections over them.

A correction names a card and a value of it. A name, a value or a type that the title does not
have is refused with what is right, and nothing is laid. A value that is what we have already is
confirmed by it, and changes nothing.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from importlib.resources import files

from kingsbridge.engine.errors import BadCards, one_of
from kingsbridge.engine.values import Value

Row = dict[str, object]
Sheets = dict[str, dict[str, Row]]

# Where a value comes from that its owner has typed: another than ours, or the same.
CORRECTED = "corrected"
CONFIRMED = "confirmed"

# What is counted of a box over all its sheets.
ALL = "all"


def read_sheet(package: str, name: str) -> dict[str, object]:
    """Read one of a title's own data files."""
    return tomllib.loads(files(package).joinpath("cards", name).read_text(encoding="utf-8"))


def rows_of(sheet: Mapping[str, object], table: str, key: str = "key") -> dict[str, Row]:
    """Return the rows of a sheet by their keys, in the order they are printed."""
    rows = sheet[table]
    assert isinstance(rows, list)
    return {str(row[key]): dict(row) for row in rows}


def name_origins(row: Row, names: Mapping[str, list[str]]) -> None:
    """Have a card say by the names of its values where they come from.

    `names` has those values of which its provenance speaks by another name.
    """
    told: dict[str, object] = {}
    provenance = row["provenance"]
    assert isinstance(provenance, dict)
    for name, origin in provenance.items():
        values = [value for value in names.get(name, []) if value in row]
        told.update(dict.fromkeys(values or [name], origin))
    row["provenance"] = told


def any_together(sheets: Sheets) -> None:
    """Accept all values together that are fine by themselves."""


class Box:
    """What lies in a title's box: the cards as we have them, and what an owner may correct of them.

    `values` says of each sheet which values its cards may have, also those that a card of ours
    does not have. `instead` are values that stand for each other: a card that is given some of
    them loses the others. `together` raises where values, each fine by itself, cannot be played
    with together.
    """

    def __init__(
        self,
        sheets: Sheets,
        values: Mapping[str, Mapping[str, Value]],
        instead: Mapping[str, list[list[str]]],
        together: Callable[[Sheets], None] = any_together,
    ) -> None:
        self.sheets = sheets
        self.values = {what: dict(values[what]) for what in values}
        self.instead = dict(instead)
        self.together = together
        # A sheet with a single row, like the numbers printed on the board, is corrected directly:
        # [stock] rather than [stock.board].
        self.single = [what for what in values if len(sheets[what]) == 1]

    def check(self, corrections: Mapping[str, object]) -> None:
        """Raise if these corrections cannot be laid over our cards, and say what is right."""
        self.corrected(corrections)

    def corrected(self, corrections: Mapping[str, object]) -> Sheets:
        """Return all sheets with an owner's corrections laid over them."""
        sheets = {
            what: {key: dict(row) for key, row in rows.items()}
            for what, rows in self.sheets.items()
        }
        for what, cards in self._by_card(corrections).items():
            for key, given in cards.items():
                self._lay(sheets[what][key], given, what)
        if corrections:
            self.together(sheets)
        return sheets

    def given(self, corrections: Mapping[str, object], what: str, key: str) -> dict[str, object]:
        """Return what corrections say of a card."""
        return self._by_card(corrections).get(what, {}).get(key, {})

    def _by_card(
        self, corrections: Mapping[str, object]
    ) -> dict[str, dict[str, dict[str, object]]]:
        """Return what is corrected of each card, checked value by value."""
        found: dict[str, dict[str, dict[str, object]]] = {}
        for what, corrected in corrections.items():
            if what not in self.values:
                raise BadCards(
                    f"there are no {what!r} to correct; there is {one_of(self.values)}", what
                )
            rows = self.sheets[what]
            cards = {next(iter(rows)): corrected} if what in self.single else corrected
            if not isinstance(cards, dict):
                raise BadCards(
                    f"{what}: expected a table for each card, like [{what}.{next(iter(rows))}]",
                    what,
                )
            found[what] = {}
            for key, given in cards.items():
                found[what][key] = self._checked(what, key, given)
        return found

    def _checked(self, what: str, key: str, given: object) -> dict[str, object]:
        """Return the values given for a card, if it may have them."""
        if key not in self.sheets[what]:
            raise BadCards(
                f"{what}: there is no {key!r}; there is {one_of(self.sheets[what])}",
                f"{what}.{key}",
            )
        where = what if what in self.single else f"{what}.{key}"
        if not isinstance(given, dict):
            raise BadCards(f"{where}: expected a table of values, not {given!r}", where)
        values = self.values[what]
        for name, value in given.items():
            if name not in values:
                raise BadCards(
                    f"{where}: {name!r} is not a value of it; it has {one_of(values)}",
                    f"{where}.{name}",
                )
            values[name].check(value, f"{where}.{name}")
        return dict(given)

    def _lay(self, row: Row, given: Mapping[str, object], what: str) -> None:
        """Lay values over a card, and mark in its provenance that its owner has seen them.

        A value that says the same stays as we have it written.
        """
        provenance = row.get("provenance")
        marked = dict(provenance) if isinstance(provenance, dict) else {}
        other = self._other(what, row, given)
        for name in self._replaced(what, given):
            row.pop(name, None)
            marked.pop(name, None)
        for name in [*given, *other]:
            marked[name] = CORRECTED if name in other else CONFIRMED
        row.update({name: value for name, value in given.items() if name in other})
        row["provenance"] = marked

    def _replaced(self, what: str, given: Mapping[str, object]) -> list[str]:
        """Return the values that were not given, but others that stand for them."""
        return [
            name
            for group in self.instead.get(what, [])
            if any(other in given for other in group)
            for name in group
            if name not in given
        ]

    def _other(self, what: str, row: Row, given: Mapping[str, object]) -> list[str]:
        """Return which values of a card would be others: those that are given, and those lost."""
        values = self.values[what]
        return [
            name
            for name in [*given, *self._replaced(what, given)]
            if not values[name].same(row.get(name), given.get(name))
        ]

    def fields(self, what: str, key: str) -> list[str]:
        """Return the values that a card of ours has and that can be corrected."""
        return [name for name in self.values[what] if name in self.sheets[what][key]]

    def known(self, what: str, key: str, given: Mapping[str, object]) -> list[str]:
        """Return those of a card's values that are given, or another one instead of them."""
        found = []
        for name in self.fields(what, key):
            groups = [group for group in self.instead.get(what, []) if name in group]
            if name in given or any(other in given for group in groups for other in group):
                found.append(name)
        return found

    def differing(self, what: str, key: str, given: Mapping[str, object]) -> list[str]:
        """Return the names of those values of a card that are others by what is given for it."""
        return self._other(what, self.sheets[what][key], given)

    def differences(self, corrections: Mapping[str, object]) -> list[tuple[str, str, list[str]]]:
        """Return which values are others than ours: the sheet, the card, and their names."""
        given = self._by_card(corrections)
        found = []
        for what in self.values:
            for key in self.sheets[what]:
                names = self.differing(what, key, given.get(what, {}).get(key, {}))
                if names:
                    found.append((what, key, names))
        return found

    def example(self) -> tuple[str, str, object]:
        """Return a correction that is accepted: its table, a name, and the value as we have it."""
        for what in self.values:
            for key in self.sheets[what]:
                for name in self.fields(what, key):
                    where = what if what in self.single else f"{what}.{key}"
                    return where, name, self.sheets[what][key][name]
        raise ValueError("there is nothing in this box")


def confirmed(box: Box, corrections: Mapping[str, object]) -> dict[str, dict[str, int]]:
    """Count how much of a box its owner has seen, sheet by sheet and over all.

    A card is confirmed when each of its values was typed, and corrected when one was another than
    ours.
    """
    box.check(corrections)
    counts: dict[str, dict[str, int]] = {}
    over_all = {"cards": 0, "confirmed": 0, "corrected": 0, "fields": 0, "fields_known": 0}
    for what in box.values:
        count = dict.fromkeys(over_all, 0)
        for key in box.sheets[what]:
            given = box.given(corrections, what, key)
            fields = box.fields(what, key)
            known = box.known(what, key, given)
            count["cards"] += 1
            count["confirmed"] += len(known) == len(fields)
            count["corrected"] += bool(box.differing(what, key, given))
            count["fields"] += len(fields)
            count["fields_known"] += len(known)
        counts[what] = count
        for name, number in count.items():
            over_all[name] += number
    counts[ALL] = over_all
    return counts
