"""Building: resources for a project (W-5.13).

`used` counts those placed in this action, and `focus` is the project they went to.
"""

from __future__ import annotations

from kingsbridge.engine.menu import Menu
from kingsbridge.titles.world import projects
from kingsbridge.titles.world.cards import LIMIT_BUILD, PROJECTS
from kingsbridge.titles.world.goods import RESOURCES
from kingsbridge.titles.world.moves import BUILD
from kingsbridge.titles.world.state import Player, Table
from kingsbridge.titles.world.steps.actions.limits import limit


def offer(table: Table, player: Player, menu: Menu) -> None:
    """W-5.13: up to 2 resources on free spaces of one project."""
    if table.used >= limit(table, LIMIT_BUILD):
        return
    for project in range(PROJECTS):
        clause = hindrance(table, project)
        for resource in range(RESOURCES):
            move = BUILD + 2 * project + resource
            if clause:
                menu.refuse(move, clause)
            elif can_place(table, player, project, resource):
                menu.offer(move)
            else:
                menu.refuse(move, "W-5.13")


def can_go_on(table: Table, player: Player) -> bool:
    """Return whether the player can place one more."""
    if table.used >= limit(table, LIMIT_BUILD):
        return False
    for project in range(PROJECTS):
        if not hindrance(table, project):
            for resource in range(RESOURCES):
                if can_place(table, player, project, resource):
                    return True
    return False


def hindrance(table: Table, project: int) -> str:
    """Return the clause that keeps the player from working on a project now, if any."""
    other = table.used > 0 and project != table.focus
    return "W-5.13" if other else projects.hindrance(table, project)


def can_place(table: Table, player: Player, project: int, resource: int) -> bool:
    """Return whether the player has such a resource, and the project a space for it."""
    return player.goods[resource] > 0 and projects.free_spaces(table, project, resource) > 0


def act(table: Table, move: int) -> None:
    """W-5.13: one resource; the first also fixes the project."""
    project, resource = divmod(move - BUILD, 2)
    if not table.used:
        projects.reward_work(table, table.seat, project)
    table.used += 1
    table.focus = project
    projects.build(table, table.seat, project, resource)
