"""Building projects: who may work on them, what fills them, what completing them brings (W-9)."""

from __future__ import annotations

from kingsbridge.titles.world.cards import NONE, PROJECT_BONUS
from kingsbridge.titles.world.goods import LOYALTY, RESOURCES, SUPPLIED, VP
from kingsbridge.titles.world.state import (
    CARE_FOR_ONE,
    FROM_BUILDING,
    FROM_DONATIONS,
    FROM_METAL,
    Table,
)


def hindrance(table: Table, project: int) -> str:
    """Return the clause that keeps everybody from working on a project, if any."""
    if not table.in_play >> project & 1:
        return "W-9.1"
    if table.complete >> project & 1:
        return "W-9.2"
    if table.only_project not in (NONE, project):
        return "W-9.10"
    return ""


def free_spaces(table: Table, project: int, resource: int) -> int:
    """Return how many spaces for stone or wood a project has left."""
    return table.cards.projects[project].spaces[resource] - table.filled[2 * project + resource]


def build(table: Table, seat: int, project: int, resource: int) -> None:
    """W-5.13: place a resource of one's own on a free space, for victory points.

    W-9.7: what was placed stays on the tile and does not return to the supply.
    """
    player = table.players[seat]
    player.goods[resource] -= 1
    table.score(player, table.cards.stock.build_vp, FROM_BUILDING)
    table.tell("builds", "W-5.13", seat, project, resource, table.cards.stock.build_vp)
    fill(table, project, resource)


def reward_work(table: Table, seat: int, project: int) -> None:
    """Give what a long-term event adds to an action that works on its project."""
    for bonus in table.all_in_force(PROJECT_BONUS):
        if bonus.project == project:
            table.score(table.players[seat], bonus.vp, FROM_BUILDING)
            table.tell("earns_vp", "W-1.4", seat, bonus.vp)


def fill(table: Table, project: int, resource: int) -> None:
    """Fill a space; a project whose spaces are all filled is complete (W-9.2)."""
    table.filled[2 * project + resource] += 1
    if not free_spaces(table, project, 0) and not free_spaces(table, project, 1):
        finish(table, project)


def fill_from_supply(table: Table, project: int) -> None:
    """W-7.1: a project gets one matching resource from the supply, stone before wood.

    W-7.6: nobody scores it, and an empty supply gives none.
    """
    for resource in range(RESOURCES):
        if free_spaces(table, project, resource) and table.supply[resource]:
            table.supply[resource] -= 1
            table.tell("progresses", "W-7.1", table.start, project, resource)
            fill(table, project, resource)
            return


def complete_tower(table: Table) -> None:
    """W-9.6: fill the Tower from the supply, with substitutes; W-9.11: unless it is complete."""
    tower = table.cards.tower
    if table.complete >> tower & 1:
        return
    for resource in range(RESOURCES):
        wanted = free_spaces(table, tower, resource)
        taken = min(wanted, table.supply[resource])
        table.supply[resource] -= taken
        table.substitutes[resource] += wanted - taken
        table.filled[2 * tower + resource] += wanted
    finish(table, tower)


def finish(table: Table, project: int) -> None:
    """W-9.2: every donor gets the bonus and the seal back; the Tower is crowned."""
    table.complete |= 1 << project
    table.tell("completes", "W-9.2", table.start, project)
    donors = [
        table.seat_after_start(turn)
        for turn in range(table.seats)
        if table.players[table.seat_after_start(turn)].seals >> project & 1
    ]
    card = table.cards.projects[project]
    for good, number in card.bonus:
        # W-9.3: goods that do not suffice for all donors go to none of them. W-9.9: points do.
        enough = good >= SUPPLIED or table.supply[good] >= number * len(donors)
        for seat in donors:
            if good == VP:
                table.score(table.players[seat], number, FROM_DONATIONS)
            elif enough:
                table.gain(table.players[seat], good, number)
            clause = "W-9.2" if enough else "W-9.3"
            table.tell("is_thanked", clause, seat, project, good, number if enough else 0)
    for seat in donors:
        table.players[seat].seals &= ~(1 << project)
        if card.care:
            # W-9.4: each donor, active player first, may care for one ill location at once.
            table.errand(CARE_FOR_ONE, seat)
    if card.metal:
        crown(table)


def crown(table: Table) -> None:
    """W-9.5: the most loyal sets the metal on the Tower; those who tie share the honour.

    W-9.8: so do all, if nobody has any loyalty.
    """
    most = max(player.goods[LOYALTY] for player in table.players)
    loyal = [seat for seat, player in enumerate(table.players) if player.goods[LOYALTY] == most]
    stock = table.cards.stock
    vp = stock.tower_metal_vp if len(loyal) == 1 else stock.tower_metal_tied_vp
    for seat in loyal:
        table.score(table.players[seat], vp, FROM_METAL)
        table.tell("sets_metal", "W-9.5", seat, vp)
