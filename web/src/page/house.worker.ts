// The house within the page: Python keeps the tables here as a server would, and this browser keeps
// what is done at them.
import type { PyProxy } from 'pyodide/ffi';
import { CHANNEL, type Changed, type FromHouse, type ToHouse } from './messages';
import { loadPython } from './python';
import { browserStore, fleetingStore, type Change, type Store, type StoreName } from './store';
import { Thinkers } from './thinkers';

/** The house as Python has it: kingsbridge.page.house. */
interface House extends PyProxy {
  ask: (method: string, path: string, query: string, body: string) => Promise<string>;
  hear: (text: string) => void;
  prepare: () => Promise<void>;
  look_again: (code: string) => void;
}

let house: Promise<House>;
let thinkers: Thinkers;
const channel = new BroadcastChannel(CHANNEL);

const say = (what: FromHouse): void => postMessage(what);

/** What this browser does for the house: kingsbridge.page.bridge. */
function bridge(store: Store, data: string) {
  return {
    read: (name: StoreName, key: string) => store.read(name, key),
    every: async (name: StoreName) =>
      JSON.stringify((await store.every(name)).map(([, text]) => text)),
    rows: async (code: string, after: number) => JSON.stringify(await store.rows(code, after)),
    write: async (changes: string) => {
      const all = JSON.parse(changes) as Change[];
      await store.write(all);
      const tables = all
        .filter((change) => change.store === 'tables')
        .map(({ key }) => String(key));
      if (tables.length) channel.postMessage({ tables } satisfies Changed);
    },
    lying: async (path: string) => {
      const found = await fetch(new URL(path, data));
      if (!found.ok) throw new Error(`${path}: ${found.status}`);
      return found.text();
    },
    think: (request: string) => thinkers.think(request),
    tell: (text: string) => say({ say: 'news', text }),
    now: () => Date.now(),
    chance: (size: number) => crypto.getRandomValues(new Uint8Array(size)),
  };
}

async function start(folder: string): Promise<House> {
  const keeping = browserStore().then(
    (store) => ({ store, kept: true }),
    () => ({ store: fleetingStore(), kept: false }),
  );
  const python = await loadPython(folder, (loaded, total) => {
    const stage = loaded < total ? 'loading' : 'starting';
    say({ say: 'progress', stage, loaded, total });
  });
  thinkers = new Thinkers(folder);
  const { store, kept } = await keeping;
  const { House } = python.pyimport('kingsbridge.page.house') as {
    House: (bridge: unknown) => House;
  };
  const found = House(bridge(store, new URL('../data/', folder).href));
  channel.onmessage = ({ data }: MessageEvent<Changed>) => {
    for (const code of data.tables) found.look_again(code);
  };
  say({ say: 'ready', kept });
  void found.prepare();
  return found;
}

async function answer(asked: Extract<ToHouse, { do: 'ask' }>): Promise<void> {
  const { id, method, path, query, body } = asked;
  const text = await (await house).ask(method, path, query, body);
  say({ say: 'answer', id, text });
}

self.onmessage = async ({ data }: MessageEvent<ToHouse>) => {
  try {
    if (data.do === 'start') await (house = start(data.python));
    else if (data.do === 'ask') await answer(data);
    else (await house).hear(data.text);
  } catch (error) {
    // A house that does not answer is a ruin: the page builds another, and nothing kept is lost.
    say({ say: 'broken', why: String(error) });
  }
};
