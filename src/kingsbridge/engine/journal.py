"""What happened, told as small events: for logs and animation. Simulation keeps none."""

from __future__ import annotations

from typing import Final

# Who may read an entry if not one seat alone.
EVERYBODY: Final = -1

# The entry with which every title begins a round.
ROUND_BEGINS: Final = "round_begins"


class Entry:
    """One thing that happened: what, to whom, by which clause, and up to three numbers.

    What the numbers mean is told by the title's `story` for that kind of entry.
    """

    def __init__(
        self, ply: int, what: str, clause: str, seat: int, a: int, b: int, c: int, seen_by: int
    ) -> None:
        self.ply = ply
        self.what = what
        self.clause = clause
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.seen_by = seen_by

    def __reduce__(self) -> tuple[type[Entry], tuple[int, str, str, int, int, int, int, int]]:
        numbers = (self.a, self.b, self.c)
        return Entry, (self.ply, self.what, self.clause, self.seat, *numbers, self.seen_by)


class Journal:
    """The entries of a game so far, in the order they happened."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def seen_by(self, seat: int) -> list[Entry]:
        """Return what may be told to one seat."""
        return [entry for entry in self.entries if entry.seen_by in (EVERYBODY, seat)]

    def everybodys(self) -> list[Entry]:
        """Return what may be told to everybody."""
        return [entry for entry in self.entries if entry.seen_by == EVERYBODY]
