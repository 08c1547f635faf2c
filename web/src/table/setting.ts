// What a table is set with before it can be shown: all that a title brings, and its cards.
import type { Drawn } from '../boards/drawn';
import { cardsOf } from '../net/open';
import type { CardsDoc } from '../protocol';
import { titleOf } from '../titles/registry';
import type { AtTable } from '../titles/title';

export interface Setting {
  /** The title's key. */
  title: string;
  brings: AtTable;
  cards: CardsDoc;
}

const NO_CARDS: CardsDoc = { board: {}, origins: {} };

export async function settingOf(title: string): Promise<Setting> {
  const { atTable, gallery } = titleOf(title);
  const [{ default: brings }, cards] = await Promise.all([
    atTable(),
    gallery ? cardsOf(title) : NO_CARDS,
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
