// The client kept for when there is no network, and its updates. A service worker keeps it
// (offline/). That of a server's client takes a new version at once; a page without a server may be
// in the middle of a game that runs in it, so there a new version waits until no game is open: it is
// taken when the page is opened next, or when somebody says so in the hall.
import { route } from '../router.svelte';

/** Held, and shared, by every tab in which a game is open. */
const PLAYING = `kingsbridge playing ${new URL('.', document.baseURI).pathname}`;
const HOUR = 3_600_000;

let waiting = $state.raw<ServiceWorker | null>(null);

/** Whether a new version is there and waits; reactive. */
export function newVersionWaits(): boolean {
  return waiting !== null;
}

/** Have the client kept, where a browser can and may. */
export async function keepForOffline(): Promise<void> {
  // Not while it is being written: what is kept is what was built.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  try {
    const worker = new URL('sw.js', new URL(import.meta.env.BASE_URL, document.baseURI));
    follow(await navigator.serviceWorker.register(worker, { updateViaCache: 'none' }));
  } catch {
    // It works without, as long as there is a network.
  }
}

/** Hear of new versions: of one that waits already, and of those to come. */
function follow(kept: ServiceWorkerRegistration): void {
  if (!PAGE) return;
  if (kept.waiting) void atOpening(kept.waiting);
  kept.addEventListener('updatefound', () => {
    const coming = kept.installing;
    coming?.addEventListener('statechange', () => {
      // The very first version has nobody to wait for.
      if (coming.state === 'installed' && kept.active) waiting = coming;
    });
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < HOUR) return;
    looked = Date.now();
    void kept.update().catch(() => undefined);
  });
}

/** Whoever opens the page has begun nothing yet: use what waits, unless a game is open. */
async function atOpening(worker: ServiceWorker): Promise<void> {
  waiting = worker;
  if (route().page !== 'table' && !(await gameIsOpen())) takeOver(worker);
}

/** Use the new version now; returns false if it waits for a game that is open, until that is not. */
export async function useNewVersion(): Promise<boolean> {
  if (!waiting) return false;
  const open = await gameIsOpen();
  if (open) void whenNoGameIsOpen(waiting);
  else takeOver(waiting);
  return !open;
}

async function whenNoGameIsOpen(worker: ServiceWorker): Promise<void> {
  await navigator.locks.request(PLAYING, async () => {
    // Whoever began a game in the meantime stands in line behind this.
    const { pending = [] } = await navigator.locks.query();
    if (!pending.some(({ name, mode }) => name === PLAYING && mode === 'shared')) takeOver(worker);
  });
}

function takeOver(worker: ServiceWorker): void {
  worker.postMessage('take over');
}

async function gameIsOpen(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === PLAYING);
}

/** Say that a game is open here; returns how to say that it is not any more. */
export function playing(): () => void {
  if (!PAGE || !('locks' in navigator)) return () => undefined;
  let leave = () => undefined as void;
  const left = new Promise<void>((resolve) => (leave = resolve));
  here += 1;
  void navigator.locks.request(PLAYING, { mode: 'shared' }, () => left);
  return () => {
    here -= 1;
    leave();
  };
}

/** How many games are open in this tab. */
let here = 0;

// Another version answers from now on: all tabs begin anew with it. A game that was opened in the
// meantime goes on with what is loaded.
if (PAGE && 'serviceWorker' in navigator) {
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled && here === 0) location.reload();
    controlled = true;
  });
}
