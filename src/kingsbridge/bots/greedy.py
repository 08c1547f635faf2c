"""The bot that plays by rule of thumb: it knows what things are worth, and never looks ahead."""

from __future__ import annotations

from kingsbridge.bots.player import Bot
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.state import State
from kingsbridge.titles.pillars.bots.thumb import choose as choose_in_pillars
from kingsbridge.titles.pillars.state import Table as PillarsTable
from kingsbridge.titles.world.bots.thumb import choose as choose_in_world
from kingsbridge.titles.world.state import Table as WorldTable


class GreedyBot(Bot):
    """It weighs each offer and takes the best; it needs no chance, so its seed changes nothing."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seen: State) -> int:
        if isinstance(seen, PillarsTable):
            return choose_in_pillars(seen)
        if isinstance(seen, WorldTable):
            return choose_in_world(seen)
        raise BadOption(f"greedy does not know how to play {type(seen).__name__}")
