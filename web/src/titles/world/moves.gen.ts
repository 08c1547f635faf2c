// The numbers of world's moves, from its moves.py: python tools/move_numbers.py

// How many moves a block has. What the cards and goods know too is given here once more, so that the compiler can work out every number of a move; a test holds the two against each other.
export const ACTION_CARDS = 12;
export const GOODS_OF_A_TRADE = 2;
export const GOODS_OWNED = 9;
export const ORIENTATIONS = 4;
export const PROJECT_TILES = 7;
export const BUILDING_GOODS = 2; // stone and wood
export const BUILDING_SITES = 14;
export const MOST_WOVEN = 2;
export const MOST_WOOL = 15; // sold by one move; whoever has more may sell again
export const ILL_LOCATIONS = 11;

// Action cards (W-5)
export const PLAY = 0; // + card
export const DISCARD = 12; // + card
export const FORGO = 24; // play a card without its action
export const DONE = 25; // no more of this action, or not this one

// Choices that events and benefits give (W-1.3)
export const DECLINE = 26;
export const PAY = 27;
export const LOSE = 28;
export const EXCHANGE = 29; // + which of two goods, if there is a choice
export const GET = 31; // + good
export const GIVE = 40; // + good

// The orientation of the event (W-2.1)
export const ORIENT = 49; // + how far the favor marker moves

// What action cards ask for
export const BUILD = 53; // + project * 2 + stone or wood
export const HOUSE = 67; // + space
export const RENT = 81; // + space
export const REMOVE = 95; // + space
export const DONATE = 109; // + project
export const WEAVE = 116; // + number - 1
export const SELL_WOOL = 118; // + number - 1
export const SELL_CLOTH = 133;
export const TREAT = 134; // minor medical help: gold and a victory point
export const CARE = 135; // + location

// Duties (W-8)
export const PROTECT = 146;
export const SUFFER = 147;
export const MOVES = 148;
