// Every choice has a key: first the digits, then letters that do nothing else at a table.
import type { Menu } from '../protocol';

/** What keys do at a table, whatever is asked. */
export const KEYS = {
  undo: 'u',
  hint: 'h',
  log: 'l',
  next: 'n',
  skip: 's',
  words: 't',
  choices: 'c',
  help: '?',
} as const;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const taken = new Set<string>(Object.values(KEYS));
const CHOICE_KEYS = [
  ...'123456789',
  ...[...LETTERS].filter((letter) => !taken.has(letter)),
  ...LETTERS.toUpperCase(),
];

/** The key of the choice at a place; the last of very many have none. */
export function keyOf(place: number): string {
  return CHOICE_KEYS[place] ?? '';
}

/** The move that a key makes. */
export function moveOf(key: string, menu: Menu): number | undefined {
  const place = CHOICE_KEYS.indexOf(key);
  return place < 0 ? undefined : menu.offers[place]?.move;
}
