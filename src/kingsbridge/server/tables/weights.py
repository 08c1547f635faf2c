"""A bound on memory: what is kept is weighed, and when it is too much the longest unused goes."""

from __future__ import annotations

from collections import OrderedDict

from kingsbridge.server.tables.stored import StoredTable

# What a table takes, by and large, in bytes: by itself, for each thing that its journal tells or
# its log has, and if it has cards of its own. `tests/server/test_memory.py` measures it.
TABLE = 16_000
ENTRY = 160
ROW = 250
CARDS = 60_000
# What a line takes that was told of it, beside the bytes that went over the wire.
LINE = 1_200


class Weights:
    """What is kept by its name, the longest unused first, and how much all of it weighs."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.total = 0
        self._weights: OrderedDict[str, int] = OrderedDict()

    def note(self, name: str, weight: int) -> list[str]:
        """Note that something was used and weighs so much; return what must go for it."""
        self.total += weight - self._weights.pop(name, 0)
        self._weights[name] = weight
        gone: list[str] = []
        while self.total > self.most and len(self._weights) > 1:
            other, lighter = self._weights.popitem(last=False)
            self.total -= lighter
            gone.append(other)
        return gone

    def drop(self, name: str) -> None:
        """Note that something is kept no longer."""
        self.total -= self._weights.pop(name, 0)


def weight_of(table: StoredTable) -> int:
    """Return about how many bytes a table takes, without what was told of it."""
    weight = TABLE + (CARDS if table.terms.corrected else 0)
    if table.game is not None:
        weight += ENTRY * len(table.game.entries) + ROW * table.game.version
    return weight


def weight_told(table: StoredTable) -> int:
    """Return about how many bytes it takes to remember what was told of a table."""
    return table.told_bytes + LINE * table.lines_told
