"""Every move of The Pillars of the Earth, numbered once.

The number is what a record stores, what goes over the wire, and the action of a learning agent.
Moves that are alike stand in a block: `PLACE + space`, `HIRE + craftsman`.
"""

from __future__ import annotations

from typing import Final

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

# How many moves a block has. What the cards and goods know too is given here once more, so that the
# compiler can work out every number of a move; a test holds the two against each other.
CARDS_TO_TAKE: Final = 9
CRAFTSMEN_FOR_HIRE: Final = 24
CRAFTSMEN_IN_ALL: Final = 27
GOODS_OF_FIELDS: Final = 3
GOODS_IN_ALL: Final = 4
MOST_BOUGHT: Final = 4
MOST_SOLD: Final = 20  # in one action; nobody can come to own more

# Selection (P-I)
PASS: Final = 0
TAKE: Final = PASS + 1  # + resource card
HIRE: Final = TAKE + CARDS_TO_TAKE  # + craftsman, one of the 24
DENY: Final = HIRE + CRAFTSMEN_FOR_HIRE  # + craftsman: pay and discard at once
DISMISS: Final = DENY + CRAFTSMEN_FOR_HIRE  # + craftsman, any of the 27, to be given up

# Master builders (P-II)
RETURN_BUILDER: Final = DISMISS + CRAFTSMEN_IN_ALL
KEEP_BUILDER: Final = RETURN_BUILDER + 1
PASS_BUILDER: Final = KEEP_BUILDER + 1
PLACE: Final = PASS_BUILDER + 1  # + choice of place, see CHOICES

# Privileges used once (P-4.2)
USE_FREE_BUILDER: Final = PLACE + CHOICES
USE_PROTECTION: Final = USE_FREE_BUILDER + 1
USE_EXEMPTION: Final = USE_PROTECTION + 1
SAVE_CARD: Final = USE_EXEMPTION + 1

# The Archbishop (P-2)
PROTECTION: Final = SAVE_CARD + 1
CUBE: Final = PROTECTION + 1  # + sand, wood or stone

# Market (P-12)
WITHDRAW: Final = CUBE + GOODS_OF_FIELDS
BUY: Final = WITHDRAW + 1  # + good * MOST_BOUGHT + number - 1
SELL: Final = BUY + GOODS_OF_FIELDS * MOST_BOUGHT  # + good * MOST_SOLD + number - 1

# Cathedral (P-13)
ZEAL: Final = SELL + GOODS_IN_ALL * MOST_SOLD  # + craftsman: one more use this round
WORK: Final = ZEAL + CRAFTSMEN_IN_ALL  # + craftsman: one use
FINISH: Final = WORK + CRAFTSMEN_IN_ALL
GIVE_BACK: Final = FINISH + 1  # + good

# The Archbishop once more (P-2.1): no cube, thank you. Last, so that no other number changes.
DECLINE: Final = GIVE_BACK + GOODS_IN_ALL

MOVES: Final = DECLINE + 1
