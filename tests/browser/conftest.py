"""A real Chromium, looking at a real server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from kingsbridge.server.routes.pages import CLIENT
from tests.server.serving import Here, serving

# Machines that run tests are busy: nothing is late before so many milliseconds.
PATIENCE = 60_000
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str | None:
    """Return the machine's own Chromium; without one, Playwright has brought its own."""
    chosen = os.environ.get("KINGSBRIDGE_CHROMIUM")
    return chosen or next((found for name in CHROMIUMS if (found := shutil.which(name))), None)


# Not for longer than a file: Playwright keeps an event loop running, which others must do without.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser without a window."""
    # Chromium's own sandbox does not work for root.
    unboxed = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=QUIET + unboxed)
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    """A server with the client in it."""
    assert (CLIENT / "index.html").is_file(), "the client is not built: make test builds it"
    folder: Path = tmp_path_factory.mktemp("hall")
    with serving(f"sqlite:///{folder / 'kingsbridge.db'}", thinkers=1) as running:
        yield running


OpenPage = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, hall: Here) -> Iterator[OpenPage]:
    """Open a page of the client as a visitor of one's own; nothing may fail in its console."""
    contexts: list[BrowserContext] = []
    failures: list[str] = []

    def opened(path: str = "/", *, width: int = 1280, height: int = 900, **more: Any) -> Page:
        more = {"locale": "en-GB", "reduced_motion": "reduce", **more}
        context = browser.new_context(
            base_url=hall.address, viewport={"width": width, "height": height}, **more
        )
        context.set_default_timeout(PATIENCE)
        # Nobody waits for bots here, and the coach has said everything.
        context.add_init_script("localStorage.setItem('kingsbridge.pace', 'instant')")
        context.add_init_script("localStorage.setItem('kingsbridge.coach', 'no')")
        # No bot looks back at a game before it is asked to.
        context.add_init_script("localStorage.setItem('kingsbridge.look-back', 'no')")
        # Every decision is asked for, unless a test says otherwise.
        asked = "kingsbridge.decide' in localStorage || localStorage.setItem('kingsbridge.decide"
        context.add_init_script(f"'{asked}', 'all')")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: failures.append(str(error)))
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert failures == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility checker, as a script."""
    found = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return found.read_text("utf-8")
