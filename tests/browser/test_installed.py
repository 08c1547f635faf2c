"""A server's client can be installed; without its server it opens and says so."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.server.serving import Here


def test_a_browser_finds_all_it_needs_to_install_the_client(visit: OpenPage, hall: Here) -> None:
    page = visit("/")
    told = page.request.get(page.locator("link[rel=manifest]").get_attribute("href") or "")
    assert told.headers["content-type"].startswith("application/manifest+json")
    for icon in told.json()["icons"]:
        assert page.request.get(f"/{icon['src']}").ok, icon
    worker = page.request.get("/sw.js")
    assert "javascript" in worker.headers["content-type"]
    # Whatever a browser keeps, it asks whether there is a newer worker.
    assert "no-cache" in worker.headers["cache-control"]


def test_without_its_server_the_client_opens_and_says_so(visit: OpenPage) -> None:
    page = visit("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("You are offline.")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is back.")).to_be_visible()
