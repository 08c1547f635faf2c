"""A table for any title that brings no drawings: what the seat sees, in words, line by line.

What a view has under `players` is in the order of the seats, and lies in front of them.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kingsbridge.engine.errors import BadOption
from kingsbridge.terminal.facts import Facts, plain, texts_in
from kingsbridge.terminal.gallery import CardGallery
from kingsbridge.terminal.layout import SEPARATOR, flow, ink
from kingsbridge.terminal.mats import PlayerMats
from kingsbridge.terminal.seating import Seating
from kingsbridge.terminal.table import TitleTable
from kingsbridge.words import Words
from kingsbridge.words.card_data import CardData, card_data_of
from kingsbridge.words.clauses import clauses
from kingsbridge.words.questions import View, questions_of

# These are in the heading, the question or the names of the seats already.
SAID_ELSEWHERE = ("title", "seats", "seat", "start", "over", "ply", "players")
MOST_FOR_NAMES = 24
SAID_OF_CARDS = ("key", "name", "effect", "corrected", "provenance")


class PlainTable(TitleTable):
    """What the terminal knows of a title that says nothing of itself but its view."""

    def __init__(self, title_key: str, options: Mapping[str, object], words: Words) -> None:
        super().__init__(words, questions_of(title_key, options, words))
        self.key = title_key
        self.options = options
        self.facts = Facts(title_key, words)
        self.example_clause = first_clause(title_key)

    # The picture

    def whole(self, view: View, seating: Seating, width: int) -> RenderableType:
        lying_open = {fact: view[fact] for fact in view if fact not in SAID_ELSEWHERE}
        heading = self.heading(view, seating, width)
        facts = self.facts.lines(lying_open, width)
        return Stack(heading, facts, self.players(view, seating, width))

    def part(self, view: View, seating: Seating, width: int) -> RenderableType:
        return self.whole(view, seating, width)

    def players(self, view: View, seating: Seating, width: int) -> RenderableType:
        """Draw what lies in front of everybody, or at least who they are."""
        mats = PlainMats(dict(view), self.facts, seating)
        seats = list(range(len(seating.names)))
        if has_mats(view, len(seats)):
            return Stack(Text(), mats.one_below_another(seats, width))
        return flow([mats.title(seat) for seat in seats], width)

    def lines_for_whole(self, width: int) -> int:
        return 0

    # The question

    def note(self, view: View, move: int) -> str:
        return ""

    # The cards

    def gallery(self, keys: Container[str] | None) -> CardGallery:
        return PlainGallery(card_data_of(self.key, self.options, self.words), keys)

    def open_keys(self, view: View) -> set[str]:
        return set(texts_in(view))


class PlainMats(PlayerMats):
    """The players of one view, whatever it says of them."""

    def __init__(self, seen: dict[str, Any], facts: Facts, seating: Seating) -> None:
        super().__init__(seen, facts.words, seating)
        self.facts = facts
        widest = max(self.title(seat).cell_len for seat in range(len(seating.names)))
        self.name_width = min(widest, MOST_FOR_NAMES)

    def on_panel(self, seat: int, inner: int) -> list[Text]:
        return [flow(self.at_a_glance(seat), inner)]

    def in_full(self, seat: int, room: int) -> list[Text]:
        return self.on_panel(seat, room)

    def at_a_glance(self, seat: int) -> list[Text]:
        return self.facts.in_a_row(self.seen["players"][seat])


class PlainGallery(CardGallery):
    """The cards of a title as their data has them: sheets of cards with a key each, and numbers."""

    def __init__(self, in_words: CardData, keys: Container[str] | None) -> None:
        super().__init__(in_words, keys)
        self.facts = Facts(in_words.title_key, in_words.words)

    def tables(self) -> list[RenderableType]:
        grids = [self.as_played(what, cards) for what, cards in self.kinds().items()]
        return [grid for grid in grids if grid.row_count]

    def tables_with_provenance(self) -> list[RenderableType]:
        grids = [self.by_origin(what, cards) for what, cards in self.kinds().items()]
        return [*grids, self.legend()]

    def kinds(self) -> dict[str, list[dict[str, Any]]]:
        """Return the cards of each kind; what is not a list of cards is left out."""
        return {
            what: [card for card in cards if isinstance(card, dict) and "key" in card]
            for what, cards in self.in_words.data().items()
            if isinstance(cards, list)
        }

    def as_played(self, what: str, cards: list[dict[str, Any]]) -> Table:
        grid = self.grid(what, "name", "effect")
        for card in cards:
            if self.keys is None or card["key"] in self.keys:
                grid.add_row(self.name(card), self.effect(what, card))
        return grid

    def by_origin(self, what: str, cards: list[dict[str, Any]]) -> Table:
        grid = self.grid(what, "key", "effect", "origin")
        for card in cards:
            said = ink(self.name(card), style="bold").append(": ")
            said.append_text(self.effect(what, card))
            origins = self.all_origins(card.get("provenance", {}))
            grid.add_row(ink(card["key"], style="dim"), said, origins)
        return grid

    def name(self, card: dict[str, Any]) -> str:
        return str(card.get("name", plain(card["key"])))

    def effect(self, what: str, card: dict[str, Any]) -> Text:
        """Return what a card does in words, or what else is to know of it."""
        said = str(card.get("effect", ""))
        if not said:
            rest = {fact: card[fact] for fact in card if fact not in SAID_OF_CARDS}
            said = SEPARATOR.join(piece.plain for piece in self.facts.in_a_row(rest))
        return self.with_corrections(said, what, card["key"])


def has_mats(view: View, seats: int) -> bool:
    """Return whether a view tells what lies in front of each of the seats."""
    players = view.get("players")
    if not isinstance(players, list) or len(players) != seats:
        return False
    return all(isinstance(player, Mapping) for player in players)


def first_clause(title_key: str) -> str:
    """Return the first clause of a title's rules; nothing if they are not written down."""
    try:
        return next(clause for section in clauses(title_key) for clause in section.clauses)
    except (BadOption, StopIteration):
        return ""
