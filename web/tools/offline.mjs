// Write the service worker of what was built: the file in offline/ for this kind of client, with
// what the client is made of before it. A new list is a new worker, so a browser notices.
//
//   node tools/offline.mjs server
//   node tools/offline.mjs page
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { firstPage } from './first-page.mjs';

const kind = process.argv[2];
const out = process.env.KINGSBRIDGE_WEB_OUT ?? 'dist';
const WORKER = 'sw.js';
// Nobody's browser needs these to play.
const LEFT_OUT = [WORKER, 'LICENCES.txt'];

/** The names of all files, in the order of the alphabet. */
function names() {
    const found = readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(out, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
    return found.filter((name) => !name.startsWith('.') && !LEFT_OUT.includes(name)).sort();
}

const sum = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Everything, each with its sum: the page is this and nothing else. */
function builtPage() {
    const files = Object.fromEntries(
        names().map((name) => [name, sum(readFileSync(join(out, name)))]),
    );
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
        readFileSync(join(out, 'index.html'), 'utf8'),
    )?.[1];
    if (!policy) throw new Error('the page has no policy');
    return { version: sum(JSON.stringify([files, policy])).slice(0, 16), policy, files };
}

/** What the first page needs, and the files whose names change with what is in them. */
function builtClient() {
    const files = names().filter((name) => name.startsWith('assets/'));
    const first = [...firstPage(out), 'icon.svg', 'manifest.webmanifest'];
    const version = sum(JSON.stringify([files, readFileSync(join(out, 'index.html'), 'utf8')]));
    return { version: version.slice(0, 16), first, files };
}

const built = kind === 'page' ? builtPage() : builtClient();
const source = readFileSync(new URL(`../offline/${kind}.ts`, import.meta.url), 'utf8');
const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: 'ES2023', module: 'ESNext', removeComments: true },
});
const script = outputText.replace(/^export \{\};.*$/m, '');
writeFileSync(join(out, WORKER), `const BUILT = ${JSON.stringify(built)};\n${script}`);
console.log(
    `version ${built.version}: ${Object.keys(built.files).length} files can be kept offline`,
);
