"""What a seat knows, written as numbers into a buffer: the table first, then every player."""

from __future__ import annotations

from kingsbridge.engine.errors import undefined
from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.state import State
from kingsbridge.engine.vecs import i64, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class FeatureWriter:
    """How a title writes its features. Where it writes, there is nothing but zeros before."""

    def __init__(self, table_size: int, player_size: int) -> None:
        self.table_size = table_size
        self.player_size = player_size

    def write_table(self, state: State, into: vec[float], at: i64) -> None:
        """Write what lies open to everybody, from that place of the buffer on."""
        raise undefined(self, "write_table")

    def write_player(self, state: State, seat: int, viewer: int, into: vec[float], at: i64) -> None:
        """Write a player as another, or the player itself, knows them."""
        raise undefined(self, "write_player")

    def write(self, state: State, seat: int, into: vec[float], at: i64) -> None:
        """Write the table, the seat itself, then the others clockwise, over what stood there."""
        table_size: i64 = self.table_size
        player_size: i64 = self.player_size
        seats = state.seats
        clear(into, at, table_size + player_size * seats)
        self.write_table(state, into, at)
        at += table_size
        for places in range(seats):
            self.write_player(state, (seat + places) % seats, seat, into, at)
            at += player_size

    def table_list(self, state: State) -> list[float]:
        """Return what lies open to everybody, for a network."""
        values = vec[float]([0.0] * self.table_size)
        self.write_table(state, values, 0)
        return listed(values)

    def player_list(self, state: State, seat: int, viewer: int) -> list[float]:
        """Return a player as another, or the player itself, knows them, for a network."""
        values = vec[float]([0.0] * self.player_size)
        self.write_player(state, seat, viewer, values, 0)
        return listed(values)


def clear(into: vec[float], at: i64, size: i64) -> None:
    """Write zeros."""
    for place in range(at, at + size):
        into[place] = 0.0


def listed(values: vec[float]) -> list[float]:
    """Return the numbers of a buffer as a list."""
    # Most are 0, and need no float of their own.
    found = [0.0] * len(values)
    for place, value in enumerate(values):
        if value != 0.0:
            found[place] = value
    return found
