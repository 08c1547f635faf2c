"""All cards of a title drawn as tables, and where each of their values comes from."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container, Iterable, Mapping
from typing import Protocol, TypeVar

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kingsbridge.engine.components import CONFIRMED, CORRECTED
from kingsbridge.words.card_data import CardData

# Where a value comes from, the surest first.
ORIGIN_STYLES = {
    "A": "green",
    "A-": "green",
    "B2": "cyan",
    "B": "cyan",
    "C+": "magenta",
    "C": "magenta",
    "D": "bold red",
    CORRECTED: "bold yellow",
}
# What the owner of a box says of a value.
OWNERS = [CONFIRMED, CORRECTED]
NUMBERS = ["round", "cost", "capacity", "workers", "cubes", "number"]


class Keyed(Protocol):
    """A card has a key."""

    key: str


Card = TypeVar("Card", bound=Keyed)


class CardGallery(ABC):
    """The cards of a title; its messages begin with the title's key."""

    def __init__(self, in_words: CardData, keys: Container[str] | None) -> None:
        self.in_words = in_words
        self.words = in_words.words
        self.keys = keys

    @abstractmethod
    def tables(self) -> list[RenderableType]:
        """Draw the cards as they are played."""

    @abstractmethod
    def tables_with_provenance(self) -> list[RenderableType]:
        """Draw all cards with the origin of each value, and what the letters mean."""

    def shown(self, cards: Iterable[Card]) -> list[Card]:
        """Return the cards to show: those asked for by their keys, or all."""
        return [card for card in cards if self.keys is None or card.key in self.keys]

    def grid(self, what: str, *columns: str) -> Table:
        """Return a table for cards of a kind, with these columns."""
        heading = f"{self.in_words.title_key}-cards-{what}"
        grid = Table(
            title=self.words.say(heading) if self.words.has(heading) else what,
            title_justify="left",
            title_style="bold",
            box=box.SIMPLE_HEAD,
            padding=(0, 1, 0, 0),
            pad_edge=False,
        )
        for column in columns:
            grid.add_column(
                self.words.say(f"terminal-column-{column}"),
                justify="right" if column in NUMBERS else "left",
                no_wrap=column == "formula",
                overflow="fold",
            )
        return grid

    # An owner's corrections

    def with_corrections(self, text: str, what: str, key: str) -> Text:
        """Return what a card does, and an owner's corrections of it."""
        said = Text(text)
        corrected = self.in_words.corrections(what, key)
        if corrected:
            correction = self.words.say("terminal-corrected", values=corrected)
            said.append(f"\n{correction}", style=ORIGIN_STYLES[CORRECTED])
        return said

    # Origins

    def with_origin(self, value: Text, origin: str | None) -> Text:
        if origin is None:
            return value
        return value.append(" ").append_text(self.origin(origin))

    def origin(self, origin: str) -> Text:
        """Return the sign of where a value comes from: a letter, or what its owner did."""
        sign = self.words.say(f"terminal-origin-{origin}") if origin in OWNERS else origin
        return Text().append(sign, style=ORIGIN_STYLES.get(origin, "none"))

    def all_origins(self, provenance: Mapping[str, str], separator: str = "\n") -> Text:
        """Return the origin of each value of a card, a line each unless told otherwise."""
        return Text(separator).join(
            [
                Text(f"{value} ").append_text(self.origin(origin))
                for value, origin in provenance.items()
            ]
        )

    def legend(self) -> RenderableType:
        """Say what the letters mean."""
        legend = Table.grid(padding=(0, 2, 0, 0))
        for origin, said in self.in_words.origins_in_words().items():
            legend.add_row(self.origin(origin), said)
        return legend
