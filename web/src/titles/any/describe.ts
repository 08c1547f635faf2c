// A view of which nothing is known, told as well as it can be: what its parts are called, whose
// they are, and whether they are numbers, words or lists. A title that wants a part called by
// another name than its key has a message <title>-view-<key>, and <title>-view-<key>-<value> for
// what it may be.
import type { View } from '../../protocol';
import { has, say } from '../../words.svelte';

export type Told =
  | { kind: 'number'; value: number }
  | { kind: 'words'; value: string }
  | { kind: 'truth'; value: boolean }
  | { kind: 'seat'; seat: number }
  | { kind: 'list'; items: Told[] }
  | { kind: 'parts'; parts: Part[] };

export interface Part {
  key: string;
  label: string;
  told: Told;
}

/** What the page around the board says already: who decides what, and whether the game is over. */
const SAID = ['title', 'seats', 'seat', 'ply', 'over', 'step', 'stage', 'players', 'scores'];

/** A player's points: the bar of players says them already. */
const POINTS = ['vp', 'points', 'score'];

/** What lies on the table. */
export function onTheTable(title: string, view: View): Part[] {
  return partsOf(
    title,
    Object.entries(view).filter(([key]) => !SAID.includes(key)),
  );
}

/** What is a player's: the view's list `players` has an entry for each seat. */
export function playersOwn(title: string, view: View, seat: number): Part[] {
  const player: unknown = Array.isArray(view.players) ? view.players[seat] : null;
  if (!player || typeof player !== 'object') return [];
  return partsOf(
    title,
    Object.entries(player).filter(([key]) => !POINTS.includes(key)),
  );
}

/** A seat's points, if the view tells: in `scores`, or as its player's `vp`, `points` or `score`. */
export function pointsOf(view: View, seat: number): number | null {
  const score: unknown = Array.isArray(view.scores) ? view.scores[seat] : null;
  if (typeof score === 'number') return score;
  const player: unknown = Array.isArray(view.players) ? view.players[seat] : null;
  if (!player || typeof player !== 'object') return null;
  const known = player as Record<string, unknown>;
  const found = POINTS.map((key) => known[key]).find((one) => typeof one === 'number');
  return found ?? null;
}

function partsOf(title: string, entries: [string, unknown][]): Part[] {
  return entries.map(([key, value]) => ({
    key,
    label: called(`${title}-view-${key}`, key),
    told: toldOf(title, key, value),
  }));
}

/** The player who begins is told by its seat. */
const SEATED = ['start'];

function toldOf(title: string, key: string, value: unknown): Told {
  if (SEATED.includes(key) && typeof value === 'number') return { kind: 'seat', seat: value };
  if (typeof value === 'number') return { kind: 'number', value };
  if (typeof value === 'boolean') return { kind: 'truth', value };
  if (typeof value === 'string')
    return { kind: 'words', value: called(`${title}-view-${key}-${value}`, value) };
  if (Array.isArray(value))
    return { kind: 'list', items: value.map((one) => toldOf(title, key, one)) };
  if (value && typeof value === 'object')
    return { kind: 'parts', parts: partsOf(title, Object.entries(value)) };
  return { kind: 'words', value: say('web-words-none') };
}

/** By its message; else what it is called in the data, as words. */
function called(message: string, key: string): string {
  if (/^[a-zA-Z][\w-]*$/.test(message) && has(message)) return say(message);
  const plain = key.replaceAll('_', ' ').trim();
  return plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
}
