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
    for sheet, key, values in changed(title_key, corrections):
        row = box_of(title_key).sheets[sheet][key]
        before, now = _card(printed, sheet, key), _card(corrected, sheet, key)
        found.append(
            {
                "sheet": sheet,
                "key": key,
                "name": now.get("name"),
                "was": before.get("name"),
                "ours": {field: row[field] for field in values if field in row},
                "theirs": values,
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


def changed(title_key: str, corrections: Mapping[str, object]) -> list[tuple[str, str, Doc]]:
    """Return which values of which cards are not ours: their sheet, their key, and the values."""
    if not corrections:
        return []
    box = box_of(title_key)
    found = []
    for sheet in box.values:
        for key, row in box.sheets[sheet].items():
            given = box.given(corrections, sheet, key)
            other = {field: value for field, value in given.items() if row.get(field) != value}
            if other:
                found.append((sheet, key, other))
    return found
