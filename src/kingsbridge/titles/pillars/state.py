"""The table: players, supply, decks, and the builders on the board.

Cards nobody has seen are kept as sets of bits and drawn when they are turned, which deals the
same games as a shuffled deck and leaves no order to peek at. Only the coming event is drawn
early, at the start of its round, because one privilege shows it to its owner.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kingsbridge.engine.dice import Dice
from kingsbridge.engine.options import RANDOM_START
from kingsbridge.engine.pickling import Remade, remade
from kingsbridge.engine.state import NOBODY, Step
from kingsbridge.engine.walk import Walk
from kingsbridge.titles.pillars.cards import CRAFTSMEN, EVENTS, HIRED, Cards
from kingsbridge.titles.pillars.goods import EVERY_GOOD, METAL
from kingsbridge.titles.pillars.moves import FIRST_SPACE, SPACES
from kingsbridge.titles.pillars.rules import Rules

NO_CARD: Final = -1
ROUNDS: Final = 6

# Where victory points come from: the craftsmen by number, then these.
FROM_START: Final = CRAFTSMEN
FROM_PRIORY: Final = FROM_START + 1
FROM_PRIVILEGES: Final = FROM_PRIORY + 1
LOST_TO_EVENTS: Final = FROM_PRIVILEGES + 1
LOST_TO_TAX: Final = LOST_TO_EVENTS + 1
SOURCES: Final = LOST_TO_TAX + 1


class Player:
    """What lies in front of one player."""

    gold: int
    vp: int
    reserve: int  # workers that are free
    mill: int  # workers in the wool mill
    black: int  # workers a privilege brought for good
    grey: int  # workers of the castle this round
    grey_coming: int  # and next round
    two_builders: bool  # only two builders this round (P-II.10)
    two_builders_coming: bool
    protected: bool  # spared by this round's event
    passed: bool  # takes no more cards this round
    resource_cards: int  # as bits
    bought: int  # goods bought at this round's market, as bits
    sold: int
    cubes: list[int]  # by good
    craftsmen: list[int]
    privileges: list[int]
    score_sheet: list[int]  # victory points by source; written anew, so that copies can share it

    def clone(self) -> Player:
        """Return the same player at another table."""
        other = Player()
        other.gold = self.gold
        other.vp = self.vp
        other.reserve = self.reserve
        other.mill = self.mill
        other.black = self.black
        other.grey = self.grey
        other.grey_coming = self.grey_coming
        other.two_builders = self.two_builders
        other.two_builders_coming = self.two_builders_coming
        other.protected = self.protected
        other.passed = self.passed
        other.resource_cards = self.resource_cards
        other.bought = self.bought
        other.sold = self.sold
        other.cubes = self.cubes[:]
        other.craftsmen = self.craftsmen[:]
        other.privileges = self.privileges[:]
        other.score_sheet = self.score_sheet
        return other

    def laid_open(self) -> tuple[object, ...]:
        """Return all that lies in front of the player, which is all there is to know."""
        return (
            self.gold,
            self.vp,
            self.reserve,
            self.mill,
            self.black,
            self.grey,
            self.grey_coming,
            self.two_builders,
            self.two_builders_coming,
            self.protected,
            self.passed,
            self.resource_cards,
            self.bought,
            self.sold,
            tuple(self.cubes),
            tuple(self.craftsmen),
            tuple(self.privileges),
        )

    def total_cubes(self) -> int:
        """Return how many resources the player owns, metal counted (P-13.8)."""
        cubes = self.cubes
        return cubes[0] + cubes[1] + cubes[2] + cubes[3]


def new_player(cards: Cards, gold: int) -> Player:
    """Return a player as the game begins (P-0.2, P-0.3, P-0.4)."""
    player = Player()
    player.gold = gold
    player.vp = cards.stock.start_vp
    player.reserve = cards.stock.workers
    player.mill = 0
    player.black = 0
    player.grey = 0
    player.grey_coming = 0
    player.two_builders = False
    player.two_builders_coming = False
    player.protected = False
    player.passed = False
    player.resource_cards = 0
    player.bought = 0
    player.sold = 0
    player.cubes = [0] * EVERY_GOOD
    player.craftsmen = list(range(HIRED, CRAFTSMEN))
    player.privileges = []
    player.score_sheet = [0] * SOURCES
    player.score_sheet[FROM_START] = player.vp
    return player


class Table(Walk):
    """A game of The Pillars of the Earth."""

    cards: Cards
    rules: Rules
    players: list[Player]
    round: int
    unseen_events: int  # not turned yet, or out of the game, as bits
    coming_event: int
    event: int  # this round's, once turned
    unseen_privileges: int
    pool: int  # resource cards, as bits
    for_hire: list[int]  # craftsmen in the pool
    kingsbridge: list[int]  # the two open privileges
    shiring: list[int]  # the two open craftsmen
    spaces: list[int]  # who stands on each builder space
    bag: list[int]  # builders in the bag, by seat
    aside: list[int]  # builders laid aside this round, by seat
    drawn: int  # whose builder is being asked for
    returned: bool  # the starting player has put a builder back this round
    cost: int
    waiting: list[int]  # seats whose builders were passed, in order
    waiting_prices: list[int]
    fields: list[int]  # cubes in the fields and metal beside the board
    owed: list[int]  # cubes that players own but the fields could not give
    market: list[int]
    court_metal: int
    tax: int
    uses: list[int]  # at the cathedral: uses of the scoring player's craftsmen
    zealous: int  # at the cathedral: the craftsman with the extra use
    pieces: int  # of the cathedral

    def __init__(self, cards: Cards, rules: Rules, seats: int, dice: Dice) -> None:
        super().__init__(WALK, seats, dice)
        self.cards = cards
        self.rules = rules

    def clone(self) -> Table:
        other = Table(self.cards, self.rules, self.seats, self.dice.clone())
        other.follow(self)
        other.players = [player.clone() for player in self.players]
        other.round = self.round
        other.unseen_events = self.unseen_events
        other.coming_event = self.coming_event
        other.event = self.event
        other.unseen_privileges = self.unseen_privileges
        other.pool = self.pool
        other.for_hire = self.for_hire[:]
        other.kingsbridge = self.kingsbridge[:]
        other.shiring = self.shiring[:]
        other.spaces = self.spaces[:]
        other.bag = self.bag[:]
        other.aside = self.aside[:]
        other.drawn = self.drawn
        other.returned = self.returned
        other.cost = self.cost
        other.waiting = self.waiting[:]
        other.waiting_prices = self.waiting_prices[:]
        other.fields = self.fields[:]
        other.owed = self.owed[:]
        other.market = self.market[:]
        other.court_metal = self.court_metal
        other.tax = self.tax
        other.uses = self.uses[:]
        other.zealous = self.zealous
        other.pieces = self.pieces
        return other

    def __reduce__(self) -> Remade:
        return remade(self, self.cards, self.rules, self.seats, self.dice)

    def redeal(self, seat: int, dice: Dice) -> None:
        """Deal the coming event anew for a seat that may not see it; all else unseen is undealt."""
        self.journal = None
        if self.coming_event != NO_CARD and not self.foresees(seat):
            self.coming_event = dice.draw(self.unseen_events)
        self.dice = dice.fork()

    def knowledge(self, seat: int) -> int:
        players = tuple([player.laid_open() for player in self.players])
        return hash(
            (
                self.place_of_walk(),
                self.coming_event if self.foresees(seat) else NO_CARD,
                self.round,
                self.unseen_events,
                self.event,
                self.unseen_privileges,
                self.pool,
                tuple(self.for_hire),
                tuple(self.kingsbridge),
                tuple(self.shiring),
                tuple(self.spaces),
                tuple(self.bag),
                self.drawn,
                self.returned,
                self.cost,
                tuple(self.waiting),
                tuple(self.waiting_prices),
                tuple(self.fields),
                tuple(self.owed),
                tuple(self.market),
                self.court_metal,
                self.tax,
                tuple(self.uses),
                self.zealous,
                self.pieces,
                players,
            )
        )

    def foresees(self, seat: int) -> bool:
        """Return whether a seat owns the privilege that shows it the coming event."""
        for privilege in self.players[seat].privileges:
            if self.cards.privileges[privilege].sees_event:
                return True
        return False

    def progress(self) -> float:
        if self.over:
            return 1.0
        return (self.round - 1 + self.step / len(WALK)) / ROUNDS

    def turned(self) -> int:
        """Return how many events were turned: the coming one is dealt when the round begins."""
        return self.round - (self.coming_event != NO_CARD)

    def scores(self) -> list[float]:
        return [float(player.vp) for player in self.players]

    def winners(self) -> list[int]:
        """P-E.1: most victory points, ties by gold, and whoever is still tied shares."""
        best = max((player.vp, player.gold) for player in self.players)
        return [
            seat for seat, player in enumerate(self.players) if (player.vp, player.gold) == best
        ]

    # Gold and victory points

    def earn(self, player: Player, gold: int) -> int:
        """P-3.2: give gold up to the most anybody may have; return how much was kept."""
        kept = min(gold, self.cards.stock.most_gold - player.gold)
        player.gold += kept
        return kept

    def score(self, player: Player, vp: int, source: int) -> None:
        """Give victory points and note where they came from."""
        player.vp += vp
        player.score_sheet = player.score_sheet[:]
        player.score_sheet[source] += vp

    def lose_vp(self, player: Player, vp: int, source: int) -> int:
        """P-13.9: take victory points, but never below 0; return how many were lost."""
        lost = min(vp, player.vp)
        player.vp -= lost
        player.score_sheet = player.score_sheet[:]
        player.score_sheet[source] -= lost
        return lost

    def charge(self, player: Player, gold: int, source: int) -> int:
        """P-1.3, P-9.4: take gold; every full 2 short cost 1 VP. Return the VP lost."""
        paid = min(gold, player.gold)
        player.gold -= paid
        return self.lose_vp(player, (gold - paid) // self.cards.stock.gold_per_vp_lost, source)

    # Cubes

    def harvest(self, player: Player, good: int, number: int) -> int:
        """P-6.3: give cubes from a field; a short field owes the rest, or by option gives none."""
        there = min(number, self.fields[good])
        self.fields[good] -= there
        if there < number and self.rules.short_is_owed and good != METAL:
            self.owed[good] += number - there
            there = number
        player.cubes[good] += there
        return there

    def put_back(self, player: Player, good: int, number: int) -> None:
        """Return cubes to their field, where they first make good what the field owes (P-6.3)."""
        player.cubes[good] -= number
        settled = min(number, self.owed[good])
        self.owed[good] -= settled
        self.fields[good] += number - settled

    # Craftsmen and builders

    def serves(self, player: Player, function: int) -> bool:
        """P-13.4: return whether one of the player's craftsmen has this function."""
        for craftsman in player.craftsmen:
            if self.cards.craftsmen[craftsman].serves_as == function:
                return True
        return False

    def craftsman_limit(self, player: Player) -> int:
        """P-I.6: return how many craftsmen the player may keep."""
        limit = self.cards.stock.craftsman_limit
        for privilege in player.privileges:
            limit = max(limit, self.cards.privileges[privilege].craftsman_limit)
        return limit

    def is_crowded(self, player: Player) -> bool:
        """P-I.6: return whether the player has more craftsmen than may stay."""
        return len(player.craftsmen) > self.craftsman_limit(player)

    def free_space(self, choice: int) -> int:
        """Return the first free space of a place (P-II.11), or NOBODY if it is full."""
        for space in range(FIRST_SPACE[choice], FIRST_SPACE[choice + 1]):
            if self.spaces[space] == NOBODY:
                return space
        return NOBODY

    def builders_in_bag(self) -> int:
        """Return how many builders are still to be drawn."""
        total = 0
        for builders in self.bag:
            total += builders
        return total

    def empty(self, choice: int) -> None:
        """P-III.0: return a resolved place's builders to the bag."""
        for space in range(FIRST_SPACE[choice], FIRST_SPACE[choice + 1]):
            builder = self.spaces[space]
            if builder != NOBODY:
                self.bag[builder] += 1
                self.spaces[space] = NOBODY


