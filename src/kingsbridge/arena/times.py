"""How long thinking takes: counted in steps of about five hundredths, so that games can be added.

Step k holds the times from 10^(k/50) to 10^((k+1)/50) nanoseconds; a figure read from the counts
is the middle of its step, off by no more than 2.4 %.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import ceil, floor, log10

STEPS_A_DECADE = 50
NANOSECONDS = 1e9


def count_times(nanoseconds: Iterable[int]) -> Counter[int]:
    """Count times by their steps."""
    return Counter(floor(STEPS_A_DECADE * log10(max(1, time))) for time in nanoseconds)


def quantile(counts: Counter[int], part: float) -> float | None:
    """Return the seconds that this part of the times do not exceed; None if there are none."""
    wanted = ceil(part * counts.total())
    passed = 0
    for step in sorted(counts):
        passed += counts[step]
        if passed >= wanted:
            return float(10 ** ((step + 0.5) / STEPS_A_DECADE) / NANOSECONDS)
    return None
