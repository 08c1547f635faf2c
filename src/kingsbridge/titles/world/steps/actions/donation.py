"""Donation: gold and a seal for a project (W-5.18)."""

from __future__ import annotations

from kingsbridge.engine.menu import Menu
from kingsbridge.titles.world import projects
from kingsbridge.titles.world.cards import PROJECTS
from kingsbridge.titles.world.goods import GOLD
from kingsbridge.titles.world.moves import DONATE
from kingsbridge.titles.world.state import Player, Table


def offer(table: Table, player: Player, menu: Menu) -> None:
    """W-5.18: gold and a seal on an unfinished project, not twice on the same."""
    if table.used:
        return
    for project in range(PROJECTS):
        clause = hindrance(table, player, project)
        if clause:
            menu.refuse(DONATE + project, clause)
        else:
            menu.offer(DONATE + project)


def can_go_on(table: Table, player: Player) -> bool:
    """Return whether the donation is still to be made, and can be to any project."""
    if table.used:
        return False
    for project in range(PROJECTS):
        if not hindrance(table, player, project):
            return True
    return False


def hindrance(table: Table, player: Player, project: int) -> str:
    """Return the clause that keeps the player from donating to a project, if any."""
    clause = projects.hindrance(table, project)
    if clause:
        return clause
    stock = table.cards.stock
    if (
        player.seals.bit_count() >= stock.seals
        or player.seals >> project & 1
        or player.goods[GOLD] < stock.donation_gold
    ):
        return "W-5.18"
    return ""


def act(table: Table, player: Player, move: int) -> None:
    """W-5.18: gold and a seal."""
    table.used = 1
    project = move - DONATE
    gold = table.cards.stock.donation_gold
    table.pay(player, GOLD, gold)
    player.seals |= 1 << project
    table.tell("donates", "W-5.18", table.seat, project, gold)
