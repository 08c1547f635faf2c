"""One game between bots, played to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter_ns

from kingsbridge.bots import Bot
from kingsbridge.engine.state import State

Asked = Callable[[], bool]


def play_to_end(state: State, seated: Sequence[Bot], asked: Asked) -> bool:
    """Play on until the game is over, or somebody asks to stop; return whether it is over.

    Bots see only what their seats know.
    """
    while not state.over:
        if asked():
            return False
        state.apply(seated[state.seat].choose(state.as_seen_by(state.seat)))
    return True


def shares(state: State) -> list[float]:
    """Return each seat's part in the victory: one for all of it, equal parts if it is shared."""
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


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
