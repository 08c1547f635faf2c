"""What a seat is told at a decision: its knowledge as a vector, and which moves it is offered."""

from __future__ import annotations

from struct import pack

from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title
from kingsbridge.envs import without_extra

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
    known = title.features(state, seat)
    # Packing a list of floats takes numpy three times as long as it takes struct.
    packed = pack(f"{len(known)}f", *known)
    return np.frombuffer(packed, dtype=np.float32).clip(-BOUND, BOUND)


def mask(title: Title, state: State, seat: int) -> Mask:
    """Return a 1 for each move the seat is offered now; who is not asked is offered nothing."""
    offered = np.zeros(title.moves, dtype=np.int8)
    if seat == state.seat:
        offered[state.legal()] = 1
    return offered
