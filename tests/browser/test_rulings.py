"""Rules that are our rulings are marked wherever they are read."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import all_choices, hear, no_sideways_scrolling, wait_to_decide
from tests.browser.test_games import sit
from tests.server.serving import Here


def test_the_rules_page_marks_a_ruling_with_the_other_reading_and_why(visit: OpenPage) -> None:
    page = visit("/rules/world#W-11.4")
    ruled = page.locator('[id="W-11.4"]')
    expect(ruled.get_by_role("link")).to_have_text("W-11.4‡")
    expect(ruled.get_by_role("link")).to_have_accessible_name("Rule W-11.4, our ruling")
    expect(ruled).to_contain_text("Other reading: A fourth tie-breaker")
    expect(ruled).to_contain_text("Why ours: The rulebook names three")
    expect(page.locator('[id="W-11.2"]')).not_to_contain_text("‡")


def test_only_the_rulings_can_be_read(visit: OpenPage) -> None:
    page = visit("/rules/world#clauses", width=390, height=844)
    page.get_by_role("button", name="Unfold all").click()
    expect(page.locator('[id="W-11.2"]')).to_be_visible()
    page.get_by_role("button", name="Only our rulings").click()
    expect(page.locator('[id="W-11.2"]')).to_have_count(0)
    expect(page.locator('[id="W-11.4"]')).to_be_visible()
    no_sideways_scrolling(page)
    page.get_by_label("Search").fill("fourth tie-breaker")
    expect(page.locator("dl dt")).to_have_text(["W-11.4‡"])
    page.get_by_role("button", name="Only our rulings").click()
    expect(page.locator("dl dt")).to_have_text(["W-11.4‡"])


def test_rulings_are_told_in_the_readers_language(visit: OpenPage) -> None:
    page = visit("/settings")
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.goto("/rules/world#clauses")
    hear(page, "Nur unsere Entscheidungen")
    expect(page.locator('[id="W-11.4"]')).to_contain_text("Andere Lesart:")


def test_a_refusal_by_a_ruling_says_so(visit: OpenPage, hall: Here) -> None:
    ann = hall.visitor("Ann")
    code = ann.open("pillars", "me bot", options={"start": 0})
    page = visit("/")
    sit(page, ann.web.cookies["kingsbridge"], hall)
    page.goto(f"/table/{code}")
    wait_to_decide(page)
    # Who has room for a craftsman may not just pay for one and discard it.
    refusals = all_choices(page).locator(".refusals li")
    refused = refusals.filter(has_text="P-I.7").first
    expect(refused).to_contain_text("P-I.7‡")
    expect(refused).to_contain_text("Other reading: Thames & Kosmos and Devir")
    rule = refused.get_by_role("button", name="Rule P-I.7, our ruling")
    rule.hover()
    explained = page.get_by_role("tooltip")
    expect(explained).to_contain_text("P-I.7‡")
    expect(explained).to_contain_text("Why ours:")
    # Pressed, it is read in the book of rules, over the table.
    rule.click()
    read = page.get_by_role("region", name="Rules").locator(".marked")
    expect(read).to_contain_text("P-I.7‡")
    expect(read).to_contain_text("Why ours:")
