"""A title that the client has never heard of, beside Kingsbridge: the table that any title gets."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import (
    all_choices,
    decide_and_take_back,
    faults,
    hear,
    newer,
    no_sideways_scrolling,
    play_now,
    play_to_the_end,
    version_of,
    wait_to_decide,
)
from tests.examples.installing import Beside, install
from tests.server.serving import Process, free_port

TITLE = "The Fleece Fair"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server as `kingsbridge serve` starts it, with the title installed beside it."""
    folder = tmp_path_factory.mktemp("hall")
    install(folder / "beside")
    beside = Beside(folder / "beside", folder)
    running = Process(f"sqlite:///{folder / 'kingsbridge.db'}", free_port(), folder / "log")
    try:
        running.start(**beside.surroundings)
        yield running
    finally:
        running.see_off()
        if running.process is not None and running.process.poll() is None:
            running.kill()


def at_the_table(visit: OpenPage, **more: int) -> Page:
    """Sit down at a table of the title, and wait until something is asked."""
    page = visit("/", **more)
    play_now(page, TITLE)
    wait_to_decide(page)
    return page


def test_the_hall_offers_it_beside_the_others(visit: OpenPage, axe: str) -> None:
    page = visit("/")
    for name in (TITLE, "The Pillars of the Earth", "World Without End"):
        expect(page.get_by_role("heading", name=name)).to_be_visible()
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=TITLE))
    expect(card).to_contain_text("Lots of wool")
    expect(card.get_by_role("link", name="Cards")).to_have_count(0)
    assert faults(page, axe) == []


def test_a_game_is_played_to_its_end_and_seen_again(visit: OpenPage) -> None:
    page = at_the_table(visit)
    assert play_to_the_end(page) >= 5
    ending = page.locator(".ending")
    expect(ending).to_contain_text(re.compile("win"))
    expect(ending.get_by_role("table").first).to_contain_text("Lot of")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_selector(".board .any")
    page.keyboard.press("End")
    expect(page.get_by_role("log")).to_contain_text("takes")


def test_what_can_be_done_glows_and_what_cannot_says_why(visit: OpenPage) -> None:
    page = at_the_table(visit)
    refused = page.locator(".board .cannot").first
    expect(refused).to_be_visible()
    refused.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("nobody may lay their fullest purse")
    expect(all_choices(page).locator(".refusals li").first).to_contain_text("F-2.3")
    page.keyboard.press("Escape")
    before = version_of(page)
    page.locator(".board .can").first.click()
    newer(page, before)


@pytest.mark.parametrize("width", [390, 1366])
def test_why_not_covers_nothing_that_can_be_done(visit: OpenPage, width: int) -> None:
    page = at_the_table(visit, width=width, height=844)
    page.locator(".board .cannot").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    covered = page.evaluate(
        """() => {
            const why = document.querySelector('[role=tooltip]').getBoundingClientRect();
            const overlaps = (box) => box.left < why.right && box.right > why.left
                && box.top < why.bottom && box.bottom > why.top;
            // It takes no click, so what lies below it can be told by pointing there.
            return [...document.querySelectorAll('.can, [data-choice]')].filter((one) => {
                const box = one.getBoundingClientRect();
                const hit = document.elementFromPoint(
                    box.left + box.width / 2, box.top + box.height / 2);
                return overlaps(box) && hit && one.contains(hit);
            }).map((one) => one.textContent);
        }"""
    )
    assert covered == []


def test_a_table_tells_what_is_so_and_nothing_twice(visit: OpenPage) -> None:
    page = at_the_table(visit)
    mine = page.locator(".dock .player").first
    expect(mine.get_by_text("purses")).to_be_visible()
    expect(mine.get_by_text("has sat out")).to_be_hidden()
    expect(mine.get_by_text("sacks")).to_have_count(0)
    tall = mine.bounding_box()
    page.locator(".board .can", has_text="Sit this round out").click()
    expect(mine.get_by_text("has sat out")).to_be_visible()
    wait_to_decide(page)
    now = mine.bounding_box()
    assert tall is not None
    assert now is not None
    assert now["height"] == tall["height"]


def test_who_plays_on_a_phone_sees_who_won(visit: OpenPage) -> None:
    page = at_the_table(visit, width=390, height=800)
    play_to_the_end(page)
    expect(page.locator("dialog h2", has_text=re.compile("wins?\\."))).to_be_in_viewport()


def test_the_board_is_walked_by_arrows(visit: OpenPage) -> None:
    page = at_the_table(visit)
    page.locator(".board .can").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".board .can").nth(1)).to_be_focused()


def test_a_decision_is_taken_back_and_a_hint_is_given(visit: OpenPage) -> None:
    page = at_the_table(visit)
    decide_and_take_back(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-choice].hinted").first).to_be_visible()


def test_its_words_follow_the_language(visit: OpenPage) -> None:
    page = at_the_table(visit)
    page.get_by_role("button", name="Table and seats").click()
    page.get_by_role("dialog").get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    hear(page, "Posten 1 von 7")
    page.get_by_role("link", name="Kingsbridge").click()
    expect(page.get_by_role("heading", name="Der Wollmarkt")).to_be_visible()


def test_its_rules_open_over_its_table_though_it_has_no_guide(visit: OpenPage) -> None:
    page = at_the_table(visit)
    page.keyboard.press("?")
    book = page.get_by_role("region", name="Rules")
    expect(book.get_by_role("button", name="In short")).to_have_count(0)
    expect(book.get_by_role("heading", name="The purses")).to_be_visible()
    book.get_by_role("button", name="Keys").click()
    expect(book).to_contain_text("take back")


def test_its_table_can_be_read(visit: OpenPage) -> None:
    page = at_the_table(visit)
    page.keyboard.press("t")
    expect(page.locator(".board .words")).to_contain_text("purses")


def test_a_new_table_has_as_many_seats_as_it_is_for(visit: OpenPage) -> None:
    page = visit("/new?title=fleece")
    expect(page.get_by_role("radio", name=TITLE)).to_be_checked()
    page.get_by_role("radio", name="6 players").check()
    expect(page.locator(".seats li")).to_have_count(6)
    page.get_by_role("radio", name="World Without End").check()
    expect(page.locator(".seats li")).to_have_count(4)
    page.get_by_role("radio", name=TITLE).check()
    page.locator("summary").click()
    page.get_by_label("How many lots are for sale").select_option("5")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    hear(page, "Lot 1 of 5")


def test_its_rules_are_there_and_it_has_no_cards(visit: OpenPage, axe: str) -> None:
    page = visit("/rules/fleece#F-2.3")
    expect(page.get_by_role("heading", name="The purses")).to_be_visible()
    expect(page.locator('[id="F-2.3"]')).to_contain_text("fullest purse")
    assert faults(page, axe) == []
    page = visit("/cards/fleece")
    hear(page, "There are no cards")


@pytest.mark.parametrize("width", [390, 1600])
def test_its_table_fits_and_has_no_fault_by_day_or_night(
    visit: OpenPage, axe: str, width: int
) -> None:
    page = at_the_table(visit, width=width, height=900)
    no_sideways_scrolling(page)
    assert faults(page, axe) == []
    page.emulate_media(color_scheme="dark")
    assert faults(page, axe) == []
