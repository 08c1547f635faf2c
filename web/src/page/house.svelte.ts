// The house as the page knows it: it is built when it is needed or when there is time, tells how far
// that is, and is built again if it breaks down. What was done is kept, so nothing is lost with it.
import type { Answered, Ears, Line, Query } from '../net/door';
import type { FromHouse, Progress, ToHouse } from './messages';

/** How the house is: not wanted yet, being built, there, or not to be had. */
export type Stage = 'none' | Progress['stage'] | 'ready' | 'broken';

/** Of these kinds is what keeps a house from being built. */
export type Trouble = 'wasm' | 'files' | 'crash';

let stage = $state<Stage>('none');
let share = $state(0);
let trouble = $state<Trouble | null>(null);
let keeps = $state(true);
/** Whether somebody waits for it, or it is built because there is time. */
let wanted = $state(false);

/** How the house is, and what part of it has been loaded; reactive. */
export const house = {
  get stage(): Stage {
    return stage;
  },
  get share(): number {
    return share;
  },
  get trouble(): Trouble | null {
    return trouble;
  },
  /** Whether this browser keeps what is done. */
  get keeps(): boolean {
    return keeps;
  },
  get wanted(): boolean {
    return wanted;
  },
};

interface Waiting {
  done: (answer: Answered) => void;
  failed: (error: Error) => void;
}

const PYTHON = new URL('python/', document.baseURI).href;
let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();
/** What was said to a house that is not there yet. */
let said: ToHouse[] = [];
const lines = new Set<Ears>();

/** Build the house, if that was not begun. */
export function build(): void {
  if (worker) return;
  if (typeof WebAssembly !== 'object') {
    fall('wasm');
    return;
  }
  stage = 'loading';
  share = 0;
  worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromHouse>) => hear(data);
  worker.onerror = (event) => {
    console.error(event.message);
    fall(stage === 'ready' ? 'crash' : 'files');
  };
  worker.postMessage({ do: 'start', python: PYTHON } satisfies ToHouse);
}

function hear(what: FromHouse): void {
  if (what.say === 'progress') {
    stage = what.stage;
    share = what.total ? what.loaded / what.total : 0;
  } else if (what.say === 'ready') {
    stage = 'ready';
    trouble = null;
    keeps = what.kept;
    for (const one of said) worker?.postMessage(one);
    said = [];
    for (const { opened } of [...lines]) opened();
  } else if (what.say === 'answer') {
    waiting.get(what.id)?.done(JSON.parse(what.text) as Answered);
    waiting.delete(what.id);
  } else if (what.say === 'news') {
    for (const { heard } of [...lines]) heard(what.text);
  } else {
    console.error(what.why);
    fall(stage === 'ready' ? 'crash' : 'files');
  }
}

/** The house broke down, or could not be built: whoever waits is told, and may try again. */
function fall(why: Trouble): void {
  worker?.terminate();
  worker = undefined;
  stage = 'broken';
  trouble = why;
  said = [];
  const left = [...waiting.values()];
  waiting.clear();
  for (const { failed } of left) failed(new Error(why));
  for (const { closed } of [...lines]) closed();
}

/** Build it anew: what is kept was changed without it. */
export function rebuild(): void {
  if (!worker) return;
  fall('crash');
  build();
}

function tell(what: ToHouse): void {
  if (stage === 'ready') worker?.postMessage(what);
  else said.push(what);
}

/** Ask the house; it is built for that if it is not there. */
export async function ask(
  method: string,
  path: string,
  query: Query,
  body: unknown,
  signal?: AbortSignal,
): Promise<Answered> {
  // Whoever asks while something is drawn must not change what is drawn by that.
  await Promise.resolve();
  wanted = true;
  build();
  return new Promise((done, failed) => {
    const id = ++count;
    if (!worker) {
      failed(new Error(trouble ?? 'broken'));
      return;
    }
    waiting.set(id, { done, failed });
    signal?.addEventListener('abort', () => {
      if (waiting.delete(id)) failed(new Error('dropped'));
    });
    const asked = { query: JSON.stringify(query), body: JSON.stringify(body ?? null) };
    tell({ do: 'ask', id, method, path, ...asked });
  });
}

/** Whoever has nothing else to do builds the house: then Play now need not wait. */
function whenIdle(work: () => void): void {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (saving) return;
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 500);
}

/** Open a line to the house, as to a server; it is there when the house is. */
export function open(ears: Ears): Line {
  lines.add(ears);
  if (stage === 'ready') queueMicrotask(() => lines.has(ears) && ears.opened());
  else if (stage === 'broken' && trouble !== 'wasm') queueMicrotask(build);
  else if (stage === 'none') whenIdle(build);
  return {
    send: (text) => tell({ do: 'hear', text }),
    close: () => lines.delete(ears),
  };
}

/** Tell everybody who listens that there is something new in the hall. */
export function hallChanged(): void {
  for (const { heard } of [...lines]) heard(JSON.stringify({ news: 'hall' }));
}
