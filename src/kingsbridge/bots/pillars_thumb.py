"""Rules of thumb for The Pillars of the Earth: what a thing is worth to a player now.

Everything is weighed in hundredths of a victory point.
"""

from __future__ import annotations

from typing import Final

from kingsbridge.pillars.cards import (
    HIRED,
    MORTAR_MIXER,
    NO_TAX_OF_ITS_OWN,
    RESOURCE_CARDS,
    Craftsman,
    Privilege,
)
from kingsbridge.pillars.conversion import Worth, best_conversion
from kingsbridge.pillars.goods import EVERY_GOOD, FIELD_GOODS, METAL
from kingsbridge.pillars.moves import (
    ARCHBISHOP,
    BUY,
    CASTLE,
    CATHEDRAL,
    CUBE,
    DISMISS,
    FINISH,
    FIRST_SPACE,
    GIVE_BACK,
    HIRE,
    KEEP_BUILDER,
    KINGS_COURT,
    KINGSBRIDGE,
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
from kingsbridge.pillars.state import NO_CARD, NOBODY, ROUNDS, Player, Table
from kingsbridge.pillars.steps.cathedral import AT_WORK, CHOOSE_ZEALOUS
from kingsbridge.pillars.steps.kings_court import is_guest

VP: Final = 100

# What a gold is worth in each round, to a player of middling wealth, before the market.
GOLD: Final = [0, 32, 31, 29, 27, 23, 13]
# What is worth saving for a later round, by good.
SAVED: Final = [28, 38, 52, 85]
# The cubes an ordinary round brings, by good.
USUAL: Final = [4, 4, 3, 1]


def choose(table: Table) -> int:
    """Return the move a sensible builder makes without thinking long."""
    offers = table.legal()
    if len(offers) == 1:
        return offers[0]
    first = offers[0]
    if first == PASS:
        return choose_card(table, offers)
    if first >= ZEAL:
        return choose_at_cathedral(table, offers)
    if first == WITHDRAW:
        return choose_at_market(table, offers)
    if first == PROTECTION or first >= CUBE:
        return choose_at_archbishop(table, offers)
    if first == KEEP_BUILDER:
        return choose_return(table)
    if first == USE_PROTECTION:
        return USE_PROTECTION if harm(table, table.seat) >= 90 or table.round >= 5 else SAVE_CARD
    if first == USE_EXEMPTION:
        return choose_exemption(table)
    if first >= PLACE or first == PASS_BUILDER:
        return choose_place(table, offers)
    return choose_dismissal(table, offers)


# What things are worth


def gold_worth(table: Table, player: Player) -> int:
    """Return what one more gold is worth: dear to the poor, cheap to the rich and at the end."""
    worth = GOLD[table.round]
    if player.gold < 6:
        return worth * 3 // 2
    if player.gold > 24:
        return worth // 3
    if player.gold > 16:
        return worth * 2 // 3
    return worth


def works_here(table: Table, player: Player, craftsman: Craftsman) -> bool:
    """Return whether a craftsman has what they need in the player's company."""
    return craftsman.needs != MORTAR_MIXER or table.serves(player, MORTAR_MIXER)


def chances(table: Table, player: Player, good: int) -> list[int]:
    """Return what the first, second, ... cube of a good brings, best uses first."""
    brings: list[int] = []
    for number in player.craftsmen:
        craftsman = table.cards.craftsmen[number]
        if not craftsman.takes or not works_here(table, player, craftsman):
            continue
        taken, amount = craftsman.takes[len(craftsman.takes) - 1]
        if taken != good:
            continue
        gain = craftsman.vp * VP + craftsman.gold * GOLD[table.round]
        if len(craftsman.takes) > 1:
            # What it takes beside metal is worth something too.
            gain -= SAVED[craftsman.takes[0][0]]
        brings += [gain // amount] * (craftsman.capacity * amount)
    brings.sort(reverse=True)
    return brings


def cubes_worth(table: Table, player: Player, good: int, more: int) -> int:
    """Return what so many more cubes of a good are worth beyond those owned and coming."""
    brings = chances(table, player, good)
    owned = player.cubes[good]
    if player.resource_cards:
        for card in range(RESOURCE_CARDS):
            if player.resource_cards >> card & 1 and table.cards.resources[card].good == good:
                owned += table.cards.resources[card].cubes
    worth = 0
    for nth in range(owned, owned + more):
        used = brings[nth] if nth < len(brings) else 0
        kept = SAVED[good] if table.round < ROUNDS and nth < 4 else 0
        sold = table.cards.stock.sell[good] * GOLD[table.round] // 3
        worth += max(used, kept, sold)
    return worth


def income(table: Table, player: Player) -> int:
    """Return what the player's craftsmen make of the cubes of an ordinary round."""
    total = 0
    for good in range(EVERY_GOOD):
        brings = chances(table, player, good)
        for nth in range(min(USUAL[good], len(brings))):
            total += brings[nth]
    for number in player.craftsmen:
        craftsman = table.cards.craftsmen[number]
        if craftsman.takes:
            continue
        gain = craftsman.vp * VP + craftsman.gold * GOLD[table.round]
        if craftsman.takes_gold:
            # A goldsmith makes points of what is left over: more of it at the very end.
            uses = 5 if table.round == ROUNDS else 2
            gain -= craftsman.takes_gold * GOLD[table.round]
            total += max(0, gain) * min(uses, craftsman.capacity)
        elif craftsman.holds_metal:
            total += gain // 2
        else:
            total += gain
    return total


def craftsman_worth(table: Table, player: Player, number: int) -> int:
    """Return what hiring a craftsman brings in the rounds that are left, this one counted."""
    if len(player.craftsmen) < table.craftsman_limit(player):
        before = income(table, player)
        player.craftsmen.append(number)
        gain = income(table, player) - before
        player.craftsmen.pop()
    else:
        before = income(table, player)
        player.craftsmen.append(number)
        gain = best_without_one(table, player) - before
        player.craftsmen.pop()
    return gain * (ROUNDS + 1 - table.round)


def best_without_one(table: Table, player: Player) -> int:
    """Return the income after dismissing whoever is needed least."""
    best = 0
    for place in range(len(player.craftsmen)):
        best = max(best, income_without(table, player, place))
    return best


def income_without(table: Table, player: Player, place: int) -> int:
    """Return the income without one craftsman, with a little for what the market asks for."""
    number = player.craftsmen.pop(place)
    left = income(table, player)
    if table.cards.craftsmen[number].serves_as > MORTAR_MIXER:
        left -= 15
    player.craftsmen.insert(place, number)
    return left


def privilege_worth(table: Table, player: Player, card: Privilege) -> int:
    """Return what a privilege brings from its step of this round to the end."""
    gold = gold_worth(table, player)
    rounds = ROUNDS + 1 - table.round
    worth = card.gains_vp * VP + card.gains_gold * gold
    for good in range(EVERY_GOOD):
        if card.gains[good]:
            worth += cubes_worth(table, player, good, card.gains[good])
        if card.production[good]:
            worth += rounds * (SAVED[good] + 25)
    worth += card.workers * (rounds - 1) * GOLD[table.round]
    if card.tax != NO_TAX_OF_ITS_OWN:
        worth += rounds * gold * 3 // 2
    worth += card.priory_bonus * rounds * 40
    if card.craftsman_limit:
        worth += (rounds - 1) * 60
    if card.sees_event:
        worth += (rounds - 1) * 15
    if card.spares_event:
        worth += 70
    if card.spares_tax:
        worth += 4 * gold
    if card.free_builder:
        worth += 5 * gold if rounds > 1 else 0
    return worth


def harm(table: Table, seat: int) -> int:
    """Return what the event that was turned costs a seat that is not protected."""
    event = table.cards.events[table.event]
    player = table.players[seat]
    cost = min(event.loses_vp, player.vp) * VP
    if event.pay:
        paid = min(event.pay, player.gold)
        cost += paid * gold_worth(table, player) + (event.pay - paid) // 2 * VP
    if event.more_yield < 0:
        cost += player.resource_cards.bit_count() * 55
    if event.builders and table.round < ROUNDS:
        cost += 110
    if event.loses_craftsmen and player.craftsmen:
        cost += (income(table, player) - best_without_one(table, player)) * (
            ROUNDS + 1 - table.round
        )
    return cost


# The decisions


def choose_card(table: Table, offers: list[int]) -> int:
    """Take the card worth most beyond its workers' wages or its price; pass if none is."""
    player = table.players[table.seat]
    gold = gold_worth(table, player)
    wage = min(gold, GOLD[table.round])
    best = PASS
    best_worth = 0
    for move in offers:
        worth = 0
        if HIRE <= move < HIRE + HIRED:
            card = table.cards.craftsmen[move - HIRE]
            worth = craftsman_worth(table, player, move - HIRE) - card.cost * gold
        elif TAKE <= move < HIRE:
            resource = table.cards.resources[move - TAKE]
            worth = cubes_worth(table, player, resource.good, resource.cubes)
            worth -= resource.workers * wage
        if worth > best_worth:
            best = move
            best_worth = worth
    return best


def choose_dismissal(table: Table, offers: list[int]) -> int:
    """Let go whoever is needed least."""
    player = table.players[table.seat]
    best = offers[0]
    most = -1
    for move in offers:
        left = income_without(table, player, player.craftsmen.index(move - DISMISS))
        if left > most:
            best = move
            most = left
    return best


def place_worth(table: Table, player: Player, choice: int) -> int:
    """Return what a builder brings on the next free space of a place."""
    gold = gold_worth(table, player)
    if choice == ARCHBISHOP:
        return 110
    if choice == KINGSBRIDGE or choice == KINGSBRIDGE + 1:
        card = table.kingsbridge[choice - KINGSBRIDGE]
        return privilege_worth(table, player, table.cards.privileges[card])
    if choice == PRIORY:
        bonus = 0
        for privilege in player.privileges:
            bonus += table.cards.privileges[privilege].priory_bonus
        place = table.free_space(PRIORY) - FIRST_SPACE[PRIORY]
        return (table.cards.stock.priory[place] + bonus) * VP
    if choice == KINGS_COURT:
        worth = 0 if is_guest(table, table.seat) else 7 * gold // 2
        if table.free_space(KINGS_COURT) == FIRST_SPACE[KINGS_COURT]:
            worth += cubes_worth(table, player, METAL, table.court_metal)
        return worth
    if choice == SHIRING or choice == SHIRING + 1:
        return craftsman_worth(table, player, table.shiring[choice - SHIRING])
    if choice == CASTLE:
        return 0 if table.round == ROUNDS else 3 * GOLD[table.round]
    if choice == MARKET:
        return market_worth(table, player)
    return 0 if table.round == ROUNDS else 60


def market_worth(table: Table, player: Player) -> int:
    """Return what a place at the market is worth: the best purchase, or the gold of a sale."""
    for space in range(FIRST_SPACE[MARKET], FIRST_SPACE[MARKET + 1]):
        if table.spaces[space] == table.seat:
            return 10
    gold = gold_worth(table, player)
    best = 0
    for good in range(FIELD_GOODS):
        price = table.cards.stock.buy[good]
        for number in range(1, table.market[good] + 1):
            if number * price + 4 > player.gold + player.mill:
                break
            best = max(best, cubes_worth(table, player, good, number) - number * price * gold)
    spare = player.total_cubes() + 2 * player.resource_cards.bit_count()
    return best + (spare * 12 if player.gold < 8 else 20)


def choose_place(table: Table, offers: list[int]) -> int:
    """Pay for the best place if it is worth it; otherwise let the builder wait."""
    player = table.players[table.seat]
    worths: list[int] = []
    best = NOBODY
    best_worth = -1
    for choice in range(CATHEDRAL + 1):
        if table.free_space(choice) == NOBODY:
            continue
        worth = place_worth(table, player, choice)
        worths.append(worth)
        if worth > best_worth:
            best = choice
            best_worth = worth
    place = PLACE + best
    if PASS_BUILDER not in offers:
        return place
    later = worth_of_waiting(table, worths)
    price = table.cost * gold_worth(table, player)
    if USE_FREE_BUILDER in offers and best_worth - later > 60 and table.cost >= 4:
        return USE_FREE_BUILDER
    if place in offers and best_worth - price > later:
        return place
    return PASS_BUILDER


def worth_of_waiting(table: Table, worths: list[int]) -> int:
    """Guess what will be left: about half the builders to come take one of the better places."""
    worths.sort(reverse=True)
    ahead = (sum(table.bag) + 1) // 2 + len(table.waiting)
    return worths[min(ahead, len(worths) - 1)]


def choose_return(table: Table) -> int:
    """Put back an own builder that comes too dear; keep all else."""
    mine = table.drawn == table.seat
    player = table.players[table.seat]
    return RETURN_BUILDER if mine and table.cost > max(4, player.gold // 3) else KEEP_BUILDER


def choose_at_archbishop(table: Table, offers: list[int]) -> int:
    """Take protection if the event would cost more than the best cube brings."""
    player = table.players[table.seat]
    best = offers[0]
    best_worth = -1
    for move in offers:
        if move == PROTECTION:
            worth = harm(table, table.seat)
        else:
            worth = cubes_worth(table, player, move - CUBE, 1)
        if worth > best_worth:
            best = move
            best_worth = worth
    return best


def choose_exemption(table: Table) -> int:
    """Keep the privilege for a dear tax, but not past the end."""
    gold = table.players[table.seat].gold
    dear = table.tax >= 4 or gold < table.tax or table.round >= 5
    return USE_EXEMPTION if dear else SAVE_CARD


def choose_at_market(table: Table, offers: list[int]) -> int:
    """Make the trade that gains most; withdraw when none does."""
    player = table.players[table.seat]
    gold = gold_worth(table, player) if table.round < ROUNDS else last_gold(table, player)
    best = WITHDRAW
    best_gain = 5
    for move in offers:
        if move >= SELL:
            good = (move - SELL) // MOST_SOLD
            number = (move - SELL) % MOST_SOLD + 1
            player.cubes[good] -= number
            lost = cubes_worth(table, player, good, number)
            player.cubes[good] += number
            gain = number * table.cards.stock.sell[good] * gold - lost
        elif move >= BUY:
            good = (move - BUY) // MOST_BOUGHT
            number = (move - BUY) % MOST_BOUGHT + 1
            gain = cubes_worth(table, player, good, number)
            gain -= number * table.cards.stock.buy[good] * gold
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
    player = table.players[table.seat]
    last = table.round == ROUNDS
    kept = [0] * EVERY_GOOD if last else SAVED
    if table.stage == CHOOSE_ZEALOUS or table.stage == AT_WORK:
        gold = 1 if last else gold_worth(table, player)
        plan = best_conversion(table, table.seat, Worth(VP, gold, kept))
        if table.stage == CHOOSE_ZEALOUS:
            return ZEAL + plan.zealous if plan.zealous != NO_CARD else offers[0]
        return WORK + plan.uses[0] if plan.uses else FINISH
    best = offers[0]
    for move in offers:
        if kept[move - GIVE_BACK] < kept[best - GIVE_BACK]:
            best = move
    return best
