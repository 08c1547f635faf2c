"""Kingsbridge in a page is kept by the browser: it opens without a network, and renews itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import PATIENCE
from tests.browser.playing import choose, press_play_now, wait_to_decide
from tests.browser.web_space import Uploaded, uploaded


@pytest.fixture
def space(tmp_path: Path) -> Iterator[Uploaded]:
    """A web space with the page on it."""
    with uploaded(tmp_path / "kingsbridge") as found:
        yield found


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """Somebody with a browser that has not been here."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def kept(page: Page) -> None:
    """Wait until all of the page is kept, and answers."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def version(page: Page) -> str:
    """Return which version is shown."""
    found = page.locator("meta[name=mark]")
    return found.get_attribute("content") or "" if found.count() else "first"


def test_the_hall_opens_without_a_network_after_the_first_visit(
    space: Uploaded, visitor: BrowserContext
) -> None:
    page = visitor.new_page()
    page.goto(space.address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    kept(page)
    visitor.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("() => fetch('python/pyodide.asm.wasm').then(r => r.ok)")


def test_a_new_version_is_used_when_the_page_is_opened_next(
    space: Uploaded, visitor: BrowserContext
) -> None:
    page = visitor.new_page()
    page.goto(space.address)
    kept(page)
    space.upload_version("second")
    page.evaluate("() => navigator.serviceWorker.ready.then(kept => kept.update())")
    page.get_by_text("A new version of Kingsbridge is here").wait_for()
    assert version(page) == "first"
    page.reload()
    page.wait_for_selector("meta[name=mark][content=second]", state="attached")
    page.close()


def test_a_new_version_waits_while_a_game_is_open(space: Uploaded, visitor: BrowserContext) -> None:
    table = visitor.new_page()
    table.goto(space.address)
    kept(table)
    press_play_now(table, "World Without End")
    wait_to_decide(table)
    space.upload_version("second")
    # It is fetched behind the game, which notices nothing.
    table.evaluate("() => navigator.serviceWorker.ready.then(kept => kept.update())")
    hall = visitor.new_page()
    hall.goto(space.address)
    hall.get_by_role("button", name="Use it now").click()
    hall.get_by_text("A game is open in another tab").wait_for()
    choose(table, 0)
    wait_to_decide(table)
    assert version(table) == version(hall) == "first"
    # Once the game is put away, nothing keeps it waiting.
    table.close()
    hall.wait_for_selector("meta[name=mark][content=second]", state="attached")
    # The game is still there, and goes on in the new version.
    hall.get_by_role("link", name="To the table").first.click()
    assert wait_to_decide(hall)


def test_a_version_that_is_not_all_there_is_never_used(
    space: Uploaded, visitor: BrowserContext
) -> None:
    page = visitor.new_page()
    page.goto(space.address)
    kept(page)
    space.upload_version("second")
    space.put("index.html", "half a document")
    failed = page.evaluate(
        """() => navigator.serviceWorker.ready.then(async kept => {
            await kept.update();
            const coming = kept.installing;
            await new Promise(done => coming.addEventListener('statechange', done));
            return coming.state;
        })"""
    )
    assert failed == "redundant"
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert version(page) == "first"
