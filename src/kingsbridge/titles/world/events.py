"""What events do: each effect is data, carried out here (W-1.3).

Some effects happen at once to everybody. Others ask each player in turn, the active player
first; where somebody has no choice, what must happen happens.
"""

from __future__ import annotations

from kingsbridge.engine.menu import Menu
from kingsbridge.titles.world import plague, projects
from kingsbridge.titles.world.cards import (
    ACTIONS,
    BUILD_ONE,
    CLOSE_CLOTH_MARKET,
    COMPLETE_TOWER,
    COVER_FAVOR,
    DISCARD_EXTRA,
    DISCARD_FOR,
    END_PLAGUE,
    FAVORS,
    FORGO_REWARD,
    GAIN,
    HOUSE_SPACES,
    LEAST,
    LOSE_CHOICE,
    LOSE_HOUSE,
    MOST,
    NO_ACTIONS,
    ONLY_PROJECT,
    OPEN_CLOTH_MARKET,
    PAY_OR_LOSE,
    PROJECT,
    PROJECTS,
    REWARD_IF,
    REWARD_PER,
    TRADE,
    Amount,
    Effect,
)
from kingsbridge.titles.world.cards import LOSE as LOSE_FIRST
from kingsbridge.titles.world.goods import RESOURCES, VP
from kingsbridge.titles.world.moves import (
    BUILD,
    DECLINE,
    DISCARD,
    EXCHANGE,
    FORGO,
    GET,
    GIVE,
    LOSE,
    PAY,
    REMOVE,
)
from kingsbridge.titles.world.state import FROM_EVENTS, PILE, Player, Table


def begin(table: Table) -> bool:
    """Begin to carry out the event; return whether somebody must decide."""
    table.effect = 0
    table.turn = 0
    table.left = 0
    return go_on(table)


def go_on(table: Table) -> bool:
    """Carry out what is left of the event, up to the next decision."""
    effects = table.cards.events[table.event].effects
    while table.effect < len(effects):
        effect = effects[table.effect]
        if table.turn == 0:
            at_once(table, effect)
            if table.errands:
                # W-9.4: who cares for the ill at once does so before anything else happens.
                table.turn = table.seats
                return True
        while table.turn < table.seats:
            table.seat = table.seat_after_start(table.turn)
            if asks(table, effect, table.players[table.seat]):
                return True
            table.turn += 1
            table.left = 0
        table.effect += 1
        table.turn = 0
    return False


# What happens at once


def at_once(table: Table, effect: Effect) -> None:
    """Carry out an effect on the board, or one that compares the players."""
    kind = effect.do
    if kind == PROJECT:
        table.in_play |= 1 << effect.project
        table.tell("project_enters", "W-9.1", table.start, effect.project)
    elif kind == OPEN_CLOTH_MARKET:
        table.cloth_open = True
        table.tell("opens_cloth_market", "W-1.3", table.start)
    elif kind == CLOSE_CLOTH_MARKET:
        # W-1.8: until the chapter ends, when all covers go (W-7.2).
        table.cloth_open = False
        table.tell("closes_cloth_market", "W-1.8", table.start)
    elif kind == COVER_FAVOR:
        table.covered |= effect.covers
        for space in range(FAVORS):
            if effect.covers >> space & 1:
                table.tell("covers_favor", "W-6.3", table.start, space)
    elif kind == ONLY_PROJECT:
        table.only_project = effect.project
        table.tell("covers_projects", "W-9.10", table.start, effect.project)
    elif kind == END_PLAGUE:
        plague.end(table)
    elif kind == COMPLETE_TOWER:
        projects.complete_tower(table)
    elif kind in (LEAST, MOST):
        compare(table, effect)


