// Plays a whole game through the client in a real browser, against bots:
//   node tools/play.mjs pillars [--url http://127.0.0.1:5173] [--out shots] [--keys] [--lang de]
// --keys: by keyboard alone. It tells what went wrong, what axe finds, and leaves pictures.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { faults, launch } from './browser.mjs';

const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
        url: { type: 'string', default: 'http://127.0.0.1:4173' },
        out: { type: 'string', default: 'shots' },
        lang: { type: 'string', default: 'en' },
        width: { type: 'string', default: '1400' },
        keys: { type: 'boolean', default: false },
    },
});
const title = positionals[0] ?? 'pillars';
mkdirSync(values.out, { recursive: true });
const browser = await launch();
let wrong = 0;
const complain = (what) => {
    wrong += 1;
    console.error(what);
};
try {
    const page = await browser.newPage({
        viewport: { width: Number(values.width), height: 900 },
        locale: values.lang,
    });
    page.on('pageerror', (error) => complain(`page: ${error}`));
    page.on('console', (said) => {
        if (['error', 'warning'].includes(said.type())) complain(`console: ${said.text()}`);
    });
    const picture = async (name) => {
        await page.waitForTimeout(400);
        for (const fault of await faults(page)) complain(`${name}: ${fault}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > Number(values.width)) complain(`${name}: scrolls sideways (${wide})`);
        await page.screenshot({
            path: join(values.out, `play-${title}-${name}.png`),
            fullPage: true,
        });
    };
    await page.addInitScript(() => localStorage.setItem('kingsbridge.pace', 'instant'));
    await page.goto(values.url);
    const game = page.locator('article').nth(title === 'world' ? 1 : 0);
    await game.locator('button').first().click();
    await page.waitForSelector('[data-choice], .ending', { timeout: 60_000 });
    await picture('start');

    let moves = 0;
    let stuck = 0;
    for (;;) {
        if (await page.locator('.ending').count()) break;
        const open = page.locator('[data-choice]:not([aria-disabled])');
        const count = await open.count();
        if (!count) {
            await page.waitForTimeout(50);
            if (++stuck > 1200) throw new Error('nothing can be chosen, and nothing happens');
            continue;
        }
        stuck = 0;
        const proposal = page.locator('.proposal button');
        try {
            if (await proposal.count()) await proposal.click({ timeout: 2000 });
            else if (values.keys) {
                await page.keyboard.press('1');
                for (let step = (moves * 7) % count; step > 0; step--)
                    await page.keyboard.press('ArrowDown');
                await page.keyboard.press('Enter');
            } else await open.nth((moves * 7) % count).click({ timeout: 2000 });
        } catch {
            continue; // The list changed under the finger.
        }
        moves += 1;
        await page.waitForTimeout(60);
        if (moves === 12) await picture('middle');
        if (moves > 1500) throw new Error('the game does not end');
    }
    await page.waitForTimeout(1500);
    await picture('end');
    console.log(`${title}: a whole game, ${moves} decisions, ${page.url()}`);
} finally {
    await browser.close();
}
if (wrong) process.exit(1);
