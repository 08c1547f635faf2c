"""The goods of the game. Gold is unlimited; all others come from a supply and return to it."""

from __future__ import annotations

from typing import Final

STONE: Final = 0
WOOD: Final = 1
GRAIN: Final = 2
PIETY: Final = 3
WOOL: Final = 4
CLOTH: Final = 5
LOYALTY: Final = 6
MEDICAL: Final = 7
GOLD: Final = 8
VP: Final = 9  # not a good, but given and taken like one

GOODS: Final = [
    "stone",
    "wood",
    "grain",
    "piety",
    "wool",
    "cloth",
    "loyalty",
    "medical",
    "gold",
    "vp",
]
SUPPLIED: Final = 8
OWNED: Final = 9
RESOURCES: Final = 2  # stone and wood, for building
