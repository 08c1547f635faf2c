"""Fair play as one sees it: a deal of one's own chance, what differs, what was brought in."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kingsbridge.engine.record import seeded
from tests.browser.conftest import OpenPage
from tests.browser.playing import faults, hear, wait_to_decide
from tests.browser.test_deciding import look, two_people
from tests.browser.test_games import GAMES
from tests.server.playing import played
from tests.server.serving import Here

PHONE = {"width": 360, "height": 740}


def deal_of(page: Page) -> str:
    """Return what the table's menu knows of its deal."""
    page.get_by_role("button", name="Table and seats").click()
    line = page.locator("[data-deal]")
    expect(line).to_contain_text("Fair deal")
    return str(line.get_attribute("data-deal"))


def test_who_plays_at_once_has_added_chance_of_their_own(visit: OpenPage, axe: str) -> None:
    page = visit("/", **PHONE)
    card = page.get_by_role("article").filter(
        has=page.get_by_role("heading", name=GAMES["pillars"])
    )
    card.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    wait_to_decide(page)
    assert deal_of(page) == "mine"
    hear(page, "Your own randomness is in this deal")
    assert faults(page, axe) == []
    # Also after the page is opened again; and a server that promised something else is noticed.
    page.evaluate(
        """() => {
            const kept = JSON.parse(localStorage.getItem('kingsbridge.salts'));
            for (const one of Object.values(kept)) one.commitment = '00';
            localStorage.setItem('kingsbridge.salts', JSON.stringify(kept));
        }"""
    )
    page.reload()
    wait_to_decide(page)
    expect(page.get_by_role("alert")).to_contain_text("not the one that was promised")


def test_two_browsers_deal_together(visit: OpenPage, hall: Here) -> None:
    hers = visit("/new?title=world")
    places = hers.locator(".seats li")
    hers.get_by_role("radio", name="2 players").check()
    expect(places).to_have_count(2)
    places.nth(1).get_by_role("combobox").first.select_option("open")
    expect(hers.get_by_label("Whoever keeps the table waiting")).to_have_value("3")
    hers.get_by_role("button", name="Open the table").click()
    hers.wait_for_url("**/table/*")
    hear(hers, "whoever takes longer than 3 days can be replaced")
    his = visit(hers.url)
    his.get_by_role("button", name="Sit here").click()
    for page in (hers, his):
        page.wait_for_selector(".table [data-part=decision]")
    code = hers.url.rsplit("/", 1)[1]
    told = hall.visitor().table(code)["table"]["seats"]
    assert all(seat["pledge"] and seat["salt"] for seat in told)
    for page in (hers, his):
        assert deal_of(page) == "mine"


def test_everybody_sees_for_whom_the_deal_waits(visit: OpenPage, hall: Here) -> None:
    ann, bob = hall.visitor("Ann"), hall.visitor("Slow Bob")
    code = ann.open("pillars", "me open")
    bob.post(f"/api/tables/{code}/join", pledge="00" * 32)
    hear(visit(f"/table/{code}"), "Still waiting for Slow Bob.")


@pytest.mark.parametrize("private", [False, True])
def test_corrected_cards_are_seen_before_one_sits_down(
    visit: OpenPage, hall: Here, private: bool
) -> None:
    ann = hall.visitor("Ann")
    cards = {"houses": {"gold_stone": {"income": {"gold": 5}}}}
    code = ann.open("world", "me open", options={"cards": cards}, private=private)
    page = visit("/" if not private else f"/table/{code}")
    if not private:
        row = page.get_by_role("listitem").filter(has_text="corrected box")
        expect(row.get_by_role("button", name="Join")).to_have_count(0)
        row.get_by_role("link", name="See its cards").click()
    # The list of what differs is open for whoever does not sit there.
    expect(page.locator("details[open]")).to_contain_text("5")
    page.get_by_role("button", name="Sit here").click()
    page.wait_for_selector(".table [data-part=decision]")


def test_a_game_that_was_brought_in_says_so(visit: OpenPage, hall: Here) -> None:
    ann = hall.visitor("Ann", "de")
    code = ann.post("/api/records", **played("world", seeded(7)))["table"]["code"]
    page = visit("/")
    page.goto(f"/replay/{code}")
    hear(page, "nobody vouches for who played it")


def test_who_comes_and_goes_does_not_close_a_list_of_choices(visit: OpenPage, hall: Here) -> None:
    ann, bob, code = two_people(hall)
    page = look(visit, hall, ann, code)
    page.keyboard.press("c")
    choices = page.locator("[data-choice]").first
    expect(choices).to_be_visible()
    before = page.locator("[data-choice]").count()
    version = bob.moment(code)["version"]
    bob.post(f"/api/tables/{code}/stand-in", seat=1)
    bob.post(f"/api/tables/{code}/return", seat=1)
    expect(page.locator(".table")).to_have_attribute("data-version", str(version + 2))
    assert page.locator("[data-choice]").count() == before
    choices.click()
    expect(page.locator(".table")).not_to_have_attribute("data-version", str(version + 2))
