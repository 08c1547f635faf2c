"""Who sits where: names for the log, and a letter and a colour for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

NOBODY = -1

LETTERS = "ABCDEF"
# A letter on its own colour reads on dark and on light screens, and as a letter without colours.
COLOURS = [
    "bold white on blue",
    "bold white on red",
    "bold black on green",
    "bold black on yellow",
    "bold white on magenta",
    "bold black on cyan",
]
# Names of the time; each begins with the letter of its seat.
NAMES = ["Agnes", "Bertram", "Cecily", "Drogo", "Edith", "Fulk"]


class Seating:
    """The players at a table, as one of them (or a spectator) sees them."""

    def __init__(self, names: Sequence[str], me: int, bots: Sequence[str | None]) -> None:
        self.names = list(names)
        self.me = me
        self.bots = list(bots)

    def mark(self, seat: int) -> Text:
        """Return a seat's letter in its colour."""
        return Text(LETTERS[seat], style=COLOURS[seat])

    def space(self, seat: int) -> Text:
        """Return a space of the board: empty, or with a builder of that seat."""
        if seat == NOBODY:
            return Text("[ ]", style="dim")
        return Text("[").append(self.mark(seat)).append("]")

    def name(self, seat: int) -> Text:
        """Return a seat's letter and name."""
        return self.mark(seat).append(" ").append(self.names[seat], style="bold")


def spectators(names: Sequence[str]) -> Seating:
    """Return the players as somebody sees them who is not one of them."""
    return Seating(names, NOBODY, [None] * len(names))
