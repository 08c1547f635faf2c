// The service worker of Kingsbridge in a page: everything that the page is made of is kept, so that
// it opens without a network. A new version is fetched whole before it is used, and takes over only
// when the page says so, which it does when no game is open (src/net/updates.svelte.ts). A folder
// that is half uploaded is never used: every file must be the one that was built.
export {}; // A module to the compiler, so that its names are its own; a plain script when it is built.
declare const self: ServiceWorkerGlobalScope;

/** What was built, written here by tools/offline.mjs: each file with its SHA-256. */
declare const BUILT: { version: string; policy: string; files: Record<string, string> };

const SCOPE = new URL(self.registration.scope);
// There may be other pages on this web space, and this page at another path of it.
const OURS = `kingsbridge ${SCOPE.pathname} `;
const SHELF = OURS + BUILT.version;
const SUM = 'X-Kingsbridge-Sum';
const AT_ONCE = 4;
// Not every web space knows what these are.
const KINDS: Record<string, string> = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
};

self.addEventListener('install', (event) => event.waitUntil(stock()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});
self.addEventListener('fetch', (event) => {
  const name = nameOf(event.request);
  if (name !== undefined) event.respondWith(answer(name, event.request));
});

/** Put every file on a shelf of this version: those that did not change from the last one. */
async function stock(): Promise<void> {
  const shelf = await caches.open(SHELF);
  const older = (await shelves()).filter((name) => name !== SHELF);
  // What is small comes first, Python last: the page may be loading it itself just now.
  const missing = Object.keys(BUILT.files)
    .filter((name) => !isForLater(name))
    .sort((one, other) => Number(isPython(one)) - Number(isPython(other)));
  const next = async (): Promise<void> => {
    for (let name = missing.shift(); name !== undefined; name = missing.shift()) {
      if (await shelf.match(place(name))) continue;
      await shelf.put(place(name), (await unchanged(name, older)) ?? (await fetched(name)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function unchanged(name: string, older: string[]): Promise<Response | undefined> {
  for (const shelf of older) {
    const kept = await (await caches.open(shelf)).match(place(name));
    // The policy may have changed, if not the file.
    if (kept?.headers.get(SUM) === BUILT.files[name]) return kept && wrapped(name, kept, kept.body);
  }
  return undefined;
}

async function fetched(name: string): Promise<Response> {
  for (const cache of ['no-cache', 'reload'] as const) {
    const response = await fetch(place(name), { cache });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    const bytes = await response.arrayBuffer();
    if ((await sum(bytes)) === BUILT.files[name]) return wrapped(name, response, bytes);
  }
  throw new Error(`${name} is not of version ${BUILT.version}`);
}

/** A file as it is answered from the shelf: under the page's policy, which then holds for workers too. */
function wrapped(name: string, response: Response, body: BodyInit | null): Response {
  const kind = KINDS[name.split('.').at(-1) ?? ''] ?? response.headers.get('Content-Type');
  const headers = new Headers({ [SUM]: BUILT.files[name]!, 'X-Content-Type-Options': 'nosniff' });
  if (kind) headers.set('Content-Type', kind);
  headers.set('Content-Security-Policy', BUILT.policy);
  return new Response(body, { headers });
}

/** From now on this version answers; the shelves of others are cleared. */
async function takeOver(): Promise<void> {
  for (const name of await shelves()) if (name !== SHELF) await caches.delete(name);
  await self.clients.claim();
}

async function answer(name: string, request: Request): Promise<Response> {
  const kept = await (await caches.open(SHELF)).match(place(name));
  if (kept || !isForLater(name)) return kept ?? fetch(request);
  const later = await fetched(name);
  await (await caches.open(SHELF)).put(place(name), later.clone());
  return later;
}

async function shelves(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(OURS));
}

/** The file that is asked for, if it is one of ours. */
function nameOf(request: Request): string | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== SCOPE.origin) return undefined;
  if (!url.pathname.startsWith(SCOPE.pathname)) return undefined;
  const name = decodeURIComponent(url.pathname.slice(SCOPE.pathname.length)) || 'index.html';
  return name in BUILT.files ? name : undefined;
}

function place(name: string): string {
  return new URL(name, SCOPE).href;
}

function isPython(name: string): boolean {
  return name.startsWith('python/');
}

/** What is only fetched when somebody asks for it, and kept from then on. */
function isForLater(name: string): boolean {
  return name.startsWith('data/puzzles/');
}

async function sum(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
