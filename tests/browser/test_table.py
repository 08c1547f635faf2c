"""At the table: taking back, refusals, reloading, being cut off, language, replay, the phone."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import (
    all_choices,
    choices,
    choose,
    decide_and_take_back,
    faults,
    hear,
    newer,
    no_sideways_scrolling,
    play_now,
    version_of,
    wait_to_decide,
)
from tests.browser.test_games import GAMES, sit
from tests.server.serving import Here


def test_against_bots_a_decision_can_be_taken_back(visit: OpenPage) -> None:
    page = visit("/")
    play_now(page, GAMES["pillars"])
    wait_to_decide(page)
    decide_and_take_back(page)


def test_what_another_person_has_answered_cannot_be_taken_back(visit: OpenPage, hall: Here) -> None:
    ann, bob = hall.visitor("Ann"), hall.visitor("Bob")
    code = ann.open("pillars", "me open", options={"start": 0})
    bob.post(f"/api/tables/{code}/join")
    ann.move(code, ann.moment(code), ann.moment(code)["menu"]["offers"][0]["move"])
    bob.move(code, bob.moment(code), bob.moment(code)["menu"]["offers"][0]["move"])
    page = visit("/")
    sit(page, ann.web.cookies["kingsbridge"], hall)
    page.goto(f"/table/{code}")
    wait_to_decide(page)
    undo = page.get_by_role("button", name="Take back")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.focus()
    hear(page, "another person has acted")


def test_a_refusal_is_shown_with_its_clause(visit: OpenPage) -> None:
    page = visit("/")
    play_now(page, GAMES["pillars"])
    wait_to_decide(page)
    while all_choices(page).locator(".refusals").count() == 0:
        page.keyboard.press("Escape")
        choose(page, 0)
        wait_to_decide(page)
    refused = page.locator(".refusals li").first
    expect(refused).to_contain_text(re.compile(r"P-[\w.]+"))


def test_the_title_counts_the_tables_at_which_it_is_my_turn(visit: OpenPage) -> None:
    page = visit("/")
    play_now(page, GAMES["pillars"])
    wait_to_decide(page)
    expect(page).to_have_title(re.compile(r"^\(1\) "))


def test_a_reload_comes_back_to_the_same_moment(visit: OpenPage) -> None:
    page = visit("/")
    play_now(page, GAMES["world"])
    wait_to_decide(page)
    choose(page, 0)
    wait_to_decide(page)
    version, offered = version_of(page), choices(page).all_inner_texts()
    page.reload()
    wait_to_decide(page)
    assert version_of(page) == version
    assert choices(page).all_inner_texts() == offered


def test_a_move_made_while_the_connection_is_lost_is_made_once_it_is_back(
    visit: OpenPage, hall: Here
) -> None:
    page = visit("/")
    play_now(page, GAMES["pillars"])
    wait_to_decide(page)
    before = version_of(page)
    page.context.set_offline(True)
    # What is connected already stays so when a browser goes offline: cut it off from here.
    for client in list(hall.server.live.clients):
        client.too_slow = True
        hall.loop.call_soon_threadsafe(client.tell, b"")
    hear(page, "You are offline")
    choices(page).first.click()
    page.context.set_offline(False)
    newer(page, before)
    wait_to_decide(page)
    code = page.url.rsplit("/", 1)[1]
    moves = [
        step
        for step in page.evaluate(
            "code => fetch(`/api/tables/${code}/log`).then(reply => reply.json())", code
        )
        if step["seat"] == 0
    ]
    assert len(moves) == 1


def test_the_language_can_be_switched_at_the_table(visit: OpenPage) -> None:
    page = visit("/")
    play_now(page, GAMES["pillars"])
    wait_to_decide(page)
    page.get_by_role("button", name="Table and seats").click()
    page.get_by_role("dialog").get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    hear(page, "eine Karte aus der Auslage nehmen")
    expect(page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.parametrize("width", [1280, 390])
def test_a_first_game_points_at_what_it_explains(visit: OpenPage, axe: str, width: int) -> None:
    page = visit("/settings", width=width, height=844)
    page.get_by_role("button", name="Explain everything again").click()
    page.get_by_role("link", name="Kingsbridge").click()
    play_now(page, GAMES["pillars"])
    coach = page.get_by_role("region", name="Explanations in a first game")
    expect(coach).to_contain_text("Send workers out")
    # A phone shows the pool in the decision itself.
    points_at(page, "pool" if width > 1000 else "decision")
    assert faults(page, axe) == []
    # By keyboard one comes back to what can be chosen; and it is not said again.
    coach.get_by_role("button", name="Got it").press("Enter")
    expect(coach).to_have_count(0)
    expect(page.locator("[data-choice]").first).to_be_focused()
    passing = choices(page).count() - 1
    choose(page, passing)
    wait_to_decide(page)
    expect(coach).to_contain_text("builder")
    points_at(page, "dial")
    page.keyboard.press("Escape")
    expect(coach).to_have_count(0)


def points_at(page: Page, thing: str) -> None:
    """See to it that a ring lies around a thing, all in sight, and that no word covers it."""
    page.wait_for_function(
        """(thing) => {
            const [ring, panel, it] = ['.ring', '.coach', `[data-at="${thing}"]`].map((one) =>
                document.querySelector(one)?.getBoundingClientRect());
            const apart = it && (panel.right <= it.left || panel.left >= it.right
                || panel.bottom <= it.top || panel.top >= it.bottom);
            return ring && it && apart && ring.top <= it.top && ring.bottom >= it.bottom
                && ring.left <= it.left && ring.right >= it.right
                && it.top >= 0 && it.bottom <= innerHeight
                && panel.top >= 0 && panel.bottom <= innerHeight && panel.right <= innerWidth;
        }""",
        arg=thing,
    )


def test_a_finished_game_is_replayed_move_by_move(visit: OpenPage, hall: Here) -> None:
    ann = hall.visitor("Ann")
    code = ann.open("pillars", "me bot")
    ann.move(code, ann.moment(code), ann.moment(code)["menu"]["offers"][0]["move"])
    ann.post(f"/api/tables/{code}/resign")
    last = ann.moment(code)["version"]
    page = visit(f"/replay/{code}?version=1")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    page.keyboard.press("Home")
    expect(slider).to_have_value("1")


@pytest.mark.parametrize("title", GAMES)
def test_the_table_fits_a_phone_and_has_no_fault_by_day_or_night(
    visit: OpenPage, axe: str, title: str
) -> None:
    page = visit("/", width=390, height=844)
    play_now(page, GAMES[title])
    wait_to_decide(page)
    for width, height in (390, 844), (1600, 1000):
        page.set_viewport_size({"width": width, "height": height})
        no_sideways_scrolling(page)
        for scheme in "light", "dark":
            page.emulate_media(color_scheme=scheme)
            assert faults(page, axe) == []


RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("title", GAMES)
def test_the_end_and_the_replay_of_a_game_fit_and_have_no_fault_by_day_or_night(
    visit: OpenPage, hall: Here, axe: str, title: str
) -> None:
    record = json.loads(min((RECORDS / title).glob("*.json")).read_text("utf-8"))
    code = hall.visitor("Ann").post("/api/records", **record)["table"]["code"]
    for path, shown in (f"/table/{code}", ".ending figure"), (f"/replay/{code}", ".board svg"):
        page = visit(path, width=390, height=844)
        page.wait_for_selector(shown)
        no_sideways_scrolling(page)
        assert faults(page, axe) == []
        page.set_viewport_size({"width": 1600, "height": 1000})
        page.emulate_media(color_scheme="dark")
        no_sideways_scrolling(page)
        assert faults(page, axe) == []