def new_table(cards: Cards, options: Mapping[str, object], seats: int, dice: Dice) -> Table:
    """Set the table up, before the first round.

    P-0.8: all cubes lie in the fields; the first round's set-up fills market and court.
    P-0.9: grey and black workers wait until somebody brings them into play.
    P-0.10: the starting player is the one asked for, or drawn by lot.
    """
    rules = Rules(options)
    table = Table(cards, rules, seats, dice)
    stock = cards.stock
    table.round = 1
    table.start = dice.below(seats) if rules.start == RANDOM_START else rules.start
    table.players = [
        new_player(
            cards,
            stock.start_gold + stock.start_gold_step * ((seat - table.start) % seats),
        )
        for seat in range(seats)
    ]
    table.unseen_events = (1 << EVENTS) - 1
    table.coming_event = NO_CARD
    table.event = NO_CARD
    table.unseen_privileges = cards.ordinary_privileges
    table.pool = 0
    table.for_hire = []
    table.kingsbridge = [NO_CARD, NO_CARD]
    table.shiring = [NO_CARD, NO_CARD]
    table.spaces = [NOBODY] * SPACES
    table.bag = [stock.builders] * seats
    table.aside = [0] * seats
    table.drawn = NOBODY
    table.returned = False
    table.cost = stock.first_builder_cost
    table.waiting = []
    table.waiting_prices = []
    table.fields = stock.cubes[:]
    table.owed = [0] * EVERY_GOOD
    table.market = [0] * EVERY_GOOD
    table.court_metal = 0
    table.tax = 0
    table.uses = []
    table.zealous = NO_CARD
    table.pieces = 0
    return table


# The steps of a round in the order the board is walked; `steps` fills it.
WALK: list[Step[Table]] = []
