"""The spaces of what agents are told and do, for the libraries that ask for them."""

from __future__ import annotations

from typing import Any

from kingsbridge.envs import without_extra
from kingsbridge.envs.in_play import InPlay
from kingsbridge.envs.observation import BOUND, with_mask

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
except ModuleNotFoundError as missing:
    raise without_extra(missing) from None


def told_space(table: InPlay, *, masked: bool) -> Space[Any]:
    """Return the space of what a seat is told: its vector, or that with the mask beside it."""
    size = table_size(table)
    vectors = Box(-BOUND, BOUND, (size,), np.float32)
    if not masked:
        return vectors
    return Dict(with_mask(vectors, Box(0, 1, (table.title.moves,), np.int8)))


def move_space(table: InPlay) -> Discrete[Any]:
    """Return the space of actions: the numbers of the title's moves."""
    return Discrete(table.title.moves)


def table_size(table: InPlay) -> int:
    """Return how many numbers a seat of this table is told."""
    return len(table.title.feature_names(table.seats, table.options))
