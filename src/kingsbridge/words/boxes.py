"""A title's box, and what differs in a corrected one: cards whose values are not ours, in words.

A value that somebody only confirmed is no difference.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import cast

from kingsbridge.engine.components import Box
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.title import title
from kingsbridge.words import Words
from kingsbridge.words.card_data import card_data_of

Doc = dict[str, object]


@cache
def box_of(title_key: str) -> Box:
    """Return what lies in the box of a title, as we know it."""
    part = title(title_key).part("box")
    if part is None:
        raise BadOption(f"{title_key} has no box to correct")
    return part.make("open_box", Box)


def cards_in_words(title_key: str, options: Mapping[str, object], words: Words) -> Doc:
    """Return all cards of a game as data, and in what they differ from ours."""
    ours: Doc = {**options, "cards": {}}
    printed, corrected = _data(title_key, ours, words), _data(title_key, options, words)
    corrections = cast("Mapping[str, object]", options.get("cards") or {})
    found = []
    for sheet, key, names in _differences(title_key, corrections):
        row = box_of(title_key).sheets[sheet][key]
        given = box_of(title_key).given(corrections, sheet, key)
        before, now = _card(printed, sheet, key), _card(corrected, sheet, key)
        found.append(
            {
                "sheet": sheet,
                "key": key,
                "name": now.get("name"),
                "was": before.get("name"),
                "ours": {field: row[field] for field in names if field in row},
                "theirs": {field: given[field] for field in names if field in given},
                "effect": now.get("effect"),
                "our_effect": before.get("effect"),
            }
        )
    return {**corrected, "differences": found}


def _data(title_key: str, options: Mapping[str, object], words: Words) -> Doc:
    """Return all cards as data; a title that has nothing to show of them shows nothing."""
    if title(title_key).part("card_data") is None:
        return {"board": {}, "origins": {}, "words": {}}
    return card_data_of(title_key, options, words).data()


def _card(data: Doc, sheet: str, key: str) -> Doc:
    cards = data.get(sheet)
    for card in cards if isinstance(cards, list) else []:
        if card.get("key") == key:
            return cast(Doc, card)
    return {}


def _differences(
    title_key: str, corrections: Mapping[str, object]
) -> list[tuple[str, str, list[str]]]:
    """Return which values of which cards are not ours; a title without a box has nothing else."""
    return box_of(title_key).differences(corrections) if corrections else []
