"""The action cards: a file for each of them, and here which one is being carried out (W-5).

A card that asks for something has `offer`, what can be chosen, `can_go_on`, whether anything can,
and `act`, what a choice does. One that asks for nothing has `carry_out`.
"""

from __future__ import annotations

from kingsbridge.engine.menu import Menu
from kingsbridge.titles.world.cards import (
    BUILDING_CARD,
    CLOTH_CARD,
    DONATION_CARD,
    FAVOR_CARD,
    GRAIN_CARD,
    HOUSE_BUILDING_CARD,
    HOUSE_RENT_CARD,
    MEDICINE_CARD,
    PIETY_CARD,
    RESOURCE_CARD,
    SALES_CARD,
)
from kingsbridge.titles.world.state import Player, Table
from kingsbridge.titles.world.steps.actions import (
    building,
    cloth,
    donation,
    favor,
    grain,
    house_building,
    house_rent,
    medicine,
    piety,
    resource,
    sales,
)


def begin(table: Table, player: Player) -> bool:
    """Do what needs no asking; return whether that is all that the card does."""
    card = table.acting
    if card == GRAIN_CARD:
        grain.carry_out(table, player)
    elif card == PIETY_CARD:
        piety.carry_out(table, player)
    elif card == FAVOR_CARD:
        favor.carry_out(table, player)
    else:
        if card == HOUSE_RENT_CARD:
            house_rent.collect_all(table, player)
        return False
    return True


def offer(table: Table, player: Player, menu: Menu) -> None:
    """Offer and refuse what the card being carried out asks for."""
    card = table.acting
    if card == RESOURCE_CARD:
        resource.offer(table, menu)
    elif card == BUILDING_CARD:
        building.offer(table, player, menu)
    elif card == SALES_CARD:
        sales.offer(table, player, menu)
    elif card == HOUSE_BUILDING_CARD:
        house_building.offer(table, player, menu)
    elif card == HOUSE_RENT_CARD:
        house_rent.offer(table, player, menu)
    elif card == DONATION_CARD:
        donation.offer(table, player, menu)
    elif card == CLOTH_CARD:
        cloth.offer(table, player, menu)
    elif card == MEDICINE_CARD:
        medicine.offer(table, player, menu)


def can_go_on(table: Table, player: Player) -> bool:
    """Return whether the card being carried out has anything more to offer."""
    card = table.acting
    if card == RESOURCE_CARD:
        return resource.can_go_on(table)
    if card == BUILDING_CARD:
        return building.can_go_on(table, player)
    if card == SALES_CARD:
        return sales.can_go_on(table, player)
    if card == HOUSE_BUILDING_CARD:
        return house_building.can_go_on(table, player)
    if card == HOUSE_RENT_CARD:
        return house_rent.can_go_on(table, player)
    if card == DONATION_CARD:
        return donation.can_go_on(table, player)
    if card == CLOTH_CARD:
        return cloth.can_go_on(table, player)
    if card == MEDICINE_CARD:
        return medicine.can_go_on(table, player)
    return False


def act(table: Table, player: Player, move: int) -> None:
    """Carry out one choice of the deciding player."""
    card = table.acting
    if card == RESOURCE_CARD:
        resource.act(table, player, move)
    elif card == BUILDING_CARD:
        building.act(table, move)
    elif card == SALES_CARD:
        sales.act(table, player, move)
    elif card == HOUSE_BUILDING_CARD:
        house_building.act(table, player, move)
    elif card == HOUSE_RENT_CARD:
        house_rent.act(table, move)
    elif card == DONATION_CARD:
        donation.act(table, player, move)
    elif card == CLOTH_CARD:
        cloth.act(table, player, move)
    else:
        medicine.act(table, player, move)
