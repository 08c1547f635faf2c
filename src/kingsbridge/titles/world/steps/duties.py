"""8 Duties: piety, grain and taxes; who falls short loses points and suffers for it (W-8)."""

from __future__ import annotations

from typing import ClassVar, Final

from kingsbridge.engine.menu import Menu
from kingsbridge.engine.state import Step
from kingsbridge.titles.world.goods import GOLD, GRAIN, LOYALTY, PIETY
from kingsbridge.titles.world.moves import PROTECT, SUFFER
from kingsbridge.titles.world.state import CHAPTERS, LOST_TO_PIETY, ROUNDS, Player, Table

DUTIES: Final = 3
GOODS_DUE: Final = [PIETY, GRAIN, GOLD]


class Duties(Step[Table]):
    """W-7.4: after six rounds. All pay; then each, in turn, buys off what they like (W-8.11).

    `stage` is the duty in doubt.
    """

    name: ClassVar[str] = "duties"
    stages: ClassVar[list[str]] = ["piety", "grain", "tax"]

    def enter(self, table: Table) -> bool:
        if table.round < ROUNDS:
            return False
        die = table.cards.stock.tax_die
        table.tax = die[table.dice.below(len(die))]
        table.tell("rolls_tax", "W-8.3", table.start, table.tax)
        for turn in range(table.seats):
            pay_duties(table, table.seat_after_start(turn))
        table.turn = 0
        table.stage = 0
        return self.resume(table)

    def options(self, table: Table, menu: Menu) -> None:
        menu.offer(PROTECT)
        menu.offer(SUFFER)

    def apply(self, table: Table, move: int) -> bool:
        settle(table, table.seat, table.stage, protected=move == PROTECT)
        table.stage += 1
        return self.resume(table)

    def resume(self, table: Table) -> bool:
        """Go on to the next shortfall that somebody can buy off with loyalty (W-8.8)."""
        while table.turn < table.seats:
            table.seat = table.seat_after_start(table.turn)
            player = table.players[table.seat]
            while table.stage < DUTIES:
                if player.missing[table.stage]:
                    if player.goods[LOYALTY]:
                        return True
                    settle(table, table.seat, table.stage, protected=False)
                table.stage += 1
            table.turn += 1
            table.stage = 0
        return False


def due(table: Table, duty: int) -> int:
    """Return how much of a duty everybody owes, the tax once it is rolled."""
    return table.tax if duty == DUTIES - 1 else table.cards.stock.duties[duty]


def pay_duties(table: Table, seat: int) -> None:
    """W-8.1, W-8.2, W-8.3: pay what is owed. W-8.4: or what there is, and keep what is left."""
    player = table.players[seat]
    for duty in range(DUTIES):
        good = GOODS_DUE[duty]
        paid = min(due(table, duty), player.goods[good])
        table.pay(player, good, paid)
        player.missing[duty] = due(table, duty) - paid
        table.tell("pays_duty", f"W-8.{duty + 1}", seat, good, paid, player.missing[duty])


def settle(table: Table, seat: int, duty: int, protected: bool) -> None:
    """Lose the points for what is missing, and suffer the penalty unless 1 loyalty averts it."""
    player = table.players[seat]
    if protected:
        table.pay(player, LOYALTY, 1)
        table.tell("is_protected", "W-8.8", seat, GOODS_DUE[duty])
    factor = 1
    if table.chapter == CHAPTERS and not protected:
        # W-8.9: at the end of the game the losses count double instead of a penalty.
        factor = table.cards.stock.last_chapter_factor
    vp = factor * player.missing[duty] * table.cards.stock.duty_vp[duty]
    lost = table.lose_vp(player, vp, LOST_TO_PIETY + duty)
    table.tell("loses_vp", f"W-8.{duty + 1}", seat, lost)
    player.missing[duty] = 0
    if table.chapter < CHAPTERS and not protected:
        punish(player, duty)
        table.tell("is_punished", f"W-8.{duty + 5}", seat, duty)


def punish(player: Player, duty: int) -> None:
    """W-8.5, W-8.6, W-8.7: penance, begging, or the royal court in the next chapter."""
    if duty == 0:
        player.penance = True
    elif duty == 1:
        player.begging = True
    else:
        player.court = True