def compare(table: Table, effect: Effect) -> None:
    """Find who has the most or the least of a good; all who tie are meant."""
    numbers = [player.goods[effect.good] for player in table.players]
    mark = min(numbers) if effect.do == LEAST else max(numbers)
    meant = [seat for seat in range(table.seats) if numbers[seat] == mark]
    for turn in range(table.seats):
        table.seat = table.seat_after_start(turn)
        if table.seat in meant:
            player = table.players[table.seat]
            vp = effect.vp if len(meant) == 1 else effect.tied_vp
            earn(table, player, vp)
            give(table, player, effect.get)
            lose(table, player, effect.lose)


# What is asked of each player


def asks(table: Table, effect: Effect, player: Player) -> bool:
    """Do to a player what leaves no choice; return whether there is a choice to make."""
    kind = effect.do
    if kind == TRADE:
        return not table.cards.events[table.event].long and can_trade(table, effect, player)
    if kind == PAY_OR_LOSE:
        return asks_to_pay(table, effect, player)
    if kind == GAIN:
        return asks_what_to_get(table, effect, player)
    if kind == LOSE_FIRST:
        lose_first(table, effect, player)
    elif kind == LOSE_CHOICE:
        return asks_what_to_lose(table, effect, player)
    elif kind == LOSE_HOUSE:
        return asks_which_house(table, effect, player)
    elif kind == FORGO_REWARD:
        return asks_to_forgo(table, effect, player)
    elif kind == DISCARD_FOR:
        return can_discard_more(table, player) and table.can_give(effect.get)
    elif kind == DISCARD_EXTRA:
        return can_discard_more(table, player)
    elif kind == BUILD_ONE:
        return bool(buildable(table, player))
    elif kind == REWARD_IF:
        if player.goods[effect.good] >= effect.at_least:
            earn(table, player, effect.vp)
            give(table, player, effect.get)
    elif kind == REWARD_PER:
        earn(table, player, effect.vp * player.goods[effect.good])
    return False


def options(table: Table, menu: Menu) -> None:
    """Offer and refuse what the event leaves to the deciding player."""
    effect = table.cards.events[table.event].effects[table.effect]
    player = table.players[table.seat]
    kind = effect.do
    if kind == TRADE:
        menu.offer(DECLINE)
        offer_trade(table, effect, menu)
    elif kind == PAY_OR_LOSE:
        menu.offer(PAY)
        menu.offer(LOSE)
    elif kind == GAIN:
        for good in effect.get_one:
            if table.has_left(good):
                menu.offer(GET + good)
            else:
                menu.refuse(GET + good, "W-0.8")
    elif kind == LOSE_CHOICE:
        for good in effect.goods:
            if player.goods[good]:
                menu.offer(GIVE + good)
            else:
                menu.refuse(GIVE + good, "W-1.3")
    elif kind == LOSE_HOUSE:
        for space in range(HOUSE_SPACES):
            if player.houses >> space & 1:
                menu.offer(REMOVE + space)
    elif kind == FORGO_REWARD:
        menu.offer(FORGO)
        menu.offer(DECLINE)
    elif kind == BUILD_ONE:
        menu.offer(DECLINE)
        for move in buildable(table, player):
            menu.offer(move)
    else:
        if kind == DISCARD_FOR:
            menu.offer(DECLINE)
        for card in range(ACTIONS):
            if player.hand >> card & 1:
                menu.offer(DISCARD + card)


def apply(table: Table, move: int) -> bool:
    """Carry out a player's answer and go on with the event."""
    effect = table.cards.events[table.event].effects[table.effect]
    player = table.players[table.seat]
    if move >= BUILD and effect.do == BUILD_ONE:
        project, resource = divmod(move - BUILD, 2)
        projects.build(table, table.seat, project, resource)
    elif move >= REMOVE:
        remove_house(table, player, move - REMOVE)
    elif move >= GIVE:
        lose_good(table, player, move - GIVE)
        table.left -= 1
        if table.left:
            return go_on(table)
    elif move >= GET:
        give(table, player, [(move - GET, 1)])
    elif move >= EXCHANGE:
        trade(table, effect, player, move - EXCHANGE)
    elif move == PAY:
        pay(table, player, effect.pay, "W-1.3")
    elif move == LOSE:
        lose(table, player, effect.lose)
    elif move == FORGO:
        forgo(table, effect, player)
    elif move >= DISCARD and move < DISCARD + ACTIONS:
        discard(table, player, move - DISCARD)
        give(table, player, effect.get)
    table.turn += 1
    table.left = 0
    # W-9.4: who cares for the ill at once does so before the next player is asked.
    return True if table.errands else go_on(table)


