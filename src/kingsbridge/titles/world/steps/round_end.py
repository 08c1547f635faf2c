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
    """W-6.1: a long-term event moves beside the board; a third replaces the older."""

    name: ClassVar[str] = "round_end"

    def enter(self, table: Table) -> bool:
        if table.cards.events[table.event].long:
            table.long_events.append(table.event)
            if len(table.long_events) > LONG_EVENT_SPACES:
                ended = table.long_events.pop(0)
                table.tell("event_ends", "W-6.1", table.start, ended)
        return False


class NextRound(Step[Table]):
    """W-6.2, W-7.4, W-7.8: the piece passes once, also when a chapter has ended."""

    name: ClassVar[str] = "next_round"

    def enter(self, table: Table) -> bool:
        if table.round == ROUNDS and table.chapter == CHAPTERS:
            end(table)
            return False
        table.start = table.seat_after_start(1)
        if table.round < ROUNDS:
            table.round += 1
        else:
            begin_chapter(table, table.chapter + 1)
        return False


def begin_chapter(table: Table, chapter: int) -> None:
    """W-5.4: all cards come back. W-7.5: after chapter II the Tower comes into play."""
    table.chapter = chapter
    table.round = 1
    table.event = NONE
    for player in table.players:
        player.hand = table.cards.all_actions
        player.played = []
        player.discarded = 0
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
