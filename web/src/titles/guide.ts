// What a title's guide brings: two pages, pictures for the sections of its rules, and a legend of signs.
import type { Component } from 'svelte';
import type { CardsDoc } from '../protocol';
import { learnFew } from '../words.svelte';

export interface Guide {
  /** Two pages to read, each headed <title>-guide-leaf-<key>. */
  leaves: readonly Leaf[];
  /** Every sign there is on its board and cards, by what they are. */
  legend: readonly SignGroup[];
  /** The signs a clause speaks of, by the clause's id. */
  shown: Readonly<Record<string, readonly string[]>>;
  /** Draws whatever a leaf names as its picture, and each section of the rules as section-<key>. */
  Picture: Component<{ of: string; cards: CardsDoc }>;
  /** Draws a sign of the legend. */
  Sign: Component<{ of: string; size: number; cards: CardsDoc }>;
}

export interface Leaf {
  key: string;
  parts: readonly Part[];
}

/** A part of a page: <title>-guide-part-<key>-title, and beneath it <title>-guide-part-<key>. */
export interface Part {
  key: string;
  /** The clauses it puts in short. */
  clauses: readonly string[];
  picture?: string;
  /** As wide as the page. */
  wide?: boolean;
  /** What is told one by one. */
  items?: readonly Item[];
  /** Whether they come one after another. */
  ordered?: boolean;
}

export interface Item {
  key: string;
  name: () => string;
  text: () => string;
  clause: string;
  /** What is drawn beside it: a picture, or signs. */
  picture?: string;
  signs?: readonly string[];
  number?: string;
}

/** Signs of one kind, headed <title>-guide-signs-<key>. */
export interface SignGroup {
  key: string;
  signs: readonly SignInWords[];
}

export interface SignInWords {
  /** Told apart from all others of the title. */
  key: string;
  name: () => string;
  text: (cards: CardsDoc) => string;
  clause?: string;
}

/** A part of a title, once the words of its guide are there, too. */
export async function withGuide<Part>(title: string, part: Promise<Part>): Promise<Part> {
  const [found] = await Promise.all([part, learnFew('guide'), learnFew('guide', title)]);
  return found;
}
