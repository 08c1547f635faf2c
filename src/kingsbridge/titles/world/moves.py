"""Every move of World Without End, numbered once.

The number is what a record stores, what goes over the wire, and the action of a learning agent.
Moves that are alike stand in a block: `PLAY + card`, `HOUSE + space`.
"""

from __future__ import annotations

from typing import Final

# How many moves a block has. What the cards and goods know too is given here once more, so that the
# compiler can work out every number of a move; a test holds the two against each other.
ACTION_CARDS: Final = 12
GOODS_OF_A_TRADE: Final = 2
GOODS_OWNED: Final = 9
ORIENTATIONS: Final = 4
PROJECT_TILES: Final = 7
BUILDING_GOODS: Final = 2  # stone and wood
BUILDING_SITES: Final = 14
MOST_WOVEN: Final = 2
MOST_WOOL: Final = 15  # sold by one move; whoever has more may sell again
ILL_LOCATIONS: Final = 11

# Action cards (W-5)
PLAY: Final = 0  # + card
DISCARD: Final = PLAY + ACTION_CARDS  # + card
FORGO: Final = DISCARD + ACTION_CARDS  # play a card without its action
DONE: Final = FORGO + 1  # no more of this action, or not this one

# Choices that events and benefits give (W-1.3)
DECLINE: Final = DONE + 1
PAY: Final = DECLINE + 1
LOSE: Final = PAY + 1
EXCHANGE: Final = LOSE + 1  # + which of two goods, if there is a choice
GET: Final = EXCHANGE + GOODS_OF_A_TRADE  # + good
GIVE: Final = GET + GOODS_OWNED  # + good

# The orientation of the event (W-2.1)
ORIENT: Final = GIVE + GOODS_OWNED  # + how far the favor marker moves

# What action cards ask for
BUILD: Final = ORIENT + ORIENTATIONS  # + project * 2 + stone or wood
HOUSE: Final = BUILD + PROJECT_TILES * BUILDING_GOODS  # + space
RENT: Final = HOUSE + BUILDING_SITES  # + space
REMOVE: Final = RENT + BUILDING_SITES  # + space
DONATE: Final = REMOVE + BUILDING_SITES  # + project
WEAVE: Final = DONATE + PROJECT_TILES  # + number - 1
SELL_WOOL: Final = WEAVE + MOST_WOVEN  # + number - 1
SELL_CLOTH: Final = SELL_WOOL + MOST_WOOL
TREAT: Final = SELL_CLOTH + 1  # minor medical help: gold and a victory point
CARE: Final = TREAT + 1  # + location

# Duties (W-8)
PROTECT: Final = CARE + ILL_LOCATIONS
SUFFER: Final = PROTECT + 1

MOVES: Final = SUFFER + 1
