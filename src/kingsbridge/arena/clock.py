"""A bot with a clock beside it."""

from __future__ import annotations

from time import perf_counter_ns

from kingsbridge.bots import Bot
from kingsbridge.engine.state import State


class TimedBot(Bot):
    """A bot with a clock beside it that runs only while it thinks."""

    def __init__(self, player: Bot) -> None:
        self.player = player
        self.nanoseconds: list[int] = []

    def choose(self, seen: State) -> int:
        begun = perf_counter_ns()
        move = self.player.choose(seen)
        self.nanoseconds.append(perf_counter_ns() - begun)
        return move
