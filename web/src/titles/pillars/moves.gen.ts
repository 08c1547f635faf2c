// The numbers of pillars's moves, from its moves.py: python tools/move_numbers.py

// The choices of a place for a builder. Spaces of one place are filled in their order (P-II.11), so only Kingsbridge and Shiring, with a card over each space, give a choice of space.
export const ARCHBISHOP = 0;
export const KINGSBRIDGE = 1; // and 2: one choice a card
export const PRIORY = 3;
export const KINGS_COURT = 4;
export const SHIRING = 5; // and 6: one choice a card
export const CASTLE = 7;
export const MARKET = 8;
export const CATHEDRAL = 9;
export const CHOICES = 10;

// The spaces behind each choice: FIRST_SPACE[choice] up to FIRST_SPACE[choice + 1]. As they are filled in order, a place is full once its last space is taken.
export const FIRST_SPACE = [0, 1, 2, 3, 5, 9, 10, 11, 12, 16, 17];
export const LAST_SPACE = [0, 1, 2, 4, 8, 9, 10, 11, 15, 16];
export const SPACES = 17;

// How many moves a block has. What the cards and goods know too is given here once more, so that the compiler can work out every number of a move; a test holds the two against each other.
export const CARDS_TO_TAKE = 9;
export const CRAFTSMEN_FOR_HIRE = 24;
export const CRAFTSMEN_IN_ALL = 27;
export const GOODS_OF_FIELDS = 3;
export const GOODS_IN_ALL = 4;
export const MOST_BOUGHT = 4;
export const MOST_SOLD = 20; // in one action; nobody can come to own more

// Selection (P-I)
export const PASS = 0;
export const TAKE = 1; // + resource card
export const HIRE = 10; // + craftsman, one of the 24
export const DENY = 34; // + craftsman: pay and discard at once
export const DISMISS = 58; // + craftsman, any of the 27, to be given up

// Master builders (P-II)
export const RETURN_BUILDER = 85;
export const KEEP_BUILDER = 86;
export const PASS_BUILDER = 87;
export const PLACE = 88; // + choice of place, see CHOICES

// Privileges used once (P-4.2)
export const USE_FREE_BUILDER = 98;
export const USE_PROTECTION = 99;
export const USE_EXEMPTION = 100;
export const SAVE_CARD = 101;

// The Archbishop (P-2)
export const PROTECTION = 102;
export const CUBE = 103; // + sand, wood or stone

// Market (P-12)
export const WITHDRAW = 106;
export const BUY = 107; // + good * MOST_BOUGHT + number - 1
export const SELL = 119; // + good * MOST_SOLD + number - 1

// Cathedral (P-13)
export const ZEAL = 199; // + craftsman: one more use this round
export const WORK = 226; // + craftsman: one use
export const FINISH = 253;
export const GIVE_BACK = 254; // + good

// The Archbishop once more (P-2.1): no cube, thank you. Last, so that no other number changes.
export const DECLINE = 258;
export const MOVES = 259;
