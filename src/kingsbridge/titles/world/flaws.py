"""What must hold at every moment: nothing is lost, nothing is made, nothing is negative."""

from __future__ import annotations

from kingsbridge.engine.state import NOBODY
from kingsbridge.titles.world.cards import LOCATIONS, NONE, PROJECTS
from kingsbridge.titles.world.goods import GOODS, OWNED, RESOURCES, SUPPLIED
from kingsbridge.titles.world.state import CHAPTERS, CURED, PILE, ROUNDS, Table

EVENTS_A_CHAPTER = 11
ROUND_STEPS = ("reveal", "orient", "action")
DECIDING = (*ROUND_STEPS, "duties")


def flaws(table: Table) -> list[str]:
    """Return what is wrong with a table; an empty list if it could stand so."""
    return [
        *_goods(table),
        *_action_cards(table),
        *_board(table),
        *_events(table),
        *_points(table),
        *_moment(table),
    ]


def _goods(table: Table) -> list[str]:
    wrong = []
    for good in range(SUPPLIED):
        there = table.supply[good] + sum(player.goods[good] for player in table.players)
        if good < RESOURCES:
            there += sum(table.filled[good::2]) - table.substitutes[good]
        if there != table.cards.stock.supplies[good]:
            wrong.append(f"{there} {GOODS[good]}, not {table.cards.stock.supplies[good]}")
    for seat, player in enumerate(table.players):
        wrong += [
            f"seat {seat} has {player.goods[good]} {GOODS[good]}"
            for good in range(OWNED)
            if player.goods[good] < 0
        ]
    if min(table.supply) < 0:
        wrong.append("a supply is negative")
    return wrong


def _action_cards(table: Table) -> list[str]:
    wrong = []
    for seat, player in enumerate(table.players):
        played = sum(1 << card for card in set(player.played))
        everything = table.cards.all_actions
        if table.rules.first_game and table.chapter == 1:
            everything = table.cards.starred
        apart = not player.hand & player.discarded | (player.hand | player.discarded) & played
        together = player.hand | player.discarded | played
        if not apart or together != everything or len(set(player.played)) < len(player.played):
            wrong.append(f"seat {seat} does not have each action card once")
        if player.unused & ~played:
            wrong.append(f"seat {seat} has forgone the action of a card not played")
        if len(player.played) > PILE or player.discarded.bit_count() > PILE:
            wrong.append(f"seat {seat} has more than {PILE} cards on a pile")
        ended = table.round == ROUNDS and table.step_name() in ("duties", "next_round")
        if ended and len(player.played) != PILE:
            wrong.append(f"seat {seat} ends the chapter with {len(player.played)} cards played")
        discards = not (table.rules.first_game and table.chapter == 1)
        if ended and discards and player.discarded.bit_count() != PILE:
            wrong.append(f"seat {seat} ends the chapter without {PILE} cards discarded")
    return wrong


def _board(table: Table) -> list[str]:
    wrong = []
    for number, project in enumerate(table.cards.projects):
        spaces = table.filled[2 * number : 2 * number + 2]
        if any(spaces[kind] > project.spaces[kind] for kind in range(RESOURCES)):
            wrong.append(f"{project.key} has more resources than spaces")
        if (spaces == project.spaces) != bool(table.complete >> number & 1):
            wrong.append(f"{project.key} is complete, or not, against its spaces")
    houses = [player.houses for player in table.players]
    if sum(spaces.bit_count() for spaces in houses) > _union(houses).bit_count():
        wrong.append("two houses stand on one space")
    for seat, player in enumerate(table.players):
        if player.houses.bit_count() > table.cards.stock.houses:
            wrong.append(f"seat {seat} has too many houses")
        if player.seals.bit_count() > table.cards.stock.seals:
            wrong.append(f"seat {seat} has too many seals")
        if player.seals & (table.complete | ~table.in_play):
            wrong.append(f"seat {seat} has a seal where none can lie")
    if table.in_play >> PROJECTS or table.complete & ~table.in_play:
        wrong.append("a project is complete that is not in play")
    healthy = table.illness.count(0)
    if sum(table.markers) != healthy or len(table.illness) != LOCATIONS:
        wrong.append("plague markers are missing")
    if any(number < CURED for number in table.illness):
        wrong.append("a location is neither healthy, ill nor cured")
    return wrong


def _union(sets: list[int]) -> int:
    union = 0
    for bits in sets:
        union |= bits
    return union


def _events(table: Table) -> list[str]:
    for chapter in range(1, CHAPTERS + 1):
        turned = (
            EVENTS_A_CHAPTER - (table.unseen_events & table.cards.of_chapter[chapter]).bit_count()
        )
        due = ROUNDS if chapter < table.chapter else table.round if chapter == table.chapter else 0
        if turned != due:
            return [f"{turned} events of chapter {chapter} have been turned, not {due}"]
    return []


def _points(table: Table) -> list[str]:
    return [
        f"seat {seat} has {player.halves} half points, but the sheet says {sum(player.score_sheet)}"
        for seat, player in enumerate(table.players)
        if player.halves < 0 or sum(player.score_sheet) != player.halves
    ]


def _moment(table: Table) -> list[str]:
    """Whether somebody can decide something at this point of the walk."""
    if table.over:
        ended = (table.chapter, table.round, table.seat) == (CHAPTERS, ROUNDS, NOBODY)
        return [] if ended else ["a game that is over before its last round has ended"]
    if not 0 <= table.seat < table.seats:
        return ["nobody decides"]
    if table.errands and table.errand_seat() != table.seat:
        return ["the first errand is not that of the seat that decides"]
    step = table.step_name()
    if step not in DECIDING and not table.errands:
        return [f"nobody decides anything at step {step!r}"]
    # At the end of a chapter the event of its last round has gone.
    if step in ROUND_STEPS and table.event == NONE:
        return ["no event has been turned"]
    told = table.effect >= len(table.cards.events[table.event].effects)
    if step == "reveal" and told and not table.errands:
        return ["the event has been carried out"]
    return [] if table.legal() else ["there is nothing to decide"]
