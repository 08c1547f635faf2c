"""Phase I: resource cards and craftsmen are chosen from the pool (P-I)."""

from __future__ import annotations

from typing import ClassVar

from kingsbridge.engine.menu import Menu
from kingsbridge.engine.state import Step
from kingsbridge.titles.pillars.moves import DENY, DISMISS, HIRE, PASS, TAKE
from kingsbridge.titles.pillars.state import Player, Table


class Selection(Step[Table]):
    """P-I.1: from the starting player clockwise, a card or a pass, round and round."""

    name: ClassVar[str] = "selection"
    stages: ClassVar[list[str]] = ["choose_card"]

    def enter(self, table: Table) -> bool:
        table.seat = table.start
        return True

    def options(self, table: Table, menu: Menu) -> None:
        player = table.players[table.seat]
        if table.is_crowded(player):
            offer_dismissals(player, menu)
            return
        menu.offer(PASS)
        left = table.pool
        resources = table.cards.resources
        while left:
            card = (left & -left).bit_length() - 1
            left &= left - 1
            if resources[card].workers <= player.reserve:
                menu.offer(TAKE + card)
            else:
                menu.refuse(TAKE + card, "P-I.4")
        for craftsman in table.for_hire:
            self.offer_craftsman(table, player, craftsman, menu)

    def offer_craftsman(self, table: Table, player: Player, craftsman: int, menu: Menu) -> None:
        """P-I.5: a craftsman of the pool is paid at once. P-I.7: by option, hired to deny it."""
        if table.cards.craftsmen[craftsman].cost > player.gold:
            menu.refuse(HIRE + craftsman, "P-I.5")
            menu.refuse(DENY + craftsman, "P-I.5")
            return
        menu.offer(HIRE + craftsman)
        room = len(player.craftsmen) < table.craftsman_limit(player)
        if table.rules.deny_craftsman and room:
            menu.offer(DENY + craftsman)
        else:
            menu.refuse(DENY + craftsman, "P-I.7")

    def apply(self, table: Table, move: int) -> bool:
        player = table.players[table.seat]
        if move == PASS:
            player.passed = True
            table.tell("passes", "P-I.2", table.seat)
        elif move >= DISMISS:
            dismiss(table, table.seat, move - DISMISS)
        elif move >= DENY:
            pay_craftsman(table, player, move - DENY)
            table.tell("denies", "P-I.7", table.seat, move - DENY)
        elif move >= HIRE:
            pay_craftsman(table, player, move - HIRE)
            player.craftsmen.append(move - HIRE)
            table.tell("hires", "P-I.5", table.seat, move - HIRE)
            if table.is_crowded(player):
                return True
        else:
            take_resource_card(table, player, move - TAKE)
        return self.next_turn(table)

    def next_turn(self, table: Table) -> bool:
        """P-I.3: on to the next who has not passed, until the pool is empty or all have passed."""
        if table.pool or table.for_hire:
            for _ in range(table.seats):
                table.seat = (table.seat + 1) % table.seats
                if not table.players[table.seat].passed:
                    return True
        self.close(table)
        return False

    def close(self, table: Table) -> None:
        """P-I.8, P-I.9: what nobody took goes; workers still free go to the wool mill."""
        table.pool = 0
        table.for_hire = []
        for seat, player in enumerate(table.players):
            player.mill = player.reserve
            player.reserve = 0
            table.tell("sends_to_mill", "P-I.9", seat, player.mill)


def take_resource_card(table: Table, player: Player, card: int) -> None:
    """P-I.4: the card's workers go to its field until production."""
    workers = table.cards.resources[card].workers
    player.reserve -= workers
    player.resource_cards |= 1 << card
    table.pool &= ~(1 << card)
    table.tell("takes", "P-I.4", table.seat, card, workers)


def pay_craftsman(table: Table, player: Player, craftsman: int) -> None:
    """P-I.5: the price on the card, at once."""
    player.gold -= table.cards.craftsmen[craftsman].cost
    table.for_hire.remove(craftsman)


def offer_dismissals(player: Player, menu: Menu) -> None:
    """P-I.6: any craftsman may go, the new one too."""
    for craftsman in player.craftsmen:
        menu.offer(DISMISS + craftsman)


def dismiss(table: Table, seat: int, craftsman: int) -> None:
    """P-I.6: a craftsman for whom there is no room leaves the game."""
    table.players[seat].craftsmen.remove(craftsman)
    table.tell("dismisses", "P-I.6", seat, craftsman)
