"""What a title says of puzzles: what one is about, and which goods are worth telling of.

A title's package may have a part `puzzles`, with `CRAFT` in it, a `PuzzleCraft`; beside it lies
`mined.jsonl`, the puzzles that come with it. The names of its themes are `<key>-theme-<theme>`.
"""

from __future__ import annotations

from kingsbridge.engine.errors import undefined
from kingsbridge.engine.phrase import Name
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title

# Goods that somebody has, by the name of each.
Goods = list[tuple[Name, float]]


class PuzzleCraft:
    """What a title knows of its puzzles."""

    # All its themes, in the order in which they are listed.
    themes: tuple[str, ...] = ()

    def themes_of(self, state: State, move: int) -> list[str]:
        """Return what it is about to find this move at this moment."""
        raise undefined(self, "themes_of")

    def goods(self, state: State, seat: int) -> Goods:
        """Return what a seat has in front of it, as far as one would count it."""
        raise undefined(self, "goods")

    def time(self, state: State) -> tuple[int, ...]:
        """Return a number for the round that is played: it changes when a round ends."""
        raise undefined(self, "time")


def craft_of(title: Title) -> PuzzleCraft | None:
    """Return what a title says of puzzles; None if it has none."""
    part = title.part("puzzles")
    return None if part is None else part.bring("CRAFT", PuzzleCraft)
