"""Rules of thumb for World Without End: what a thing is worth to a player now.

Everything is weighed in hundredths of a victory point.
"""

from __future__ import annotations

from typing import Final

from kingsbridge.titles.world import houses, plague, projects
from kingsbridge.titles.world.cards import (
    ACTIONS,
    BUILDING_CARD,
    CLOTH_CARD,
    DONATION_CARD,
    FAVOR_CARD,
    GRAIN_CARD,
    HOUSE_BUILDING_CARD,
    HOUSE_RENT_CARD,
    HOUSE_SPACES,
    LIMIT_BUILD,
    LIMIT_RENT,
    LIMIT_SALES,
    LOCATIONS,
    MEDICINE_CARD,
    PIETY_CARD,
    PRIVILEGE_CARD,
    PROJECTS,
    RESOURCE_CARD,
    SALES_CARD,
    Amount,
    Effect,
)
from kingsbridge.titles.world.goods import (
    CLOTH,
    GOLD,
    GRAIN,
    LOYALTY,
    PIETY,
    RESOURCES,
    STONE,
    VP,
    WOOD,
    WOOL,
)
from kingsbridge.titles.world.moves import (
    BUILD,
    CARE,
    DECLINE,
    DISCARD,
    DONATE,
    EXCHANGE,
    FORGO,
    GET,
    GIVE,
    HOUSE,
    LOSE,
    ORIENT,
    PAY,
    PLAY,
    PROTECT,
    REMOVE,
    RENT,
    SELL_CLOTH,
    SELL_WOOL,
    TREAT,
    WEAVE,
)
from kingsbridge.titles.world.state import CHAPTERS, ROUNDS, Player, Table
from kingsbridge.titles.world.steps.action import open_trade, trade_of
from kingsbridge.titles.world.steps.actions.limits import limit
from kingsbridge.titles.world.steps.actions.sales import price
from kingsbridge.titles.world.steps.favor import space_after

POINT: Final = 100
# Duties, as they follow one another.
PIETY_DUTY: Final = 0
GRAIN_DUTY: Final = 1
# What a penalty costs beside the points: penance, begging, the royal court.
PENALTY: Final = [40, 90, 260]
# What a stone or a wood is worth once it can be built with, beside what it scores at the end.
TO_BUILD: Final = 70
# A house built before this round of a chapter can still bring a rent in it.
HOUSE_ROUND: Final = 4


def choose(table: Table) -> int:
    """Return the offer that is worth most; of equal ones the first."""
    offers = table.legal()
    best = offers[0]
    if len(offers) == 1:
        return best
    player = table.players[table.seat]
    best_worth = -1_000_000
    for move in offers:
        worth = move_worth(table, player, move)
        if worth > best_worth:
            best = move
            best_worth = worth
    return best


