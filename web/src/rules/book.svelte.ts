// The book of rules: a guide, a legend of signs, all clauses, the keys. It is read on a page of its own
// or over a table, and knows where it is open.
import { getContext, setContext } from 'svelte';
import { rulesOf, say } from '../words.svelte';

export const CHAPTERS = ['guide', 'signs', 'clauses', 'keys'] as const;
export type Chapter = (typeof CHAPTERS)[number];

export class Book {
  chapter = $state<Chapter>('guide');
  sought = $state('');
  /** The clause it was opened at, or the section: P-12.8, section-12. */
  at = $state('');
  /** How often it was sent to a place; the same place may be asked for again. */
  sent = $state(0);

  /** Open it at a clause or a section. */
  turnTo(place: string): void {
    this.sought = '';
    this.chapter = 'clauses';
    this.at = place;
    this.sent += 1;
  }
}

const OPEN = Symbol('book');
/** At a table: how the book is opened at a clause. */
export function setOpener(open: (clause: string) => void): void {
  setContext(OPEN, open);
}
export function getOpener(): ((clause: string) => void) | undefined {
  return getContext<((clause: string) => void) | undefined>(OPEN);
}

/** A section of a title's rules with its clauses. */
export interface Section {
  key: string;
  title: string;
  clauses: string[];
}

/** The clause of a message: P-12-8 is P-12.8. */
export function clauseOf(message: string): string {
  return message.replace(/-([^-]+)$/, '.$1');
}

export function sectionsOf(title: string): Section[] {
  const found: Section[] = [];
  for (const message of rulesOf(title)) {
    const [, key] = message.split('-section-');
    if (key) found.push({ key, title: say(message), clauses: [] });
    else found.at(-1)?.clauses.push(clauseOf(message));
  }
  return found;
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether every word that is sought is in a text; accents and capitals make no difference. */
export function finds(sought: string, text: string): boolean {
  const all = plain(text);
  return plain(sought)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
