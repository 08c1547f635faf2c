"""About the house itself and the games that are played in it, for whoever has no files of it."""

from __future__ import annotations

from kingsbridge.page import static
from kingsbridge.page.addresses import Addresses, Asked
from kingsbridge.words.about import WordSheets, word_sheets
from kingsbridge.words.own_boxes import TheBox, the_box

ADDRESSES = Addresses()


@ADDRESSES.at("GET", "/about")
async def about(_asked: Asked) -> static.Doc:
    """What this is, and which games it plays."""
    return static.about()


@ADDRESSES.at("GET", "/words/{title}")
async def words(asked: Asked) -> WordSheets:
    """All that a game says in a language."""
    return word_sheets(asked.parts["title"], asked.language)


@ADDRESSES.at("GET", "/cards/{title}")
async def cards(asked: Asked) -> static.Doc:
    """Every card, and where it comes from."""
    return static.cards(asked.parts["title"])


@ADDRESSES.at("GET", "/box/{title}")
async def box(asked: Asked) -> TheBox:
    """What lies in the box, what we know of it, and what may be written."""
    return the_box(asked.parts["title"])
