"""A clock beside the table, and somebody who writes down what is played."""

from __future__ import annotations

from time import perf_counter_ns

from kingsbridge.bots.playing import Watch


class Stopwatch(Watch):
    """It runs only while somebody thinks; the nanoseconds of every decision are kept by seat."""

    def __init__(self, seats: int) -> None:
        self.nanoseconds: list[list[int]] = [[] for _ in range(seats)]
        self.moves: list[int] = []

    def now(self) -> int:
        return perf_counter_ns()

    def note(self, seat: int, begun: int, move: int) -> None:
        self.nanoseconds[seat].append(perf_counter_ns() - begun)
        self.moves.append(move)
