// The first page must stay under 200 KB of compressed script in all: the entry, what it imports at
// once, and the largest language.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languagesOf, manifestOf, need } from './first-page.mjs';

const LIMIT = 200 * 1024;
const out = process.env.KINGSBRIDGE_WEB_OUT ?? 'dist';
const manifest = manifestOf(out);
const size = (file) => gzipSync(readFileSync(join(out, file))).length;

const needed = need(manifest, 'index.html', false);
if (need(manifest, 'index.html', true).has(manifest['schema.html']))
    throw new Error('the page of the OpenAPI document would be run with another page');
const languages = languagesOf(manifest);
if (!existsSync(out) || languages.length === 0) throw new Error(`nothing built in ${out}`);
const script = [...needed].reduce((sum, { file }) => sum + size(file), 0);
const words = Math.max(...languages.map((key) => size(manifest[key].file)));
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
console.log(`first page: ${kb(script)} of script + ${kb(words)} of words, of ${kb(LIMIT)} allowed`);
if (script + words > LIMIT) process.exit(1);
