"""What can be played here, told to whoever wants to open a table.

These records are not compiled, so that whoever encodes them finds the fields of a dataclass.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kingsbridge.engine.part import lesson_sheet
from kingsbridge.engine.title import title
from kingsbridge.words.sheets import sheets_of


@dataclass
class Choice:
    """An option of a table: what it may be, the usual value first."""

    name: str
    values: list[Any]


@dataclass
class TitleInfo:
    """A game that can be played here.

    `box`: the values of an own box can be laid over ours; `lesson`: there is one to learn it by.
    """

    key: str
    fewest: int
    most: int
    choices: dict[str, list[Choice]]
    box: bool
    lesson: bool


@dataclass
class WordSheets:
    """All that a game says in a language: its sheets by their names, as Fluent reads them."""

    sheets: dict[str, str]


def title_info(key: str) -> TitleInfo:
    """Return what somebody must know of a title to open a table."""
    game = title(key)
    choices = {
        str(seats): [Choice(name, values) for name, values in game.choices(seats).items()]
        for seats in range(game.fewest, game.most + 1)
    }
    return TitleInfo(
        key=key,
        fewest=game.fewest,
        most=game.most,
        choices=choices,
        box=game.part("box") is not None,
        lesson=lesson_sheet(game.package) is not None,
    )


def word_sheets(key: str, language: str) -> WordSheets:
    """Return all that a title says in a language."""
    found = sheets_of(title(key), language)
    texts = {name.removesuffix(".ftl"): sheet.read_text("utf-8") for name, sheet in found.items()}
    return WordSheets(texts)
