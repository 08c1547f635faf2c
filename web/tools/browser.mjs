// A Chromium for our tools, and a look at a page by axe.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

export function launch() {
    return chromium.launch({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        args: [
            '--no-sandbox',
            '--headless',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
        ],
    });
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page (WCAG 2.2 AA), a line each. */
export async function faults(page) {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() =>
        window.axe.run(document, {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        }),
    );
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(
            (node) => `axe: ${id}: ${node.target.join(' ')}: ${node.failureSummary.split('\n')[1]}`,
        ),
    );
}
