// Pictures of a page at three widths, by day and by night:
//   npm run shot -- '/#/style' [--out shots] [--url http://127.0.0.1:5173] [--widths 390,1600]
//                  [--themes light] [--lang de] [--fold] [--axe]
// --fold: only what fits the window; --axe: and what axe finds wrong.
// Without --url the last build is served.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { faults, launch } from './browser.mjs';

const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
        out: { type: 'string', default: 'shots' },
        url: { type: 'string' },
        widths: { type: 'string', default: '390,1024,1600' },
        themes: { type: 'string', default: 'light,dark' },
        lang: { type: 'string', default: 'en' },
        fold: { type: 'boolean', default: false },
        axe: { type: 'boolean', default: false },
    },
});
const path = positionals[0] ?? '/';
const name = path.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'hall';
const HEIGHTS = { 390: 844, 1024: 768, 1600: 1000 };

const served = values.url ? null : await preview({ preview: { port: 0 }, logLevel: 'error' });
const base = values.url ?? served.resolvedUrls.local[0];
const browser = await launch();
mkdirSync(values.out, { recursive: true });
try {
    for (const width of values.widths.split(',').map(Number)) {
        for (const colorScheme of values.themes.split(',')) {
            const page = await browser.newPage({
                viewport: { width, height: HEIGHTS[width] ?? 900 },
                colorScheme,
                locale: values.lang,
                reducedMotion: 'reduce',
                hasTouch: width < 600,
            });
            page.on('pageerror', (error) => console.error(`page: ${error}`));
            page.on('console', (said) => {
                if (['error', 'warning'].includes(said.type()))
                    console.error(`console: ${said.text()}`);
            });
            await page.goto(new URL(path, base).href);
            await page.waitForSelector('main :first-child', { timeout: 8000 });
            await page.evaluate(() => document.fonts.ready);
            await page.waitForTimeout(300);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth);
            if (wide > width) console.error(`${width} px: the page scrolls sideways (${wide} px)`);
            if (values.axe) for (const fault of await faults(page)) console.error(fault);
            const file = join(values.out, `${name}-${width}-${colorScheme}.png`);
            await page.screenshot({ path: file, fullPage: !values.fold });
            console.log(file);
            await page.close();
        }
    }
} finally {
    await browser.close();
    await served?.close();
}
