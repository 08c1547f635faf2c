"""5 Action: each player plays a card, carries it out, and discards one (W-5)."""

from __future__ import annotations

from typing import ClassVar, Final

from kingsbridge.engine.menu import Menu
from kingsbridge.engine.state import Step
from kingsbridge.titles.world import events, houses, plague, projects
from kingsbridge.titles.world.cards import (
    ACTIONS,
    BUILDING_CARD,
    CLOTH_CARD,
    DONATION_CARD,
    FAVOR_CARD,
    FORGO_REWARD,
    GRAIN_CARD,
    HOUSE_BUILDING_CARD,
    HOUSE_RENT_CARD,
    HOUSE_SPACES,
    LIMIT_BUILD,
    LIMIT_RENT,
    LIMIT_SALES,
    LOCATIONS,
    MEDICINE_CARD,
    NO_ACTIONS,
    NONE,
    PIETY_CARD,
    PRICE,
    PRIVILEGE_CARD,
    PROJECTS,
    RANDOM_DISCARD,
    RESOURCE_CARD,
    SALES_CARD,
    TRADE,
)
from kingsbridge.titles.world.goods import CLOTH, GOLD, GRAIN, PIETY, RESOURCES, WOOL
from kingsbridge.titles.world.moves import (
    BUILD,
    CARE,
    DISCARD,
    DONATE,
    DONE,
    EXCHANGE,
    FORGO,
    GET,
    HOUSE,
    MOST_WOOL,
    PLAY,
    RENT,
    SELL_CLOTH,
    SELL_WOOL,
    TREAT,
    WEAVE,
)
from kingsbridge.titles.world.state import FROM_EVENTS, FROM_MEDICINE, Player, Table
from kingsbridge.titles.world.steps.favor import move_marker, space_after

# What is being asked.
CHOOSE_CARD: Final = 0  # which card to play, or to forgo the action
CHOOSE_UNUSED: Final = 1  # which card to play without its action
ACT: Final = 2  # what the action asks for
TRADE_AFTER: Final = 3  # a long-term event's trade, after the action
CHOOSE_DISCARD: Final = 4  # which card to discard

# What has been sold in one action, in `focus`.
WOOL_SOLD: Final = 1
CLOTH_SOLD: Final = 2

NO_LIMIT: Final = 99


class Action(Step[Table]):
    """W-5.1: the active player first, then clockwise."""

    name: ClassVar[str] = "action"
    stages: ClassVar[list[str]] = [
        "choose_card",
        "choose_unused",
        "act",
        "trade_after",
        "choose_discard",
    ]

    def enter(self, table: Table) -> bool:
        table.turn = 0
        return begin_turn(table)

    def resume(self, table: Table) -> bool:
        table.seat = table.seat_after_start(table.turn)
        if table.stage == ACT and not can_go_on(table):
            return finish_action(table)
        return True

    def options(self, table: Table, menu: Menu) -> None:
        player = table.players[table.seat]
        if table.stage == ACT:
            menu.offer(DONE)
            offer_action(table, player, menu)
        elif table.stage == TRADE_AFTER:
            menu.offer(DONE)
            offer_trade(table, player, menu)
        elif table.stage == CHOOSE_DISCARD:
            offer_hand(player, DISCARD, menu)
        else:
            offer_hand(player, PLAY, menu)
            if table.stage == CHOOSE_CARD:
                # W-1.6: the trade of a long-term event goes with an action, not instead of it.
                if player.traded:
                    menu.refuse(FORGO, "W-1.6")
                else:
                    menu.offer(FORGO)
                offer_trade(table, player, menu)

    def apply(self, table: Table, move: int) -> bool:
        player = table.players[table.seat]
        if move == FORGO:
            table.stage = CHOOSE_UNUSED
            return True
        if EXCHANGE <= move < GET:
            return self.trade(table, player, move - EXCHANGE)
        if move == DONE:
            return finish_action(table) if table.stage == ACT else begin_discard(table)
        if table.stage == ACT:
            act(table, table.seat, move)
            return go_on(table)
        if table.stage == CHOOSE_DISCARD:
            events.discard(table, player, move - DISCARD)
            return next_turn(table)
        return play_card(table, player, move - PLAY)

    def trade(self, table: Table, player: Player, place: int) -> bool:
        """W-1.5: trade once a round, before or after the action."""
        effect = table.in_force(TRADE)
        assert effect is not None
        events.trade(table, effect, player, place)
        player.traded = True
        return True if table.stage == CHOOSE_CARD else begin_discard(table)


