"""Rules of thumb for The Pillars of the Earth: what a sensible builder does without thinking long.

Everything is weighed in hundredths of a victory point.
"""

from __future__ import annotations

from kingsbridge.engine.state import NOBODY
from kingsbridge.titles.pillars.bots.book import GOLD, NOTHING_SAVED, SAVED, VP
from kingsbridge.titles.pillars.bots.outlook import Outlook, gold_worth
from kingsbridge.titles.pillars.cards import HIRED
from kingsbridge.titles.pillars.conversion import Worth, best_conversion, next_use
from kingsbridge.titles.pillars.goods import FIELD_GOODS, METAL
from kingsbridge.titles.pillars.moves import (
    ARCHBISHOP,
    BUY,
    CASTLE,
    CHOICES,
    CUBE,
    DECLINE,
    DISMISS,
    FINISH,
    FIRST_SPACE,
    GIVE_BACK,
    HIRE,
    KEEP_BUILDER,
    KINGS_COURT,
    KINGSBRIDGE,
    LAST_SPACE,
    MARKET,
    MOST_BOUGHT,
    MOST_SOLD,
    PASS,
    PASS_BUILDER,
    PLACE,
    PRIORY,
    PROTECTION,
    RETURN_BUILDER,
    SAVE_CARD,
    SELL,
    SHIRING,
    TAKE,
    USE_EXEMPTION,
    USE_FREE_BUILDER,
    USE_PROTECTION,
    WITHDRAW,
    WORK,
    ZEAL,
)
from kingsbridge.titles.pillars.state import NO_CARD, ROUNDS, Player, Table
from kingsbridge.titles.pillars.steps.cathedral import AT_WORK, CHOOSE_ZEALOUS
from kingsbridge.titles.pillars.steps.kings_court import is_guest
from kingsbridge.titles.pillars.steps.market import sale_price
from kingsbridge.titles.pillars.steps.placement import free_builder_card


def choose(table: Table) -> int:
    """Return the move a sensible builder makes without thinking long."""
    offers = table.legal()
    if len(offers) == 1:
        return offers[0]
    first = offers[0]
    if first >= ZEAL:
        return choose_at_cathedral(table, offers)
    if first == KEEP_BUILDER:
        return choose_return(table)
    if first == USE_EXEMPTION:
        return choose_exemption(table)
    outlook = Outlook(table, table.players[table.seat])
    if first == PASS:
        return choose_card(outlook, offers)
    if first == WITHDRAW:
        return choose_at_market(outlook, offers)
    if first == PROTECTION or first >= CUBE:
        return choose_at_archbishop(outlook, offers)
    if first == USE_PROTECTION:
        return USE_PROTECTION if harm(outlook) >= 90 or table.round >= 5 else SAVE_CARD
    if first >= PLACE or first == PASS_BUILDER:
        return choose_place(outlook, offers)
    return choose_dismissal(outlook, offers)


def harm(outlook: Outlook) -> int:
    """Return what the event that was turned costs a player who is not protected."""
    table = outlook.table
    player = outlook.player
    event = table.cards.events[table.event]
    cost = min(event.loses_vp, player.vp) * VP
    if event.pay:
        paid = min(event.pay, player.gold)
        cost += paid * outlook.gold + (event.pay - paid) // 2 * VP
    if event.more_yield < 0:
        cost += player.resource_cards.bit_count() * 55
    if event.builders and table.round < ROUNDS:
        cost += 110
    if event.loses_craftsmen and player.craftsmen:
        lost = outlook.income() - outlook.after_least_loss()
        cost += lost * outlook.book.rounds_left
    return cost


# Phase I: cards


def choose_card(outlook: Outlook, offers: list[int]) -> int:
    """Take the card worth most beyond its workers' wages or its price; pass if none is."""
    cards = outlook.table.cards
    wage = min(outlook.gold, outlook.book.gold)
    best = PASS
    best_worth = 0
    for move in offers:
        worth = 0
        if HIRE <= move < HIRE + HIRED:
            price = cards.craftsmen[move - HIRE].cost * outlook.gold
            worth = outlook.newcomer_worth(move - HIRE) - price
        elif TAKE <= move < HIRE:
            resource = cards.resources[move - TAKE]
            worth = outlook.more_cubes_worth(resource.good, resource.cubes)
            worth -= resource.workers * wage
        if worth > best_worth:
            best = move
            best_worth = worth
    return best


