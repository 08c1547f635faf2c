"""What a seat is told at a decision: its knowledge as a vector, and which moves it is offered."""

from __future__ import annotations

from struct import pack
from typing import Any

from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title
from kingsbridge.envs import without_extra
from kingsbridge.envs.in_play import InPlay

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise without_extra(missing) from None

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]

# Features are scaled to about 0 to 1. What goes beyond is cut off here, far from what any game of
# ours has reached, so that the space has an end that learners can rely on.
BOUND = 10.0


def vector(title: Title, state: State, seat: int) -> Vector:
    """Return what a seat knows as numbers; `title.feature_names` says what each is."""
    return as_vector(title.features(state, seat))


def as_vector(known: list[float]) -> Vector:
    """Return features as an array."""
    # Packing a list of floats takes numpy three times as long as it takes struct.
    packed = pack(f"{len(known)}f", *known)
    return np.frombuffer(packed, dtype=np.float32).clip(-BOUND, BOUND)


def mask(table: InPlay, seat: int) -> Mask:
    """Return a 1 for each move the seat is offered now; who is not asked is offered nothing."""
    offered = np.zeros(table.title.moves, dtype=np.int8)
    offered[table.offers(seat)] = 1
    return offered


def with_mask(told: Any, offered: Any) -> dict[str, Any]:
    """Return an observation that holds the mask as well, under the names that PettingZoo uses."""
    return {"observation": told, "action_mask": offered}
