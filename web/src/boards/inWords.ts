// A part of the table in words: a heading, and a list of short sentences.
import { say } from '../words.svelte';

export interface Part {
  title: string;
  items: string[];
  /** Whose it is, if it is a player's. */
  seat?: number;
}

/** A list in one sentence: "Privileges: Aliena, Ellen", or that there are none. */
export function listed(label: string, things: string[]): string {
  return say('web-words-list', { label, things: things.join(', ') || say('web-words-none') });
}

/** Only what is so. */
export function soFar(...items: (string | false | null | undefined)[]): string[] {
  return items.filter((item): item is string => Boolean(item));
}
