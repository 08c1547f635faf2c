// What the hall needs of what was built: the entry, what it imports at once, its style and letters.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Vite made of what. */
export function manifestOf(out) {
    return JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
}

/** The chunks that an entry needs: at once, or also later. */
export function need(manifest, key, later, needed = new Set()) {
    const chunk = manifest[key];
    if (!chunk || needed.has(chunk)) return needed;
    needed.add(chunk);
    for (const next of [...(chunk.imports ?? []), ...((later && chunk.dynamicImports) || [])])
        need(manifest, next, later, needed);
    return needed;
}

/** The languages, each a chunk of words. */
export function languagesOf(manifest) {
    return Object.keys(manifest).filter((key) => /sheets\/..\.ts$/.test(key));
}

/** The files of the first page, in all languages. */
export function firstPage(out) {
    const manifest = manifestOf(out);
    const chunks = [...need(manifest, 'index.html', false)];
    chunks.push(...languagesOf(manifest).map((key) => manifest[key]));
    return [
        ...new Set(
            chunks.flatMap(({ file, css, assets }) => [file, ...(css ?? []), ...(assets ?? [])]),
        ),
    ].sort();
}
