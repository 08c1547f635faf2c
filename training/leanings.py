"""Teachers of the first generation: rules of thumb, each game with leanings of its own.

Who always plays the same way learns nothing of other ways. So each teacher of World Without End
leans towards some trades for a whole game, however little the rules of thumb think of them.
"""

from __future__ import annotations

from kingsbridge.bots import Bot
from kingsbridge.bots.greedy import GreedyBot
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.state import State
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
# How much more a trade seems worth than it is, in hundredths of a victory point.
LEANINGS = [0, 0, 0, 150, 400]


def teacher(title_key: str, seed: int) -> Bot:
    """Return a teacher for one game."""
    return WorldTeacher(seed) if title_key == "world" else GreedyBot()


class WorldTeacher(Bot):
    """Greedy, with leanings drawn for this game."""

    def __init__(self, seed: int) -> None:
        dice = FastDice.seeded(seed)
        self.leanings: dict[int, int] = {}
        for trade in TRADES:
            leaning = LEANINGS[dice.below(len(LEANINGS))]
            for card in trade:
                self.leanings[card] = leaning

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