def offer_hand(player: Player, block: int, menu: Menu) -> None:
    """Offer the cards in hand, to play or to discard; the others have had their turn (W-5.4)."""
    left = player.hand
    while left:
        card = left & -left
        menu.offer(block + card.bit_length() - 1)
        left ^= card
    if menu.explains:
        for number in range(ACTIONS):
            if not player.hand >> number & 1:
                menu.refuse(block + number, "W-5.4")


# A player's turn


def begin_turn(table: Table) -> bool:
    """Ask the next player for a card; who may not act plays one without its action."""
    table.seat = table.seat_after_start(table.turn)
    table.acting = NONE
    table.used = 0
    table.focus = 0
    table.stage = CHOOSE_UNUSED if must_forgo(table, table.seat) else CHOOSE_CARD
    return True


def must_forgo(table: Table, seat: int) -> bool:
    """W-8.7, W-8.10: the royal court and the King's war each take the action, together but one."""
    at_court = table.round == 1 and table.players[seat].court
    return at_court or table.this_round(NO_ACTIONS) is not None


def play_card(table: Table, player: Player, card: int) -> bool:
    """W-5.1: lay a card face up on the action pile, and carry it out unless it was forgone."""
    player.hand &= ~(1 << card)
    player.played.append(card)
    if table.stage == CHOOSE_UNUSED:
        table.tell("forgoes", "W-5.5", table.seat, card)
        reward = table.this_round(FORGO_REWARD)
        if reward is not None and table.can_give(reward.get):
            table.receive(player, reward.get, FROM_EVENTS)
            table.tell("takes_good", "W-1.3", table.seat, reward.get[0][0])
        return begin_discard(table)
    table.tell("plays", "W-5.1", table.seat, card)
    if card == PRIVILEGE_CARD:
        # W-5.15, W-5.23: it repeats the card below it, if there is one.
        if len(player.played) == 1:
            return finish_action(table)
        card = player.played[-2]
    table.acting = card
    return begin_action(table, player, card)


def begin_action(table: Table, player: Player, card: int) -> bool:
    """Carry out a card that asks for nothing; ask for what the others need."""
    if card == GRAIN_CARD:
        take_from_supply(table, player, GRAIN, "W-5.10")
    elif card == PIETY_CARD:
        take_from_supply(table, player, PIETY, "W-5.11")
    elif card == FAVOR_CARD:
        seek_favor(table, player)
    elif card == HOUSE_RENT_CARD and player.houses.bit_count() <= limit(table, LIMIT_RENT):
        # All of them pay, so there is nothing to choose.
        table.used = limit(table, LIMIT_RENT)
        for space in range(HOUSE_SPACES):
            if player.houses >> space & 1:
                houses.collect(table, table.seat, space)
        return go_on(table)
    else:
        return go_on(table)
    return finish_action(table)


def take_from_supply(table: Table, player: Player, good: int, clause: str) -> None:
    """W-5.2: what the supply lacks cannot be had."""
    if table.gain(player, good, 1):
        table.tell("takes_good", clause, table.seat, good)


def seek_favor(table: Table, player: Player) -> None:
    """W-5.21: the marker moves 1 space. W-5.22: not to the Outlaws without the gold for them."""
    if player.has(table.cards.favors[space_after(table, 1)].pay):
        move_marker(table, table.seat, 1)


def go_on(table: Table) -> bool:
    """Ask for more of the action as long as there is any; errands come first."""
    table.stage = ACT
    if table.errands or can_go_on(table):
        return True
    return finish_action(table)


def can_go_on(table: Table) -> bool:
    """Return whether the action offers anything more; if so, that is what is offered next."""
    menu = Menu()
    menu.offer(DONE)
    offer_action(table, table.players[table.seat_after_start(table.turn)], menu)
    if len(menu.offers) == 1:
        return False
    table.offers = menu.offers
    return True


def finish_action(table: Table) -> bool:
    """The action is over: a trade that is still open, then the discard."""
    seat = table.seat_after_start(table.turn)
    table.seat = seat
    player = table.players[seat]
    effect = table.in_force(TRADE)
    if effect is not None and not player.traded and events.can_trade(table, effect, player):
        table.stage = TRADE_AFTER
        return True
    return begin_discard(table)


def begin_discard(table: Table) -> bool:
    """W-5.3: discard one, but only if the action pile is the larger one."""
    player = table.players[table.seat]
    if len(player.played) <= player.discarded.bit_count() or discards_nothing(table):
        return next_turn(table)
    if table.in_force(RANDOM_DISCARD) is not None or player.hand.bit_count() == 1:
        events.discard(table, player, table.dice.draw(player.hand))
        return next_turn(table)
    table.stage = CHOOSE_DISCARD
    return True


def discards_nothing(table: Table) -> bool:
    """W-0.6: in the first chapter of a first game nobody discards."""
    return table.rules.first_game and table.chapter == 1