def move_worth(table: Table, player: Player, move: int) -> int:
    """Return what a move brings, beside the moves it is offered with."""
    if move < DISCARD:
        return card_worth(table, player, move - PLAY)
    if move < FORGO:
        return -keeping_worth(table, player, move - DISCARD)
    if move < EXCHANGE:
        return plain_worth(table, player, move)
    if move < GET:
        return trade_worth(table, player, move - EXCHANGE)
    if move < GIVE:
        return good_worth(table, player, move - GET, 0)
    if move < ORIENT:
        return -good_worth(table, player, move - GIVE, -1)
    if move < BUILD:
        return orientation_worth(table, player, move - ORIENT)
    if move < HOUSE:
        return building_worth(table, player, (move - BUILD) // 2)
    if move < RENT:
        return house_worth(table, player, move - HOUSE)
    if move < REMOVE:
        return rent_worth(table, player, move - RENT)
    if move < DONATE:
        return -rent_worth(table, player, move - REMOVE)
    if move < WEAVE:
        return donation_worth(table, player, move - DONATE)
    if move < SELL_WOOL:
        return move - WEAVE + 1
    if move < SELL_CLOTH:
        return sale_worth(table, player, move - SELL_WOOL + 1)
    if move == SELL_CLOTH:
        return price(table, CLOTH) * 60 - 100
    if move == TREAT:
        return amounts_worth(table, player, table.cards.stock.medicine)
    if move < PROTECT:
        return care_worth(table, player, move - CARE)
    return protection_worth(table, player) if move == PROTECT else 0


def plain_worth(table: Table, player: Player, move: int) -> int:
    """Return what it brings to forgo, to stop, to decline, to pay or to lose."""
    if move == FORGO:
        # Only when an event is turned is there anything to be had for it.
        return -200 if table.step else forgoing_worth(table, player)
    if move == PAY:
        return -loss(table, player, asking(table).pay)
    if move == LOSE:
        return -loss(table, player, asking(table).lose)
    return 0 if move == DECLINE else 1


def forgoing_worth(table: Table, player: Player) -> int:
    """Return what the event gives for an action forgone, less what the best card would bring."""
    best = 0
    for card in range(ACTIONS):
        if player.hand >> card & 1:
            best = max(best, card_worth(table, player, card))
    return amounts_worth(table, player, asking(table).get) - best - 40


def asking(table: Table) -> Effect:
    """Return the effect of the event that is being decided."""
    return table.cards.events[table.event].effects[table.effect]


# What things are worth


def rounds_left(table: Table) -> int:
    """Return the rounds left in the whole game, this one counted."""
    return (CHAPTERS - table.chapter) * ROUNDS + ROUNDS + 1 - table.round


def good_worth(table: Table, player: Player, good: int, more: int) -> int:
    """Return what the next unit of a good is worth; `more` counts from what is owned now."""
    if good == VP:
        return POINT
    owned = player.goods[good] + more
    last = table.chapter == CHAPTERS
    if good in (STONE, WOOD):
        return POINT + (TO_BUILD if owned < 3 and has_open_space(table, good) else 0)
    if good == GOLD:
        if owned < 4:
            return 190 if last else 115
        return 55
    if good == GRAIN:
        return duty_worth(table, owned, GRAIN_DUTY, 90)
    if good == PIETY:
        return duty_worth(table, owned, PIETY_DUTY, 50)
    if good == WOOL:
        return 90 if owned < 4 else 60
    if good == CLOTH:
        return 170 if owned < 3 else 70
    if good == LOYALTY:
        return 120 if owned < 3 else 75
    # Knowledge is shown again and again once the plague has come.
    left = rounds_left(table)
    return (60 + 8 * min(left, 12)) if owned < 5 else 30


def duty_worth(table: Table, owned: int, duty: int, penalty: int) -> int:
    """Return what a good is worth that a duty asks for at the end of every chapter."""
    stock = table.cards.stock
    due = stock.duties[duty]
    worth = stock.duty_vp[duty] * POINT
    last = table.chapter == CHAPTERS
    if owned < due:
        return stock.last_chapter_factor * worth if last else worth + penalty
    if last:
        return 10
    return (worth + penalty) // 2 if owned < 2 * due else 30


def amounts_worth(table: Table, player: Player, amounts: list[Amount]) -> int:
    """Return what goods and points are worth that the supply can give."""
    worth = 0
    for good, number in amounts:
        if good < GOLD:
            number = min(number, table.supply[good])
        for nth in range(number):
            worth += good_worth(table, player, good, nth)
    return worth


def one_worth(table: Table, player: Player, good: int) -> int:
    """Return what one unit of a good is worth, if the supply has it."""
    return good_worth(table, player, good, 0) if table.has_left(good) else 0


def best_of(table: Table, player: Player, choice: list[int]) -> int:
    """Return what the best of several goods is worth that one may choose from."""
    best = 0
    for good in choice:
        best = max(best, good_worth(table, player, good, 0))
    return best


def loss(table: Table, player: Player, amounts: list[Amount]) -> int:
    """Return what giving up goods and points costs."""
    cost = 0
    for good, number in amounts:
        for nth in range(number):
            cost += good_worth(table, player, good, -1 - nth)
    return cost


def has_open_space(table: Table, resource: int) -> bool:
    """Return whether there is a space for stone or wood that can be built on now."""
    for project in range(PROJECTS):
        free = projects.free_spaces(table, project, resource)
        if free > 0 and not projects.hindrance(table, project):
            return True
    return False


def favor_worth(table: Table, player: Player, space: int) -> int:
    """Return what the award of a favor space is worth."""
    favor = table.cards.favors[space]
    worth = amounts_worth(table, player, favor.gains) - loss(table, player, favor.pay)
    for good, vp in favor.per:
        worth += vp * POINT * player.goods[good]
    for good, vp in favor.if_any:
        if player.goods[good]:
            worth += vp * POINT
    return worth + favor.per_house * POINT * player.houses.bit_count()


def orientation_worth(table: Table, player: Player, rotation: int) -> int:
    """Return what an orientation brings, less a little for what the others get."""
    worth = 0
    for seat in range(table.seats):
        corner = [table.corner(seat, rotation)]
        if seat == table.seat:
            worth += amounts_worth(table, player, corner)
        else:
            worth -= amounts_worth(table, table.players[seat], corner) // (3 * table.seats)
    if rotation:
        worth += favor_worth(table, player, space_after(table, rotation))
    return worth


def trade_worth(table: Table, player: Player, place: int) -> int:
    """Return what a trade gains."""
    effect = trade_of(table, open_trade(table, player)) if table.step else asking(table)
    gets: list[Amount] = [(effect.get_one[place], 1)] if effect.get_one else effect.get
    return amounts_worth(table, player, gets) - loss(table, player, effect.give)


# What the action cards bring


def card_worth(table: Table, player: Player, card: int) -> int:
    """Return what playing a card now brings."""
    if card == GRAIN_CARD:
        return one_worth(table, player, GRAIN)
    if card == PIETY_CARD:
        return one_worth(table, player, PIETY)
    if card == RESOURCE_CARD:
        return max(one_worth(table, player, STONE), one_worth(table, player, WOOD))
    if card == BUILDING_CARD:
        return best_building(table, player)
    if card == SALES_CARD:
        return sales_worth(table, player)
    if card == PRIVILEGE_CARD:
        # W-5.23: there must be a card below it whose action was not forgone.
        if not player.played or player.unused >> player.played[-1] & 1:
            return 0
        return card_worth(table, player, player.played[-1])
    if card == HOUSE_BUILDING_CARD:
        return best_house(table, player)
    if card == HOUSE_RENT_CARD:
        return rents_worth(table, player)
    if card == DONATION_CARD:
        return best_donation(table, player)
    if card == CLOTH_CARD:
        number = min(player.goods[WOOL], table.cards.stock.weave_most, table.supply[CLOTH])
        return 80 * number
    if card == MEDICINE_CARD:
        fee = amounts_worth(table, player, table.cards.stock.medicine)
        return max(fee, best_care(table, player))
    assert card == FAVOR_CARD
    return favor_worth(table, player, space_after(table, 1))


def keeping_worth(table: Table, player: Player, card: int) -> int:
    """Return what a card may still bring in the rounds of the chapter that are left."""
    worth = card_worth(table, player, card)
    if card == BUILDING_CARD:
        return max(worth, 330)
    if card == PRIVILEGE_CARD:
        return max(worth, 220)
    if card == RESOURCE_CARD:
        return max(worth, 150)
    if card in (GRAIN_CARD, PIETY_CARD, SALES_CARD, FAVOR_CARD):
        return max(worth, 120)
    return worth


def best_building(table: Table, player: Player) -> int:
    """Return what building with what is at hand brings."""
    best = 0
    most = limit(table, LIMIT_BUILD)
    for project in range(PROJECTS):
        if projects.hindrance(table, project):
            continue
        placed = 0
        for resource in range(RESOURCES):
            free = projects.free_spaces(table, project, resource)
            placed += min(player.goods[resource], free)
        best = max(best, min(placed, most))
    return best * (table.cards.stock.build_vp * POINT - POINT) - (60 if best == 1 else 0)


def building_worth(table: Table, player: Player, project: int) -> int:
    """Return what a resource on a project brings: more where two fit and where a seal lies."""
    spaces = 0
    for resource in range(RESOURCES):
        free = projects.free_spaces(table, project, resource)
        spaces += min(player.goods[resource], free)
    worth = 200 + 40 * min(spaces, 2)
    return worth + 20 if player.seals >> project & 1 else worth


def sales_worth(table: Table, player: Player) -> int:
    """Return what a visit to the market brings."""
    room = limit(table, LIMIT_SALES)
    worth = 0
    if table.cloth_open and player.goods[CLOTH] and room:
        worth += price(table, CLOTH) * 60 - 100
        room -= 1
    number = min(player.goods[WOOL], room)
    return worth + sale_worth(table, player, number)


def sale_worth(table: Table, player: Player, number: int) -> int:
    """Return what selling so many wool brings."""
    gold = number * price(table, WOOL)
    worth = amounts_worth(table, player, [(GOLD, gold)])
    return worth - 60 * number


def house_worth(table: Table, player: Player, space: int) -> int:
    """Return what a house brings: the guild master's thanks, and a rent a chapter to come.

    A rent takes an action that another card could have had, so only a third of it is gained.
    """
    early = 1 if table.round < HOUSE_ROUND else 0
    rents = CHAPTERS - table.chapter + early
    return rent_worth(table, player, space) * rents // 3 + 60


def best_house(table: Table, player: Player) -> int:
    """Return what the best house that can be paid for brings beyond its price."""
    best = 0
    gold = table.cards.stock.house_gold
    if player.goods[GOLD] < gold:
        return 0
    price = loss(table, player, [(GOLD, gold), (STONE, 1)])
    for space in range(HOUSE_SPACES):
        if houses.can_pay(table, player, space) and not houses.hindrance(table, player, space):
            best = max(best, house_worth(table, player, space) - price)
    return best


def rent_worth(table: Table, player: Player, space: int) -> int:
    """Return what one rent of a house is worth."""
    house = table.cards.houses[space]
    if house.choice:
        return best_of(table, player, house.choice)
    return amounts_worth(table, player, houses.rent(table, space))


def rents_worth(table: Table, player: Player) -> int:
    """Return what the best rents are worth."""
    rents = [
        rent_worth(table, player, space)
        for space in range(HOUSE_SPACES)
        if player.houses >> space & 1
    ]
    rents.sort(reverse=True)
    return sum(rents[: limit(table, LIMIT_RENT)])


def seal_worth(table: Table, player: Player, project: int) -> int:
    """Return what a seal brings: the bonus, if the project is likely to be finished."""
    free = projects.free_spaces(table, project, 0) + projects.free_spaces(table, project, 1)
    card = table.cards.projects[project]
    bonus = amounts_worth(table, player, card.bonus) + (250 if card.care else 0)
    hope = max(0, 10 - free * 10 // max(1, rounds_left(table)))
    return bonus * hope // 10


def donation_worth(table: Table, player: Player, project: int) -> int:
    """Return what a seal brings beyond the gold it costs."""
    gold = table.cards.stock.donation_gold
    return seal_worth(table, player, project) - loss(table, player, [(GOLD, gold)])


def best_donation(table: Table, player: Player) -> int:
    """Return what the best donation brings."""
    stock = table.cards.stock
    if player.seals.bit_count() >= stock.seals or player.goods[GOLD] < stock.donation_gold:
        return 0
    best = 0
    for project in range(PROJECTS):
        if not projects.hindrance(table, project) and not player.seals >> project & 1:
            best = max(best, donation_worth(table, player, project))
    return best


def care_worth(table: Table, player: Player, location: int) -> int:
    """Return what caring for a location brings, for the knowledge it takes."""
    card = table.cards.locations[location]
    worth = table.cards.stock.care_vp * POINT + amounts_worth(table, player, card.benefit)
    if card.choice:
        worth += best_of(table, player, card.choice)
    if card.free_house:
        worth += 200
    return worth - 10 * table.illness[location]


def best_care(table: Table, player: Player) -> int:
    """Return what one visit to the ill brings: the easiest first, as far as knowledge goes."""
    shown = 0
    worth = 0
    for number in range(1, 6):
        for location in range(LOCATIONS):
            if table.illness[location] == number and not plague.hindrance(
                table, player, location, shown
            ):
                shown += number
                worth += care_worth(table, player, location)
    return worth


def protection_worth(table: Table, player: Player) -> int:
    """Return what buying off a penalty brings, for the loyalty it costs."""
    duty = table.stage
    if table.chapter == CHAPTERS:
        return player.missing[duty] * table.cards.stock.duty_vp[duty] * POINT
    return PENALTY[duty] - good_worth(table, player, LOYALTY, -1)
