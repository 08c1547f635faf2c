// What a table is set with before it can be shown: all that a title brings, and its cards.
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
