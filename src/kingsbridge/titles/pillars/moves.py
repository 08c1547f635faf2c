"""Every move of The Pillars of the Earth, numbered once.

The number is what a record stores, what goes over the wire, and the action of a learning agent.
Moves that are alike stand in a block: `PLACE + space`, `HIRE + craftsman`.
"""

from __future__ import annotations

from typing import Final

# Selection (P-I)
PASS: Final = 0
TAKE: Final = 1  # + resource card
HIRE: Final = 10  # + craftsman, one of the 24
DENY: Final = 34  # + craftsman: pay and discard at once
DISMISS: Final = 58  # + craftsman, one of all 27: too many of them, or lost to an event

# Master builders (P-II)
RETURN_BUILDER: Final = 85
KEEP_BUILDER: Final = 86
PASS_BUILDER: Final = 87
PLACE: Final = 88  # + choice of place, see CHOICES

# Privileges used once (P-4.2)
USE_FREE_BUILDER: Final = 98
USE_PROTECTION: Final = 99
USE_EXEMPTION: Final = 100
SAVE_CARD: Final = 101

# The Archbishop (P-2)
PROTECTION: Final = 102
CUBE: Final = 103  # + sand, wood or stone

# Market (P-12)
WITHDRAW: Final = 106
BUY: Final = 107  # + good * MOST_BOUGHT + number - 1
SELL: Final = 119  # + good * MOST_SOLD + number - 1
MOST_BOUGHT: Final = 4
MOST_SOLD: Final = 20  # in one action; nobody can come to own more

# Cathedral (P-13)
ZEAL: Final = 199  # + craftsman: one more use this round
WORK: Final = 226  # + craftsman: one use
FINISH: Final = 253
GIVE_BACK: Final = 254  # + good

MOVES: Final = 258

# The choices of a place for a builder. Spaces of one place are filled in their order (P-II.11), so
# only Kingsbridge and Shiring, with a card over each space, give a choice of space.
ARCHBISHOP: Final = 0
KINGSBRIDGE: Final = 1  # and 2: one choice a card
PRIORY: Final = 3
KINGS_COURT: Final = 4
SHIRING: Final = 5  # and 6: one choice a card
CASTLE: Final = 7
MARKET: Final = 8
CATHEDRAL: Final = 9
CHOICES: Final = 10

# The spaces behind each choice: FIRST_SPACE[choice] up to FIRST_SPACE[choice + 1]. As they are
# filled in order, a place is full once its last space is taken.
FIRST_SPACE: Final = [0, 1, 2, 3, 5, 9, 10, 11, 12, 16, 17]
LAST_SPACE: Final = [0, 1, 2, 4, 8, 9, 10, 11, 15, 16]
SPACES: Final = 17
