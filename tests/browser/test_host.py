"""The host's page: only hosts find it, and what they do there has its effect."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import faults, no_sideways_scrolling
from tests.browser.test_box import listen, sit
from tests.server.serving import Here, until


def part(page: Page, name: str) -> None:
    """Go to a part of the page."""
    page.get_by_role("navigation", name="Keeping order").get_by_role("button", name=name).click()
    expect(page.get_by_role("main").get_by_role("heading", level=2).first).to_be_visible()


def test_only_hosts_find_the_page(hall: Here, visit: OpenPage) -> None:
    page = visit("/host")
    expect(page.get_by_text("Only those who were made hosts come in here.")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Log in").click()
    expect(page.get_by_role("heading", name="Log in or make an account")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Keeping order")).to_have_count(0)
    sit(page, hall.host("Prior Philip"), hall)
    page.goto("/")
    page.get_by_role("link", name="Keeping order").click()
    expect(page.get_by_role("heading", name=re.compile("^Process "))).to_be_visible()


def test_a_host_bans_closes_and_changes_the_house(hall: Here, visit: OpenPage) -> None:
    host, rude = hall.host("Prior James"), hall.account("Rude Remigius")
    tables = [rude.open("pillars", "me open") for _ in range(2)]
    hall.visitor("Kind Kate").post(f"/api/people/{rude.code}/report", reason="name")
    theirs = visit("/")
    sit(theirs, rude, hall)
    theirs.goto("/")
    page = visit("/")
    warned = listen(page)
    sit(page, host, hall)
    page.goto("/host?part=tables")
    page.get_by_label("How far").select_option("open")
    page.get_by_role("button", name="Close all of these").click()
    page.get_by_role("button", name="Close 2 tables").click()
    expect(page.get_by_text("0 found")).to_be_visible()
    assert rude.table(tables[0])["table"]["status"] == "closed"
    # Nobody is warned by a slip of the hand.
    part(page, "Reports")
    page.get_by_role("button", name="Warn").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("1 found")).to_be_visible()
    page.get_by_role("button", name="Warn").click()
    page.get_by_role("dialog").get_by_role("button", name="Warn").click()
    expect(page.get_by_text("0 found")).to_be_visible()
    part(page, "People")
    page.get_by_label("Name begins with").fill("rude")
    his = page.get_by_role("listitem").filter(has_text="Rude Remigius")
    his.get_by_role("button", name="Ban", exact=True).click()
    page.get_by_label("For how long").select_option("0")
    page.get_by_label("Why (they are told)").fill("he is rude")
    page.get_by_role("dialog").get_by_role("button", name="Ban", exact=True).click()
    expect(page.get_by_text("Banned for good")).to_be_visible()
    assert "he is rude" in rude.ask("GET", "/api/me").json()["message"]
    # The page that they have open tells them so, and does not try again and again.
    expect(theirs.get_by_role("alert")).to_contain_text("he is rude")
    part(page, "The house")
    page.get_by_label("Who can make an account").select_option("invited")
    page.get_by_role("button", name="Save").click()
    until(lambda: hall.server.house.rules.registration == "invited", "it is not kept")
    page.get_by_label("For whom").fill("the choir")
    page.get_by_role("button", name="Make an invitation").click()
    expect(page.get_by_text("the choir")).to_be_visible()
    page.get_by_label("Who can make an account").select_option("open")
    page.get_by_role("button", name="Save").click()
    until(lambda: hall.server.house.rules.registration == "open", "it is not kept")
    part(page, "What hosts did")
    said = "Prior James changed the house: Who can make an account: Whoever has an invitation."
    expect(page.get_by_text(said)).to_be_visible()
    said = "Prior James banned Rude Remigius for good. The reason: he is rude"
    expect(page.get_by_text(said)).to_be_visible()
    expect(page.get_by_text(re.compile(r"Prior James closed 2 tables \("))).to_be_visible()
    assert warned == []


def test_every_part_is_for_everybody_and_for_phones(hall: Here, visit: OpenPage, axe: str) -> None:
    host = hall.host("Prior Godwyn")
    hall.visitor("Somebody").open("pillars", "me open")
    for width, more in ((1280, {}), (360, {"color_scheme": "dark", "locale": "de-DE"})):
        page = visit("/", width=width, **more)
        sit(page, host, hall)
        for one in ("load", "people", "tables", "reports", "house", "audit"):
            page.goto(f"/host?part={one}")
            expect(page.get_by_role("main").get_by_role("heading", level=2).first).to_be_visible()
            assert faults(page, axe) == []
            no_sideways_scrolling(page)
