"""The report of a tournament, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from kingsbridge.arena.report import report_page
from kingsbridge.arena.standings import summary
from kingsbridge.arena.tournament import Tournament
from kingsbridge.words import words
from tests.arena.games import made_up
from tests.browser.playing import no_sideways_scrolling

BOTS = [
    "champion:iterations=4000,exploration=1.5",
    "champion:iterations=400,exploration=1.5",
    "search:iterations=4000,milliseconds=500",
    "journeyman",
]
# For every table, how much of it is out of its box.
HIDDEN = "boxes => boxes.map(box => box.scrollWidth - box.clientWidth)"

# Words of plots that reach out of their plot.
CUT = """plots => plots.flatMap(plot => {
    const room = plot.getBoundingClientRect();
    return [...plot.querySelectorAll("text")].filter(text => {
        const box = text.getBoundingClientRect();
        return box.left < room.left || box.right > room.right;
    }).map(text => text.textContent);
})"""


def opened(browser: Browser, folder: Path, bots: int, width: int) -> Page:
    """Open a report in Spanish, whose words are the longest."""
    tournament = Tournament("pillars", BOTS[:bots])
    rows = [[30.0 + (number * seat) % 20 for seat in range(bots)] for number in range(48)]
    games = [made_up(tournament, number, row) for number, row in enumerate(rows)]
    path = folder / "report.html"
    command = "kingsbridge arena pillars " + " ".join(tournament.bots)
    path.write_text(report_page(tournament, summary(tournament, games), command, words("es")))
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.goto(path.as_uri())
    return page


@pytest.mark.parametrize("width", [1280, 1920])
@pytest.mark.parametrize("bots", [2, 4])
def test_on_a_desk_every_table_and_plot_is_seen_whole(
    browser: Browser, tmp_path: Path, bots: int, width: int
) -> None:
    page = opened(browser, tmp_path, bots, width)
    assert page.locator(".wide").evaluate_all(HIDDEN) == [0] * 6
    assert page.locator("svg").evaluate_all(CUT) == []
    no_sideways_scrolling(page)
    page.close()


def test_on_a_phone_tables_scroll_and_the_page_does_not(browser: Browser, tmp_path: Path) -> None:
    page = opened(browser, tmp_path, 4, 390)
    assert max(page.locator(".wide").evaluate_all(HIDDEN)) > 0
    no_sideways_scrolling(page)
    page.close()
