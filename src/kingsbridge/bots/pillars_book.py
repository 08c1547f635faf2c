"""What the cards of The Pillars of the Earth bring in each round, written down once for a set.

Everything is weighed in hundredths of a victory point.
"""

from __future__ import annotations

from typing import Final

from kingsbridge.pillars.cards import (
    MORTAR_MIXER,
    NO_TAX_OF_ITS_OWN,
    Cards,
    Craftsman,
    Privilege,
)
from kingsbridge.pillars.goods import EVERY_GOOD
from kingsbridge.pillars.state import ROUNDS

VP: Final = 100

# What a gold is worth in each round, to a player of middling wealth, before the market.
GOLD: Final = [0, 32, 31, 29, 27, 23, 13]
# What is worth saving for a later round, by good.
SAVED: Final = [28, 38, 52, 85]
NOTHING_SAVED: Final = [0, 0, 0, 0]
# So many of a good and no more.
MOST_SAVED: Final = 4

NO_GOOD: Final = -1


class Book:
    """The cards as they stand in one round. Craftsmen and privileges are listed by number."""

    def __init__(self, cards: Cards, number: int) -> None:
        self.rounds_left = ROUNDS + 1 - number  # this one counted
        self.gold = GOLD[number]
        # What a craftsman makes: of which good, of how many cubes a round, and of each how much.
        # Who works without cubes makes it once.
        self.good = [worked_good(card) for card in cards.craftsmen]
        self.cubes = [worked_cubes(card) for card in cards.craftsmen]
        self.gain = [gain(card, number) for card in cards.craftsmen]
        self.mixers = bits([card.serves_as == MORTAR_MIXER for card in cards.craftsmen])
        self.needs_mixer = bits([card.needs == MORTAR_MIXER for card in cards.craftsmen])
        # Woodworkers and stonecutters are also asked for at the market.
        self.serves_market = bits([card.serves_as > MORTAR_MIXER for card in cards.craftsmen])
        # What a privilege is worth, its cubes and its gold not counted; then the gold, in halves.
        self.privilege = [privilege(card, number) for card in cards.privileges]
        self.half_gold = [half_gold(card, number) for card in cards.privileges]
        # What a cube is worth that nobody works with: kept, or sold on the market.
        self.saved = SAVED if number < ROUNDS else NOTHING_SAVED
        self.sold = [price * GOLD[number] // 3 for price in cards.stock.sell]


def bits(members: list[bool]) -> int:
    """Return a list of who belongs to a set as bits."""
    total = 0
    for number, belongs in enumerate(members):
        if belongs:
            total |= 1 << number
    return total


def worked_good(card: Craftsman) -> int:
    """Return the good that a craftsman is hired for, the scarcer one of two."""
    return card.takes[len(card.takes) - 1][0] if card.takes else NO_GOOD


def worked_cubes(card: Craftsman) -> int:
    return card.takes[len(card.takes) - 1][1] * card.capacity if card.takes else 1


def gain(card: Craftsman, number: int) -> int:
    """Return what a craftsman makes of one cube, or without any in one round."""
    made = card.vp * VP + card.gold * GOLD[number]
    if len(card.takes) > 1:
        # What it takes beside metal is worth something too.
        made -= SAVED[card.takes[0][0]]
    if card.takes:
        return made // card.takes[len(card.takes) - 1][1]
    if card.takes_gold:
        # A goldsmith makes points of what is left over: more of it at the very end.
        uses = min(card.capacity, 5 if number == ROUNDS else 2)
        return max(0, made - card.takes_gold * GOLD[number]) * uses
    return made // 2 if card.holds_metal else made


def privilege(card: Privilege, number: int) -> int:
    """Return what a privilege brings from now to the end, its cubes and its gold aside."""
    rounds = ROUNDS + 1 - number
    worth = card.gains_vp * VP
    for good in range(EVERY_GOOD):
        if card.production[good]:
            worth += rounds * (SAVED[good] + 25)
    worth += card.workers * (rounds - 1) * GOLD[number]
    worth += card.priory_bonus * rounds * 40
    if card.craftsman_limit:
        worth += (rounds - 1) * 60
    if card.sees_event:
        worth += (rounds - 1) * 15
    if card.spares_event:
        worth += 70
    return worth


def half_gold(card: Privilege, number: int) -> int:
    """Return the gold that a privilege brings or spares, in halves."""
    rounds = ROUNDS + 1 - number
    halves = 2 * card.gains_gold
    if card.tax != NO_TAX_OF_ITS_OWN:
        halves += 3 * rounds
    if card.spares_tax:
        halves += 8
    if card.free_builder and rounds > 1:
        halves += 10
    return halves


_books: Final[dict[Cards, list[Book]]] = {}


def book_of(cards: Cards, number: int) -> Book:
    """Return the book of a round."""
    books = _books.get(cards)
    if books is None:
        books = [Book(cards, coming) for coming in range(ROUNDS + 1)]
        _books[cards] = books
    return books[number]
