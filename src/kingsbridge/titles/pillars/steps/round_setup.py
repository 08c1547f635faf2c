"""Before each round: new cards, a full market, metal at court (P-R)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.state import Step
from kingsbridge.titles.pillars.cards import LAST_ROUND_PRIVILEGES, PRIVILEGES, RESOURCE_CARDS
from kingsbridge.titles.pillars.goods import FIELD_GOODS, METAL
from kingsbridge.titles.pillars.state import ROUNDS, Table


class RoundSetup(Step[Table]):
    """Everything a round begins with; nobody decides."""

    name: ClassVar[str] = "round_setup"

    def enter(self, table: Table) -> bool:
        table.tell("round_begins", "P-0.1", table.start, table.round)
        lay_privileges(table)
        lay_craftsmen(table)
        lay_resource_cards(table)
        fill_market(table)
        lay_metal(table)
        welcome_workers(table)
        ready_builders(table)
        draw_event(table)
        return False


def lay_privileges(table: Table) -> None:
    """P-R.1, P-0.6: two open privileges; in the last round always the same two."""
    for space in range(2):
        if table.round == ROUNDS:
            table.kingsbridge[space] = PRIVILEGES - LAST_ROUND_PRIVILEGES + space
        else:
            table.kingsbridge[space] = table.dice.draw(table.unseen_privileges)
            table.unseen_privileges &= ~(1 << table.kingsbridge[space])
        table.tell("privilege_open", "P-R.1", table.start, table.kingsbridge[space])


def lay_craftsmen(table: Table) -> None:
    """P-R.2, P-0.5: of the round's four craftsmen two lie open at Shiring, two join the pool."""
    stack = table.cards.of_round[table.round][:]
    for space in range(2):
        table.shiring[space] = stack.pop(table.dice.below(len(stack)))
    table.for_hire = stack


def lay_resource_cards(table: Table) -> None:
    """P-R.3: seven of the nine resource cards join the pool."""
    table.pool = (1 << RESOURCE_CARDS) - 1
    for _ in range(2):
        table.pool &= ~(1 << table.dice.draw(table.pool))


def fill_market(table: Table) -> None:
    """P-R.4: the market is refilled, as far as the fields can."""
    for good in range(FIELD_GOODS):
        added = min(table.cards.stock.market[good] - table.market[good], table.fields[good])
        table.market[good] += added
        table.fields[good] -= added


def lay_metal(table: Table) -> None:
    """P-R.5: a metal lies at the King's Court; by option one is added to what lies there."""
    wanted = table.cards.stock.court_metal
    if table.court_metal and not table.rules.metal_piles_up:
        wanted = 0
    added = min(wanted, table.fields[METAL])
    table.court_metal += added
    table.fields[METAL] -= added


def welcome_workers(table: Table) -> None:
    """P-11.1: the grey workers hired at the castle begin."""
    for player in table.players:
        player.reserve += player.grey_coming
        player.grey = player.grey_coming
        player.grey_coming = 0


def ready_builders(table: Table) -> None:
    """P-R.7: the cost marker is back at its highest. P-II.10: whom the event hit has two."""
    for player in table.players:
        player.two_builders = player.two_builders_coming
        player.two_builders_coming = False
    table.cost = table.cards.stock.first_builder_cost


def draw_event(table: Table) -> None:
    """P-0.7: the round's event is drawn face down; who owns that privilege looks at it."""
    table.coming_event = table.dice.draw(table.unseen_events)
    for seat in range(table.seats):
        if table.foresees(seat):
            table.whisper("foresees", "P-4.2", seat, table.coming_event)
