// Everything that is kept, as one file, and back again. What came later is kept: a game that went
// on, a box that was written in again.
import { rebuild } from './house.svelte';
import { saveFile } from './files';
import { browserStore, STORES, type Change, type Key, type Store, type StoreName } from './store';

type Entries = [Key, string][];
type Everything = Record<StoreName, Entries>;
interface Saved {
  kingsbridge: 'everything';
  saved: string;
  kept: Everything;
}

async function all(store: Store): Promise<Everything> {
  const found = STORES.map(async (name) => [name, await store.every(name)] as const);
  return Object.fromEntries(await Promise.all(found)) as Everything;
}

/** How many games are kept. */
export async function countGames(): Promise<number> {
  return (await (await browserStore()).every('tables')).length;
}

/** Save everything as one file. */
export async function saveEverything(): Promise<void> {
  const saved = new Date().toISOString();
  const kept = await all(await browserStore());
  const day = saved.slice(0, 10);
  saveFile(`kingsbridge-${day}.json`, { kingsbridge: 'everything', saved, kept } satisfies Saved);
}

/** Bring back what is in a file; returns how many games were not here, or not so far. */
export async function bringBack(text: string): Promise<number> {
  const saved = checked(JSON.parse(text));
  const store = await browserStore();
  const { changes, games } = whatIsNew(saved, await all(store));
  await store.write(changes);
  if (changes.length) rebuild();
  return games;
}

function checked(said: unknown): Everything {
  const { kingsbridge, kept } = (said ?? {}) as Partial<Saved>;
  if (kingsbridge !== 'everything' || !kept) throw new Error('not everything');
  for (const name of STORES) {
    // A file from before there were such things has none of them.
    const entries: unknown = (kept[name] ??= []);
    if (!Array.isArray(entries)) throw new Error(`no ${name}`);
    for (const entry of entries as unknown[])
      if (!Array.isArray(entry) || typeof entry[1] !== 'string') throw new Error(`bad ${name}`);
  }
  return kept;
}

const versionOf = (text: string | undefined): number =>
  text === undefined ? 0 : (JSON.parse(text) as { version: number }).version;
const changedOf = (text: string | undefined): number =>
  text === undefined ? 0 : ((JSON.parse(text) as { changed?: number }).changed ?? 0);

const triedOf = (text: string | undefined): number =>
  text === undefined ? 0 : (JSON.parse(text) as { standing: { tried: number } }).standing.tried;

/** What of the saved is new: whole games with their logs, and what there was not. */
function whatIsNew(saved: Everything, kept: Everything): { changes: Change[]; games: number } {
  const here = Object.fromEntries(
    STORES.map((name) => [name, new Map(kept[name])]),
  ) as unknown as Record<StoreName, Map<Key, string>>;
  const changes: Change[] = [];
  const news = new Set<string>();
  const put = (store: StoreName, key: Key, value: string) => changes.push({ store, key, value });
  for (const [code, text] of saved.tables)
    if (versionOf(text) > versionOf(here.tables.get(code))) {
      news.add(String(code));
      put('tables', code, text);
    }
  for (const [key, text] of saved.rows) if (news.has(String(key[0]))) put('rows', key, text);
  for (const [code, text] of saved.findings)
    if (news.has(String(code))) put('findings', code, text);
  for (const [title, text] of saved.boxes)
    if (!here.boxes.has(title) || changedOf(text) > changedOf(here.boxes.get(title)))
      put('boxes', title, text);
  for (const [code, text] of saved.studies)
    if (!here.studies.has(code) || changedOf(text) > changedOf(here.studies.get(code)))
      put('studies', code, text);
  for (const [title, text] of saved.puzzles)
    if (triedOf(text) > triedOf(here.puzzles.get(title))) put('puzzles', title, text);
  for (const [who, text] of saved.me) if (!here.me.has(who)) put('me', who, text);
  return { changes, games: news.size };
}
