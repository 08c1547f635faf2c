// The page without a server must stay small: the hall, which is there at once, and all of it, which
// the first visit brings. Both compressed as a web space would.
//
//   KINGSBRIDGE_WEB_OUT=FOLDER node tools/budget-page.mjs
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languagesOf, manifestOf, need } from './first-page.mjs';

const HALL = 400_000;
const ALL = 8_000_000;
const out = process.env.KINGSBRIDGE_WEB_OUT;
const size = (file) => gzipSync(readFileSync(join(out, file)), { level: 9 }).length;
const sum = (files) => files.reduce((total, file) => total + size(file), 0);

const manifest = manifestOf(out);
const filesOf = ({ file, css, assets }) => [file, ...(css ?? []), ...(assets ?? [])];
const entry = [...need(manifest, 'index.html', false)].flatMap(filesOf);
const languages = languagesOf(manifest).map((key) => manifest[key].file);
const about = ['index.html', 'icon.svg', 'manifest.webmanifest', 'data/about.json'];
const hall = sum([...new Set([...about, ...entry])]) + Math.max(...languages.map(size));
const all = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && !found.parentPath.endsWith('.vite'))
    .map((found) => join(found.parentPath, found.name).slice(out.length + 1))
    // Puzzles are fetched when somebody asks for them (offline/page.ts).
    .filter((name) => name !== 'LICENCES.txt' && !name.startsWith('data/puzzles/'));
const python = sum(all.filter((name) => name.startsWith('python/')));
const whole = sum(all.filter((name) => !name.startsWith('python/'))) + python;

const told = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
console.log(`hall: ${told(hall)} of ${told(HALL)} allowed, compressed`);
console.log(`first visit: ${told(whole)} of ${told(ALL)} allowed, of which Python ${told(python)}`);
if (hall > HALL || whole > ALL) process.exit(1);
