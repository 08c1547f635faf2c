"""A lesson in the browser: found, played wrong and right, left, gone on with, and ended."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import faults, lesson_goes_on, lesson_step, no_sideways_scrolling

STEPS = 11


def test_a_lesson_is_found_and_played_to_the_first_game_by_mouse(visit: OpenPage) -> None:
    page = visit()
    page.locator(".newcomers").get_by_role("link", name="World Without End").click()
    page.wait_for_selector("[data-step]")
    for _ in range(60):
        now = lesson_step(page)
        if now[0] == "end":
            break
        onward = page.locator("[data-onward]")
        (onward if onward.count() else page.get_by_role("button", name="Show me")).click()
        lesson_goes_on(page, now)
    page.get_by_role("button", name="Your first game").click()
    page.wait_for_url("**/table/*")
    # At the table the coach speaks.
    page.wait_for_selector("[data-choice]:not([aria-disabled])")
    expect(page.get_by_role("region", name="Explanations in a first game")).to_be_visible()


def test_a_wrong_try_is_explained_and_a_lesson_is_gone_on_with_by_keyboard(
    visit: OpenPage, axe: str
) -> None:
    page = visit("/learn/pillars", width=360, height=740)
    page.wait_for_selector("[data-step=goal]")
    page.keyboard.press("n")
    page.wait_for_selector("[data-step=pool]")
    # The first choice is the gravel pit.
    page.keyboard.press("1")
    page.wait_for_selector("[data-outcome=wrong]")
    expect(page.get_by_text("sand and wood earn fewer points").first).to_be_visible()
    assert lesson_step(page) == ("pool", 0)
    # Focus is where one goes on, and Enter chooses.
    page.locator("[data-choice]").nth(4).focus()
    page.keyboard.press("Enter")
    lesson_goes_on(page, ("pool", 0))
    page.keyboard.press("h")
    page.wait_for_selector("[data-onward]")
    no_sideways_scrolling(page)
    assert faults(page, axe) == []
    page.keyboard.press("n")
    page.wait_for_selector("[data-step=workers]")
    # Whoever comes back goes on where they left.
    page.goto("/")
    page.get_by_role("link", name="Go on learning").click()
    page.wait_for_selector("[data-step=workers]")
    page.get_by_role("button", name="All steps").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(STEPS)


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (360, 740)])
def test_a_lesson_fits_the_screen(visit: OpenPage, width: int, height: int) -> None:
    page = visit("/learn/world", width=width, height=height)
    page.wait_for_selector("[data-step=goal]")
    no_sideways_scrolling(page)
    high = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert high[0] <= high[1]
