"""The analysis board in a page without a server: thoughts, a variation, a link with all of it."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

from tests.browser.playing import wait_to_decide
from tests.browser.test_page_keeping import RECORD, Newcomer, newcomer, packed, space, visit
from tests.browser.web_space import Uploaded

__all__ = ["newcomer", "space"]


@pytest.mark.skipif(os.environ.get("KINGSBRIDGE_PAGE") != "all", reason="`make test-page` tries it")
def test_a_study_travels_in_a_link_and_is_played_on_from(
    space: Uploaded, newcomer: Newcomer
) -> None:
    hers = newcomer()
    hers.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visit(space, hers, "#/replay/" + packed(RECORD.read_text("utf-8")) + "?version=40")
    page.get_by_role("link", name="Study from here").click()
    page.wait_for_selector(".best li")
    page.locator(".best li").first.locator("button").first.click()
    note = page.get_by_label("A comment on this moment")
    note.fill("Here it begins.")
    note.blur()
    page.wait_for_selector(".saved:text('Saved')")
    page.get_by_role("button", name="Copy a link to this study").click()
    page.wait_for_function(
        "navigator.clipboard.readText().then((text) => text.includes('#/study/~'))"
    )
    link = str(page.evaluate("navigator.clipboard.readText()"))

    his = newcomer().new_page()
    his.goto(link)
    expect(his.locator("q")).to_have_text("Here it begins.", timeout=60_000)
    his.wait_for_selector(".best li")
    his.get_by_role("button", name="Play on from here").click()
    his.get_by_label("The others are bots").select_option("apprentice")
    his.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    his.wait_for_url("**/#/table/*")
    wait_to_decide(his)
