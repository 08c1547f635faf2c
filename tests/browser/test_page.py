"""Kingsbridge in a page: put on a web space in a folder of its own, visited once, network cut.

All of it happens in one browser, as it would at home: what is played in one test is in the hall of
the next. The longest of it is left to `make test-page`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import PATIENCE
from tests.browser.playing import (
    choices,
    choose,
    faults,
    newer,
    play_to_the_end,
    press_play_now,
    sit_down,
    version_of,
    wait_to_decide,
)
from tests.browser.web_space import Uploaded, uploaded

GAMES = {"pillars": "The Pillars of the Earth", "world": "World Without End"}
LONG = os.environ.get("KINGSBRIDGE_PAGE") == "all"


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Uploaded]:
    """A web space with the page on it."""
    with uploaded(tmp_path_factory.mktemp("space")) as found:
        yield found


@pytest.fixture(scope="module")
def traveller(browser: Browser, space: Uploaded) -> Iterator[BrowserContext]:
    """Somebody who has visited the page once, and sits on a train without a network now."""
    context = browser.new_context(
        locale="en-GB", reduced_motion="reduce", viewport={"width": 1280, "height": 900}
    )
    context.set_default_timeout(PATIENCE)
    # Nobody waits for bots here, the coach has said everything, and every decision is asked for.
    for name, value in {"pace": "instant", "coach": "no", "decide": "all"}.items():
        context.add_init_script(f"localStorage.setItem('kingsbridge.{name}', '{value}')")
    page = context.new_page()
    page.goto(space.address)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.close()
    context.set_offline(True)
    yield context
    context.close()


Open = Callable[..., Page]


@pytest.fixture
def visit(traveller: BrowserContext, space: Uploaded) -> Iterator[Open]:
    """Open the page; nothing may fail in it, and nothing may be asked of any network."""
    opened: list[Page] = []
    failures: list[str] = []

    def at(place: str = "") -> Page:
        page = traveller.new_page()
        opened.append(page)
        page.on("pageerror", lambda error: failures.append(str(error)))
        page.on("requestfailed", lambda asked: failures.append(f"not there: {asked.url}"))
        page.goto(space.address + place)
        return page

    yield at
    for page in opened:
        page.close()
    assert failures == []


def play_now(page: Page, title: str) -> None:
    """Begin a game against bots, and come to the first decision."""
    press_play_now(page, GAMES[title])
    wait_to_decide(page)


@pytest.mark.parametrize("title", GAMES)
def test_a_whole_game_is_played_without_any_network(visit: Open, title: str) -> None:
    page = visit()
    play_now(page, title)
    assert play_to_the_end(page) > 20
    expect(page.locator(".ending")).to_contain_text(re.compile("win|victory"))


def test_what_was_decided_outlives_a_reload_in_the_middle_of_a_move(visit: Open) -> None:
    page = visit()
    play_now(page, "world")
    choose(page, 0)
    wait_to_decide(page)
    before = version_of(page)
    choices(page).first.click()
    page.reload()
    wait_to_decide(page)
    # The move was made, or it was not: nothing before it is lost, and play goes on.
    assert version_of(page) >= before
    choose(page, 0)
    # It is in the hall for whoever comes back.
    code = page.url.rsplit("/", 1)[1]
    hall = visit()
    expect(hall.locator(f"a[href$='#/table/{code}']").first).to_be_visible()


def test_a_decision_is_taken_back_and_a_hint_is_given(visit: Open) -> None:
    page = visit()
    play_now(page, "pillars")
    first = choices(page).all_inner_texts()
    choose(page, 0)
    wait_to_decide(page)
    before = version_of(page)
    page.get_by_role("button", name="Take back").click()
    newer(page, before)
    wait_to_decide(page)
    assert choices(page).all_inner_texts() == first
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-choice].hinted").first).to_be_visible()


def test_two_people_play_at_one_screen(visit: Open) -> None:
    page = visit("#/new?title=world")
    sit_down(page, ["me", "Bob", "apprentice"])
    for _ in range(8):
        page.wait_for_selector("[data-choice]:not([aria-disabled]), .cover, .ending")
        if page.locator(".cover").count():
            page.locator(".cover button").click()
        wait_to_decide(page)
        choose(page, 1)


def test_the_words_follow_the_language(visit: Open) -> None:
    page = visit("#/rules/pillars")
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Regeln")
    page.get_by_label("Sprache").select_option("en")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Rules")


def test_the_page_has_no_fault(visit: Open, axe: str) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert faults(page, axe) == []
    for place in "#/new?title=world", "#/settings", "#/account", "#/cards/world":
        page = visit(place)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert faults(page, axe) == []
