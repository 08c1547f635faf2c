// What this browser keeps: in IndexedDB, as texts that only the house understands. Page and worker
// read it; only the worker writes, but for what is brought back from a file.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

export const STORES = ['tables', 'rows', 'boxes', 'findings', 'studies', 'me', 'puzzles'] as const;
export type StoreName = (typeof STORES)[number];
export type Key = string | [string, number];

interface Kept extends DBSchema {
  tables: { key: string; value: string };
  rows: { key: [string, number]; value: string };
  boxes: { key: string; value: string };
  findings: { key: string; value: string };
  studies: { key: string; value: string };
  me: { key: string; value: string };
  puzzles: { key: string; value: string };
}

/** One thing to keep: a text, or null to forget what is there; if it is new nothing may be there. */
export interface Change {
  store: StoreName;
  key: Key;
  value: string | null;
  new?: boolean;
}

/** Where things are kept. */
export interface Store {
  read: (store: StoreName, key: Key) => Promise<string | undefined>;
  every: (store: StoreName) => Promise<[Key, string][]>;
  /** A table's log from after a version on. */
  rows: (code: string, after: number) => Promise<string[]>;
  /** Keep all of it or nothing; what was kept is still there after a crash. */
  write: (changes: Change[]) => Promise<void>;
}

const NAME = 'kingsbridge';

let opened: Promise<IDBPDatabase<Kept>> | undefined;

function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>(NAME, 3, {
    // What was kept before stays: only what there was not is made.
    upgrade(kept) {
      for (const store of STORES)
        if (!kept.objectStoreNames.contains(store)) kept.createObjectStore(store);
    },
    // A newer page in another tab has to change how things are kept: let it.
    blocking(_now, _next, event) {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated() {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** The browser's own store; throws where it keeps nothing, as in some private windows. */
export async function browserStore(): Promise<Store> {
  await database();
  return { read, every, rows, write };
}

async function read(store: StoreName, key: Key): Promise<string | undefined> {
  return (await database()).get(store, key as never) as Promise<string | undefined>;
}

async function every(store: StoreName): Promise<[Key, string][]> {
  const looking = (await database()).transaction(store).store;
  const [keys, values] = await Promise.all([looking.getAllKeys(), looking.getAll()]);
  return keys.map((key, at) => [key, values[at] ?? '']);
}

async function rows(code: string, after: number): Promise<string[]> {
  const log = IDBKeyRange.bound([code, after], [code, Infinity], true);
  return (await database()).getAll('rows', log);
}

async function write(changes: Change[]): Promise<void> {
  const names = [...new Set(changes.map(({ store }) => store))];
  if (!names.length) return;
  const writing = (await database()).transaction(names, 'readwrite', { durability: 'strict' });
  const done = changes.map((change) => {
    const store = writing.objectStore(change.store);
    const key = change.key as never;
    if (change.value === null) return store.delete(key);
    return change.new ? store.add(change.value, key) : store.put(change.value, key);
  });
  await Promise.all([...done, writing.done]);
}

/** A store for a browser that keeps nothing: it lasts for as long as the page is open. */
export function fleetingStore(): Store {
  const kept = new Map<string, [StoreName, Key, string]>();
  const place = (store: StoreName, key: Key) => JSON.stringify([store, key]);
  const of = (store: StoreName) => [...kept.values()].filter(([where]) => where === store);
  return {
    read: (store, key) => Promise.resolve(kept.get(place(store, key))?.[2]),
    every: (store) => Promise.resolve(of(store).map(([, key, value]) => [key, value])),
    rows: (code, after) =>
      Promise.resolve(
        of('rows')
          .filter(([, key]) => key[0] === code && Number(key[1]) > after)
          .sort(([, one], [, two]) => Number(one[1]) - Number(two[1]))
          .map(([, , value]) => value),
      ),
    write: (changes) => {
      const there = changes.find(
        (change) => change.new && kept.has(place(change.store, change.key)),
      );
      if (there) return Promise.reject(new Error(`${place(there.store, there.key)} is there`));
      for (const { store, key, value } of changes)
        if (value === null) kept.delete(place(store, key));
        else kept.set(place(store, key), [store, key, value]);
      return Promise.resolve();
    },
  };
}
