"""World Without End at the terminal's table: the picture and the questions."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, cast

from rich.console import Group as Stack
from rich.console import RenderableType

from kingsbridge.terminal.gallery import CardGallery
from kingsbridge.terminal.layout import abreast
from kingsbridge.terminal.seating import Seating
from kingsbridge.terminal.table import TitleTable
from kingsbridge.titles.world.card_data import WorldCardData
from kingsbridge.titles.world.cards import ACTIONS, LOCATIONS, PROJECTS, load_cards
from kingsbridge.titles.world.moves import (
    CARE,
    DONATE,
    ORIENT,
    ORIENTATIONS,
    PLAY,
)
from kingsbridge.titles.world.questions import WorldQuestions
from kingsbridge.titles.world.terminal.board import (
    LEFT_HALF,
    RIGHT_HALF,
    ROWS,
    TOP,
    Board,
    space_after,
)
from kingsbridge.titles.world.terminal.gallery import Gallery
from kingsbridge.titles.world.terminal.mats import Mats
from kingsbridge.titles.world.terminal.signs import Signs
from kingsbridge.words import Words
from kingsbridge.words.questions import View

# From this width on the board stands in two halves.
WIDE = 116
LINES_WIDE = 44
LINES_NARROW = 56


def open_table(options: Mapping[str, object], words: Words) -> WorldTable:
    """Return the terminal's table with the cards of these options."""
    return WorldTable(cast("Mapping[str, object]", options["cards"]), words)


class WorldTable(TitleTable):
    """What the terminal needs to know of this title."""

    key = "world"
    example_clause = "W-5.14"

    def __init__(self, corrections: Mapping[str, object], words: Words) -> None:
        super().__init__(words, WorldQuestions(corrections, words))
        self.components = load_cards(corrections)
        self.signs = Signs(words)

    # The picture

    def whole(self, view: View, seating: Seating, width: int) -> RenderableType:
        seen = dict[str, Any](view)
        heading = self.heading(view, seating, width)
        players = Mats(seen, self.components, self.words, seating).everybody(width)
        board = self.board(seen, seating, width)
        if width < WIDE:
            return Stack(heading, board.rows(ROWS), players)
        half = self.board(seen, seating, width // 2 - 1)
        halves = abreast([half.rows(LEFT_HALF), half.rows(RIGHT_HALF)], gap=1)
        return Stack(heading, board.rows(TOP), halves, players)

    def part(self, view: View, seating: Seating, width: int) -> RenderableType:
        seen = dict[str, Any](view)
        mats = Mats(seen, self.components, self.words, seating)
        me = seating.me
        others = [seat for seat in range(cast(int, seen["seats"])) if seat != me]
        pieces: list[RenderableType] = [self.heading(view, seating, width)]
        pieces.append(mats.in_short(others, width))
        if me >= 0:
            pieces.append(mats.own(width))
        # What the question is about comes last, next to the choices.
        if not seen["over"]:
            board = self.board(seen, seating, width)
            pieces.append(board.rows(board.here()))
        return Stack(*pieces)

    def board(self, seen: dict[str, Any], seating: Seating, width: int) -> Board:
        return Board(seen, self.components, self.words, seating, width)

    def lines_for_whole(self, width: int) -> int:
        return LINES_NARROW if width < WIDE else LINES_WIDE

    # The question

    def note(self, view: View, move: int) -> str:
        seen = dict[str, Any](view)
        cards = self.components
        if PLAY <= move < PLAY + ACTIONS:
            return self.repeated(seen, cards.action_keys[move - PLAY])
        if ORIENT < move < ORIENT + ORIENTATIONS:
            space = space_after(cards, seen, move - ORIENT)
            return self.signs.favor(cards.favors[space]).plain
        if DONATE <= move < DONATE + PROJECTS:
            return self.signs.bonus(cards.projects[move - DONATE]).plain
        if CARE <= move < CARE + LOCATIONS:
            points = self.signs.amount("vp", cards.stock.care_vp).plain
            location = cards.locations[move - CARE]
            benefit = self.signs.benefit(location).plain
            return f"{points} + {benefit}" if location.key != str(LOCATIONS) else points
        return ""

    def repeated(self, seen: dict[str, Any], key: str) -> str:
        """Say what the Privilege would repeat."""
        played = seen["players"][seen["seat"]]["played"]
        if key != "privilege" or not played or seen["stage"] != "choose_card":
            return ""
        return f"= {self.signs.action(played[-1])}"

    # The cards

    def gallery(self, keys: Container[str] | None) -> CardGallery:
        return Gallery(WorldCardData(self.components, self.words), keys)

    def open_keys(self, view: View) -> set[str]:
        seen = dict[str, Any](view)
        keys = {"stock", seen["event"], *seen["long_events"], seen["marker"]}
        keys |= {project["key"] for project in seen["projects"]}
        for player in seen["players"]:
            keys |= {*player["played"], *(player["hand"] or [])}
        return keys
