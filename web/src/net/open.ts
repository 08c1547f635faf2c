// Opening a table, and what the server can do.
import type { About, CardsDoc, TitleKey, Told, Wish } from '../protocol';
import { go, path } from '../router.svelte';
import { post, read } from './ask';
import { somebody } from './me.svelte';

/** Open a table and go there. */
export async function openTable(wish: Wish): Promise<void> {
  await somebody();
  const told = await post<Told>('/tables', wish);
  go(path('table', { code: told.table.code }));
}

/** A game against three journeymen, at once. */
export function playNow(title: TitleKey): Promise<void> {
  const bot = { kind: 'bot', level: 'journeyman' };
  return openTable({ title, seats: [{ kind: 'me' }, bot, bot, bot], private: true });
}

const kept = new Map<string, Promise<unknown>>();

/** What never changes while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = read<T>(path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}
export const about = (): Promise<About> => once('/about');
export const cardsOf = (title: TitleKey): Promise<CardsDoc> => once(`/cards/${title}`);
