// A whole finished game in a link: its record, compressed, behind the # that no server is told of.
import { recall, remember } from '../memory';
import { post, read } from '../net/ask';
import { somebody } from '../net/me.svelte';
import type { Told } from '../protocol';
import { path } from '../router.svelte';
import { browserStore } from './store';

/** So a code begins that is no code but a game. */
const MARK = '~';
/** Of so many links it is remembered which table they became. */
const REMEMBERED = 40;

/** A record, as far as it matters here: what chance it was dealt with. */
interface DealtBy {
  deal?: { secret?: string | null } | null;
}
interface GameRecord extends DealtBy {
  winners: number[] | null;
}

async function through(bytes: BlobPart, stream: TransformStream): Promise<Uint8Array> {
  const out = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair);
  return new Uint8Array(await new Response(out as ReadableStream).arrayBuffer());
}

export async function packed(record: unknown): Promise<string> {
  const text = JSON.stringify(record);
  const bytes = await through(text, new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What was packed into a link. */
export async function unpacked(link: string): Promise<DealtBy> {
  const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const text = await through(bytes, new DecompressionStream('deflate-raw'));
  return JSON.parse(new TextDecoder().decode(text)) as DealtBy;
}

/** The address of a game's replay, with the whole game in it; none if it was given up before its end. */
export async function linkTo(code: string): Promise<string | null> {
  const record = await read<GameRecord>(`/tables/${code}/record`);
  if (!record.winners) return null;
  return path('replay', { code: MARK + (await packed(record)) });
}

/** Whether a code is a game in a link. */
export function isLink(code: string): boolean {
  return code.startsWith(MARK);
}

/** The table of a game in a link: it is brought here, unless it is here already. */
export async function bring(code: string): Promise<string> {
  const link = code.slice(MARK.length);
  const record = await unpacked(link);
  const before = (await known(record)) ?? (await remembered(link));
  if (before) return before;
  await somebody();
  const told = await post<Told>('/records', record);
  note(link, told.table.code);
  return told.table.code;
}

/** The finished game of mine that was dealt by the same secret, if there is one. */
async function known(record: DealtBy): Promise<string | null> {
  const secret = record.deal?.secret;
  const store = await browserStore().catch(() => null);
  if (!secret || !store) return null;
  for (const [code, text] of await store.every('tables')) {
    const { terms, status } = JSON.parse(text) as { terms: DealtBy; status: string };
    if (status === 'finished' && terms.deal?.secret === secret) return String(code);
  }
  return null;
}

/** The end of a link tells it from others: it is where the last moves are. */
const ENOUGH = 24;
function notes(): [string, string][] {
  try {
    return JSON.parse(recall('links') ?? '[]') as [string, string][];
  } catch {
    return [];
  }
}
async function remembered(link: string): Promise<string | null> {
  const found = notes().find(([end]) => end === link.slice(-ENOUGH))?.[1];
  const store = found && (await browserStore().catch(() => null));
  return store && (await store.read('tables', found)) !== undefined ? found : null;
}
function note(link: string, code: string): void {
  const all = [...notes(), [link.slice(-ENOUGH), code]].slice(-REMEMBERED);
  remember('links', JSON.stringify(all));
}
