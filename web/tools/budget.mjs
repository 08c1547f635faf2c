// The first page must stay under 200 KB of compressed script in all: the entry, what it imports at
// once, and the largest language.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 200 * 1024;
const out = process.env.KINGSBRIDGE_WEB_OUT ?? 'dist';
const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
const size = (file) => gzipSync(readFileSync(join(out, file))).length;

/** The files that an entry needs: at once, or also later. */
function need(key, later, needed = new Set()) {
    const chunk = manifest[key];
    if (!chunk || needed.has(chunk.file)) return needed;
    needed.add(chunk.file);
    for (const next of [...(chunk.imports ?? []), ...((later && chunk.dynamicImports) || [])])
        need(next, later, needed);
    return needed;
}
const needed = need('index.html', false);
if (need('index.html', true).has(manifest['schema.html'].file))
    throw new Error('the page of the OpenAPI document would be run with another page');
const languages = Object.keys(manifest).filter((key) => /sheets\/..\.ts$/.test(key));
if (!existsSync(out) || languages.length === 0) throw new Error(`nothing built in ${out}`);
const script = [...needed].reduce((sum, file) => sum + size(file), 0);
const words = Math.max(...languages.map((key) => size(manifest[key].file)));
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
console.log(`first page: ${kb(script)} of script + ${kb(words)} of words, of ${kb(LIMIT)} allowed`);
if (script + words > LIMIT) process.exit(1);
