"""What must hold at every moment: nothing is lost, nothing is made, nothing is negative."""

from __future__ import annotations

from kingsbridge.engine.state import NOBODY
from kingsbridge.titles.pillars.cards import HIRED
from kingsbridge.titles.pillars.goods import EVERY_GOOD, GOODS
from kingsbridge.titles.pillars.moves import CHOICES, FIRST_SPACE, SPACES
from kingsbridge.titles.pillars.state import NO_CARD, ROUNDS, Player, Table


def flaws(table: Table) -> list[str]:
    """Return what is wrong with a table; an empty list if it could stand so."""
    return [
        *_cubes(table),
        *_workers(table),
        *_builders(table),
        *_craftsmen(table),
        *_other_cards(table),
        *_points_and_gold(table),
        *_moment(table),
    ]


def _cubes(table: Table) -> list[str]:
    wrong = []
    for good in range(EVERY_GOOD):
        held = sum(player.cubes[good] for player in table.players)
        there = table.fields[good] + table.market[good] + held - table.owed[good]
        if good == EVERY_GOOD - 1:
            there += table.court_metal
        if there != table.cards.stock.cubes[good]:
            wrong.append(f"{there} {GOODS[good]}, not {table.cards.stock.cubes[good]}")
        if table.owed[good] and table.fields[good]:
            wrong.append(f"{GOODS[good]} is owed while the field has some")
        if table.market[good] > table.cards.stock.market[good]:
            wrong.append(f"too much {GOODS[good]} on the market")
        if min(table.fields[good], table.market[good], table.owed[good]) < 0 or any(
            player.cubes[good] < 0 for player in table.players
        ):
            wrong.append(f"a negative number of {GOODS[good]}")
    return wrong


def _workers(table: Table) -> list[str]:
    wrong = []
    for seat, player in enumerate(table.players):
        at_work = sum(
            card.workers
            for number, card in enumerate(table.cards.resources)
            if player.resource_cards >> number & 1
        )
        there = player.reserve + player.mill + at_work
        due = table.cards.stock.workers + player.black + player.grey
        if there != due:
            wrong.append(f"seat {seat} has {there} workers, not {due}")
        if min(player.reserve, player.mill) < 0:
            wrong.append(f"seat {seat} has a negative number of workers")
    grey = sum(player.grey + player.grey_coming for player in table.players)
    if grey > table.cards.stock.grey_workers:
        wrong.append(f"{grey} grey workers are in use, of {table.cards.stock.grey_workers}")
    return wrong


def _builders(table: Table) -> list[str]:
    wrong = []
    if len(table.spaces) != SPACES:
        wrong.append(f"{len(table.spaces)} builder spaces, not {SPACES}")
    for seat in range(table.seats):
        there = table.bag[seat] + table.aside[seat]
        there += table.spaces.count(seat) + table.waiting.count(seat) + (table.drawn == seat)
        if there != table.cards.stock.builders:
            wrong.append(f"seat {seat} has {there} builders, not {table.cards.stock.builders}")
    return wrong


def _craftsmen(table: Table) -> list[str]:
    wrong = []
    out = [number for number in table.for_hire + table.shiring if number != NO_CARD]
    for seat, player in enumerate(table.players):
        out += [number for number in player.craftsmen if number < HIRED]
        starting = [number for number in player.craftsmen if number >= HIRED]
        if len(set(starting)) < len(starting):
            wrong.append(f"seat {seat} has a starting craftsman twice")
        if len(player.craftsmen) > table.craftsman_limit(player) + 1:
            wrong.append(f"seat {seat} has {len(player.craftsmen)} craftsmen")
    if len(set(out)) < len(out):
        wrong.append("a craftsman is in two places")
    if any(table.cards.craftsmen[number].round > table.round for number in out):
        wrong.append("a craftsman of a later round is in play")
    return wrong


def _other_cards(table: Table) -> list[str]:
    wrong = []
    privileges = [number for number in table.kingsbridge if number != NO_CARD]
    resources = [table.pool]
    for player in table.players:
        privileges += player.privileges
        resources.append(player.resource_cards)
    unseen = sum(table.unseen_privileges >> number & 1 for number in privileges)
    if len(set(privileges)) < len(privileges) or unseen:
        wrong.append("a privilege is in two places")
    if sum(cards.bit_count() for cards in resources) > _union(resources).bit_count():
        wrong.append("a resource card is in two places")
    turned = table.event != NO_CARD or table.over
    if table.unseen_events.bit_count() != 10 - table.round + (not turned):
        wrong.append("a wrong number of events has been turned")
    if table.coming_event != NO_CARD and not table.unseen_events >> table.coming_event & 1:
        wrong.append("the coming event has been turned already")
    return wrong


def _union(sets: list[int]) -> int:
    union = 0
    for cards in sets:
        union |= cards
    return union


def _points_and_gold(table: Table) -> list[str]:
    wrong = []
    for seat, player in enumerate(table.players):
        if not 0 <= player.gold <= table.cards.stock.most_gold:
            wrong.append(f"seat {seat} has {player.gold} gold")
        if player.vp < 0:
            wrong.append(f"seat {seat} has {player.vp} VP")
        if sum(player.score_sheet) != player.vp:
            wrong.append(
                f"seat {seat} has {player.vp} VP, but the sheet says {sum(player.score_sheet)}"
            )
    return wrong


def _moment(table: Table) -> list[str]:
    """Whether somebody can decide something at this point of the walk."""
    if table.over:
        ended = table.round == ROUNDS and table.seat == NOBODY
        return [] if ended else ["a game that is over before its last round has ended"]
    if not 0 <= table.seat < table.seats:
        return ["nobody decides"]
    step = table.step_name()
    if step not in _DECIDING:
        return [f"nobody decides anything at step {step!r}"]
    if step not in ("selection", "placement") and table.event == NO_CARD:
        return [f"no event has been turned before step {step!r}"]
    if step == "placement" and table.drawn == NOBODY:
        return ["no builder has been drawn"]
    if step == "placement" and _has_a_gap(table):
        return ["a builder stands behind a free space of the same place"]
    scorer: Player = table.players[table.seat]
    if step == "cathedral" and len(table.uses) != len(scorer.craftsmen):
        return ["the uses do not match the scoring player's craftsmen"]
    return [] if table.legal() else ["there is nothing to decide"]


def _has_a_gap(table: Table) -> bool:
    """P-II.11: the spaces of a place are filled in their order."""
    for choice in range(CHOICES):
        spaces = table.spaces[FIRST_SPACE[choice] : FIRST_SPACE[choice + 1]]
        free = spaces.index(NOBODY) if NOBODY in spaces else len(spaces)
        if any(builder != NOBODY for builder in spaces[free:]):
            return True
    return False


_DECIDING = {
    "selection",
    "placement",
    "archbishop",
    "event_strikes",
    "kings_court",
    "shiring",
    "market",
    "cathedral",
}
