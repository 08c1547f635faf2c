"""Houses: where they may stand and what they bring (W-5.16, W-5.17)."""

from __future__ import annotations

from kingsbridge.titles.world.cards import HALVE_RENT, HOUSE_SPACES, Amount
from kingsbridge.titles.world.goods import GOLD, VP
from kingsbridge.titles.world.state import FROM_INCOME, Player, Table


def hindrance(table: Table, player: Player, space: int) -> str:
    """Return the clause that keeps a player from building on a space, paid or not, if any."""
    if player.houses.bit_count() >= table.cards.stock.houses:
        return "W-0.4"
    for other in table.players:
        if other.houses >> space & 1:
            return "W-5.16"
    for built in range(HOUSE_SPACES):
        if player.houses >> built & 1 and same_income(table, built, space):
            return "W-5.16"
    return ""


def same_income(table: Table, one: int, other: int) -> bool:
    """Return whether two spaces bring the same."""
    return table.cards.houses[one].kind == table.cards.houses[other].kind


def can_pay(table: Table, player: Player, space: int) -> bool:
    """W-5.16: return whether the player has the gold and the resource of the space's symbol."""
    gold = table.cards.stock.house_gold
    return player.goods[GOLD] >= gold and player.goods[table.cards.houses[space].cost] > 0


def pay_for(table: Table, player: Player, space: int) -> None:
    """W-5.16: pay the gold and the resource."""
    table.pay(player, GOLD, table.cards.stock.house_gold)
    table.pay(player, table.cards.houses[space].cost, 1)


def build_house(table: Table, seat: int, space: int, clause: str) -> None:
    """Put a house on a space."""
    table.players[seat].houses |= 1 << space
    table.tell("builds_house", clause, seat, space, table.cards.stock.house_gold)


def collect(table: Table, seat: int, space: int) -> None:
    """W-5.17: take the rent of a house; what the supply lacks is not received."""
    player = table.players[seat]
    house = table.cards.houses[space]
    if house.choice:
        table.tell("chooses_rent", "W-5.17", seat, space)
        table.errand_of_choice(house.choice_number, seat)
        return
    for good, number in rent(table, space):
        if good == VP:
            table.score(player, number, FROM_INCOME)
        else:
            number = table.gain(player, good, number)
        table.tell("collects", "W-5.17", seat, space, good, number)


def rent(table: Table, space: int) -> list[Amount]:
    """Return what a house brings now; W-5.24: half of its income, rounded up, under an event."""
    income = table.cards.houses[space].income
    if table.in_force(HALVE_RENT) is None:
        return income
    return [(good, (number + 1) // 2) for good, number in income]
