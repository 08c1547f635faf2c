"""The Pillars of the Earth at the terminal's table: the picture, the questions, the proposals."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, cast

from rich.console import Group as Stack
from rich.console import RenderableType

from kingsbridge.engine.state import State
from kingsbridge.locale import Words
from kingsbridge.pillars.cards import load_cards
from kingsbridge.pillars.conversion import best_conversion
from kingsbridge.pillars.moves import (
    BUY,
    DENY,
    DISMISS,
    FINISH,
    HIRE,
    PASS,
    PASS_BUILDER,
    PLACE,
    SELL,
    SHIRING,
    TAKE,
    WITHDRAW,
    WORK,
    ZEAL,
)
from kingsbridge.pillars.state import NO_CARD, Table
from kingsbridge.pillars.steps.cathedral import AT_WORK, CHOOSE_ZEALOUS
from kingsbridge.pillars.words import craftsman_name
from kingsbridge.terminal.gallery import CardGallery
from kingsbridge.terminal.layout import abreast
from kingsbridge.terminal.pillars.board import NEIGHBOURS, RIGHT_HALF, ROWS, Board
from kingsbridge.terminal.pillars.gallery import Gallery
from kingsbridge.terminal.pillars.mats import Mats
from kingsbridge.terminal.pillars.signs import Signs
from kingsbridge.terminal.seating import Seating
from kingsbridge.terminal.table import Group, Plan, TitleTable, View, grouped

# What ends a turn is listed last, where nobody chooses it by mistake.
ENDINGS = (PASS, PASS_BUILDER, WITHDRAW, FINISH)
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
        super().__init__(words)
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

    def round_of(self, view: View) -> str:
        return self.words.say("pillars-round", round=cast(int, view["round"]))

    # The question

    def prompt(self, view: View, seating: Seating) -> str:
        seen = dict[str, Any](view)
        player = seen["players"][seen["seat"]]
        step = str(seen["step"])
        message = f"pillars-prompt-{step}-{seen['stage']}"
        if step == "selection" and len(player["craftsmen"]) > player["craftsman_limit"]:
            message = "pillars-prompt-selection-dismiss"
        elif not self.words.has(message):
            message = f"pillars-prompt-{step}"
        drawn = seen["drawn"] if seen["drawn"] >= 0 else seen["seat"]
        event = seen["event"]
        return self.words.say(
            message,
            player=seating.names[seen["seat"]],
            owner=seating.names[drawn],
            workers=player["reserve"],
            gold=player["gold"],
            cost=seen["cost"],
            tax=seen["tax"],
            event=self.words.say(f"event-{event}") if event else "",
            surplus=sum(player["cubes"].values()) - self.components.stock.kept_cubes,
        )

    def groups(self, moves: list[int]) -> list[Group]:
        kinds = {
            "resources": range(TAKE, HIRE),
            "hire": range(HIRE, DENY),
            "deny": range(DENY, DISMISS),
            "buy": range(BUY, SELL),
            "sell": range(SELL, ZEAL),
        }
        return grouped(
            moves,
            {self.words.say(f"pillars-table-group-{kind}"): kinds[kind] for kind in kinds},
            ENDINGS,
        )

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
        """Propose the best conversion while the seat is scoring (P-13)."""
        if not isinstance(state, Table) or state.over or state.seat != seat:
            return None
        if state.legal()[0] != FINISH and state.legal()[0] not in range(ZEAL, WORK):
            return None
        best = best_conversion(state, seat)
        moves = []
        lines = []
        if state.stage == CHOOSE_ZEALOUS and best.zealous != NO_CARD:
            moves.append(ZEAL + best.zealous)
            lines.append(
                self.words.say("pillars-table-plan-zeal", craftsman=self.called(best.zealous))
            )
        lines += [
            self.words.say(
                "pillars-table-plan-work",
                craftsman=self.called(number),
                times=best.uses.count(number),
                formula=self.signs.formula(self.components.craftsmen[number]).plain,
            )
            for number in dict.fromkeys(best.uses)
        ]
        lines.append(self.words.say("pillars-table-plan-total", vp=best.vp, gold=best.gold))
        moves += [WORK + number for number in best.uses]
        assert state.stage in (CHOOSE_ZEALOUS, AT_WORK)
        return Plan("\n".join(lines), [*moves, FINISH])

    def help(self) -> str:
        return self.words.say("pillars-table-help")

    def called(self, craftsman: int) -> str:
        name = craftsman_name(self.components, craftsman)
        return self.words.say(f"{name.kind}-{name.key}")

    def tie_break(self, view: View) -> str:
        """P-E.1: gold decides where victory points do not."""
        seen = dict[str, Any](view)
        most = max(player["vp"] for player in seen["players"])
        tied = [player["gold"] for player in seen["players"] if player["vp"] == most]
        if len(tied) < 2:
            return ""
        shared = tied.count(max(tied)) > 1
        return self.words.say("pillars-table-tie-shared" if shared else "pillars-table-tie-gold")

    # The cards

    def gallery(self, keys: Container[str] | None) -> CardGallery:
        return Gallery(self.components, self.words, keys)

    def open_keys(self, view: View) -> set[str]:
        seen = dict[str, Any](view)
        keys = {*seen["pool"], *seen["for_hire"], *seen["kingsbridge"], *seen["shiring"]}
        keys |= {seen["event"], seen["coming_event"]}
        for player in seen["players"]:
            keys |= {*player["resource_cards"], *player["privileges"]}
            keys |= {held["key"] for held in player["craftsmen"]}
        return keys
