// Every choice has a key: first the digits, then letters that do nothing else at a table.
import type { Menu, Offer } from '../protocol';

/** What keys do at a table, whatever is asked. */
export const KEYS = {
  undo: 'u',
  hint: 'h',
  log: 'l',
  next: 'n',
  skip: 's',
  words: 't',
  choices: 'c',
  rules: 'r',
  help: '?',
} as const;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const taken = new Set<string>(Object.values(KEYS));
const CHOICE_KEYS = [
  ...'123456789',
  ...[...LETTERS].filter((letter) => !taken.has(letter)),
  ...LETTERS.toUpperCase(),
];

/** The moves of a menu by their keys: first those that are in sight, so that no key is skipped there. */
export function inKeyOrder(menu: Menu, inSight: Offer[] = []): number[] {
  const others = menu.offers.filter((offer) => !inSight.includes(offer));
  return [...inSight, ...others].map(({ move }) => move);
}

/** The key of a move; the last of very many have none. */
export function keyOf(move: number, keyed: number[]): string {
  return CHOICE_KEYS[keyed.indexOf(move)] ?? '';
}

/** The move that a key makes. */
export function moveOf(key: string, keyed: number[]): number | undefined {
  const place = CHOICE_KEYS.indexOf(key);
  return place < 0 ? undefined : keyed[place];
}
