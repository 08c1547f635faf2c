"""The goods of the game, in the order of the market: three from the fields, and metal."""

from __future__ import annotations

from typing import Final

SAND: Final = 0
WOOD: Final = 1
STONE: Final = 2
METAL: Final = 3

GOODS: Final = ["sand", "wood", "stone", "metal"]
FIELD_GOODS: Final = 3
EVERY_GOOD: Final = 4
