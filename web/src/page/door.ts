// The door to the house within this page. What is always the same lies in files beside the page, and
// the hall reads what the browser keeps: for these nobody waits until Python is there.
import { toast } from '../lib/toast.svelte';
import { inWords, read } from '../net/ask';
import type { Answered, Door, Query } from '../net/door';
import { saveFile } from './files';
import type { Listed } from '../protocol';
import { ask as askHouse, hallChanged, open } from './house.svelte';
import { CHANNEL } from './messages';
import { askToPersist } from './persist.svelte';
import { browserStore } from './store';

const DATA = new URL('data/', document.baseURI);
/** What lies in files: by its path, and the name of the file. */
const FILES: [RegExp, (title: string, query: Query) => string][] = [
  [/^\/about$/, () => 'about.json'],
  [/^\/words\/(\w+)$/, (title, { language }) => `words/${title}.${language}.json`],
  [/^\/cards\/(\w+)$/, (title) => `cards/${title}.json`],
  [/^\/box\/(\w+)$/, (title) => `box/${title}.json`],
];

async function fromFiles(path: string, query: Query): Promise<unknown> {
  for (const [pattern, name] of FILES) {
    const found = pattern.exec(path);
    if (!found) continue;
    const response = await fetch(new URL(name(found[1] ?? '', query), DATA));
    if (response.ok) return response.json();
  }
  return undefined;
}

/** Which tables are listed as what; there are none of others here. */
const LISTS: Record<string, string[]> = { mine: ['open', 'playing'], finished: ['finished'] };

async function fromKept(path: string, query: Query): Promise<unknown> {
  if (path === '/me/notices') return [];
  if (path !== '/me' && path !== '/tables') return undefined;
  // A browser that keeps nothing has only what the house remembers.
  const store = await browserStore().catch(() => null);
  if (!store) return undefined;
  if (path === '/me') {
    const kept = await store.read('me', 'me');
    return { me: kept === undefined ? null : (JSON.parse(kept) as unknown) };
  }
  const wanted = LISTS[String(query.which)] ?? [];
  const tables = (await store.every('tables')).map(
    ([, text]) => (JSON.parse(text) as { listed: Listed }).listed,
  );
  return tables
    .filter(({ status }) => wanted.includes(status))
    .sort((one, two) => two.changed - one.changed)
    .slice(0, Number(query.most ?? 50));
}

async function ask(
  method: string,
  path: string,
  query: Query,
  body?: unknown,
  waiting?: AbortSignal,
): Promise<Answered> {
  if (method === 'GET') {
    const found = (await fromFiles(path, query)) ?? (await fromKept(path, query));
    if (found !== undefined) return { status: 200, body: found };
  }
  try {
    const answer = await askHouse(method, path, query, body, waiting);
    if (method === 'POST' && path === '/tables' && answer.status === 200) void askToPersist();
    return answer;
  } catch (error) {
    const code = `house_${(error as Error).message}`;
    return { status: 503, body: { code, message: 'there is no house' } };
  }
}

// What another tab did is news in this one's hall, also while there is no house yet.
new BroadcastChannel(CHANNEL).onmessage = hallChanged;

export const door: Door = {
  ask,
  tellWhileLeaving: (...asked) => void ask(...asked).catch(() => undefined),
  open,
  file: (path, name, query) => ({
    onclick: () =>
      void read(path, query).then(
        (found) => saveFile(name, found),
        (error: unknown) => toast(inWords(error), 'bad'),
      ),
  }),
};
