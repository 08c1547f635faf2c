"""The bot that plays by rule of thumb: it knows what things are worth, and never looks ahead."""

from __future__ import annotations

from kingsbridge.bots.craft import craft_of
from kingsbridge.bots.player import Bot
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.state import State


class GreedyBot(Bot):
    """It weighs each offer and takes the best; it needs no chance, so its seed changes nothing."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def knows(self, seen: State) -> bool:
        """Return whether there are rules of thumb for this game."""
        return craft_of(seen) is not None

    def needs_nothing_hidden(self, table: State) -> bool:
        """Return whether it plays this game by what lies open to its seat alone."""
        craft = craft_of(table)
        return craft is not None and craft.needs_nothing_hidden

    def choose(self, seen: State) -> int:
        craft = craft_of(seen)
        if craft is None:
            raise BadOption(
                f"greedy does not know how to play {type(seen).__name__}, which brings no rules of "
                "thumb; 'random' and the levels, such as 'journeyman', play any title (--bots)"
            )
        return craft.choose(seen)
