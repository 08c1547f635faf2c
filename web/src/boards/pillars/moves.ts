// Which thing on the board a move is about. The blocks mirror src/kingsbridge/pillars/moves.py.
import type { Menu, Offer, Refusal } from '../../protocol';
import { GOODS, type Cards } from './cards';

const BLOCKS = [
  [0, 'pass'],
  [1, 'take'],
  [10, 'hire'],
  [34, 'deny'],
  [58, 'dismiss'],
  [85, 'return'],
  [86, 'keep'],
  [87, 'wait'],
  [88, 'place'],
  [98, 'free-builder'],
  [99, 'protection-card'],
  [100, 'exemption-card'],
  [101, 'save-card'],
  [102, 'protection'],
  [103, 'cube'],
  [106, 'withdraw'],
  [107, 'buy'],
  [119, 'sell'],
  [199, 'zeal'],
  [226, 'work'],
  [253, 'finish'],
  [254, 'give-back'],
] as const;
function blockOf(move: number): (typeof BLOCKS)[number] {
  return BLOCKS.findLast(([start]) => start <= move) ?? BLOCKS[0];
}
const MOST_BOUGHT = 4;
const MOST_SOLD = 20;

/** The choices of a place, and the first builder space of each. */
export const CHOICES = [
  'archbishop',
  'kingsbridge',
  'kingsbridge',
  'priory',
  'kings_court',
  'shiring',
  'shiring',
  'castle',
  'market',
  'cathedral',
] as const;
const FIRST_SPACE = [0, 1, 2, 3, 5, 9, 10, 11, 12, 16, 17];

/** The choice that a space belongs to. */
export function choiceOf(space: number): number {
  return FIRST_SPACE.findLastIndex((first) => first <= space);
}
/** The spaces of a choice. */
export function spacesOf(choice: number): number[] {
  const first = FIRST_SPACE[choice] ?? 0;
  return Array.from({ length: (FIRST_SPACE[choice + 1] ?? first) - first }, (_, at) => first + at);
}

/** The privileges that are used by a move of their own. */
const USED = {
  'free-builder': 'remigius',
  'protection-card': 'archbishop_thomas',
  'exemption-card': 'tax_exemption',
} as const;

/**
 * The key of the thing that a move is about: `pool:mason_1`, `place:8`, `buy:stone`,
 * `mine:mason_1`, `privilege:remigius`, `cubes:sand`, `bag`, `drawn`, `dial`, ...
 */
export function thingOf(move: number, cards: Cards): string {
  const [first, block] = blockOf(move);
  const at = move - first;
  switch (block) {
    case 'take':
      return `pool:${cards.resourceOrder[at]}`;
    case 'hire':
    case 'deny':
      return `pool:${cards.craftsmanOrder[at]}`;
    case 'dismiss':
    case 'work':
    case 'zeal':
      return `mine:${cards.craftsmanOrder[at]}`;
    case 'place':
      return `place:${at}`;
    case 'cube':
      return `buy:${GOODS[at]}`;
    case 'buy':
      return `buy:${GOODS[Math.floor(at / MOST_BOUGHT)]}`;
    case 'sell':
      return `sell:${GOODS[Math.floor(at / MOST_SOLD)]}`;
    case 'give-back':
      return `cubes:${GOODS[at]}`;
    case 'free-builder':
    case 'protection-card':
    case 'exemption-card':
      return `privilege:${USED[block]}`;
    case 'return':
      return 'bag';
    case 'keep':
      return 'drawn';
    case 'wait':
      return 'dial';
    default:
      return block;
  }
}

/** The craftsman that a move lets work, if it does. */
export function worker(move: number, cards: Cards): string | null {
  const [first, block] = blockOf(move);
  return block === 'work' ? (cards.craftsmanOrder[move - first] ?? null) : null;
}

/** What can and what cannot be done with one thing. */
export interface Target {
  offers: Offer[];
  refusals: Refusal[];
}

/** Everything on the board that a menu is about. */
export function targetsOf(menu: Menu | null, cards: Cards): Map<string, Target> {
  const targets = new Map<string, Target>();
  function target(move: number): Target {
    const thing = thingOf(move, cards);
    let found = targets.get(thing);
    if (!found) targets.set(thing, (found = { offers: [], refusals: [] }));
    return found;
  }
  for (const offer of menu?.offers ?? []) target(offer.move).offers.push(offer);
  for (const refusal of menu?.refusals ?? []) target(refusal.move).refusals.push(refusal);
  return targets;
}
