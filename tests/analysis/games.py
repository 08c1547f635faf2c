"""Analyses for the tests: recorded games, looked at only briefly."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from kingsbridge.analysis import Analysis, Analyst, analyse
from kingsbridge.engine.record import Record, record_from_text

RECORDS = Path(__file__).parent.parent / "records"
# A game for two of each title: whichever comes first of those that are kept.
FILES = {key: min((RECORDS / key).glob("2-seats-*.json")) for key in ("pillars", "world")}
# So few iterations make no good opinions, but all that must hold of opinions holds of these.
BRIEFLY = Analyst("search", iterations=2)

for_both_titles = pytest.mark.parametrize("key", sorted(FILES))


def recorded(key: str) -> Record:
    return record_from_text(FILES[key].read_text(encoding="utf-8"))


@cache
def analysed(key: str) -> Analysis:
    found = analyse(recorded(key), BRIEFLY)
    assert found is not None
    return found
