"""The exponential function from sums and products alone: the same to the last bit everywhere.

Every machine has one of its own, and they differ in the last bit; as a browser's differs from a
server's, so would the choices of a bot in a position where two moves are as good. Sums, products
and square roots are the same everywhere, for a standard (IEEE 754) says to the bit what they are.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

# e ** x = 2 ** (n / PARTS) * e ** rest, with a rest so small that few terms of its series count.
PARTS: Final = 64
BITS: Final = 6
# ln 2 / PARTS in two pieces: the first has so few digits that n times it is exact.
HIGH: Final = float.fromhex("0x1.62e42fefap-7")
LOW: Final = float.fromhex("0x1.cf79abc9e3b3ap-46")
PARTS_A_UNIT: Final = float.fromhex("0x1.71547652b82fep+6")
# Below this it is nought.
LEAST: Final = -745.0
EXACT: Final = 120


def _root(part: int) -> float:
    """Return 2 ** (part / PARTS), rounded once: roots of whole numbers are exact to the last."""
    power = 1 << (part + PARTS * EXACT)
    for _ in range(BITS):
        power = isqrt(power)
    return power / (1 << EXACT)


ROOTS: Final = [_root(part) for part in range(PARTS)]
HALVES: Final = [1 / (1 << times) for times in range(1076)]


def exponential(x: float) -> float:
    """Return e ** x for an x that is not above 0."""
    if x < LEAST:
        return 0.0
    n = int(x * PARTS_A_UNIT - 0.5)
    rest = (x - n * HIGH) - n * LOW
    series = rest * (1 / 120)
    series = rest * (series + 1 / 24)
    series = rest * (series + 1 / 6)
    series = rest * (series + 0.5)
    series = rest * (series + 1.0)
    root = ROOTS[n & (PARTS - 1)]
    return (root + root * series) * HALVES[-(n >> BITS)]
