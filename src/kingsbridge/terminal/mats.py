"""What lies in front of each player, whatever the game: panels side by side, or rows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kingsbridge.terminal.layout import abreast, flow, labelled
from kingsbridge.terminal.seating import Seating
from kingsbridge.words import Words

NAME_WIDTH = 17
# The least width of a mat that stands beside others.
MAT = 34


class PlayerMats(ABC):
    """The players of one view."""

    # How much room there is for names beside what lies in front of them.
    name_width = NAME_WIDTH

    def __init__(self, seen: dict[str, Any], words: Words, seating: Seating) -> None:
        self.seen = seen
        self.words = words
        self.seating = seating

    @abstractmethod
    def on_panel(self, seat: int, inner: int) -> list[Text]:
        """Return the lines of a mat that is a panel."""

    @abstractmethod
    def in_full(self, seat: int, room: int) -> list[Text]:
        """Return the lines of a mat that is a row."""

    @abstractmethod
    def at_a_glance(self, seat: int) -> list[Text]:
        """Return what there is to count on a mat."""

    def everybody(self, width: int) -> RenderableType:
        """Draw all mats: side by side where they fit, otherwise one below another."""
        seats = list(range(len(self.seating.names)))
        if width // len(seats) < MAT:
            return Group(Text(), self.one_below_another(seats, width))
        inner = width // len(seats) - 4
        texts = [Text("\n").join(self.on_panel(seat, inner)) for seat in seats]
        height = max(text.plain.count("\n") for text in texts) + 3
        return abreast([self.panel(seat, texts[seat], height) for seat in seats])

    def panel(self, seat: int, text: Text, height: int) -> Panel:
        return Panel(
            text,
            height=height,
            title=self.title(seat),
            title_align="left",
            box=box.HEAVY if seat == self.seen.get("seat") else box.ROUNDED,
            border_style="bold" if seat == self.seen.get("seat") else "dim",
            padding=(0, 1),
        )

    def one_below_another(self, seats: list[int], width: int) -> Table:
        """Draw mats in full, as rows."""
        grid = labelled([self.name_width])
        for seat in seats:
            lines = self.in_full(seat, width - self.name_width - 1)
            grid.add_row(self.title(seat), Text("\n").join(lines))
        return grid

    def in_short(self, seats: list[int], width: int) -> Table:
        """Draw mats in a line or two each."""
        grid = labelled([NAME_WIDTH])
        for seat in seats:
            title = self.title(seat)
            title.truncate(NAME_WIDTH, overflow="ellipsis")
            grid.add_row(title, flow(self.at_a_glance(seat), width - NAME_WIDTH - 1))
        return grid

    def title(self, seat: int) -> Text:
        """Return the letter, the name, and what to know of a seat at a glance."""
        text = self.seating.name(seat)
        if seat == self.seating.me:
            text.append(f" ({self.words.say('terminal-you')})", style="italic")
        bot = self.seating.bots[seat]
        if bot is not None:
            text.append(f" ({bot})", style="dim")
        return text