def choose_dismissal(outlook: Outlook, offers: list[int]) -> int:
    """Let go whoever is needed least."""
    best = offers[0]
    most = -1
    for move in offers:
        left = outlook.after_dismissing(move - DISMISS)
        if left > most:
            best = move
            most = left
    return best


# Phase II: places


def choose_place(outlook: Outlook, offers: list[int]) -> int:
    """Pay for the best place if it is worth it; otherwise let the builder wait."""
    table = outlook.table
    worths: list[int] = []
    best = NOBODY
    best_worth = -1
    for choice in range(CHOICES):
        if table.spaces[LAST_SPACE[choice]] != NOBODY:
            continue
        worth = place_worth(outlook, choice)
        worths.append(worth)
        if worth > best_worth:
            best = choice
            best_worth = worth
    if table.cost == 0 or offers[len(offers) - 1] != PASS_BUILDER:
        return PLACE + best  # nothing is saved by waiting
    player = outlook.player
    free = table.cost >= 4 and free_builder_card(table, player) != NO_CARD
    if free and not waits_as_well(table, worths, best_worth - 60):
        return USE_FREE_BUILDER
    price = table.cost * outlook.gold
    if table.cost <= player.gold and not waits_as_well(table, worths, best_worth - price):
        return PLACE + best
    return PASS_BUILDER


def waits_as_well(table: Table, worths: list[int], wanted: int) -> bool:
    """Guess whether a place worth as much will be left for a builder who waits.

    About half the builders still to come take one of the better places.
    """
    ahead = (table.builders_in_bag() + 1) // 2 + len(table.waiting)
    as_good = 0
    for worth in worths:
        if worth >= wanted:
            as_good += 1
    return as_good > min(ahead, len(worths) - 1)


def place_worth(outlook: Outlook, choice: int) -> int:
    """Return what a builder brings on the next free space of a place."""
    if choice == KINGS_COURT and is_guest(outlook.table, outlook.table.seat):
        return 0
    if choice == MARKET:
        return market_worth(outlook)
    return space_worth(outlook, choice, outlook.table.free_space(choice))


def space_worth(outlook: Outlook, choice: int, space: int) -> int:
    """Return what a builder brings on a space, wherever the space is one like another."""
    table = outlook.table
    if choice == ARCHBISHOP:
        return 110
    if choice == KINGSBRIDGE or choice == KINGSBRIDGE + 1:
        privilege = table.kingsbridge[choice - KINGSBRIDGE]
        return outlook.privilege_worth(privilege) if privilege != NO_CARD else 0
    if choice == PRIORY:
        return priory_worth(table, outlook.player, space)
    if choice == KINGS_COURT:
        worth = 7 * outlook.gold // 2
        if space == FIRST_SPACE[KINGS_COURT]:
            worth += outlook.more_cubes_worth(METAL, table.court_metal)
        return worth
    if choice == SHIRING or choice == SHIRING + 1:
        craftsman = table.shiring[choice - SHIRING]
        return outlook.newcomer_worth(craftsman) if craftsman != NO_CARD else 0
    if choice == MARKET:
        return 60
    if table.round == ROUNDS:
        return 0
    return 3 * GOLD[table.round] if choice == CASTLE else 60


def priory_worth(table: Table, player: Player, space: int) -> int:
    """Return the victory points of a space at the priory."""
    vp = table.cards.stock.priory[space - FIRST_SPACE[PRIORY]]
    for privilege in player.privileges:
        vp += table.cards.privileges[privilege].priory_bonus
    return vp * VP