def earn(table: Table, player: Player, vp: int) -> None:
    """Give an event's victory points."""
    if vp:
        table.score(player, vp, FROM_EVENTS)
        table.tell("earns_vp", "W-1.3", table.seat, vp)


def give(table: Table, player: Player, amounts: list[Amount]) -> None:
    """Give what an event gives, as far as the supply has it."""
    for good, number in amounts:
        if good == VP:
            earn(table, player, number)
        else:
            got = table.gain(player, good, number)
            if got:
                table.tell("takes_good", "W-1.3", table.seat, good, got)


def pay(table: Table, player: Player, amounts: list[Amount], clause: str) -> None:
    """Have a player pay what an event asks for."""
    table.hand_over(player, amounts, FROM_EVENTS)
    for good, number in amounts:
        table.tell("pays", clause, table.seat, good, number)


def lose(table: Table, player: Player, amounts: list[Amount]) -> None:
    """Take what an event costs, as far as the player has it."""
    for good, number in amounts:
        if good == VP:
            lost = table.lose_vp(player, number, FROM_EVENTS)
            table.tell("loses_vp", "W-1.3", table.seat, lost)
        elif player.goods[good]:
            lost = min(number, player.goods[good])
            table.pay(player, good, lost)
            table.tell("loses_good", "W-1.3", table.seat, good, lost)


def asks_to_pay(table: Table, effect: Effect, player: Player) -> bool:
    """Pay or lose, as the player likes; who can do only one does it, who can do neither suffers."""
    can_pay = player.has(effect.pay)
    can_lose = player.has(effect.lose)
    if can_pay and can_lose:
        return True
    if can_pay:
        pay(table, player, effect.pay, "W-1.3")
    elif can_lose:
        lose(table, player, effect.lose)
    else:
        lose(table, player, effect.otherwise)
    return False


def asks_what_to_get(table: Table, effect: Effect, player: Player) -> bool:
    """Give what an event gives, as far as the supply has it; of several kinds one is chosen."""
    if not effect.get_one:
        give(table, player, effect.get)
        return False
    there = [good for good in effect.get_one if table.has_left(good)]
    if len(there) > 1:
        return True
    for good in there:
        give(table, player, [(good, 1)])
    return False


def lose_first(table: Table, effect: Effect, player: Player) -> None:
    """Lose one of the first good that is owned; victory points always are."""
    for good in effect.first:
        if good == VP or player.goods[good]:
            lose(table, player, [(good, 1)])
            return


def asks_what_to_lose(table: Table, effect: Effect, player: Player) -> bool:
    """Lose goods of one's choice, as many as one has; with no choice they go unasked."""
    owned = [good for good in effect.goods if player.goods[good]]
    number = sum(player.goods[good] for good in owned)
    if not table.left:
        table.left = min(effect.number, number)
    if not table.left:
        return False
    if len(owned) > 1 and number > table.left:
        return True
    while table.left:
        for good in owned:
            if table.left and player.goods[good]:
                lose_good(table, player, good)
                table.left -= 1
    return False


def lose_good(table: Table, player: Player, good: int) -> None:
    table.pay(player, good, 1)
    table.tell("loses_good", "W-1.3", table.seat, good, 1)


