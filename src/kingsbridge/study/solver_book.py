"""One person's puzzles of a title where there is no server: what a page and a terminal keep."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from kingsbridge.study.puzzles import Puzzle, Puzzles
from kingsbridge.study.rating import Rating
from kingsbridge.study.solving import Standing, dated, rated


@dataclass(frozen=True)
class Book:
    """How somebody stands, which puzzles they tried, and how hard these turned out to be."""

    standing: Standing = field(default_factory=Standing)
    known: Mapping[str, Rating] = field(default_factory=dict)

    def rating_of(self, puzzle: Puzzle) -> Rating:
        """Return how hard a puzzle is, as far as it is known here."""
        return self.known.get(puzzle.key, puzzle.first_rating)

    def next(self, puzzles: Puzzles, theme: str | None) -> Puzzle:
        """Return the puzzle that comes next."""
        return puzzles.next(self.standing.rating, self.known, theme)

    def after(self, puzzle: Puzzle, solved: bool, day: int | None) -> Book:
        """Return the book after a try; a second try at the same puzzle changes no rating."""
        mine, known = self.standing, self.known
        if puzzle.key not in known:
            mine, harder = rated(mine, puzzle.first_rating, solved)
            known = {**known, puzzle.key: harder}
        if day is not None:
            mine = dated(mine, day, solved)
        return replace(self, standing=mine, known=known)

    def to_text(self) -> str:
        """Write the book down."""
        known = {key: [rating.mu, rating.sigma] for key, rating in self.known.items()}
        return json.dumps({"standing": asdict(self.standing), "known": known})


def book_from_text(text: str | None) -> Book:
    """Read a book that was written down; an empty one if there is none."""
    if text is None:
        return Book()
    doc: dict[str, Any] = json.loads(text)
    known = {key: Rating(*rating) for key, rating in doc["known"].items()}
    return Book(Standing(**doc["standing"]), known)
