"""5 Action: each player plays a card, carries it out, and discards one (W-5)."""

from __future__ import annotations

from typing import ClassVar, Final

from kingsbridge.engine.menu import Menu
from kingsbridge.engine.state import Step
from kingsbridge.titles.world import events
from kingsbridge.titles.world.cards import (
    ACTIONS,
    NONE,
    PRIVILEGE_CARD,
    RANDOM_DISCARD,
    TRADE,
    Effect,
)
from kingsbridge.titles.world.moves import DECLINE, DISCARD, DONE, EXCHANGE, FORGO, GET, PLAY
from kingsbridge.titles.world.state import Player, Table
from kingsbridge.titles.world.steps import actions
from kingsbridge.titles.world.steps.actions import privilege

# What is being asked.
CHOOSE_CARD: Final = 0  # which card to play, or to forgo the action
CHOOSE_UNUSED: Final = 1  # which card to play without its action
ACT: Final = 2  # what the action asks for
TRADE_AFTER: Final = 3  # a long-term event's trade, after the action
CHOOSE_DISCARD: Final = 4  # which card to discard


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
            actions.offer(table, player, menu)
        elif table.stage == TRADE_AFTER:
            menu.offer(DONE)
            offer_trade(table, player, menu)
        elif table.stage == CHOOSE_DISCARD:
            offer_hand(player, DISCARD, menu)
        else:
            offer_hand(player, PLAY, menu)
            if table.stage == CHOOSE_CARD:
                # W-5.2: nobody has to act, not even who has traded already (W-1.6).
                menu.offer(FORGO)
                offer_trade(table, player, menu)

    def apply(self, table: Table, move: int) -> bool:
        player = table.players[table.seat]
        if move == FORGO:
            table.stage = CHOOSE_UNUSED
            return True
        if EXCHANGE <= move < GET:
            return self.trade(table, player, move - EXCHANGE)
        if move == DECLINE:
            table.focus |= 1 << open_trade(table, player)
            return True
        if move == DONE:
            return finish_action(table) if table.stage == ACT else begin_discard(table)
        if table.stage == ACT:
            actions.act(table, player, move)
            return go_on(table)
        if table.stage == CHOOSE_DISCARD:
            events.discard(table, player, move - DISCARD)
            return next_turn(table)
        return play_card(table, player, move - PLAY)

    def trade(self, table: Table, player: Player, place: int) -> bool:
        """W-1.5: trade once a round, before or after the action."""
        event = open_trade(table, player)
        events.trade(table, trade_of(table, event), player, place)
        player.traded |= 1 << event
        return True if table.stage == CHOOSE_CARD else trade_or_discard(table)


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
    clear_action(table)
    forgoes = table.players[table.seat].forgoes or events.must_forgo(table, table.seat)
    table.stage = CHOOSE_UNUSED if forgoes else CHOOSE_CARD
    return True


def play_card(table: Table, player: Player, card: int) -> bool:
    """W-5.1: lay a card face up on the action pile, and carry it out unless it was forgone."""
    player.hand &= ~(1 << card)
    player.played.append(card)
    table.focus = 0
    if table.stage == CHOOSE_UNUSED:
        player.unused |= 1 << card
        table.tell("forgoes", "W-5.5", table.seat, card)
        # W-1.6: who was made to forgo has no turn to trade in; who wanted to still has.
        if events.must_forgo(table, table.seat):
            return begin_discard(table)
        return finish_action(table)
    table.tell("plays", "W-5.1", table.seat, card)
    if card == PRIVILEGE_CARD:
        card = privilege.repeated(table, table.seat)
        if card == NONE:
            return finish_action(table)
    table.acting = card
    return finish_action(table) if actions.begin(table, player) else go_on(table)


def go_on(table: Table) -> bool:
    """Ask for more of the action as long as there is any; errands come first."""
    table.stage = ACT
    if table.errands or can_go_on(table):
        return True
    return finish_action(table)


def can_go_on(table: Table) -> bool:
    """Return whether the action has anything more to offer to whoever's turn it is."""
    return actions.can_go_on(table, table.players[table.seat_after_start(table.turn)])


def finish_action(table: Table) -> bool:
    """The action is over: a trade that is still open, then the discard."""
    table.seat = table.seat_after_start(table.turn)
    table.focus = 0
    return trade_or_discard(table)


def trade_or_discard(table: Table) -> bool:
    """Ask for a trade as long as there is one to make, then for the discard."""
    if open_trade(table, table.players[table.seat]) != NONE:
        table.stage = TRADE_AFTER
        return True
    return begin_discard(table)


def begin_discard(table: Table) -> bool:
    """W-5.3: discard one, but only if the action pile is the larger one."""
    player = table.players[table.seat]
    if len(player.played) <= player.discarded.bit_count() or events.discards_nothing(table):
        return next_turn(table)
    if table.in_force(RANDOM_DISCARD) is not None or player.hand.bit_count() == 1:
        events.discard(table, player, table.dice.draw(player.hand))
        return next_turn(table)
    table.stage = CHOOSE_DISCARD
    return True


def next_turn(table: Table) -> bool:
    """On to the next player, until all have had their turn."""
    table.turn += 1
    if table.turn < table.seats:
        return begin_turn(table)
    for player in table.players:
        player.forgoes = False
        if table.round == 1:
            player.court = False
    clear_action(table)
    table.stage = 0
    return False


def clear_action(table: Table) -> None:
    """No card is being carried out."""
    table.acting = NONE
    table.used = 0
    table.focus = 0


def offer_trade(table: Table, player: Player, menu: Menu) -> None:
    """W-1.5: the trade of a long-term event, once a round. Of several one is offered after another.

    `focus` is the events that the player has passed over, before the action or after it.
    """
    trades = open_trades(table, player)
    if trades:
        events.offer_trade(table, trade_of(table, trades[0]), menu)
        if len(trades) > 1:
            menu.offer(DECLINE)
    elif table.in_force(TRADE) is not None:
        menu.refuse(EXCHANGE, "W-1.5")


def open_trade(table: Table, player: Player) -> int:
    """Return the event whose trade is offered to the player now, or NONE."""
    trades = open_trades(table, player)
    return trades[0] if trades else NONE


def open_trades(table: Table, player: Player) -> list[int]:
    """Return the events whose trade the player can still make or pass over, the oldest first."""
    if table.in_force(TRADE) is None:
        return []
    return [
        event
        for event in table.lasting_events()
        if not (player.traded | table.focus) >> event & 1
        for effect in table.cards.events[event].effects
        if effect.do == TRADE and events.can_trade(table, effect, player)
    ]


def trade_of(table: Table, event: int) -> Effect:
    """Return the trade of a long-term event, which has one."""
    return next(effect for effect in table.cards.events[event].effects if effect.do == TRADE)
