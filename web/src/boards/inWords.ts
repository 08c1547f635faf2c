// A part of the table in words: a heading, and a list of short sentences.
import type { CardDoc, CardsDoc } from '../protocol';
import { has, say } from '../words.svelte';

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

/** What a card does, if that is put in words. */
export function deed(card: string): string {
  return has(`${card}-effect`) ? say(`${card}-effect`) : '';
}

export function find(cards: CardsDoc, kind: string, key: string): CardDoc | undefined {
  return (cards[kind] as CardDoc[] | undefined)?.find((card) => card.key === key);
}
