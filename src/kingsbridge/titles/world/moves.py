"""Every move of World Without End, numbered once.

The number is what a record stores, what goes over the wire, and the action of a learning agent.
Moves that are alike stand in a block: `PLAY + card`, `HOUSE + space`.
"""

from __future__ import annotations

from typing import Final

# Action cards (W-5)
PLAY: Final = 0  # + card
DISCARD: Final = 12  # + card
FORGO: Final = 24  # play a card without its action
DONE: Final = 25  # no more of this action, or not this one

# Choices that events and benefits give (W-1.3)
DECLINE: Final = 26
PAY: Final = 27
LOSE: Final = 28
EXCHANGE: Final = 29  # + which of two goods, if there is a choice
GET: Final = 31  # + good
GIVE: Final = 40  # + good

# The orientation of the event (W-2.1)
ORIENT: Final = 49  # + how far the favor marker moves

# What action cards ask for
BUILD: Final = 53  # + project * 2 + stone or wood
HOUSE: Final = 67  # + space
RENT: Final = 81  # + space
REMOVE: Final = 95  # + space
DONATE: Final = 109  # + project
WEAVE: Final = 116  # + number - 1
SELL_WOOL: Final = 118  # + number - 1
SELL_CLOTH: Final = 133
TREAT: Final = 134  # minor medical help: gold and a victory point
CARE: Final = 135  # + location

# Duties (W-8)
PROTECT: Final = 146
SUFFER: Final = 147

MOVES: Final = 148

ORIENTATIONS: Final = 4
MOST_WOOL: Final = 15  # sold in one action; there is no more in the box