def next_turn(table: Table) -> bool:
    """On to the next player, until all have had their turn."""
    table.turn += 1
    if table.turn < table.seats:
        return begin_turn(table)
    if table.round == 1:
        for player in table.players:
            player.court = False
    return False


def offer_trade(table: Table, player: Player, menu: Menu) -> None:
    """W-1.5: the trade of a long-term event, once a round."""
    effect = table.in_force(TRADE)
    if effect is None:
        return
    if player.traded or not events.can_trade(table, effect, player):
        menu.refuse(EXCHANGE, "W-1.5")
    else:
        events.offer_trade(table, effect, menu)


# What each card asks for


def limit(table: Table, kind: int) -> int:
    """Return how much of an action is allowed, long-term events considered (W-1.4)."""
    effect = table.in_force(kind)
    if effect is not None:
        return effect.most
    if kind == LIMIT_BUILD:
        return table.cards.stock.build_most
    return table.cards.stock.rent_most if kind == LIMIT_RENT else NO_LIMIT


def offer_action(table: Table, player: Player, menu: Menu) -> None:
    """Offer and refuse what the card being carried out asks for."""
    card = table.acting
    if card == RESOURCE_CARD:
        offer_resource(table, menu)
    elif card == BUILDING_CARD:
        offer_building(table, player, menu)
    elif card == SALES_CARD:
        offer_sales(table, player, menu)
    elif card == HOUSE_BUILDING_CARD:
        offer_houses(table, player, menu)
    elif card == HOUSE_RENT_CARD:
        offer_rents(table, player, menu)
    elif card == DONATION_CARD:
        offer_donations(table, player, menu)
    elif card == CLOTH_CARD:
        offer_weaving(table, player, menu)
    elif card == MEDICINE_CARD:
        offer_medicine(table, player, menu)


def offer_resource(table: Table, menu: Menu) -> None:
    """W-5.12: a stone or a wood."""
    if table.used:
        return
    for good in range(RESOURCES):
        if table.supply[good]:
            menu.offer(GET + good)
        else:
            menu.refuse(GET + good, "W-0.8")


def offer_building(table: Table, player: Player, menu: Menu) -> None:
    """W-5.13: up to 2 resources on free spaces of one project."""
    if table.used >= limit(table, LIMIT_BUILD):
        return
    for project in range(PROJECTS):
        other = table.used > 0 and project != table.focus
        clause = "W-5.13" if other else projects.hindrance(table, project)
        for resource in range(RESOURCES):
            move = BUILD + 2 * project + resource
            if clause:
                menu.refuse(move, clause)
            elif player.goods[resource] and projects.free_spaces(table, project, resource):
                menu.offer(move)
            else:
                menu.refuse(move, "W-5.13")


def offer_sales(table: Table, player: Player, menu: Menu) -> None:
    """W-5.14: any number of wool, and at most 1 cloth while its market is open."""
    room = limit(table, LIMIT_SALES) - table.used
    if not table.focus & WOOL_SOLD:
        if not player.goods[WOOL]:
            menu.refuse(SELL_WOOL, "W-5.14")
        for number in range(min(player.goods[WOOL], MOST_WOOL)):
            if number < room:
                menu.offer(SELL_WOOL + number)
            else:
                menu.refuse(SELL_WOOL + number, "W-1.4")
    if table.focus & CLOTH_SOLD or not table.cloth_open or not player.goods[CLOTH]:
        menu.refuse(SELL_CLOTH, "W-5.14")
    elif room < 1:
        menu.refuse(SELL_CLOTH, "W-1.4")
    else:
        menu.offer(SELL_CLOTH)


def offer_houses(table: Table, player: Player, menu: Menu) -> None:
    """W-5.16: a house on a free space that can be paid for."""
    if table.used:
        return
    for space in range(HOUSE_SPACES):
        clause = houses.hindrance(table, player, space)
        if clause:
            menu.refuse(HOUSE + space, clause)
        elif not houses.can_pay(table, player, space):
            menu.refuse(HOUSE + space, "W-5.16")
        else:
            menu.offer(HOUSE + space)


def offer_rents(table: Table, player: Player, menu: Menu) -> None:
    """W-5.17: up to 2 own houses; those that have paid are remembered in `focus`."""
    if table.used >= limit(table, LIMIT_RENT):
        return
    for space in range(HOUSE_SPACES):
        if player.houses >> space & 1:
            if table.focus >> space & 1:
                menu.refuse(RENT + space, "W-5.17")
            else:
                menu.offer(RENT + space)


