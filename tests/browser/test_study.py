"""The analysis board as one meets it: a variation with a comment, shared, and played on from."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import faults, wait_to_decide
from tests.server.serving import Here
from tests.study.games import record

PHONE = {"width": 360, "height": 740}
PLY = 60


def brought(hall: Here, title: str = "pillars") -> str:
    """Bring a finished game here; return its table."""
    told = hall.visitor("Ann").post("/api/records", **record(title).to_json())
    return str(told["table"]["code"])


def current(page: Page) -> str:
    """Return the move at which one looks."""
    return page.locator(".moves [aria-current]").inner_text()


def test_a_variation_is_tried_commented_shared_and_opened_by_somebody_else(
    visit: OpenPage, hall: Here, axe: str
) -> None:
    code = brought(hall)
    hers = visit(f"/replay/{code}?version={PLY + 1}", permissions=["clipboard-read"])
    hers.get_by_role("link", name="Study from here").click()
    hers.wait_for_url("**/study/new?*")
    # Chances and lines come by themselves, and deepen.
    hers.wait_for_selector(".best li")
    assert "%" in str(hers.locator(".thoughts .bar").get_attribute("aria-label"))
    expect(hers.locator("[data-arrows]")).not_to_have_attribute("data-arrows", "0")
    played = current(hers)
    # The whole of a line that was not played is played in; the study is kept by that.
    followed = hers.locator(".moves [aria-current]").locator("xpath=following::button[1]")
    begins = hers.locator(".best li button:first-child")
    others = [text for text in begins.all_inner_texts() if followed.inner_text() not in text]
    begins.filter(has_text=others[-1]).first.click()
    hers.wait_for_url("**/study/*?node=0")
    expect(hers.locator(".moves .branch [aria-current]")).to_be_visible()
    tried = current(hers)
    assert tried != played
    hers.get_by_label("A comment on this moment").fill("This was the better place.")
    hers.get_by_label("A comment on this moment").blur()
    expect(hers.locator("q")).to_have_text("This was the better place.")
    hers.wait_for_selector(".saved:text('Saved')")
    assert faults(hers, axe) == []
    # By keyboard: back to the game, on along it, and to the variation beside it.
    hers.locator(".prompt").click()
    hers.keyboard.press("ArrowLeft")
    expect(hers.locator(".moves [aria-current]")).to_have_text(played)
    hers.keyboard.press("ArrowRight")
    hers.keyboard.press("ArrowDown")
    expect(hers.locator(".moves [aria-current]")).to_have_text(tried)

    his = visit(hers.url.replace(hall.address, ""), **PHONE)
    his.get_by_role("tab", name="Log").click()
    expect(his.locator("q")).to_have_text("This was the better place.")
    expect(his.locator(".moves [aria-current]")).to_have_text(tried)
    assert faults(his, axe) == []
    # He looks with the eyes of one who knows less, and keeps a copy of his own.
    his.get_by_label("Whose knowledge").select_option("1")
    his.get_by_role("button", name="Deal the unknown again").click()
    his.get_by_role("button", name="Keep a copy of my own").click()
    his.wait_for_selector(".saved:text('Saved')")
    assert his.url.split("?")[0] != hers.url.split("?")[0]


def test_one_plays_on_from_a_moment_and_tries_again(visit: OpenPage, hall: Here) -> None:
    page = visit(f"/study/new?table={brought(hall, 'world')}&ply={PLY}&try")
    expect(page.get_by_text("Find the best move")).to_be_visible()
    expect(page.locator(".best")).to_have_count(0)
    page.get_by_role("button", name="What you can do").click()
    page.locator(".choices button").first.click()
    page.wait_for_selector(".prompt[role=status]:text('%')")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("The others are bots").select_option("apprentice")
    page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    wait_to_decide(page)


def test_a_file_is_brought_and_a_position_is_set_up(
    visit: OpenPage, hall: Here, tmp_path: Path
) -> None:
    page = visit("/study/new")
    page.get_by_label("Game", exact=False).and_(page.locator("select")).select_option("pillars")
    page.get_by_role("button", name="Set up a position").click()
    page.get_by_label("round", exact=True).fill("9")
    page.get_by_role("button", name="Study this position").click()
    expect(page.get_by_role("alert")).to_contain_text("position.round")
    page.get_by_label("round", exact=True).fill("1")
    page.get_by_role("button", name="Study this position").click()
    page.wait_for_selector(".best li")

    file = tmp_path / "game.json"
    file.write_text(json.dumps(record("pillars").to_json()))
    page.goto(f"{hall.address}/study/new")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.locator(".moves .move").nth(20)).to_be_visible()
