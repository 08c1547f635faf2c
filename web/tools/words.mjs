// Checks the words that only the client has, its own (in any of our sheets) and those of each
// title's board and guide (board.ftl, guide.ftl): every one that the source asks for is there in every language, every one that is
// there is asked for, and all languages fill in the same facts.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const LANGUAGES = readdirSync(join(root, '../src/kingsbridge/words/locale'));
const TITLES = readdirSync(join(root, '../src/kingsbridge/titles')).filter((title) =>
    existsSync(join(root, '../src/kingsbridge/titles', title, 'locale')),
);
const sheet = (language) =>
    [
        ...readdirSync(join(root, `../src/kingsbridge/words/locale/${language}`)).map(
            (name) => `words/locale/${language}/${name}`,
        ),
        ...TITLES.flatMap((title) =>
            ['board', 'guide'].map((name) => `titles/${title}/locale/${language}/${name}.ftl`),
        ),
    ]
        .map((sheet) => readFileSync(join(root, '../src/kingsbridge', sheet), 'utf8'))
        .join('\n');

const begins = [
    'web',
    'page',
    'fair',
    'host',
    'notice',
    'study',
    ...TITLES.flatMap((title) => [`${title}-board`, `${title}-guide`]),
].join('|');
const OURS = new RegExp(`^(${begins})-`);

function messages(text) {
    const found = new Map();
    for (const part of text.split(/^(?=[a-zA-Z])/m)) {
        const id = part.match(/^([a-zA-Z][\w-]*) =/)?.[1];
        if (!id || !OURS.test(id)) continue;
        const said = part.replace(/^#.*$/gm, '');
        if (found.has(id)) complain(`${id} is there twice`);
        found.set(id, new Set([...said.matchAll(/\{\s*\$(\w+)/g)].map(([, fact]) => fact)));
    }
    return found;
}
function* sources(folder) {
    for (const name of readdirSync(folder)) {
        const path = join(folder, name);
        if (statSync(path).isDirectory()) yield* sources(path);
        else if (/\.(svelte|ts)$/.test(name) && !name.endsWith('.gen.ts')) yield path;
    }
}

let wrong = 0;
function complain(what) {
    wrong += 1;
    console.error(what);
}

// A message is asked for by its id, or by a template: `web-level-${level}` may be any of them, and
// `${title}-about` is that of any title.
const plain = new Set();
const patterns = new Map();
for (const path of sources(join(root, 'src'))) {
    const text = readFileSync(path, 'utf8');
    for (const [, id] of text.matchAll(new RegExp(`['"\`]((?:${begins})-[\\w-]*\\w)['"\`]`, 'g')))
        plain.add(id);
    for (const [, template] of text.matchAll(
        new RegExp(`\`((?:${begins}|\\$\\{title\\})-[a-z][^\`]*|(?:${begins})-\\$[^\`]*)\``, 'g'),
    )) {
        const shape = template.replace(/\$\{[^}]*\}/g, '[\\w-]+');
        if (shape !== template) patterns.set(new RegExp(`^${shape}$`), template);
    }
}

const said = Object.fromEntries(LANGUAGES.map((language) => [language, messages(sheet(language))]));
const known = new Set(LANGUAGES.flatMap((language) => [...said[language].keys()]));
for (const language of LANGUAGES) {
    for (const id of new Set([...known, ...plain]))
        if (!said[language].has(id)) complain(`${language}: there is no ${id}`);
    for (const [pattern, template] of patterns)
        if (
            !template.startsWith('${title}') &&
            ![...said[language].keys()].some((id) => pattern.test(id))
        )
            complain(`${language}: there is nothing like ${template}`);
    for (const [id, facts] of said[language]) {
        const first = said.en.get(id);
        for (const fact of facts)
            if (first && !first.has(fact))
                complain(`${language}: ${id} has no $${fact} in English`);
    }
}
// These the server asks for.
const SERVERS = /^(notice|fair-unrated)-/;
for (const id of known)
    if (
        !SERVERS.test(id) &&
        !plain.has(id) &&
        ![...patterns.keys()].some((pattern) => pattern.test(id))
    )
        complain(`${id} is never said`);
if (wrong) process.exit(1);
console.log(`words: ${known.size} messages in ${LANGUAGES.length} languages, all of them said`);
