// Opening a table, and what the server can do.
import type { TheBox } from '../box/shapes';
import type { About, CardsDoc, Told, Wish, WordSheets } from '../protocol';
import { go, path } from '../router.svelte';
import { post, read } from './ask';
import { keepPledge, newPledge } from './fair';
import { somebody } from './me.svelte';

/** Open a table and go there. */
export async function openTable(wish: Wish): Promise<void> {
  await somebody();
  const told = await post<Told>('/tables', { ...wish, pledge: newPledge() });
  await keepPledge(told.table);
  go(path('table', { code: told.table.code }));
}

const FULL = 4;
/** A game against journeymen at once, at a full table. */
export async function playNow(title: string): Promise<void> {
  const info = (await about()).titles.find(({ key }) => key === title);
  const seats = Math.max(info?.fewest ?? 2, Math.min(info?.most ?? 2, FULL));
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'journeyman' }));
  await openTable({ title, seats: [{ kind: 'me' }, ...bots], private: true });
}

const kept = new Map<string, Promise<unknown>>();

/** What never changes while the page is open is asked for once. */
function once<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const key = JSON.stringify([path, query]);
  let found = kept.get(key) as Promise<T> | undefined;
  if (!found) {
    found = read<T>(path, query);
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}
export const about = (): Promise<About> => once('/about');
export const cardsOf = (title: string): Promise<CardsDoc> => once(`/cards/${title}`);
export const boxOf = (title: string): Promise<TheBox> => once(`/box/${title}`);
/** The cards of a table with a corrected box, and what they say in a language. */
export const cardsAt = (code: string, language: string): Promise<CardsDoc> =>
  once(`/tables/${code}/cards`, { language });
export const wordsOf = (title: string, language: string): Promise<WordSheets> =>
  once(`/words/${title}`, { language });
