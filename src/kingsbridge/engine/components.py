"""The components of a title as data files: read them, and lay an owner's corrections over them.

A correction names a card and a value of it. A name, a value or a type that the title does not
have is refused with what is right, and nothing is laid.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files

from kingsbridge.engine.errors import BadCards, one_of

Row = dict[str, object]

CORRECTED = "corrected"


def read_sheet(package: str, name: str) -> dict[str, object]:
    """Read one of a title's own data files."""
    return tomllib.loads(files(package).joinpath("cards", name).read_text(encoding="utf-8"))


def rows_of(sheet: Mapping[str, object], table: str, key: str = "key") -> dict[str, Row]:
    """Return the rows of a sheet by their keys, in the order they are printed."""
    rows = sheet[table]
    assert isinstance(rows, list)
    return {str(row[key]): dict(row) for row in rows}


class Value:
    """What a value of a card may be; `check` raises for anything else."""

    def check(self, given: object, where: str) -> None:
        """Raise if this is no such value."""


class Whole(Value):
    """A whole number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def check(self, given: object, where: str) -> None:
        if type(given) is not int or not self.least <= given <= self.most:
            raise BadCards(
                f"{where}: expected a whole number from {self.least} to {self.most}, not {given!r}"
            )


class Amounts(Value):
    """How many of which goods: { sand = 1, metal = 1 }."""

    def __init__(self, goods: Iterable[str], most: int = 30) -> None:
        self.goods = list(goods)
        self.each = Whole(0, most)

    def check(self, given: object, where: str) -> None:
        if not isinstance(given, dict):
            raise BadCards(
                f"{where}: expected amounts like {{ {self.goods[0]} = 1 }}, not {given!r}"
            )
        for good, amount in given.items():
            if good not in self.goods:
                raise BadCards(f"{where}: there is no {good!r} here, only {one_of(self.goods)}")
            self.each.check(amount, f"{where}.{good}")


class Wholes(Value):
    """A row of whole numbers of a fixed length: [2, 3, 3, 4, 4, 5]."""

    def __init__(self, length: int, least: int, most: int) -> None:
        self.length = length
        self.each = Whole(least, most)

    def check(self, given: object, where: str) -> None:
        if not isinstance(given, list) or len(given) != self.length:
            raise BadCards(f"{where}: expected {self.length} whole numbers, not {given!r}")
        for place, number in enumerate(given):
            self.each.check(number, f"{where}[{place}]")


class Names(Value):
    """A row of names of a fixed length, each one of those there are."""

    def __init__(self, length: int, names: Iterable[str]) -> None:
        self.length = length
        self.names = list(names)

    def check(self, given: object, where: str) -> None:
        if not isinstance(given, list) or len(given) != self.length:
            raise BadCards(f"{where}: expected {self.length} names, not {given!r}")
        for place, name in enumerate(given):
            if name not in self.names:
                raise BadCards(
                    f"{where}[{place}]: there is no {name!r}; there is {one_of(self.names)}"
                )


def corrected_sheets(
    sheets: dict[str, dict[str, Row]],
    corrections: Mapping[str, object],
    values: Mapping[str, Mapping[str, Value]],
) -> dict[str, dict[str, Row]]:
    """Lay an owner's corrections over all the sheets of a title.

    A sheet with a single row, like the numbers printed on the board, is corrected directly:
    [stock] rather than [stock.board].
    """
    for what, corrected in corrections.items():
        if what not in values:
            raise BadCards(f"there are no {what!r} to correct; there is {one_of(values)}")
        rows = sheets[what]
        whole = {next(iter(rows)): corrected} if len(rows) == 1 else corrected
        lay_over(what, rows, whole, values[what])
    return sheets


def lay_over(
    what: str, rows: dict[str, Row], corrections: object, values: Mapping[str, Value]
) -> None:
    """Lay corrected values over the rows of one kind of card.

    Only values that the card has can be corrected; what was corrected says so in its provenance.
    """
    if not isinstance(corrections, dict):
        raise BadCards(f"{what}: expected a table for each card, like [{what}.{next(iter(rows))}]")
    for key, corrected in corrections.items():
        if key not in rows:
            raise BadCards(f"{what}: there is no {key!r}; there is {one_of(rows)}")
        where = what if len(rows) == 1 else f"{what}.{key}"
        if not isinstance(corrected, dict):
            raise BadCards(f"{where}: expected a table of values, not {corrected!r}")
        row = rows[key]
        for name, given in corrected.items():
            if name not in values or name not in row:
                known = [value for value in values if value in row]
                raise BadCards(f"{where}: {name!r} is not a value of it; it has {one_of(known)}")
            values[name].check(given, f"{where}.{name}")
        row.update(corrected)
        provenance = row.get("provenance")
        marked = dict(provenance) if isinstance(provenance, dict) else {}
        marked.update(dict.fromkeys(corrected, CORRECTED))
        row["provenance"] = marked
