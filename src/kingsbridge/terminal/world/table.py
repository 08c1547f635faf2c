"""World Without End at the terminal's table: the picture and the questions."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, cast

from rich.console import Group as Stack
from rich.console import RenderableType

from kingsbridge.locale import Words
from kingsbridge.terminal.gallery import CardGallery
from kingsbridge.terminal.layout import abreast
from kingsbridge.terminal.seating import Seating
from kingsbridge.terminal.table import Group, TitleTable, View, grouped
from kingsbridge.terminal.world.board import LEFT_HALF, RIGHT_HALF, ROWS, TOP, Board, space_after
from kingsbridge.terminal.world.gallery import Gallery
from kingsbridge.terminal.world.mats import Mats
from kingsbridge.terminal.world.signs import Signs
from kingsbridge.world.cards import ACTIONS, EFFECTS, LOCATIONS, PROJECTS, load_cards
from kingsbridge.world.goods import GOODS
from kingsbridge.world.moves import (
    CARE,
    DECLINE,
    DONATE,
    DONE,
    EXCHANGE,
    FORGO,
    GET,
    ORIENT,
    ORIENTATIONS,
    PLAY,
    SELL_CLOTH,
    SELL_WOOL,
)
from kingsbridge.world.state import CHAPTERS
from kingsbridge.world.steps.duties import DUTIES, GOODS_DUE

# What ends a turn is listed last, where nobody chooses it by mistake.
ENDINGS = (FORGO, DONE, DECLINE)
# From this width on the board stands in two halves.
WIDE = 116
LINES_WIDE = 44
LINES_NARROW = 56
# What decides where victory points do not, in this order (W-11.2).
TIE_BREAKERS = ["piety", "loyalty", "medical"]


def open_table(options: Mapping[str, object], words: Words) -> WorldTable:
    """Return the terminal's table with the cards of these options."""
    return WorldTable(cast("Mapping[str, object]", options["cards"]), words)


class WorldTable(TitleTable):
    """What the terminal needs to know of this title."""

    key = "world"
    example_clause = "W-5.14"

    def __init__(self, corrections: Mapping[str, object], words: Words) -> None:
        super().__init__(words)
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

    def round_of(self, view: View) -> str:
        chapter = self.words.say(f"world-chapter-{view['chapter']}")
        return self.words.say("world-round", chapter=chapter, round=cast(int, view["round"]))

    # The question

    def prompt(self, view: View, seating: Seating) -> str:
        seen = dict[str, Any](view)
        duty = min(seen["stage"], DUTIES - 1)
        event = seen["event"]
        return self.words.say(
            self.asked(seen),
            player=seating.names[seen["seat"]],
            event=self.words.say(f"world-event-{event}") if event else "",
            left=seen["left"] or 1,
            missing=seen["players"][seen["seat"]]["missing"][duty],
            good=self.words.say(f"world-good-{GOODS[GOODS_DUE[duty]]}"),
            tax=seen["tax"],
        )

    def asked(self, seen: dict[str, Any]) -> str:
        """Return the message of the question: by the errand, the effect, the card, the duty."""
        if seen["errand"]:
            return f"world-prompt-errand-{seen['errand']}"
        step = seen["step"]
        if step == "reveal":
            event = self.components.events[self.components.event_keys.index(seen["event"])]
            return f"world-prompt-reveal-{EFFECTS[event.effects[seen['effect']].do]}"
        if step == "duties":
            last = seen["chapter"] == CHAPTERS
            return f"world-prompt-duties-{'last' if last else seen['stage']}"
        if step == "orient":
            return "world-prompt-orient"
        asked = f"world-prompt-{step}-{seen['stage']}"
        return f"{asked}-{seen['acting']}" if seen["acting"] else asked

    def groups(self, moves: list[int]) -> list[Group]:
        kinds = {
            "trade": range(EXCHANGE, GET),
            "wool": range(SELL_WOOL, SELL_CLOTH),
        }
        headings = {self.words.say(f"world-table-group-{kind}"): kinds[kind] for kind in kinds}
        return grouped(moves, headings, ENDINGS)

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
        if key != "privilege" or not played or seen["stage"]:
            return ""
        return f"= {self.signs.action(played[-1])}"

    def tie_break(self, view: View) -> str:
        """W-11.2: piety, loyalty and medical knowledge decide where victory points do not."""
        players = dict[str, Any](view)["players"]
        most = max(player["vp"] for player in players)
        tied = [player["goods"] for player in players if player["vp"] == most]
        for good in TIE_BREAKERS:
            if len(tied) < 2:
                return ""
            best = max(goods[good] for goods in tied)
            ahead = [goods for goods in tied if goods[good] == best]
            if len(ahead) == 1:
                return self.words.say(f"world-table-tie-{good}")
            tied = ahead
        return self.words.say("world-table-tie-shared")

    # The cards

    def gallery(self, keys: Container[str] | None) -> CardGallery:
        return Gallery(self.components, self.words, keys)

    def open_keys(self, view: View) -> set[str]:
        seen = dict[str, Any](view)
        keys = {"stock", seen["event"], *seen["long_events"], seen["marker"]}
        keys |= {project["key"] for project in seen["projects"]}
        for player in seen["players"]:
            keys |= {*player["played"], *(player["hand"] or [])}
        return keys
