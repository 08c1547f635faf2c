// The one line to whoever keeps the tables: it comes back by itself, looks again at what it looked
// at, and sends again what was not answered. A move keeps its key, so that it is made once however often it is sent.
import type { Answer, Command, News } from '../protocol';
import { offline, read, Trouble } from './ask';
import { door, type Line as OpenLine } from './door';

export type Line = 'off' | 'opening' | 'on' | 'lost' | 'refused';
interface Asked {
  command: Command;
  /** Whether it may be sent again: only what is done once however often it is sent. */
  again: boolean;
  done: (answer: Answer) => void;
  failed: (trouble: Trouble) => void;
}

const SHORTEST_PAUSE = 400;
/** A server that is started again is back within seconds; whoever waits for it should not notice. */
const SOON = 20_000;
const LONGEST_PAUSE_SOON = 1_000;
const LONGEST_PAUSE = 10_000;

let state = $state<Line>('off');
let refusal = $state.raw<Trouble | null>(null);
let opened: OpenLine | null = null;
let pause = SHORTEST_PAUSE;
let lostAt = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let count = 0;
const asked = new Map<number, Asked>();
/** What is asked for anew on every connection: by a name of ours, and made when it is sent. */
const standing = new Map<string, () => Command>();
const listeners = new Set<(news: News) => void>();

/** How the connection is; reactive. */
export function line(): Line {
  return state;
}

/** Why the server does not let us in, if it does not; reactive. */
export function whyRefused(): Trouble | null {
  return state === 'refused' ? refusal : null;
}

/** Hear all news; returns how to stop. */
export function hear(listener: (news: News) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Connect, if that was not done yet. */
export function connect(): void {
  if (opened || retry !== undefined || state === 'refused') return;
  open();
}

/** Connect anew: after somebody became somebody else. */
export function reconnect(): void {
  pause = SHORTEST_PAUSE;
  drop();
  open();
}

/** Ask for something now and on every new connection; returns how to stop. */
export function keepAsking(name: string, command: () => Command, stop: Command): () => void {
  standing.set(name, command);
  connect();
  if (state === 'on') transmit(command());
  return () => {
    standing.delete(name);
    if (state === 'on') transmit(stop);
  };
}

/** Ask again for something that is asked for already, for its question changed. */
export function askAnew(name: string): void {
  const command = standing.get(name);
  if (command && state === 'on') transmit(command());
}

/** Send a command and wait for its answer. */
export function command(what: Command, again = false): Promise<Answer> {
  connect();
  return new Promise((done, failed) => {
    if (state !== 'on' && !again) {
      failed(offline());
      return;
    }
    const id = ++count;
    asked.set(id, { command: { ...what, id }, again, done, failed });
    if (state === 'on') transmit({ ...what, id });
  });
}

function transmit(what: Command): void {
  opened?.send(JSON.stringify(what));
}

function open(): void {
  clearTimeout(retry);
  retry = undefined;
  if (state !== 'lost') state = 'opening';
  let reached = false;
  opened = door.open({
    opened: () => {
      reached = true;
      state = 'on';
      pause = SHORTEST_PAUSE;
      for (const make of standing.values()) transmit(make());
      for (const { command } of asked.values()) transmit(command);
    },
    heard: (text) => take(JSON.parse(text) as News),
    closed: () => {
      drop();
      if (state !== 'lost') lostAt = performance.now();
      state = 'lost';
      // Not everybody at once: a server that comes back is not run down by those it lost.
      retry = setTimeout(open, pause * (0.5 + Math.random()));
      const longest = performance.now() - lostAt < SOON ? LONGEST_PAUSE_SOON : LONGEST_PAUSE;
      pause = Math.min(longest, pause * 2);
      if (!reached) void askWhy();
    },
  });
}

/** A socket does not say why it was refused; asked by HTTP, the server does. */
async function askWhy(): Promise<void> {
  try {
    await read('/me');
  } catch (error) {
    const refused = error instanceof Trouble && (error.status === 401 || error.code === 'banned');
    if (!refused || state !== 'lost') return;
    clearTimeout(retry);
    retry = undefined;
    drop();
    refusal = error;
    state = 'refused';
  }
}

function drop(): void {
  opened?.close();
  opened = null;
  for (const [id, question] of asked) {
    if (question.again) continue;
    asked.delete(id);
    question.failed(offline());
  }
}

function take(news: News): void {
  if (news.news === 'answer') {
    const question = asked.get(news.id);
    asked.delete(news.id);
    if (!question) return;
    if (news.problem) question.failed(new Trouble(news.problem));
    else question.done(news);
    return;
  }
  for (const listener of [...listeners]) listener(news);
}

/** When the network or the page comes back there is no need to wait. */
function atOnce(): void {
  if (state !== 'lost' || retry === undefined) return;
  pause = SHORTEST_PAUSE;
  open();
}
addEventListener('online', atOnce);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') atOnce();
});