def asks_which_house(table: Table, effect: Effect, player: Player) -> bool:
    """Lose a house, or victory points if none stands; the only one goes unasked."""
    if not player.houses:
        lose(table, player, effect.otherwise)
        return False
    if player.houses.bit_count() > 1:
        return True
    remove_house(table, player, player.houses.bit_length() - 1)
    return False


def remove_house(table: Table, player: Player, space: int) -> None:
    """The house returns to its owner and the space is free again."""
    player.houses &= ~(1 << space)
    table.tell("loses_house", "W-1.3", table.seat, space)


# Trades (W-1.5)


def can_trade(table: Table, effect: Effect, player: Player) -> bool:
    """Return whether a player has what a trade takes and the supply what it gives."""
    if not player.has(effect.give):
        return False
    if effect.get_one:
        return any(table.has_left(good) for good in effect.get_one)
    return table.can_give(effect.get)


def offer_trade(table: Table, effect: Effect, menu: Menu) -> None:
    """Offer a trade; where it gives a choice of goods, one move for each."""
    if not effect.get_one:
        menu.offer(EXCHANGE)
    for place, good in enumerate(effect.get_one):
        if table.has_left(good):
            menu.offer(EXCHANGE + place)
        else:
            menu.refuse(EXCHANGE + place, "W-0.8")


def trade(table: Table, effect: Effect, player: Player, place: int) -> None:
    """Give the one, get the other."""
    gets = [(effect.get_one[place], 1)] if effect.get_one else effect.get
    if len(effect.give) == 1 and effect.give[0][1] == 1 and len(gets) == 1:
        table.hand_over(player, effect.give, FROM_EVENTS)
        table.receive(player, gets, FROM_EVENTS)
        table.tell("trades", "W-1.5", table.seat, effect.give[0][0], gets[0][0], gets[0][1])
    else:
        pay(table, player, effect.give, "W-1.5")
        give(table, player, gets)


# Actions forgone and action cards discarded for events


def asks_to_forgo(table: Table, effect: Effect, player: Player) -> bool:
    """W-1.9: whoever is kept from acting has no choice, and is rewarded unasked."""
    if not table.can_give(effect.get):
        return False
    if must_forgo(table, table.seat):
        give(table, player, effect.get)
        return False
    return True


def forgo(table: Table, effect: Effect, player: Player) -> None:
    """W-1.9: say that this round's action is forgone, and be rewarded at once."""
    player.forgoes = True
    table.tell("will_forgo", "W-1.9", table.seat)
    give(table, player, effect.get)


def must_forgo(table: Table, seat: int) -> bool:
    """W-8.7, W-8.10: the royal court and the King's war each take the action, together but one."""
    return goes_to_court(table, seat) or table.this_round(NO_ACTIONS) is not None


def goes_to_court(table: Table, seat: int) -> bool:
    """W-8.7: return whether the royal court takes a player's action, in a chapter's first round."""
    return table.round == 1 and table.players[seat].court


def can_discard_more(table: Table, player: Player) -> bool:
    """W-5.5: return whether the discard pile can still grow."""
    if discards_nothing(table):
        return False
    return player.discarded.bit_count() < PILE and player.hand != 0


def discards_nothing(table: Table) -> bool:
    """W-0.6: in the first chapter of a first game nobody discards."""
    return table.rules.first_game and table.chapter == 1


def discard(table: Table, player: Player, card: int) -> None:
    """Lay a card face down on the discard pile."""
    player.hand &= ~(1 << card)
    player.discarded |= 1 << card
    table.tell("discards", "W-5.3", table.seat)
    table.whisper("discarded", "W-5.3", table.seat, card)


def buildable(table: Table, player: Player) -> list[int]:
    """Return the moves that place one of the player's resources on a project."""
    return [
        BUILD + 2 * project + resource
        for project in range(PROJECTS)
        if not projects.hindrance(table, project)
        for resource in range(RESOURCES)
        if player.goods[resource] and projects.free_spaces(table, project, resource)
    ]
