"""Editions and options: where the rulebooks differ, a switch (P-R.5, P-I.7, P-II.7, P-6.3, ...)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from kingsbridge.engine.options import OptionSheet, starting_seat

SHEET = OptionSheet("kingsbridge.titles.pillars", "editions.toml", edition="kosmos")
OPTIONS = SHEET.options
EDITIONS = SHEET.editions

# P-0.1: for two to four players.
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4


class Rules:
    """The switches of one game, resolved, as plain values for the steps."""

    def __init__(self, options: Mapping[str, object]) -> None:
        full = dict(options)
        self.options = full
        self.start = starting_seat(full)
        self.metal_piles_up = full["metal_piles_up"] is True
        self.deny_craftsman = full["deny_craftsman"] is True
        self.pass_at_zero = full["pass_at_zero"] is True
        self.leave_waiting = full["leave_waiting"] is True
        self.short_is_owed = full["shortage"] == "owed"
        self.stone_sale = int(cast(int, full["stone_sale"]))
        self.banned_either_way = full["market_ban"] == "either_way"
        self.toolmaker_last = full["toolmaker"] == "end_of_round"

    def __reduce__(self) -> tuple[type[Rules], tuple[dict[str, object]]]:
        return Rules, (self.options,)
