// The titles that the client draws. Any other that the server plays gets the table that fits any.
import { any } from './any/title';
import { pillars } from './pillars/title';
import type { Title } from './title';
import { world } from './world/title';

const DRAWN: Record<string, Title> = { pillars, world };

/** What the client has for a title. */
export function titleOf(key: string): Title {
  return DRAWN[key] ?? any(key);
}

/** The titles whose boards, words and cards the client brings along. */
export const OURS: readonly string[] = Object.keys(DRAWN);
