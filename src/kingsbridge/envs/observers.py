"""What OpenSpiel may ask to observe of a state: one seat's knowledge, or the part that is public.

An observer turns a state into text and, where it can, into numbers. Before the deal there is
nothing to see.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from kingsbridge.engine.state import NOBODY, State
from kingsbridge.engine.title import Title
from kingsbridge.envs import without_extra
from kingsbridge.envs.node import Node
from kingsbridge.envs.observation import Vector, as_vector, vector

try:
    import numpy as np
except ModuleNotFoundError as missing:
    raise without_extra(missing) from None


class SeatObserver:
    """What one seat sees now."""

    def __init__(self, size: int) -> None:
        self.tensor: Vector = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        node: Node = state.node
        self.tensor[:] = 0 if node.table is None else self.numbers(node.game, node.table, player)

    def string_from(self, state: Any, player: int) -> str:
        node: Node = state.node
        return "" if node.table is None else json.dumps(self.sight(node.game, node.table, player))

    def numbers(self, game: Title, table: State, seat: int) -> Vector:
        return vector(game, table, seat)

    def sight(self, game: Title, table: State, seat: int) -> Mapping[str, object]:
        return game.view(table, seat)


class PublicObserver(SeatObserver):
    """What everybody sees, the same for whoever asks: the sight of a spectator."""

    def numbers(self, game: Title, table: State, seat: int) -> Vector:
        return public_vector(game, table, 0)

    def sight(self, game: Title, table: State, seat: int) -> Mapping[str, object]:
        return game.view(table, NOBODY)


class PrivateObserver(SeatObserver):
    """What one seat sees and a spectator does not; what both see is left out, as a number 0."""

    def numbers(self, game: Title, table: State, seat: int) -> Vector:
        own = vector(game, table, seat)
        return np.where(own == public_vector(game, table, seat), np.float32(0), own)

    def sight(self, game: Title, table: State, seat: int) -> Mapping[str, object]:
        found = beyond(game.view(table, seat), game.view(table, NOBODY))
        return found if isinstance(found, dict) else {}


class RecallObserver:
    """All that one seat ever saw and did: an information state, as text alone.

    No tensor of a fixed size could hold it.
    """

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Vector] = {}

    def set_from(self, state: Any, player: int) -> None:
        """There are no numbers to set."""

    def string_from(self, state: Any, player: int) -> str:
        return json.dumps(state.node.information(player))


class PublicRecallObserver(RecallObserver):
    """All that everybody ever saw."""

    def string_from(self, state: Any, player: int) -> str:
        return super().string_from(state, NOBODY)


def public_vector(game: Title, table: State, first: int) -> Vector:
    """Return what a spectator knows as numbers, laid out as for a seat that comes first."""
    values = game.table_features(table)
    for places in range(table.seats):
        values = values + game.player_features(table, (first + places) % table.seats, NOBODY)
    return as_vector(values)


def beyond(own: object, public: object) -> object:
    """Return what is in one view and not in another: the parts that differ, by name or place."""
    if isinstance(own, Mapping) and isinstance(public, Mapping):
        return {
            name: beyond(value, public.get(name))
            for name, value in own.items()
            if value != public.get(name)
        }
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        return {
            str(place): beyond(value, public[place])
            for place, value in enumerate(own)
            if value != public[place]
        }
    return own
