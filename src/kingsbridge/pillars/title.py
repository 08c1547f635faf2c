"""The Pillars of the Earth as a title: what the rest of the program needs to know of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from kingsbridge.engine.dice import Dice
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.journal import Entry, Journal
from kingsbridge.engine.phrase import Phrase
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Options, Title
from kingsbridge.pillars.cards import load_cards
from kingsbridge.pillars.flaws import flaws
from kingsbridge.pillars.moves import MOVES
from kingsbridge.pillars.position import from_json, to_json
from kingsbridge.pillars.rules import SHEET, Rules
from kingsbridge.pillars.state import Table, new_table
from kingsbridge.pillars.view import view
from kingsbridge.pillars.words import phrase, score_sheet, story


class Pillars(Title):
    """P-0.1: 2 to 4 players, six rounds."""

    def __init__(self) -> None:
        super().__init__("pillars", version=1, fewest=2, most=4, moves=MOVES)

    def choices(self, seats: int) -> dict[str, list[object]]:
        return SHEET.choices(seats)

    def resolve(self, options: Options) -> dict[str, object]:
        full = SHEET.resolve(options, self.most)
        load_cards(cast("Mapping[str, object]", full["cards"]))
        return full

    def deal(self, seats: int, dice: Dice, options: Options, journal: Journal | None) -> State:
        rules = Rules(options, seats)
        cards = load_cards(cast("Mapping[str, object]", rules.options["cards"]))
        table = new_table(cards, rules, seats, dice)
        table.journal = journal
        table.walk_on()
        return table

    def to_json(self, state: State) -> dict[str, object]:
        return to_json(_table(state))

    def from_json(self, doc: object) -> State:
        return from_json(doc)

    def view(self, state: State, seat: int) -> dict[str, object]:
        return view(_table(state), seat)

    def flaws(self, state: State) -> list[str]:
        return flaws(_table(state))

    def phrase(self, state: State, move: int) -> Phrase:
        return phrase(_table(state), move)

    def story(self, state: State, entry: Entry) -> Phrase:
        return story(_table(state), entry)

    def score_sheet(self, state: State, seat: int) -> list[tuple[Phrase, float]]:
        return score_sheet(_table(state), seat)


def _table(state: State) -> Table:
    if not isinstance(state, Table):
        raise BadOption(f"this is no game of pillars, but a {type(state).__name__}")
    return state


TITLE = Pillars()
