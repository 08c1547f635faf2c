// Python in a worker: loaded from beside the page, with Kingsbridge unpacked in it.
import type { PyodideAPI } from 'pyodide';

const HERE = '/kingsbridge';
const PATH = `
import sys
sys.path.insert(0, ${JSON.stringify(HERE)})
`;

/** How many bytes came, of how many. */
type Told = (loaded: number, total: number) => void;

/** Load Python from a folder; whoever wants is told how far that is. */
export async function loadPython(folder: string, told?: Told): Promise<PyodideAPI> {
  const uncount = told ? await count(folder, told) : undefined;
  try {
    const runtime = new URL('pyodide.js', folder).href;
    const [{ loadPyodide }, archive] = await Promise.all([
      import(/* @vite-ignore */ runtime) as Promise<typeof import('pyodide')>,
      fetchWhole(new URL('kingsbridge.zip', folder).href),
    ]);
    const python = await loadPyodide({ indexURL: folder });
    python.unpackArchive(archive, 'zip', { extractDir: HERE });
    python.runPython(PATH);
    return python;
  } finally {
    uncount?.();
  }
}

async function fetchWhole(address: string): Promise<ArrayBuffer> {
  const found = await fetch(address);
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  return found.arrayBuffer();
}

/**
 * Count the bytes of whatever is fetched from a folder, against the sizes that were written down
 * when it was built: what a server says of a compressed file is something else. Returns how to stop.
 */
async function count(folder: string, told: Told): Promise<() => void> {
  const plain = self.fetch;
  const sizes = await plain(new URL('sizes.json', folder))
    .then((found) => found.json() as Promise<Record<string, number>>)
    .catch(() => ({}) as Record<string, number>);
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  self.fetch = async (what, how) => {
    const found = await plain(what, how);
    const name = found.url.split('/').at(-1) ?? '';
    if (!found.ok || !found.body || !(name in sizes)) return found;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, next) {
        loaded += chunk.byteLength;
        told(Math.min(loaded, total), total);
        next.enqueue(chunk);
      },
    });
    // WebAssembly is compiled while it comes only if it says what it is; not every web space does.
    const type = name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
    return new Response(found.body.pipeThrough(counting), { headers: { 'Content-Type': type } });
  };
  return () => (self.fetch = plain);
}
