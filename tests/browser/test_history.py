"""One's own history on the screen: after a game, and over all of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from kingsbridge.engine.record import record_from_text
from tests.browser.conftest import OpenPage
from tests.browser.playing import faults, no_sideways_scrolling
from tests.browser.test_people import visited
from tests.server.playing import seated
from tests.server.serving import Here, Visitor

RECORDS = Path(__file__).parents[1] / "records" / "pillars"


def played(hall: Here) -> tuple[Visitor, str]:
    """Return somebody who finished a few games, and the table of the last one."""
    ann = hall.visitor("Historic Ann")
    paths = [*sorted(RECORDS.glob("2-seats-*.json")), *sorted(RECORDS.glob("3-seats-*.json"))]
    codes = [seated(hall, record_from_text(path.read_text()), [ann]) for path in paths]
    return ann, codes[0]


@pytest.mark.parametrize("width", [360, 1366])
def test_a_game_leads_to_the_history_of_all_which_is_shown_in_words_too(
    visit: OpenPage, hall: Here, axe: str, width: int
) -> None:
    ann, code = played(hall)
    page = visited(visit, hall, ann, f"/table/{code}", width=width)
    ending = page.get_by_role("dialog")
    expect(ending.get_by_role("heading", name="Your game")).to_be_visible()
    expect(ending).to_contain_text("Points in all")
    ending.get_by_role("link", name="Everything over all your games").click()
    expect(page.get_by_role("heading", name="Your history", level=1)).to_be_visible()
    expect(page.get_by_role("img", name="Points, game by game")).to_be_visible()
    page.get_by_text("In words").click()
    games = page.get_by_role("group", name="Points, game by game").get_by_role("link")
    several = games.count()
    places = page.get_by_role("group", name="Master builders placed")
    expect(places.get_by_role("row", name="Cathedral")).to_be_visible()
    no_sideways_scrolling(page)
    assert faults(page, axe) == []
    # The keyboard reaches the filters, and what they leave out is gone.
    page.get_by_label("Players").focus()
    page.get_by_label("Players").select_option("2")
    page.get_by_text("In words").click()
    expect(games).not_to_have_count(several)
    page.get_by_label("Compared with").select_option("master")
    expect(page.get_by_text("Compared with masters, as you chose")).to_be_visible()
    assert "seats=2" in page.url
    assert "level=master" in page.url
