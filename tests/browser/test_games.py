"""Whole games in the browser: by mouse, by keyboard, at one screen, at two."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import (
    LONGEST_GAME,
    choices,
    choose,
    newer,
    play_now,
    play_to_the_end,
    version_of,
    wait_to_decide,
)
from tests.server.serving import Here

GAMES = {"pillars": "The Pillars of the Earth", "world": "World Without End"}


@pytest.mark.parametrize("title", GAMES)
def test_a_game_is_played_from_the_hall_to_the_final_score_by_mouse(
    visit: OpenPage, title: str
) -> None:
    page = visit("/")
    play_now(page, GAMES[title])
    assert play_to_the_end(page) > 20
    ending = page.locator(".ending")
    expect(ending).to_contain_text(re.compile("win|victory"))
    expect(ending.get_by_role("table").first).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_game_is_played_by_keyboard_alone(visit: OpenPage) -> None:
    page = visit("/")
    play_now_by_keyboard(page)
    decided = 0
    while wait_to_decide(page):
        before = version_of(page)
        # A key makes the choice that shows it.
        shown = choices(page).locator("kbd").all_inner_texts()
        page.keyboard.press(shown[decided * 7 % len(shown)])
        newer(page, before)
        decided += 1
        assert decided < LONGEST_GAME
    expect(page.locator(".ending")).to_contain_text(re.compile("win|victory"))


def play_now_by_keyboard(page: Page) -> None:
    """Tab to the first game's button and press it."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent ?? ''").strip() == "Play now":
            page.keyboard.press("Enter")
            page.wait_for_url("**/table/*")
            return
    raise AssertionError("the keyboard does not reach 'Play now'")


def test_what_glows_on_the_board_can_be_clicked(visit: OpenPage) -> None:
    page = visit("/")
    play_now(page, GAMES["pillars"])
    wait_to_decide(page)
    before = version_of(page)
    page.locator(".table .can").first.click()
    newer(page, before)


def test_two_people_play_at_one_screen(visit: OpenPage, hall: Here) -> None:
    page = visit("/")
    guest = hall.visitor("Ann")
    sit(page, guest.web.cookies["kingsbridge"], hall)
    code = guest.open("world", "me here")
    page.goto(f"/table/{code}")
    for _ in range(12):
        uncover(page)
        wait_to_decide(page)
        choose(page, 1)
    names = {guest.table(code)["moment"]["deciding"] for _ in range(1)}
    assert names <= {0, 1}


def sit(page: Page, cookie: str, hall: Here) -> None:
    """Let a page be a person's who is known to the server."""
    page.context.add_cookies([{"name": "kingsbridge", "value": cookie, "url": hall.address}])


def uncover(page: Page) -> None:
    """Take the screen over, if it was handed over."""
    page.wait_for_selector("[data-choice]:not([aria-disabled]), .cover, .ending")
    if page.locator(".cover").count():
        page.locator(".cover button").click()


def test_two_browsers_and_a_spectator_see_the_same_game(visit: OpenPage, hall: Here) -> None:
    ann, bob = hall.visitor("Ann"), hall.visitor("Bob")
    code = ann.open("pillars", "me open")
    bob.post(f"/api/tables/{code}/join")
    pages = [visit("/"), visit("/"), visit("/")]
    for page, person in zip(pages, (ann, bob), strict=False):
        sit(page, person.web.cookies["kingsbridge"], hall)
    for page in pages:
        page.goto(f"/table/{code}")
    for _ in range(10):
        deciding = int(ann.moment(code)["deciding"])
        wait_to_decide(pages[deciding])
        before = version_of(pages[deciding])
        choose(pages[deciding], 0)
        for page in pages:
            newer(page, before)
    assert choices(pages[2]).count() == 0
    logs = [page.locator("[role=log] li:not(.since)").all_inner_texts() for page in pages]
    assert logs[0] == logs[1] == logs[2]
    assert len(logs[0]) > 10
