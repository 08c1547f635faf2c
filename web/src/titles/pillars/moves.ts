// Which moves each thing on the board is about.
import { GOODS, type Cards } from './cards';
import {
  ARCHBISHOP,
  BUY,
  CASTLE,
  CATHEDRAL,
  CUBE,
  DENY,
  DISMISS,
  FINISH,
  FIRST_SPACE,
  GIVE_BACK,
  HIRE,
  KEEP_BUILDER,
  KINGSBRIDGE,
  KINGS_COURT,
  MARKET,
  MOST_BOUGHT,
  MOST_SOLD,
  PASS_BUILDER,
  PRIORY,
  RETURN_BUILDER,
  SELL,
  SHIRING,
  TAKE,
  USE_EXEMPTION,
  USE_FREE_BUILDER,
  USE_PROTECTION,
  WITHDRAW,
  WORK,
  ZEAL,
} from './moves.gen';
import type { Cube } from './view';

/** The places for builders by their first choice; Kingsbridge and Shiring have one a card. */
const FIRST_CHOICE = {
  archbishop: ARCHBISHOP,
  kingsbridge: KINGSBRIDGE,
  priory: PRIORY,
  kings_court: KINGS_COURT,
  shiring: SHIRING,
  castle: CASTLE,
  market: MARKET,
  cathedral: CATHEDRAL,
} as const;
type Place = keyof typeof FIRST_CHOICE;
export const PLACES = Object.keys(FIRST_CHOICE) as Place[];

/** The choice that a space belongs to. */
export function choiceOf(space: number): number {
  return FIRST_SPACE.findLastIndex((first) => first <= space);
}
/** The spaces of a choice. */
export function spacesOf(choice: number): number[] {
  const first = FIRST_SPACE[choice] ?? 0;
  return count((FIRST_SPACE[choice + 1] ?? first) - first, first);
}
/** The place that a space belongs to. */
export function placeOf(space: number): Place {
  const choice = choiceOf(space);
  return PLACES.findLast((place) => FIRST_CHOICE[place] <= choice) ?? 'archbishop';
}

function count(length: number, first: number): number[] {
  return Array.from({ length }, (_, at) => first + at);
}

/** A card in the pool. */
export function poolMoves(cards: Cards, key: string): number[] {
  const resource = cards.resourceOrder.indexOf(key);
  if (resource >= 0) return [TAKE + resource];
  const craftsman = cards.craftsmanOrder.indexOf(key);
  return [HIRE + craftsman, DENY + craftsman];
}

/** A craftsman in my cottage. */
export function cottageMoves(cards: Cards, key: string): number[] {
  const craftsman = cards.craftsmanOrder.indexOf(key);
  return [DISMISS + craftsman, ZEAL + craftsman, WORK + craftsman];
}

/** Whether a move lets a craftsman work. */
export function letsWork(cards: Cards, move: number, key: string): boolean {
  return move === WORK + cards.craftsmanOrder.indexOf(key);
}

/** A good that can be had at the market; metal is never sold there. */
export function stallMoves(good: Cube): number[] {
  const at = GOODS.indexOf(good);
  if (CUBE + at >= WITHDRAW) return [];
  return [CUBE + at, ...count(MOST_BOUGHT, BUY + at * MOST_BOUGHT)];
}
export function scaleMoves(good: Cube): number[] {
  return count(MOST_SOLD, SELL + GOODS.indexOf(good) * MOST_SOLD);
}
/** My cubes of a good. */
export function cubeMoves(good: Cube): number[] {
  return [GIVE_BACK + GOODS.indexOf(good)];
}

/** A privilege that is used by a move of its own. */
export function privilegeMoves(key: string): number[] {
  const move = {
    remigius: USE_FREE_BUILDER,
    archbishop_thomas: USE_PROTECTION,
    tax_exemption: USE_EXEMPTION,
  }[key];
  return move === undefined ? [] : [move];
}

/** The blocks of moves about craftsmen: where each begins, and what comes after it. */
const ABOUT_CRAFTSMEN = [
  [HIRE, DENY],
  [DENY, DISMISS],
  [DISMISS, RETURN_BUILDER],
  [ZEAL, WORK],
  [WORK, FINISH],
] as const;

/** The craftsman that a move is about. */
export function craftsmanOf(cards: Cards, move: number): string | undefined {
  const block = ABOUT_CRAFTSMEN.find(([first, end]) => move >= first && move < end);
  return block && cards.craftsmanOrder[move - block[0]];
}
/** The good that a move is about. */
export function goodOf(cards: Cards, move: number): Cube | undefined {
  if (move >= TAKE && move < HIRE)
    return cards.resources.get(cards.resourceOrder[move - TAKE] ?? '')?.good;
  if (move >= CUBE && move < WITHDRAW) return GOODS[move - CUBE];
  if (move >= BUY && move < SELL) return GOODS[Math.floor((move - BUY) / MOST_BOUGHT)];
  if (move >= SELL && move < ZEAL) return GOODS[Math.floor((move - SELL) / MOST_SOLD)];
  return move >= GIVE_BACK ? GOODS[move - GIVE_BACK] : undefined;
}
/** Whether a move is about the builder that was drawn. */
export function aboutBuilder(move: number): boolean {
  return move === KEEP_BUILDER || move === RETURN_BUILDER || move === PASS_BUILDER;
}
