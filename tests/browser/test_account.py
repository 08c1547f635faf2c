"""The account page: everything that is somebody's own, and the pages that letters lead to."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kingsbridge.server.hosting.passwords import hand_link
from tests.browser.conftest import OpenPage
from tests.server.serving import PASSWORD, Here


def violations(page: Page, axe: str) -> list[Any]:
    """Return what is hard to see, hear or reach on a page."""
    page.evaluate(axe)
    found: list[Any] = page.evaluate("async () => (await axe.run()).violations")
    return [(one["id"], [node["html"] for node in one["nodes"]]) for one in found]


def as_person(page: Page, hall: Here, name: str) -> None:
    """Log a browser in."""
    page.request.post("/api/me/login", data={"name": name, "password": PASSWORD})
    page.goto("/account")


@pytest.mark.parametrize("width", [360, 1280])
def test_the_account_page_shows_all_of_it_to_everybody(
    visit: OpenPage, hall: Here, axe: str, width: int
) -> None:
    name = f"Browser {width}"
    hall.account(name)
    page = visit("/account", width=width, color_scheme="dark" if width == 360 else "light")
    expect(page.get_by_role("heading", name="Forgot your password?")).to_be_visible()
    assert violations(page, axe) == []
    as_person(page, hall, name)
    for heading in ("Change password", "Where you are logged in", "Tokens", "Leave for good"):
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
    # This browser is told apart from the others, and comes first.
    browsers = page.locator("ul.sessions li")
    expect(browsers.first).to_contain_text("this browser")
    expect(browsers.last).to_contain_text("python-httpx")
    expect(page.get_by_text("At least 8 characters.")).to_be_visible()
    assert violations(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_password_sessions_tokens_and_farewell(visit: OpenPage, hall: Here) -> None:
    other = hall.account("Browsing Ann")
    page = visit("/account")
    as_person(page, hall, "Browsing Ann")
    # Another browser is logged out from here.
    page.get_by_role("button", name="Log out there").click()
    expect(page.get_by_role("button", name="Log out there")).to_have_count(0)
    assert other.web.get("/api/me").status_code == 401
    # A token to look with.
    page.get_by_label("What it is for").fill("watcher")
    page.get_by_label("play", exact=True).uncheck()
    page.get_by_label("look", exact=True).check()
    page.get_by_role("button", name="Make a token").click()
    expect(page.get_by_text("watcher · look")).to_be_visible()
    # Another password.
    page.get_by_label("Old password").fill(PASSWORD)
    page.get_by_label("New password").fill("quite another")
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_text("Your password was changed").first).to_be_visible()
    # Take everything along, and leave.
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the file").click()
    assert download.value.suggested_filename == "kingsbridge.json"
    page.get_by_role("button", name="Leave for good").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Password").fill("wrong word")
    dialog.get_by_role("button", name="Delete everything").click()
    expect(dialog.get_by_role("alert")).to_have_text("This is not your password.")
    dialog.get_by_label("Password").fill("quite another")
    dialog.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_role("heading", name="Play as a guest")).to_be_visible()


def test_a_guest_is_renamed(visit: OpenPage, hall: Here) -> None:
    page = visit("/account")
    page.get_by_label("Name", exact=True).first.fill("Wanderer")
    page.get_by_role("button", name="Play as a guest").click()
    page.get_by_label("Another name").fill("Settler")
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_role("heading", name="Settler")).to_be_visible()
    expect(page.get_by_role("navigation").get_by_role("link", name="Settler")).to_be_visible()
    # What the server writes comes in the language of the page.
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.get_by_label("Language").first.select_option("de")
    assert page.request.get("/api/me").json()["me"]["language"] == "de"


def test_a_link_for_a_new_password_is_followed_in_the_browser(
    visit: OpenPage, hall: Here, axe: str
) -> None:
    hall.account("Forgetful")
    link = hall.do(lambda desk: hand_link(desk, "Forgetful"))
    page = visit(f"/letters/reset#{link}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert violations(page, axe) == []
    page.get_by_label("New password").fill("remembered now")
    page.get_by_role("button", name="Use this password").click()
    expect(page.get_by_text("You have a new password")).to_be_visible()
    assert "#" not in page.url
    page.goto("/account")
    expect(page.get_by_role("heading", name="Forgetful")).to_be_visible()
    for what in ("confirm", "unsubscribe"):
        page.goto(f"/letters/{what}#nonsense")
        page.reload()
        page.locator("main button").click()
        expect(page.get_by_role("alert")).to_contain_text("This link is not one of ours")