def offer_donations(table: Table, player: Player, menu: Menu) -> None:
    """W-5.18: gold and a seal on an unfinished project, not twice on the same."""
    if table.used:
        return
    stock = table.cards.stock
    for project in range(PROJECTS):
        clause = projects.hindrance(table, project)
        if clause:
            menu.refuse(DONATE + project, clause)
        elif (
            player.seals.bit_count() >= stock.seals
            or player.seals >> project & 1
            or player.goods[GOLD] < stock.donation_gold
        ):
            menu.refuse(DONATE + project, "W-5.18")
        else:
            menu.offer(DONATE + project)


def offer_weaving(table: Table, player: Player, menu: Menu) -> None:
    """W-5.19: 1 wool into 1 cloth, or 2 into 2."""
    if table.used:
        return
    for number in range(1, table.cards.stock.weave_most + 1):
        if number > player.goods[WOOL]:
            menu.refuse(WEAVE + number - 1, "W-5.19")
        elif number > table.supply[CLOTH]:
            menu.refuse(WEAVE + number - 1, "W-0.8")
        else:
            menu.offer(WEAVE + number - 1)


def offer_medicine(table: Table, player: Player, menu: Menu) -> None:
    """W-5.20: minor help for gold and a point, or care for the ill as far as knowledge goes."""
    if table.focus:
        return
    if table.used:
        menu.refuse(TREAT, "W-5.20")
    else:
        menu.offer(TREAT)
    for location in range(LOCATIONS):
        clause = plague.hindrance(table, player, location, table.used)
        if clause:
            menu.refuse(CARE + location, clause)
        else:
            menu.offer(CARE + location)


# What each card does


def act(table: Table, seat: int, move: int) -> None:
    """Carry out one choice of an action."""
    player = table.players[seat]
    card = table.acting
    if card == RESOURCE_CARD:
        table.used = 1
        take_from_supply(table, player, move - GET, "W-5.12")
    elif card == BUILDING_CARD:
        build(table, seat, move - BUILD)
    elif card == SALES_CARD:
        sell(table, player, move)
    elif card == HOUSE_BUILDING_CARD:
        table.used = 1
        houses.pay_for(table, player, move - HOUSE)
        houses.build_house(table, seat, move - HOUSE, "W-5.16")
    elif card == HOUSE_RENT_CARD:
        table.used += 1
        table.focus |= 1 << (move - RENT)
        houses.collect(table, seat, move - RENT)
    elif card == DONATION_CARD:
        table.used = 1
        donate(table, player, move - DONATE)
    elif card == CLOTH_CARD:
        table.used = 1
        weave(table, player, move - WEAVE + 1)
    else:
        practise_medicine(table, player, move)


def build(table: Table, seat: int, choice: int) -> None:
    """W-5.13: one resource; the first also fixes the project."""
    project, resource = divmod(choice, 2)
    if not table.used:
        projects.reward_work(table, seat, project)
    table.used += 1
    table.focus = project
    projects.build(table, seat, project, resource)


def sell(table: Table, player: Player, move: int) -> None:
    """W-5.14: for the printed price, or the one a long-term event sets."""
    number = 1 if move == SELL_CLOTH else move - SELL_WOOL + 1
    good = CLOTH if move == SELL_CLOTH else WOOL
    table.used += number
    table.focus |= CLOTH_SOLD if good == CLOTH else WOOL_SOLD
    gold = number * price(table, good)
    table.pay(player, good, number)
    table.gain(player, GOLD, gold)
    table.tell("sells", "W-5.14", table.seat, good, number, gold)


def price(table: Table, good: int) -> int:
    """Return what a wool or a cloth brings at the market now."""
    effect = table.in_force(PRICE)
    if effect is not None and effect.good == good:
        return effect.gold
    return table.cards.stock.cloth_price if good == CLOTH else table.cards.stock.wool_price


def donate(table: Table, player: Player, project: int) -> None:
    """W-5.18: gold and a seal."""
    table.pay(player, GOLD, table.cards.stock.donation_gold)
    player.seals |= 1 << project
    table.tell("donates", "W-5.18", table.seat, project)


def weave(table: Table, player: Player, number: int) -> None:
    """W-5.19: wool into cloth."""
    table.pay(player, WOOL, number)
    table.gain(player, CLOTH, number)
    table.tell("weaves", "W-5.19", table.seat, number)


def practise_medicine(table: Table, player: Player, move: int) -> None:
    """W-5.20: either the small fee, or care for a location, and then perhaps another (W-10.2)."""
    if move == TREAT:
        table.focus = 1
        table.receive(player, table.cards.stock.medicine, FROM_MEDICINE)
        table.tell("treats", "W-5.20", table.seat)
    else:
        location = move - CARE
        table.used += table.illness[location]
        plague.care(table, table.seat, location)
