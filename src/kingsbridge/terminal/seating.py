"""Who sits where: a name, a letter and a colour for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from kingsbridge.engine.state import NOBODY

# A letter on its own colour reads on dark and on light screens, and as a letter without colours.
# The colours are those that the seats are named for.
COLOURS = [
    "bold white on red",
    "bold white on blue",
    "bold black on green",
    "bold black on yellow",
    "bold white on magenta",
    "bold black on cyan",
]


class Seating:
    """The players at a table, as one of them (or a spectator) sees them."""

    def __init__(self, names: Sequence[str], me: int, bots: Sequence[str | None]) -> None:
        self.names = list(names)
        self.me = me
        self.bots = list(bots)
        self.letters = letters(names)

    def mark(self, seat: int) -> Text:
        """Return a seat's letter in its colour."""
        return Text().append(self.letters[seat], style=COLOURS[seat % len(COLOURS)])

    def space(self, seat: int) -> Text:
        """Return a space of the board: empty, or with a builder of that seat."""
        if seat == NOBODY:
            return Text().append("[ ]", style="dim")
        return Text("[").append_text(self.mark(seat)).append("]")

    def name(self, seat: int) -> Text:
        """Return a seat's letter and name."""
        return self.mark(seat).append(" ").append(self.names[seat], style="bold")


def letters(names: Sequence[str]) -> list[str]:
    """Return a letter for each name that no other has, from the name itself where it can be."""
    found: list[str] = []
    for name in names:
        wanted = [letter for letter in name.upper() if letter.isalpha()] + list("ABCDEFGHIJKLMNOP")
        found.append(next(letter for letter in wanted if letter not in found))
    return found


def spectators(names: Sequence[str]) -> Seating:
    """Return the players as somebody sees them who is not one of them."""
    return Seating(names, NOBODY, [None] * len(names))
