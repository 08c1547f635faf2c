"""A title whose game is a table with steps, put together from the parts of its package."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from kingsbridge.engine.dice import Dice
from kingsbridge.engine.errors import BadCards, BadOption, one_of
from kingsbridge.engine.features import FeatureWriter
from kingsbridge.engine.journal import Entry, Journal
from kingsbridge.engine.marks import mypyc_attr
from kingsbridge.engine.options import OptionSheet
from kingsbridge.engine.phrase import Phrase
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Options, Title
from kingsbridge.engine.vecs import i64, vec
from kingsbridge.engine.walk import Walk


def no_cards(corrections: Mapping[str, object]) -> None:
    """Refuse corrections of cards: the title has none."""
    if corrections:
        raise BadCards(f"there are no cards to correct, and so no {one_of(corrections)}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Parts:
    """What a title's package brings. `table` below is always its own kind of table.

    `load_cards` makes the cards with their corrections, which `new_table` and the names of the
    features are given; a title without cards leaves it out and is given None. Whoever wants many
    observations gets them faster from a title that brings a `feature_writer` as well.
    """

    def __init__(
        self,
        table: type[Walk],
        sheet: OptionSheet,
        new_table: Callable[[Any, dict[str, object], int, Dice], Walk],
        to_json: Callable[[Any], dict[str, object]],
        from_json: Callable[[object], Walk],
        view: Callable[[Any, int], Mapping[str, object]],
        flaws: Callable[[Any], list[str]],
        phrase: Callable[[Any, int], Phrase],
        story: Callable[[Any, Entry], Phrase],
        score_sheet: Callable[[Any, int], list[tuple[Phrase, float]]],
        table_names: Callable[[Any], list[str]],
        player_names: Callable[[Any], list[str]],
        table_features: Callable[[Any], list[float]],
        player_features: Callable[[Any, int, int], list[float]],
        load_cards: Callable[[Mapping[str, object]], Any] = no_cards,
        feature_writer: FeatureWriter | None = None,
    ) -> None:
        self.table = table
        self.sheet = sheet
        self.load_cards = load_cards
        self.new_table = new_table
        self.to_json = to_json
        self.from_json = from_json
        self.view = view
        self.flaws = flaws
        self.phrase = phrase
        self.story = story
        self.score_sheet = score_sheet
        self.table_names = table_names
        self.player_names = player_names
        self.table_features = table_features
        self.player_features = player_features
        self.feature_writer = feature_writer


@mypyc_attr(allow_interpreted_subclasses=True)
class TableTitle(Title):
    """It hands each question to the part that answers it, and refuses the table of another game."""

    def __init__(
        self,
        key: str,
        version: int,
        fewest: int,
        most: int,
        moves: int,
        package: str,
        parts: Parts,
    ) -> None:
        super().__init__(key, version, fewest, most, moves, package)
        self.parts = parts

    def plays(self, state: State) -> bool:
        return isinstance(state, self.parts.table)

    def choices(self, seats: int) -> dict[str, list[object]]:
        return self.parts.sheet.choices(seats)

    def resolve(self, options: Options) -> dict[str, object]:
        full = self.parts.sheet.resolve(options, self.most)
        self.parts.load_cards(cast("Mapping[str, object]", full["cards"]))
        return full

    def deal(self, seats: int, dice: Dice, options: Options, journal: Journal | None) -> State:
        full = self.parts.sheet.resolve(options, seats)
        cards = self.parts.load_cards(cast("Mapping[str, object]", full["cards"]))
        table = self.parts.new_table(cards, full, seats, dice)
        table.journal = journal
        table.walk_on()
        return table

    def to_json(self, state: State) -> dict[str, object]:
        return self.parts.to_json(self.own(state))

    def from_json(self, doc: object) -> State:
        return self.parts.from_json(doc)

    def view(self, state: State, seat: int) -> Mapping[str, object]:
        return self.parts.view(self.own(state), seat)

    def flaws(self, state: State) -> list[str]:
        return self.parts.flaws(self.own(state))

    def phrase(self, state: State, move: int) -> Phrase:
        return self.parts.phrase(self.own(state), move)

    def story(self, state: State, entry: Entry) -> Phrase:
        return self.parts.story(self.own(state), entry)

    def score_sheet(self, state: State, seat: int) -> list[tuple[Phrase, float]]:
        return self.parts.score_sheet(self.own(state), seat)

    def features(self, state: State, seat: int) -> list[float]:
        """Return the table, the seat itself, then the others clockwise from it."""
        table = self.own(state)
        values = self.parts.table_features(table)
        for places in range(state.seats):
            values += self.parts.player_features(table, (seat + places) % state.seats, seat)
        return values

    def write_features(self, state: State, seat: int, into: vec[float], at: i64) -> None:
        writer = self.parts.feature_writer
        if writer is None:
            super().write_features(state, seat, into, at)
        else:
            writer.write(state, seat, into, at)

    def write_table_features(self, state: State, into: vec[float], at: i64) -> None:
        writer = self.parts.feature_writer
        if writer is None:
            super().write_table_features(state, into, at)
        else:
            writer.write_table(state, into, at)

    def write_player_features(
        self, state: State, seat: int, seen_by: int, into: vec[float], at: i64
    ) -> None:
        writer = self.parts.feature_writer
        if writer is None:
            super().write_player_features(state, seat, seen_by, into, at)
        else:
            writer.write_player(state, seat, seen_by, into, at)

    def table_features(self, state: State) -> list[float]:
        return self.parts.table_features(state)

    def player_features(self, state: State, seat: int, seen_by: int) -> list[float]:
        return self.parts.player_features(state, seat, seen_by)

    def feature_names(self, seats: int, options: Options | None = None) -> list[str]:
        full = self.parts.sheet.resolve(options or {}, seats)
        cards = self.parts.load_cards(cast("Mapping[str, object]", full["cards"]))
        names = [f"table.{name}" for name in self.parts.table_names(cards)]
        for places in range(seats):
            whose = f"left_{places}" if places else "own"
            names += [f"{whose}.{name}" for name in self.parts.player_names(cards)]
        return names

    def own(self, state: State) -> State:
        """Return a table of this title; one of another raises."""
        if not self.plays(state):
            raise BadOption(f"this is no game of {self.key}, but a {type(state).__name__}")
        return state
