"""13 The cathedral: craftsmen turn resources into victory points (P-13)."""

from __future__ import annotations

from typing import ClassVar, Final

from kingsbridge.engine.menu import Menu
from kingsbridge.engine.state import Step
from kingsbridge.titles.pillars.goods import EVERY_GOOD, METAL
from kingsbridge.titles.pillars.moves import FINISH, GIVE_BACK, WORK, ZEAL
from kingsbridge.titles.pillars.state import NO_CARD, Player, Table

# What is being asked.
CHOOSE_ZEALOUS: Final = 0  # who gets the extra use of the event
AT_WORK: Final = 1  # which craftsman works once more
GIVING_BACK: Final = 2  # what is given back of more than five

ALLOWED: Final = ""


class Cathedral(Step[Table]):
    """P-13.1: clockwise from the starting player, each scores; then a piece is added."""

    name: ClassVar[str] = "cathedral"
    stages: ClassVar[list[str]] = ["choose_zealous", "at_work", "giving_back"]

    def enter(self, table: Table) -> bool:
        table.turn = 0
        return next_scorer(table)

    def options(self, table: Table, menu: Menu) -> None:
        player = table.players[table.seat]
        if table.stage == CHOOSE_ZEALOUS:
            for craftsman in player.craftsmen:
                if table.cards.zealous[craftsman]:
                    menu.offer(ZEAL + craftsman)
                else:
                    menu.refuse(ZEAL + craftsman, "P-13.1")
        elif table.stage == AT_WORK:
            menu.offer(FINISH)
            for place, craftsman in enumerate(player.craftsmen):
                clause = hindrance(table, player, place)
                if clause == ALLOWED:
                    menu.offer(WORK + craftsman)
                else:
                    menu.refuse(WORK + craftsman, clause)
        else:
            for good in range(EVERY_GOOD):
                if player.cubes[good]:
                    menu.offer(GIVE_BACK + good)
                else:
                    menu.refuse(GIVE_BACK + good, "P-13.8")

    def apply(self, table: Table, move: int) -> bool:
        if move >= GIVE_BACK:
            give_back(table, table.seat, move - GIVE_BACK, 1)
            return give_back_surplus(table)
        if move == FINISH:
            return give_back_surplus(table)
        if move >= WORK:
            work(table, table.seat, move - WORK)
        else:
            be_zealous(table, move - ZEAL)
        return go_to_work(table)


def next_scorer(table: Table) -> bool:
    """P-13.1: on to the next player. P-13.10: when all have scored the cathedral grows."""
    if table.turn == table.seats:
        table.pieces += 1
        table.uses = []
        table.zealous = NO_CARD
        table.tell("adds_piece", "P-13.10", table.start, table.pieces)
        return False
    table.seat = table.seat_after_start(table.turn)
    player = table.players[table.seat]
    table.uses = [0] * len(player.craftsmen)
    table.zealous = NO_CARD
    if table.cards.events[table.event].zeal:
        eligible = [c for c in player.craftsmen if table.cards.zealous[c]]
        if len(eligible) > 1:
            table.stage = CHOOSE_ZEALOUS
            return True
        if eligible:
            be_zealous(table, eligible[0])
    return go_to_work(table)


def be_zealous(table: Table, craftsman: int) -> None:
    """P-1.1: the event's extra use goes to a craftsman: the one chosen, or the only one."""
    table.zealous = craftsman
    more = table.cards.events[table.event].zeal
    table.tell("is_zealous", "P-1.1", table.seat, craftsman, more)


def go_to_work(table: Table) -> bool:
    """Ask who works, as long as anybody can."""
    table.stage = AT_WORK
    player = table.players[table.seat]
    for place in range(len(player.craftsmen)):
        if hindrance(table, player, place) == ALLOWED:
            return True
    return give_back_surplus(table)


def hindrance(table: Table, player: Player, place: int) -> str:
    """Return the clause that keeps a craftsman from one more use, if any."""
    number = player.craftsmen[place]
    craftsman = table.cards.craftsmen[number]
    if table.uses[place] >= capacity(table, number):
        return "P-13.1"
    if craftsman.holds_metal:
        # By option the tool maker waits until the others have worked and the surplus is back.
        waits = table.rules.toolmaker_last and table.stage != GIVING_BACK
        if waits or player.cubes[METAL] < craftsman.holds_metal:
            return "P-13.5"
    if craftsman.takes_gold > player.gold:
        return "P-13.1"
    for good, amount in craftsman.takes:
        if player.cubes[good] < amount:
            return "P-13.7" if craftsman.takes_metal else "P-13.1"
    if craftsman.needs and not table.serves(player, craftsman.needs):
        return "P-13.3"
    return ALLOWED


def capacity(table: Table, craftsman: int) -> int:
    """Return how often a craftsman may work this round, the event's extra use counted."""
    most = table.cards.craftsmen[craftsman].capacity
    if craftsman == table.zealous:
        most += table.cards.events[table.event].zeal
    return most


def work(table: Table, seat: int, number: int) -> None:
    """P-13.1: one use of a craftsman. P-13.2: the cubes return to the fields.

    P-13.6: an architect takes nothing, so nothing returns.
    """
    player = table.players[seat]
    craftsman = table.cards.craftsmen[number]
    table.uses[player.craftsmen.index(number)] += 1
    for good, amount in craftsman.takes:
        table.put_back(player, good, amount)
    player.gold -= craftsman.takes_gold
    table.score(player, craftsman.vp, number)
    gold = table.earn(player, craftsman.gold)
    clause = "P-13.5" if craftsman.holds_metal else "P-13.1"
    table.tell("works", clause, seat, number, craftsman.vp, gold)


def give_back_surplus(table: Table) -> bool:
    """P-13.8: at most five resources are kept; where one kind is all there is, nothing is asked."""
    table.stage = GIVING_BACK
    player = table.players[table.seat]
    surplus = player.total_cubes() - table.cards.stock.kept_cubes
    if surplus > 0:
        kinds = [good for good in range(EVERY_GOOD) if player.cubes[good]]
        if len(kinds) > 1:
            return True
        give_back(table, table.seat, kinds[0], surplus)
    if table.rules.toolmaker_last:
        let_toolmaker_work(table, table.seat)
    table.turn += 1
    return next_scorer(table)


def give_back(table: Table, seat: int, good: int, number: int) -> None:
    """P-13.8: for nothing."""
    table.put_back(table.players[seat], good, number)
    table.tell("gives_back", "P-13.8", seat, good, number)


def let_toolmaker_work(table: Table, seat: int) -> None:
    """P-13.5: by option the tool maker works last, if metal is still there.

    He takes nothing, so nobody is asked: he works as often as he can.
    """
    player = table.players[seat]
    for place, number in enumerate(player.craftsmen):
        if table.cards.craftsmen[number].holds_metal:
            while hindrance(table, player, place) == ALLOWED:
                work(table, seat, number)
