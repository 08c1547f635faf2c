"""What needs no house and never changes: written into files when a page is built.

A page shows its hall from these before Python is loaded.
"""

from __future__ import annotations

import json
from typing import Any

import kingsbridge
from kingsbridge.bots.levels import LEVELS
from kingsbridge.engine.title import title, titles
from kingsbridge.table.told import as_json
from kingsbridge.words import LANGUAGES, words
from kingsbridge.words.about import title_info, word_sheets
from kingsbridge.words.card_data import card_data_of
from kingsbridge.words.own_boxes import the_box

Doc = dict[str, Any]


def about() -> Doc:
    """Return what a page is and can do, as a server would tell it of itself."""
    return {
        "version": kingsbridge.__version__,
        "compiled": False,
        "titles": [title_info(key) for key in sorted(titles())],
        "levels": list(LEVELS),
        "languages": list(LANGUAGES),
        "mail": False,
        "registration": "closed",
        "guests": True,
        # Nobody has one here.
        "shortest_password": 0,
    }


def cards(key: str) -> Doc:
    """Return every card of a title, and where it comes from."""
    return card_data_of(key, {}, words("en")).data()


def files() -> dict[str, Any]:
    """Return what is written beside a page, by path, as plain data."""
    found: dict[str, Any] = {"about.json": about()}
    for key in sorted(titles()):
        for language in LANGUAGES:
            found[f"words/{key}.{language}.json"] = word_sheets(key, language)
        if title(key).part("card_data") is not None:
            found[f"cards/{key}.json"] = cards(key)
        if title(key).part("box") is not None:
            found[f"box/{key}.json"] = the_box(key)
    return {path: json.loads(as_json(told)) for path, told in found.items()}
