// The service worker of a server's client: the page itself is kept, so that it opens without a
// network and can say so. The network is always asked first, so an update of the server is seen at
// once; nothing that the server tells of tables and people (/api) passes through here.
export {}; // A module to the compiler, so that its names are its own; a plain script when it is built.
declare const self: ServiceWorkerGlobalScope;

/** What was built, written here by tools/offline.mjs: the files of the first page, and all names. */
declare const BUILT: { version: string; first: string[]; files: string[] };

const SCOPE = new URL(self.registration.scope);
const SHELF = `kingsbridge server ${SCOPE.pathname}`;
const DOCUMENT = new URL('index.html', SCOPE).href;

self.addEventListener('install', (event) => event.waitUntil(stock()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== SCOPE.origin) return;
  const name = url.pathname.slice(SCOPE.pathname.length);
  if (request.mode === 'navigate') {
    if (!name.startsWith('schema') && !name.startsWith('api/')) event.respondWith(page(request));
  } else if (BUILT.files.includes(name)) event.respondWith(file(request));
});

async function stock(): Promise<void> {
  const shelf = await caches.open(SHELF);
  await shelf.addAll(BUILT.first.map((name) => new URL(name, SCOPE).href));
  await keepDocument(await fetch(SCOPE.href, { cache: 'no-cache' }));
  await self.skipWaiting();
}

/** Clear away what the client is no longer made of. */
async function takeOver(): Promise<void> {
  const shelf = await caches.open(SHELF);
  for (const request of await shelf.keys()) {
    const name = new URL(request.url).pathname.slice(SCOPE.pathname.length);
    if (request.url !== DOCUMENT && !BUILT.files.includes(name)) await shelf.delete(request);
  }
  await self.clients.claim();
}

/** A page of the client: as the server has it now; without a server, as it was. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(SHELF)).match(DOCUMENT);
    if (kept) return kept;
    throw error;
  }
}

/** A file whose name changes with what is in it is kept once it was needed. */
async function file(request: Request): Promise<Response> {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await shelf.put(request.url, response.clone());
  return response;
}

async function keepDocument(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`the page: ${response.status}`);
  await (await caches.open(SHELF)).put(DOCUMENT, response);
}
