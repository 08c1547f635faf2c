"""World Without End as a title: what the rest of the program needs to know of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from kingsbridge.engine.dice import Dice
from kingsbridge.engine.errors import BadOption
from kingsbridge.engine.journal import Entry, Journal
from kingsbridge.engine.phrase import Phrase
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Options, Title
from kingsbridge.world.cards import load_cards
from kingsbridge.world.flaws import flaws
from kingsbridge.world.moves import MOVES
from kingsbridge.world.position import from_json, to_json
from kingsbridge.world.rules import SHEET, Rules
from kingsbridge.world.state import Table, new_table
from kingsbridge.world.view import view
from kingsbridge.world.words import phrase, score_sheet, story


class World(Title):
    """W-0.1, W-0.2: 2 to 4 players, four chapters of six rounds."""

    def __init__(self) -> None:
        super().__init__("world", version=1, fewest=2, most=4, moves=MOVES)

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
        raise BadOption(f"this is no game of world, but a {type(state).__name__}")
    return state


TITLE = World()
