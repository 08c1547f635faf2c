"""Puzzles in a browser: one is failed, tried again, and solved."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kingsbridge.study.puzzles import puzzles_of
from tests.browser.conftest import PATIENCE, OpenPage


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (360, 740)])
def test_a_puzzle_is_failed_and_then_solved(visit: OpenPage, width: int, height: int) -> None:
    page = visit("/", width=width, height=height)
    page.get_by_role("link", name="Puzzles").last.click()
    table = page.locator("[data-puzzle]")
    table.wait_for()
    key = table.get_attribute("data-puzzle")
    assert key is not None
    puzzle = puzzles_of("world").of(key)
    wrong = next(move for move in puzzle.state().legal() if move != puzzle.best)
    page.locator(f"[data-choice][data-move='{wrong}']").click()
    page.locator("[data-verdict='false']").wait_for()
    page.get_by_role("button", name="Try again").click()
    page.locator(f"[data-choice][data-move='{puzzle.best}']").click()
    page.locator("[data-verdict='true']").wait_for()
    expect(page.get_by_text("to win").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(f"[data-puzzle='{key}']")).to_have_count(0, timeout=PATIENCE)
