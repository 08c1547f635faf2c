"""The Pillars of the Earth at the terminal's table: the picture, the questions, the proposals."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, cast

from rich.console import Group as Stack
from rich.console import RenderableType

from kingsbridge.engine.state import State
from kingsbridge.terminal.gallery import CardGallery
from kingsbridge.terminal.layout import abreast
from kingsbridge.terminal.seating import Seating
from kingsbridge.terminal.table import Plan, TitleTable
from kingsbridge.titles.pillars.card_data import PillarsCardData
from kingsbridge.titles.pillars.cards import load_cards
from kingsbridge.titles.pillars.goods import GOODS
from kingsbridge.titles.pillars.moves import (
    DENY,
    DISMISS,
    FINISH,
    GIVE_BACK,
    HIRE,
    KEEP_BUILDER,
    PLACE,
    SHIRING,
    WORK,
    ZEAL,
)
from kingsbridge.titles.pillars.questions import PillarsQuestions
from kingsbridge.titles.pillars.terminal.board import NEIGHBOURS, RIGHT_HALF, ROWS, Board
from kingsbridge.titles.pillars.terminal.gallery import Gallery
from kingsbridge.titles.pillars.terminal.mats import Mats
from kingsbridge.titles.pillars.terminal.signs import Signs
from kingsbridge.titles.pillars.words import craftsman_name
from kingsbridge.words import Words
from kingsbridge.words.questions import View

# From this width on the board stands in two halves.
WIDE = 116
LINES_WIDE = 40
LINES_NARROW = 56


def open_table(options: Mapping[str, object], words: Words) -> PillarsTable:
    """Return the terminal's table with the cards of these options."""
    return PillarsTable(cast("Mapping[str, object]", options["cards"]), words)


class PillarsTable(TitleTable):
    """What the terminal needs to know of this title."""

    key = "pillars"
    example_clause = "P-12.8"

    def __init__(self, corrections: Mapping[str, object], words: Words) -> None:
        super().__init__(words, PillarsQuestions(corrections, words))
        self.components = load_cards(corrections)
        self.signs = Signs(words)

    # The picture

    def whole(self, view: View, seating: Seating, width: int) -> RenderableType:
        seen = dict[str, Any](view)
        players = Mats(seen, self.components, self.words, seating).everybody(width)
        rows = list(ROWS)
        if width < WIDE:
            board = Board(seen, self.components, self.words, seating, width)
            return Stack(self.heading(view, seating, width), board.rows(rows), players)
        half = Board(seen, self.components, self.words, seating, width // 2 - 1)
        halves = abreast([half.rows(rows[:RIGHT_HALF]), half.rows(rows[RIGHT_HALF:])], gap=1)
        return Stack(self.heading(view, seating, width), halves, players)

    def part(self, view: View, seating: Seating, width: int) -> RenderableType:
        seen = dict[str, Any](view)
        board = Board(seen, self.components, self.words, seating, width)
        mats = Mats(seen, self.components, self.words, seating)
        me = seating.me
        others = [seat for seat in range(cast(int, seen["seats"])) if seat != me]
        pieces: list[RenderableType] = [self.heading(view, seating, width), board.path()]
        pieces.append(mats.in_short(others, width))
        if me >= 0:
            pieces.append(mats.one_below_another([me], width))
        # What the question is about comes last, next to the choices.
        if not seen["over"]:
            pieces.append(board.rows(NEIGHBOURS[board.here()]))
        return Stack(*pieces)

    def lines_for_whole(self, width: int) -> int:
        return LINES_NARROW if width < WIDE else LINES_WIDE

    # The question

    def note(self, view: View, move: int) -> str:
        seen = dict[str, Any](view)
        cards = self.components
        if HIRE <= move < DISMISS:
            return self.signs.formula(cards.craftsmen[(move - HIRE) % (DENY - HIRE)]).plain
        for block in (DISMISS, ZEAL, WORK):
            if block <= move < block + len(cards.craftsmen):
                return self.signs.formula(cards.craftsmen[move - block]).plain
        place = move - PLACE
        if place in (SHIRING, SHIRING + 1) and seen["shiring"][place - SHIRING]:
            number = cards.craftsman_keys.index(seen["shiring"][place - SHIRING])
            return self.signs.formula(cards.craftsmen[number]).plain
        return ""

    # The proposal

    def plan(self, state: State, seat: int) -> Plan | None:
        proposal = self.questions.proposal(state, seat)
        if proposal is None:
            return None
        lines = [
            self.words.say("pillars-table-plan-zeal", craftsman=self.called(move - ZEAL))
            for move in proposal.moves
            if ZEAL <= move < WORK
        ]
        uses = [move - WORK for move in proposal.moves if WORK <= move < FINISH]
        lines += [
            self.words.say(
                "pillars-table-plan-work",
                craftsman=self.called(number),
                times=uses.count(number),
                formula=self.signs.formula(self.components.craftsmen[number]).plain,
            )
            for number in dict.fromkeys(uses)
        ]
        back = [move for move in proposal.moves if move >= GIVE_BACK]
        if len(back) < len(proposal.moves):
            total = self.words.say("pillars-table-plan-total", vp=proposal.vp, gold=proposal.gold)
            lines.append(total)
        lines += [
            self.words.say(
                "pillars-table-plan-give_back",
                times=back.count(move),
                good=self.words.say(f"pillars-resource-{GOODS[move - GIVE_BACK]}"),
            )
            for move in dict.fromkeys(back)
        ]
        return Plan("\n".join(lines), proposal.moves)

    def answer_for_the_round(self, state: State) -> int | None:
        """P-II.2: who draws may keep every builder."""
        return KEEP_BUILDER if KEEP_BUILDER in state.legal() else None

    def help(self) -> str:
        return self.words.say("pillars-table-help")

    def called(self, craftsman: int) -> str:
        name = craftsman_name(self.components, craftsman)
        return self.words.say(f"{name.kind}-{name.key}")

    # The cards

    def gallery(self, keys: Container[str] | None) -> CardGallery:
        return Gallery(PillarsCardData(self.components, self.words), keys)

    def open_keys(self, view: View) -> set[str]:
        seen = dict[str, Any](view)
        keys = {*seen["pool"], *seen["for_hire"], *seen["kingsbridge"], *seen["shiring"]}
        keys |= {seen["event"], seen["coming_event"]}
        for player in seen["players"]:
            keys |= {*player["resource_cards"], *player["privileges"]}
            keys |= {held["key"] for held in player["craftsmen"]}
        return keys
