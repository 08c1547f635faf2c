"""Options of the game (W-0.6, W-0.7, W-7.8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kingsbridge.engine.options import OptionSheet, starting_seat

SHEET = OptionSheet("kingsbridge.titles.world", "options.toml")

# W-0.1: for two to four players.
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4


class Rules:
    """The switches of one game, resolved, as plain values for the steps."""

    def __init__(self, options: Mapping[str, object]) -> None:
        self.options = dict(options)
        self.start = starting_seat(self.options)
        self.first_game = self.options["first_game"] is True
        self.open_goods = self.options["open_goods"] is True
        self.single_pass = self.options["single_pass"] is True

    def __reduce__(self) -> tuple[type[Rules], tuple[dict[str, object]]]:
        return Rules, (self.options,)
