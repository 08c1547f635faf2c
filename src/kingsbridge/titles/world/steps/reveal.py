"""1 Reveal: the active player turns the event; immediate ones happen at once (W-1)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.menu import Menu
from kingsbridge.engine.state import Step
from kingsbridge.titles.world import events
from kingsbridge.titles.world.cards import NONE
from kingsbridge.titles.world.plague import fall_ill
from kingsbridge.titles.world.state import Table


class Reveal(Step[Table]):
    """W-1.1: the event is turned. W-1.2: the plague comes before its text."""

    name: ClassVar[str] = "reveal"
    stages: ClassVar[list[str]] = ["answer_event"]

    def enter(self, table: Table) -> bool:
        table.tell("round_begins", "W-0.2", table.start, table.chapter, table.round)
        if table.round == 1:
            do_penance(table)
        for player in table.players:
            player.traded = 0
        # W-0.3: any of the chapter's events that have not come up; five never will.
        unseen = table.unseen_events & table.cards.of_chapter[table.chapter]
        table.event = table.dice.draw(unseen)
        table.unseen_events &= ~(1 << table.event)
        table.rotation = NONE
        table.tell("turns_event", "W-1.1", table.start, table.event)
        fall_ill(table)
        return events.begin(table)

    def options(self, table: Table, menu: Menu) -> None:
        events.options(table, menu)

    def apply(self, table: Table, move: int) -> bool:
        return events.apply(table, move)

    def resume(self, table: Table) -> bool:
        return events.go_on(table)


def do_penance(table: Table) -> None:
    """W-8.5: another player draws a random card from the penitent's hand; it is discarded."""
    for seat, player in enumerate(table.players):
        if player.penance:
            player.penance = False
            card = table.dice.draw(player.hand)
            player.hand &= ~(1 << card)
            player.discarded |= 1 << card
            table.tell("does_penance", "W-8.5", seat)
            table.whisper("discarded", "W-8.5", seat, card)
