"""How soon the table can be used, and how soon a click is seen: in a real browser, on this machine.

make bench-client     opens each table several times, and plays on by clicking

The table is usable when a choice can be made. A click is seen when the new version is painted.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.conftest import QUIET, chromium
from tests.server.serving import Process, Visitor, process

TITLES = ("pillars", "world")
USABLE_BAR = 1200.0
SEEN_BAR = 100.0

CHOICE = "[data-choice]:not([aria-disabled])"
# From the click until the frame after the one in which the new version is there.
CLICK = """choice => new Promise(seen => {
    const shown = () => Number(document.querySelector('[data-version]').dataset.version);
    const before = shown();
    const begun = performance.now();
    const watching = new MutationObserver(() => {
        if (shown() <= before) return;
        watching.disconnect();
        requestAnimationFrame(() => seen(performance.now() - begun));
    });
    const filter = { attributes: true, attributeFilter: ['data-version'], subtree: true };
    watching.observe(document.body, filter);
    choice.click();
})"""


def sit(browser: Browser, visitor: Visitor) -> Page:
    """Return a page of a browser that knows nothing yet but who its visitor is."""
    context = browser.new_context(
        base_url=visitor.address, viewport={"width": 1600, "height": 1000}, locale="en-GB"
    )
    cookie = visitor.web.cookies["kingsbridge"]
    context.add_cookies([{"name": "kingsbridge", "value": cookie, "url": visitor.address}])
    context.add_init_script("localStorage.setItem('kingsbridge.pace', 'instant')")
    return context.new_page()


def usable_after(page: Page, code: str) -> float:
    """Open a table and return after how many milliseconds a choice can be made."""
    page.goto(f"/table/{code}", wait_until="commit")
    page.wait_for_selector(CHOICE)
    return float(page.evaluate("performance.now()"))


def measure(
    server: Process, browser: Browser, title: str, openings: int, clicks: int
) -> dict[str, float]:
    """Return how a title's table does."""
    visitor = server.visitor("Ann")
    code = visitor.open(title, "me journeyman journeyman journeyman")
    opened = []
    for _ in range(openings):
        page = sit(browser, visitor)
        opened.append(usable_after(page, code))
        page.context.close()
    page = sit(browser, visitor)
    usable_after(page, code)
    seen: list[float] = []
    while len(seen) < clicks:
        page.wait_for_selector(f"{CHOICE}, .ending")
        if page.locator(".ending").count():
            code = visitor.open(title, "me journeyman journeyman journeyman")
            usable_after(page, code)
        seen.append(float(page.locator(CHOICE).first.evaluate(CLICK)))
    page.context.close()
    return {
        "usable_ms_median": statistics.median(opened),
        "usable_ms_worst": max(opened),
        "seen_ms_median": statistics.median(seen),
        "seen_ms_p95": statistics.quantiles(seen, n=20)[-1],
    }


def main() -> None:
    """Measure, and say what falls short."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--openings", type=int, default=9)
    parser.add_argument("--clicks", type=int, default=60)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        process(f"sqlite:///{folder}/kingsbridge.db", Path(folder) / "log") as server,
        sync_playwright() as playwright,
    ):
        arguments = [*QUIET, "--no-sandbox"]
        browser = playwright.chromium.launch(executable_path=chromium(), args=arguments)
        found = {
            title: measure(server, browser, title, asked.openings, asked.clicks) for title in TITLES
        }
        browser.close()
    if asked.json:
        print(json.dumps(found))
        return
    for title, figures in found.items():
        for name, value in figures.items():
            print(f"{title:8} {name:18} {value:7.0f}")
        fine = figures["usable_ms_median"] <= USABLE_BAR and figures["seen_ms_p95"] <= SEEN_BAR
        print(f"{title:8} {'within its bars' if fine else 'SHORT OF ITS BARS'}")


if __name__ == "__main__":
    main()
