"""The frame of the fair: its key, its seats (F-0.1), its options (F-0.2), and every move.

The number of a move goes over the wire, into records, and to those who learn.
"""

from __future__ import annotations

from typing import Final

from kingsbridge.engine.options import OptionSheet

KEY: Final = "fleece"
FEWEST: Final = 2
MOST: Final = 6
MOST_LOTS: Final = 9
SHEET: Final = OptionSheet("fleece_fair", "options.toml")

# A move is the purse that is laid, by the shillings in it.
SIT_OUT: Final = 0
MOVES: Final = MOST_LOTS + 1
