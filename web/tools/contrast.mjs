// Checks the pairs of colours that must be told apart (WCAG 2.2 AA), by day and by night.
import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');
const tokens = Object.fromEntries(
    [...css.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)].map(([, name, value]) => [
        name,
        value.trim(),
    ]),
);

function colour(name, night) {
    const value = tokens[name];
    if (!value) throw new Error(`no token --${name}`);
    const other = value.match(/^var\(--([\w-]+)\)$/);
    if (other) return colour(other[1], night);
    const both = value.match(/^light-dark\((#\w+), (#\w+)\)$/);
    return both ? both[night ? 2 : 1] : value;
}
function luminance(hex) {
    const [r, g, b] = [1, 3, 5]
        .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one, two) {
    const [low, high] = [luminance(one), luminance(two)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
}

const seats = [0, 1, 2, 3, 4, 5];
const papers = ['paper', 'paper-deep', 'vellum', 'vellum-raised'];
const lands = ['meadow', 'meadow-deep', 'wood-land', 'field', 'water', 'road', 'rock', 'gravel'];
const scribe = ['lapis', 'madder', 'verdigris', 'gold'];
const text = [...['ink', 'ink-soft', ...scribe], ...seats.map((seat) => `seat-${seat}`)];
const goods = ['sand', 'wood', 'stone', 'metal'];
const kinds = ['resource', 'craftsman', 'privilege', 'event-good', 'event-bad', 'project'];
const pairs = [
    ...text.flatMap((name) => papers.map((paper) => [name, paper, 4.5])),
    ...['lapis', 'madder', 'verdigris'].map((name) => [`${name}-on`, `${name}-solid`, 4.5]),
    ['gold-on', 'gold-leaf', 4.5],
    ...seats.map((seat) => [`seat-${seat}-on`, `seat-${seat}-fill`, 4.5]),
    ...seats.flatMap((seat) => [...papers, ...lands].map((on) => [`seat-${seat}-edge`, on, 3])),
    ...['focus', 'line-strong'].flatMap((name) => papers.map((paper) => [name, paper, 3])),
    ...['can'].flatMap((name) => ['vellum', 'vellum-raised'].map((paper) => [name, paper, 3])),
    ...goods.map((good) => [`${good}-mark`, good, 3]),
    ...kinds.map((kind) => [`kind-${kind}`, 'vellum', 3]),
];

let faint = 0;
for (const night of [false, true]) {
    for (const [front, back, least] of pairs) {
        const found = contrast(colour(front, night), colour(back, night));
        if (found < least) {
            faint += 1;
            console.error(
                `${night ? 'night' : 'day'}: --${front} on --${back} is ${found.toFixed(2)}, wants ${least}`,
            );
        }
    }
}
if (faint) process.exit(1);
console.log(`contrast: ${pairs.length * 2} pairs of colours can be told apart`);
