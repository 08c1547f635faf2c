"""Leanings: what a specialist prefers for a whole game, beyond what it seems to be worth.

Who always plays the same way learns nothing of other ways. Specialists of World Without End lean
towards some trades, those of The Pillars of the Earth towards moves drawn by chance.
"""

from __future__ import annotations

from kingsbridge.bots import Bot
from kingsbridge.bots.greedy import GreedyBot
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title
from kingsbridge.titles.world import houses
from kingsbridge.titles.world.bots.thumb import move_worth
from kingsbridge.titles.world.cards import (
    CLOTH_CARD,
    DONATION_CARD,
    FAVOR_CARD,
    FORGO_REWARD,
    HOUSE_BUILDING_CARD,
    HOUSE_RENT_CARD,
    HOUSE_SPACES,
    MEDICINE_CARD,
    SALES_CARD,
)
from kingsbridge.titles.world.goods import CLOTH, GOLD, WOOL
from kingsbridge.titles.world.moves import DISCARD, FORGO, PLAY
from kingsbridge.titles.world.state import Player, Table

# The cards of one trade go together.
TRADES = [
    [HOUSE_BUILDING_CARD, HOUSE_RENT_CARD],
    [CLOTH_CARD, SALES_CARD],
    [DONATION_CARD],
    [MEDICINE_CARD],
    [FAVOR_CARD],
]
# How much more a trade seems worth to a teacher than it is, in hundredths of a victory point.
TEACHERS_LEANINGS = [0, 0, 0, 150, 400]
# How much more a move is liked by who leans to it, as a chance to win.
LEANINGS = [0.03, 0.08, 0.15]
# One move in so many is leaned to where a title has no trades.
LEANED = 12


class Leaning:
    """Some moves, and how much more they are liked."""

    def __init__(self, liked: dict[int, float]) -> None:
        self.liked = liked

    def bonus(self, seen: State, move: int) -> float:
        """Return how much more a move is liked here."""
        return self.liked.get(move, 0.0)


class WorldLeaning(Leaning):
    """Cards of some trades, wherever they do anything; and never to throw them away."""

    def bonus(self, seen: State, move: int) -> float:
        assert isinstance(seen, Table)
        if PLAY <= move < DISCARD and not can_use(seen, seen.players[seen.seat], move - PLAY):
            return 0.0
        return self.liked.get(move, 0.0)


def leaning(title_key: str, seed: int) -> Leaning:
    """Return what a specialist leans to in one game."""
    dice = FastDice.seeded(seed)
    strength = LEANINGS[dice.below(len(LEANINGS))]
    liked: dict[int, float] = {}
    if title_key != "world":
        for move in range(title(title_key).moves):
            if dice.below(LEANED) == 0:
                liked[move] = strength
        return Leaning(liked)
    trade = dice.below(len(TRADES) + 1)
    # One time in so many towards two trades at once.
    chosen = [TRADES[0], TRADES[1]] if trade == len(TRADES) else [TRADES[trade]]
    for cards in chosen:
        for card in cards:
            liked[PLAY + card] = strength
            liked[DISCARD + card] = -strength
    return WorldLeaning(liked)


def teacher(title_key: str, seed: int) -> Bot:
    """Return a teacher of the first generation, for one game."""
    return WorldTeacher(seed) if title_key == "world" else GreedyBot()


class WorldTeacher(Bot):
    """Greedy, with leanings drawn for this game."""

    def __init__(self, seed: int) -> None:
        dice = FastDice.seeded(seed)
        self.leanings: dict[int, int] = {}
        for trade in TRADES:
            strength = TEACHERS_LEANINGS[dice.below(len(TEACHERS_LEANINGS))]
            for card in trade:
                self.leanings[card] = strength

    def choose(self, seen: State) -> int:
        assert isinstance(seen, Table)
        player = seen.players[seen.seat]
        return max(seen.legal(), key=lambda move: self.worth(seen, player, move))

    def worth(self, table: Table, player: Player, move: int) -> int:
        worth = move_worth(table, player, move)
        if PLAY <= move < DISCARD and can_use(table, player, move - PLAY):
            return worth + self.leanings.get(move - PLAY, 0)
        if DISCARD <= move < FORGO:
            return worth - self.leanings.get(move - DISCARD, 0)
        return worth


def can_use(table: Table, player: Player, card: int) -> bool:
    """Return whether a card would do anything now."""
    if table.this_round(FORGO_REWARD) is not None:
        return False
    if card == HOUSE_BUILDING_CARD:
        return any(
            houses.can_pay(table, player, space) and not houses.hindrance(table, player, space)
            for space in range(HOUSE_SPACES)
        )
    if card == HOUSE_RENT_CARD:
        return player.houses > 0
    if card == CLOTH_CARD:
        return player.goods[WOOL] > 0 and table.supply[CLOTH] > 0
    if card == DONATION_CARD:
        return player.goods[GOLD] >= table.cards.stock.donation_gold
    return True
