"""6 The end of a round: long-term events move on, and the start player piece passes (W-6)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.state import Step
from kingsbridge.titles.world.cards import NONE
from kingsbridge.titles.world.goods import GOLD, OWNED
from kingsbridge.titles.world.state import (
    CHAPTERS,
    FROM_GOLD,
    FROM_RESOURCES,
    ROUNDS,
    Table,
)

LONG_EVENT_SPACES = 2
TOWER_CHAPTER = 3


class RoundEnd(Step[Table]):
    """W-6.1: a long-term event moves beside the board; a third replaces the older.

    W-6.2: the piece passes, W-7.8: after the last round of a chapter too unless an option says no.
    """

    name: ClassVar[str] = "round_end"

    def enter(self, table: Table) -> bool:
        if table.cards.events[table.event].long:
            table.long_events.append(table.event)
            if len(table.long_events) > LONG_EVENT_SPACES:
                ended = table.long_events.pop(0)
                table.tell("event_ends", "W-6.1", table.start, ended)
        clear(table)
        if table.round < ROUNDS or not table.rules.single_pass:
            pass_piece(table)
        return False


class NextRound(Step[Table]):
    """W-7.4: after the duties the piece passes, and a new chapter begins; or the game is over."""

    name: ClassVar[str] = "next_round"

    def enter(self, table: Table) -> bool:
        if table.round < ROUNDS:
            table.round += 1
        elif table.chapter < CHAPTERS:
            pass_piece(table)
            begin_chapter(table, table.chapter + 1)
        else:
            end(table)
        return False


def clear(table: Table) -> None:
    """Take from the table what belongs to this round alone: its event, and who has traded."""
    table.event = NONE
    table.rotation = NONE
    for player in table.players:
        player.traded = 0


def pass_piece(table: Table) -> None:
    """The start player piece passes to the left."""
    table.start = table.seat_after_start(1)


def begin_chapter(table: Table, chapter: int) -> None:
    """W-5.4: all cards come back. W-7.5: after chapter II the Tower comes into play."""
    table.chapter = chapter
    table.round = 1
    table.tax = 0
    for player in table.players:
        player.hand = table.cards.all_actions
        player.played = []
        player.discarded = 0
        player.unused = 0
    if chapter == TOWER_CHAPTER:
        table.in_play |= 1 << table.cards.tower
        table.tell("project_enters", "W-7.5", table.start, table.cards.tower)


def end(table: Table) -> None:
    """W-11.1: stone and wood are worth a point each, gold half a point."""
    for seat, player in enumerate(table.players):
        for good in range(OWNED):
            halves = table.cards.stock.end_halves[good] * player.goods[good]
            player.halves += halves
            player.score_sheet[FROM_GOLD if good == GOLD else FROM_RESOURCES] += halves
        table.tell("final_score", "W-11.1", seat, player.halves)
    table.finish()
    for seat in table.winners():
        table.tell("wins", "W-11.2", seat, table.players[seat].halves)