def market_worth(outlook: Outlook) -> int:
    """Return what a place at the market is worth: the best purchase, or the gold of a sale."""
    table = outlook.table
    for space in range(FIRST_SPACE[MARKET], FIRST_SPACE[MARKET + 1]):
        if table.spaces[space] == table.seat:
            return 10
    player = outlook.player
    best = 0
    for good in range(FIELD_GOODS):
        best = max(best, purchase_worth(outlook, good, player.gold + player.mill - 4))
    if player.gold >= 8:
        return best + 20
    return best + 12 * (player.total_cubes() + 2 * player.resource_cards.bit_count())


def purchase_worth(outlook: Outlook, good: int, purse: int) -> int:
    """Return what the best purchase of one good brings beyond its price."""
    price = outlook.table.cards.stock.buy[good]
    owned = outlook.coming[good]
    gain = 0
    for number in range(outlook.table.market[good]):
        purse -= price
        more = outlook.cube_worth(good, owned + number) - price * outlook.gold
        if purse < 0 or more <= 0:
            break
        gain += more
    return gain


def choose_return(table: Table) -> int:
    """Put back an own builder that comes too dear; keep all else."""
    mine = table.drawn == table.seat
    player = table.players[table.seat]
    return RETURN_BUILDER if mine and table.cost > max(4, player.gold // 3) else KEEP_BUILDER


# Phase III: the board


def choose_at_archbishop(outlook: Outlook, offers: list[int]) -> int:
    """Take protection if the event would cost more than the best cube brings."""
    best = offers[0]
    best_worth = -1
    for move in offers:
        if move == DECLINE:
            continue  # a cube never harms
        worth = harm(outlook) if move == PROTECTION else outlook.more_cubes_worth(move - CUBE, 1)
        if worth > best_worth:
            best = move
            best_worth = worth
    return best


def choose_exemption(table: Table) -> int:
    """Keep the privilege for a dear tax, but not past the end."""
    gold = table.players[table.seat].gold
    dear = table.tax >= 4 or gold < table.tax or table.round >= 5
    return USE_EXEMPTION if dear else SAVE_CARD


def choose_at_market(outlook: Outlook, offers: list[int]) -> int:
    """Make the trade that gains most; withdraw when none does."""
    table = outlook.table
    stock = table.cards.stock
    gold = outlook.gold if table.round < ROUNDS else last_gold(table, outlook.player)
    best = WITHDRAW
    best_gain = 5
    for move in offers:
        if move >= SELL:
            good = (move - SELL) // MOST_SOLD
            number = (move - SELL) % MOST_SOLD + 1
            gain = number * sale_price(table, good) * gold
            gain -= outlook.cubes_worth(good, outlook.coming[good] - number, number)
        elif move >= BUY:
            good = (move - BUY) // MOST_BOUGHT
            number = (move - BUY) % MOST_BOUGHT + 1
            gain = outlook.more_cubes_worth(good, number)
            gain -= number * stock.buy[good] * gold
        else:
            continue
        if gain > best_gain:
            best = move
            best_gain = gain
    return best


def last_gold(table: Table, player: Player) -> int:
    """Return what gold is worth at the last market: only a goldsmith still wants it."""
    for number in player.craftsmen:
        if table.cards.craftsmen[number].takes_gold:
            return VP // table.cards.craftsmen[number].takes_gold
    return 1


def choose_at_cathedral(table: Table, offers: list[int]) -> int:
    """Follow the best conversion; give back what is worth least."""
    last = table.round == ROUNDS
    kept = NOTHING_SAVED if last else SAVED
    if table.stage == CHOOSE_ZEALOUS or table.stage == AT_WORK:
        gold = 1 if last else gold_worth(table, table.players[table.seat])
        worth = Worth(VP, gold, kept)
        if table.stage == CHOOSE_ZEALOUS:
            zealous = best_conversion(table, table.seat, worth).zealous
            return ZEAL + zealous if zealous != NO_CARD else offers[0]
        use = next_use(table, worth)
        return WORK + use if use != NO_CARD else FINISH
    best = offers[0]
    for move in offers:
        if kept[move - GIVE_BACK] < kept[best - GIVE_BACK]:
            best = move
    return best
