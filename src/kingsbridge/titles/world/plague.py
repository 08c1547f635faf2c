"""The plague: who falls ill, who can be cared for, and what that brings (W-10)."""

from __future__ import annotations

from kingsbridge.titles.world.box import PLAGUE_CHAPTER as PLAGUE_CHAPTER
from kingsbridge.titles.world.cards import LOCATIONS, MOST_ILLNESS, NO_CARE, goods_among
from kingsbridge.titles.world.goods import MEDICAL
from kingsbridge.titles.world.state import (
    BUILD_FREE,
    CURED,
    FROM_CARE,
    HEALTHY,
    Player,
    Table,
)


def fall_ill(table: Table) -> None:
    """W-1.2: the event's number turns a marker; nobody falls ill twice."""
    location = table.cards.events[table.event].plague
    if location < 0 or table.illness[location] != HEALTHY:
        return
    drawn = table.dice.below(sum(table.markers))
    number = 0
    while drawn >= table.markers[number]:
        drawn -= table.markers[number]
        number += 1
    table.markers[number] -= 1
    table.illness[location] = number
    table.tell("falls_ill", "W-1.2", table.start, location, number)


def hindrance(table: Table, player: Player, location: int, shown: int) -> str:
    """Return the clause that keeps a player from caring for a location, if any.

    `shown` is the knowledge already shown for others in the same action (W-10.2); it is never
    paid, and never lost (W-10.5).
    """
    if table.chapter < PLAGUE_CHAPTER:
        return "W-5.20"
    if table.in_force(NO_CARE) is not None:
        return "W-1.4"
    if not HEALTHY < table.illness[location] <= MOST_ILLNESS:
        return "W-10.4" if table.illness[location] == CURED else "W-1.2"
    if shown + table.illness[location] > player.goods[MEDICAL]:
        return "W-10.1" if not shown else "W-10.2"
    return ""


def end(table: Table) -> None:
    """W-10.7: all markers leave the board, face up or down; nobody falls ill or needs care."""
    table.illness = [CURED] * LOCATIONS
    table.markers = [0] * len(table.markers)
    table.tell("plague_ends", "W-10.7", table.start)


def care(table: Table, seat: int, location: int) -> None:
    """W-10.3: victory points and the location's benefit; its marker leaves the game."""
    player = table.players[seat]
    benefit = table.cards.locations[location]
    table.illness[location] = CURED
    had = player.goods[:]
    halves = player.halves
    table.score(player, table.cards.stock.care_vp, FROM_CARE)
    table.receive(player, benefit.benefit, FROM_CARE)
    vp = (player.halves - halves) // 2
    changes = table.changes(player, had)
    if changes and len(goods_among(benefit.benefit)) == 1:
        table.tell("cares", "W-10.3", seat, location, vp, changes[0][1])
    else:
        # Of a benefit in several goods each is told by itself.
        table.tell("cares", "W-10.3", seat, location, vp)
        table.tell_changes(seat, changes, "W-10.3")
    if benefit.choice:
        table.errand_of_choice(benefit.choice_number, seat)
    if benefit.free_house:
        table.errand(BUILD_FREE, seat)
