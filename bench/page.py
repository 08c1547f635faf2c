"""Kingsbridge in a page, in one run: how many bytes a visit costs, and how long one waits.

make bench-page     puts the page that `make page` built on a web space of its own and plays there

Bytes are those of the files compressed, as a web space sends them. Cold is a browser that has never
been here; warm one that has, without a network.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.client import CHOICE, CLICK

from tests.browser.conftest import PATIENCE, QUIET, chromium
from tests.browser.playing import press_play_now, sit_down
from tests.browser.web_space import Uploaded, uploaded
from tools.page import SITE

GAMES = {"pillars": "The Pillars of the Earth", "world": "World Without End"}
# At most so much: bytes, then milliseconds.
BARS = {
    "hall_bytes": 400_000,
    "first_visit_bytes": 8_000_000,
    "play_now_warm_ms": 6_000,
    "seen_ms_p95": 150,
    "architect_ms_p95": 2_000,
}
PLAY_NOW = "article button"
# Notes when each new version of the table is painted while others decide.
NOTE = """() => {
    window.versions = [];
    const shown = () => Number(document.querySelector('[data-version]')?.dataset.version);
    let last = shown();
    new MutationObserver(() => {
        if (shown() > last) window.versions.push(performance.now());
        last = shown();
    }).observe(document.body, { attributeFilter: ['data-version'], subtree: true });
}"""


def compressed(path: Path) -> int:
    """Return how many bytes a file is on its way."""
    return len(gzip.compress(path.read_bytes(), 9))


def newcomer(browser: Browser) -> BrowserContext:
    """Return a browser that has never been here."""
    context = browser.new_context(viewport={"width": 1600, "height": 1000}, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage.setItem('kingsbridge.pace', 'instant')")
    context.add_init_script("localStorage.setItem('kingsbridge.coach', 'no')")
    return context


def hall(page: Page, space: Uploaded) -> float:
    """Open the page; return after how many milliseconds the hall is there."""
    page.goto(space.address, wait_until="commit")
    page.wait_for_selector(PLAY_NOW)
    return float(page.evaluate("performance.now()"))


def first_decision(page: Page, title: str) -> float:
    """Press *Play now*; return after how many milliseconds there is something to decide."""
    begun = time.perf_counter()
    press_play_now(page, GAMES[title])
    page.wait_for_selector(CHOICE)
    return 1000 * (time.perf_counter() - begun)


def keep(context: BrowserContext) -> None:
    """Wait until the page is kept, and cut the network."""
    page = context.pages[0]
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    context.set_offline(True)


def hall_bytes(page: Page, space: Uploaded) -> int:
    """Return how much was fetched for the hall itself, before Python began to be."""
    asked = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    names = {"index.html"} | {str(name).removeprefix(space.address) for name in asked}
    mine = [SITE / name for name in names if not name.startswith(("python/", "http", "sw.js"))]
    return sum(compressed(path) for path in mine if path.is_file())


def clicks(page: Page, title: str, space: Uploaded, most: int) -> list[float]:
    """Play on by clicking; return how long each click took to be seen."""
    seen: list[float] = []
    while len(seen) < most:
        page.wait_for_selector(f"{CHOICE}, .ending")
        if page.locator(".ending").count():
            hall(page, space)
            first_decision(page, title)
        seen.append(float(page.locator(CHOICE).first.evaluate(CLICK)))
    return seen


def architects(page: Page, title: str, space: Uploaded, most: int) -> list[float]:
    """Sit down with three architects; return how long each of their moves took."""
    page.goto(f"{space.address}#/new?title={title}")
    sit_down(page, ["me", "architect", "architect", "architect"])
    page.wait_for_selector(CHOICE)
    page.evaluate(NOTE)
    waited: list[float] = []
    while len(waited) < most and page.locator(".ending").count() == 0:
        page.evaluate("window.versions.length = 0")
        page.locator(CHOICE).first.click()
        page.wait_for_function("() => window.versions.length > 0")
        page.wait_for_selector(f"{CHOICE}, .ending")
        when = [float(moment) for moment in page.evaluate("window.versions")]
        waited += [after - before for before, after in pairwise(when)]
    return waited


def measure(browser: Browser, space: Uploaded, asked: argparse.Namespace) -> dict[str, float]:
    """Return all figures."""
    halls, cold, warm = [], [], []
    found: dict[str, float] = {}
    for _ in range(asked.openings):
        context = newcomer(browser)
        page = context.new_page()
        halls.append(hall(page, space))
        found.setdefault("hall_bytes", hall_bytes(page, space))
        cold.append(first_decision(page, "pillars"))
        keep(context)
        page.close()
        page = context.new_page()
        hall(page, space)
        warm.append(first_decision(page, "world"))
        if len(warm) < asked.openings:
            context.close()
    left_out = {SITE / "LICENCES.txt"}
    whole = [path for path in SITE.rglob("*") if path.is_file() and path not in left_out]
    found["first_visit_bytes"] = sum(compressed(path) for path in whole)
    found["hall_ms"] = statistics.median(halls)
    found["play_now_cold_ms"] = statistics.median(cold)
    found["play_now_warm_ms"] = statistics.median(warm)
    seen: list[float] = []
    waited: list[float] = []
    for title in GAMES:
        hall(page, space)
        first_decision(page, title)
        seen += clicks(page, title, space, asked.clicks)
        waited += architects(page, title, space, asked.clicks)
    found["seen_ms_median"] = statistics.median(seen)
    found["seen_ms_p95"] = statistics.quantiles(seen, n=20)[-1]
    found["architect_ms_median"] = statistics.median(waited)
    found["architect_ms_p95"] = statistics.quantiles(waited, n=20)[-1]
    return found


def main() -> None:
    """Measure, and say what falls short."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--openings", type=int, default=3)
    parser.add_argument("--clicks", type=int, default=60)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        uploaded(Path(folder) / "space") as space,
        sync_playwright() as playwright,
    ):
        arguments = [*QUIET, "--no-sandbox"]
        browser = playwright.chromium.launch(executable_path=chromium(), args=arguments)
        found = measure(browser, space, asked)
        browser.close()
    if asked.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        bar = BARS.get(name)
        fine = "" if bar is None else f"of {bar:,}" + ("" if value <= bar else "  SHORT OF ITS BAR")
        print(f"{name:20} {value:12,.0f}  {fine}")


if __name__ == "__main__":
    main()
