"""What the terminal asks of a title's table: one of the title's own, or a plain one for any."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container, Mapping
from typing import cast

from rich.console import RenderableType
from rich.text import Text

from kingsbridge.engine.journal import ROUND_BEGINS, Entry
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title
from kingsbridge.terminal.gallery import CardGallery
from kingsbridge.terminal.layout import flow, ink
from kingsbridge.terminal.seating import Seating
from kingsbridge.words import Words
from kingsbridge.words.card_data import corrected_words
from kingsbridge.words.questions import Questions, View


class Plan:
    """A proposal for what to do now: what it brings in words, and its moves."""

    def __init__(self, summary: str, moves: list[int]) -> None:
        self.summary = summary
        self.moves = moves


class TitleTable(ABC):
    """A title in the terminal. Everything is drawn from a seat's view and the printed cards.

    A title's package may have a part `terminal`, and `open_table` in it makes one.
    """

    key: str
    # A clause of its rules, to show how one is asked for; nothing if they are not written down.
    example_clause: str

    def __init__(self, words: Words, questions: Questions) -> None:
        self.words = words
        self.questions = questions

    # The picture

    @abstractmethod
    def whole(self, view: View, seating: Seating, width: int) -> RenderableType:
        """Draw the whole table."""

    @abstractmethod
    def part(self, view: View, seating: Seating, width: int) -> RenderableType:
        """Draw what matters for the decision at hand, for a small screen."""

    @abstractmethod
    def lines_for_whole(self, width: int) -> int:
        """Return how many lines a screen needs for the whole table and the choices below it."""

    def heading(self, view: View, seating: Seating, width: int) -> Text:
        """Return the title, the round, and who begins, as far as the view tells."""
        pieces = [ink(self.words.title(self.key), style="bold")]
        current_round = self.questions.round_of(view)
        if current_round:
            pieces.append(Text(current_round))
        if view.get("over"):
            pieces.append(ink(self.words.say("table-over"), style="bold"))
        elif "start" in view:
            start = ink(self.words.say("terminal-start"), style="dim").append(" ")
            pieces.append(start.append(seating.name(cast(int, view["start"]))))
        return flow(pieces, width)

    # The question

    @abstractmethod
    def note(self, view: View, move: int) -> str:
        """Say in a few words what a move would bring, where its own words leave it open."""

    def begins_round(self, entry: Entry) -> bool:
        """Return whether a new round begins with this entry of the journal."""
        return entry.what == ROUND_BEGINS

    def plan(self, state: State, seat: int) -> Plan | None:
        """Propose what to do at a moment that can be calculated; otherwise there is no plan."""
        return None

    def answer_for_the_round(self, state: State) -> int | None:
        """Return the move that may answer this question for the rest of the round, if one may."""
        return None

    def help(self) -> str:
        """Say what can be asked at the prompt of this title alone."""
        return ""

    # The cards

    @abstractmethod
    def gallery(self, keys: Container[str] | None) -> CardGallery:
        """Return the gallery of the cards with these keys, or of all."""

    @abstractmethod
    def open_keys(self, view: View) -> set[str]:
        """Return the keys of all cards that lie open before this seat."""

    def cards(self) -> list[RenderableType]:
        """Draw all cards."""
        return self.gallery(None).tables()

    def cards_in_play(self, view: View) -> list[RenderableType]:
        """Draw the cards that lie open now."""
        return self.gallery(self.open_keys(view)).tables()

    def cards_with_provenance(self) -> list[RenderableType]:
        """Draw all cards, each value with where it comes from."""
        return self.gallery(None).tables_with_provenance()


def table_of(title_key: str, options: Mapping[str, object], words: Words) -> TitleTable:
    """Return the terminal's table for a title, with the cards of these options."""
    game = title(title_key)
    words = corrected_words(title_key, options, words)
    part = game.part("terminal")
    if part is None:
        # It stands on what is above.
        from kingsbridge.terminal.plain import PlainTable

        return PlainTable(title_key, options, words)
    # mypy wants a class that could be made itself; only whether a table is one is looked at.
    return part.make("open_table", TitleTable, game.resolve(options), words)  # type: ignore[type-abstract]
