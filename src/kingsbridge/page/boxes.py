"""Boxes: what the cards say in the box that lies beside this screen."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated, Any

from kingsbridge.page.addresses import Addresses, Asked
from kingsbridge.page.bridge import BOXES
from kingsbridge.table.asked import Letters
from kingsbridge.table.errors import Refused
from kingsbridge.table.told import as_json
from kingsbridge.words import words
from kingsbridge.words.boxes import box_of, cards_in_words
from kingsbridge.words.own_boxes import (
    LONGEST_BOX,
    Corrections,
    MyBox,
    OwnBox,
    box_file,
    box_from_file,
    my_box,
)

ADDRESSES = Addresses()


@dataclass
class Corrected:
    """Values as a file of corrections has them, by sheet and card."""

    corrections: dict[str, Any]


@dataclass
class Written:
    """A file of corrections: TOML, as `kingsbridge --cards` reads it."""

    text: Annotated[str, Letters(0, LONGEST_BOX)]


@ADDRESSES.at("POST", "/box/{title}/cards")
async def preview(asked: Asked) -> dict[str, object]:
    """Every card as corrections would have it."""
    title, corrections = asked.parts["title"], asked.data(Corrected).corrections
    box_of(title).check(corrections)
    return cards_in_words(title, {"cards": corrections}, words(asked.language))


@ADDRESSES.at("GET", "/me/boxes/{title}")
async def mine(asked: Asked) -> MyBox:
    """My box of a game."""
    return my_box(asked.parts["title"], await _kept(asked))


@ADDRESSES.at("PUT", "/me/boxes/{title}")
async def replace(asked: Asked) -> MyBox:
    """Keep my box of a game."""
    corrections = asked.data(Corrected).corrections
    box_of(asked.parts["title"]).check(corrections)
    return await _keep(asked, corrections)


@ADDRESSES.at("DELETE", "/me/boxes/{title}")
async def start_over(asked: Asked) -> None:
    """Start over with my box of a game."""
    await _write(asked, None)


@ADDRESSES.at("GET", "/me/boxes/{title}/toml")
async def as_file(asked: Asked) -> str:
    """My box of a game as a file."""
    return box_file(asked.parts["title"], await _kept(asked), words(asked.language))


@ADDRESSES.at("POST", "/me/boxes/{title}/toml")
async def from_file(asked: Asked) -> MyBox:
    """Keep my box of a game as a file has it."""
    return await _keep(asked, box_from_file(asked.parts["title"], asked.data(Written).text))


async def _kept(asked: Asked) -> OwnBox:
    box_of(asked.parts["title"])
    text = await asked.house.bridge.read(BOXES, asked.parts["title"])
    return OwnBox({}) if text is None else OwnBox(**json.loads(text))


async def _keep(asked: Asked, corrections: Corrections) -> MyBox:
    own = OwnBox(corrections, asked.house.now())
    text = as_json(own)
    if len(text) > LONGEST_BOX:
        raise Refused(f"a box has at most {LONGEST_BOX} letters", "too_big")
    await _write(asked, text)
    return my_box(asked.parts["title"], own)


async def _write(asked: Asked, text: str | None) -> None:
    change = {"store": BOXES, "key": asked.parts["title"], "value": text, "new": False}
    await asked.house.tables.write([change])
