"""What the cards of The Pillars of the Earth bring in each round, written down once for a set.

Everything is weighed in hundredths of a victory point.
"""

from __future__ import annotations

from typing import Final

from kingsbridge.titles.pillars.cards import (
    MORTAR_MIXER,
    NO_TAX_OF_ITS_OWN,
    Cards,
    Craftsman,
    Privilege,
)
from kingsbridge.titles.pillars.goods import EVERY_GOOD
from kingsbridge.titles.pillars.state import ROUNDS

VP: Final = 100

# What a gold is worth in each round, to a player of middling wealth, before the market.
GOLD: Final = [0, 32, 31, 29, 27, 23, 13]
# What is worth saving for a later round, by good; so many of a kind and no more.
SAVED: Final = [32, 44, 60, 98]
NOTHING_SAVED: Final = [0, 0, 0, 0]
MOST_SAVED: Final = 4

# What craftsmen work with who take no cubes.
NO_GOOD: Final = EVERY_GOOD

# How much of what a craftsman could make is counted on, in hundredths, by good: everybody is after
# wood, and metal comes to few.
COUNTED_ON: Final = [100, 80, 105, 50, 100]


class Trade:
    """What a craftsman makes in one round: of which good, how many cubes, of each how much."""

    def __init__(self, number: int, card: Craftsman, current: int) -> None:
        self.number = number
        self.good = NO_GOOD
        self.cubes = 1
        self.gain = gain(card, current)
        if card.takes:
            # Of two goods the scarcer one counts.
            self.good, amount = card.takes[len(card.takes) - 1]
            self.cubes = amount * card.capacity
            self.gain = self.gain * COUNTED_ON[self.good] // (100 * amount)
        self.mixes = card.serves_as == MORTAR_MIXER
        self.needs_mixer = card.needs == MORTAR_MIXER
        # Woodworkers and stonecutters are also asked for at the market.
        self.serves_market = card.serves_as > MORTAR_MIXER
        self.rank = 0


def gain(card: Craftsman, current: int) -> int:
    """Return what one use of a craftsman makes, or the uses of one round without cubes."""
    made = card.vp * VP + card.gold * GOLD[current]
    if len(card.takes) > 1:
        # What it takes beside metal is worth something too.
        return made - SAVED[card.takes[0][0]]
    if card.takes_gold:
        # A goldsmith makes points of what is left over: more of it at the very end.
        uses = min(card.capacity, 3 if current == ROUNDS else 1)
        return max(0, made - card.takes_gold * GOLD[current]) * uses
    # Metal that lies idle until the end of a round is not to be counted on.
    return 0 if card.holds_metal else made


class Book:
    """The cards as they stand in one round; craftsmen and privileges are listed by number."""

    def __init__(self, cards: Cards, current: int) -> None:
        self.rounds_left = ROUNDS + 1 - current  # this one counted
        self.gold = GOLD[current]
        self.trades = [Trade(number, card, current) for number, card in enumerate(cards.craftsmen)]
        # By good, and of each good those first who make most of it.
        by_good = sorted(self.trades, key=lambda trade: (trade.good, -trade.gain))
        for rank, trade in enumerate(by_good):
            trade.rank = rank
        # What a privilege is worth, its cubes and its gold not counted; then the gold, in halves.
        self.privilege = [privilege(card, self.rounds_left, self.gold) for card in cards.privileges]
        self.half_gold = [half_gold(card, self.rounds_left) for card in cards.privileges]
        # What a cube is worth that nobody works with: kept, or sold on the market.
        self.saved = SAVED if current < ROUNDS else NOTHING_SAVED
        self.sold = [price * self.gold // 3 for price in cards.stock.sell]


def privilege(card: Privilege, rounds: int, gold: int) -> int:
    """Return what a privilege brings from now to the end, its cubes and its gold aside."""
    worth = card.gains_vp * VP
    for good in range(EVERY_GOOD):
        if card.production[good]:
            worth += rounds * (SAVED[good] + 45)
    worth += card.workers * (rounds - 1) * gold * 4 // 3
    worth += card.priory_bonus * rounds * 60
    if card.craftsman_limit:
        worth += (rounds - 1) * 90
    if card.sees_event:
        worth += (rounds - 1) * 20
    if card.spares_event:
        worth += 100
    return worth


def half_gold(card: Privilege, rounds: int) -> int:
    """Return the gold that a privilege brings or spares, in halves."""
    halves = 2 * card.gains_gold
    if card.tax != NO_TAX_OF_ITS_OWN:
        halves += 2 * rounds
    if card.spares_tax:
        halves += 5
    if card.free_builder and rounds > 1:
        halves += 6
    return halves


# Of the cards that were thought about last: a box that is being written is another one each time.
_books: Final[dict[Cards, list[Book]]] = {}
_MOST_BOOKS: Final = 16


def book_of(cards: Cards, current: int) -> Book:
    """Return the book of a round."""
    books = _books.get(cards)
    if books is None:
        if len(_books) == _MOST_BOOKS:
            del _books[next(iter(_books))]
        books = [Book(cards, coming) for coming in range(ROUNDS + 1)]
        _books[cards] = books
    return books[current]
