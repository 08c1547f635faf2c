// What a table is set with before it can be shown: all that a title brings, and its cards.
import type { Drawn } from '../boards/drawn';
import { cardsAt, cardsOf } from '../net/open';
import type { CardsDoc, TableInfo } from '../protocol';
import { titleOf } from '../titles/registry';
import type { AtTable } from '../titles/title';
import { language } from '../words.svelte';

export interface Setting {
  /** The title's key. */
  title: string;
  brings: AtTable;
  cards: CardsDoc;
}

const NO_CARDS: CardsDoc = { board: {}, origins: {} };

type Set = Pick<TableInfo, 'title'> & Partial<Pick<TableInfo, 'code' | 'corrected'>>;

/** What a table is set with: a corrected box has cards of its own. A lesson is of no table. */
export async function settingOf({ title, code = '', corrected }: Set): Promise<Setting> {
  const { atTable, gallery } = titleOf(title);
  const [{ default: brings }, cards] = await Promise.all([
    atTable(),
    corrected ? cardsAt(code, language()) : gallery ? cardsOf(title) : NO_CARDS,
  ]);
  return { title, brings, cards };
}

/** The table as somebody likes it: drawn, or in words; in words, too, where it cannot be fetched. */
export async function drawnOf(brings: AtTable, like: 'drawn' | 'words'): Promise<Drawn> {
  const inWords = async () => (await import('../boards/plain/drawn')).default;
  if (like === 'words') return inWords();
  try {
    return (await brings.drawn()).default;
  } catch {
    return inWords();
  }
}
