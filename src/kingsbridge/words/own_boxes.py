"""Boxes: what lies in ours, what somebody's own cards say, and a file of it both ways.

These records are not compiled, so that whoever encodes them finds the fields of a dataclass.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any, cast

import tomli_w

from kingsbridge.engine.components import ALL, confirmed
from kingsbridge.engine.errors import BadCards
from kingsbridge.engine.toml_lines import line_of
from kingsbridge.words import Words
from kingsbridge.words.boxes import box_of

# So many letters of JSON: a whole box with every value in it has a tenth of that.
LONGEST_BOX = 1 << 18

Corrections = dict[str, Any]


@dataclass
class BoxCard:
    """A card as we know it: what can be corrected of it, and where our values come from."""

    key: str
    values: dict[str, Any]
    provenance: dict[str, str]


@dataclass
class BoxSheet:
    """A kind of card; `shapes` says of each value what may be written.

    A `single` sheet has one card, and its values are corrected without naming that card. Of the
    values in a list of `instead` a card that is given some loses the others.
    """

    key: str
    single: bool
    shapes: dict[str, dict[str, Any]]
    instead: list[list[str]]
    cards: list[BoxCard]


@dataclass
class TheBox:
    """What lies in a title's box, in the order in which it lies there."""

    title: str
    sheets: list[BoxSheet]


@dataclass
class Count:
    """How much of a box is known: its cards, and the values on them."""

    cards: int
    confirmed: int
    corrected: int
    fields: int
    fields_known: int


@dataclass
class MyBox:
    """Somebody's own box: what they corrected or confirmed, and how much that is.

    `problem` says why it cannot be played with, should that be so.
    """

    title: str
    corrections: Corrections
    changed: int | None
    sheets: dict[str, Count]
    all: Count
    problem: str | None = None


@dataclass
class OwnBox:
    """A box as its owner keeps it; one that was never opened has no corrections and no time."""

    corrections: Corrections
    changed: int | None = None


def the_box(title: str) -> TheBox:
    """Return what lies in a title's box, as we know it."""
    return TheBox(title, [_sheet(title, sheet) for sheet in box_of(title).values])


def _sheet(title: str, sheet: str) -> BoxSheet:
    box = box_of(title)
    values = box.values[sheet]
    cards = [
        BoxCard(
            card,
            {name: row[name] for name in values if name in row},
            cast("dict[str, str]", row.get("provenance", {})),
        )
        for card, row in box.sheets[sheet].items()
    ]
    shapes = {name: value.shape() for name, value in values.items()}
    return BoxSheet(sheet, sheet in box.single, shapes, box.instead.get(sheet, []), cards)


def my_box(title: str, own: OwnBox) -> MyBox:
    """Return somebody's box with how much of it is known."""
    box = box_of(title)
    problem: str | None = None
    try:
        counts = confirmed(box, own.corrections)
    except BadCards as bad:
        # It was kept when other values could be corrected than today.
        counts, problem = confirmed(box, {}), str(bad)
    sheets = {sheet: Count(**count) for sheet, count in counts.items()}
    return MyBox(title, own.corrections, own.changed, sheets, sheets.pop(ALL), problem)


def box_file(title: str, own: OwnBox, words: Words) -> str:
    """Return somebody's box as a file: TOML, as `kingsbridge --cards` reads it."""
    heading = words.say("server-box-file", game=words.title(title), key=title)
    lines = "".join(f"# {line}\n" for line in heading.splitlines())
    return f"{lines}\n{tomli_w.dumps(own.corrections)}"


def box_from_file(title: str, text: str) -> Corrections:
    """Return the corrections of a file; raise with the line in which something is wrong."""
    try:
        corrections = tomllib.loads(text)
        box_of(title).check(corrections)
    except tomllib.TOMLDecodeError as error:
        # The end of a document has no line of its own in what the reader says.
        last = f"at line {text.count(chr(10)) + 1}, the end"
        why = str(error).replace("at end of document", last)
        raise BadCards(f"this is not TOML: {why}") from None
    except BadCards as bad:
        raise BadCards(f"line {line_of(text, bad.at)}: {bad}", bad.at) from None
    return corrections
