"""Every page of the client, by day and by night, on a phone and on a desk: axe finds no fault."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.playing import faults, no_sideways_scrolling
from tests.browser.test_games import sit
from tests.server.serving import Here, Visitor

ROOT = Path(__file__).parents[2]
ROUTER = ROOT / "web" / "src" / "router.svelte.ts"
RECORDS = ROOT / "tests" / "records" / "pillars"


class Town:
    """Somebody with a bit of everything that pages show."""

    def __init__(self, hall: Here) -> None:
        self.ann = ann = hall.account("Ann of all pages")
        bob = hall.visitor("Bob")
        record = json.loads(min(RECORDS.glob("*.json")).read_text("utf-8"))
        self.finished = str(ann.post("/api/records", **record)["table"]["code"])
        resigned = ann.open("pillars", "me bot")
        ann.post(f"/api/tables/{resigned}/resign")
        self.playing = ann.open("world", "me bot")
        self.waiting = ann.open("pillars", "me open open")
        bob.post(f"/api/tables/{self.waiting}/join")
        bob.open("pillars", "me open")
        away = bob.open("pillars", "me open open")
        ann.post(f"/api/tables/{away}/join")
        bob.post(f"/api/tables/{away}/kick", seat=1)
        ann.post("/api/me/tokens", name="program")
        ann.post(f"/api/me/blocks/{hall.visitor('Cyn').code}")
        self.closed = ann.open("pillars", "me open")
        ann.post(f"/api/tables/{self.closed}/close")


@pytest.fixture(scope="module")
def town(hall: Here) -> Town:
    return Town(hall)


# For each route of the client where to look, and what is there once the page is.
Places = Callable[[Town], list[tuple[str, str]]]
HEADING = "main h1"
PLACES: dict[str, Places] = {
    "hall": lambda _: [("/", "main article")],
    "new": lambda _: [("/new", HEADING), ("/new?title=world", HEADING)],
    "table": lambda town: [
        (f"/table/{town.waiting}", HEADING),
        (f"/table/{town.closed}", HEADING),
        (f"/table/{town.playing}", ".table [data-part=decision]"),
        (f"/table/{town.finished}", ".ending figure"),
        ("/table/no-such-table", HEADING),
    ],
    "rules": lambda _: [("/rules/pillars", ".leaf"), ("/rules/world", ".leaf")],
    "cards": lambda _: [("/cards/pillars", HEADING), ("/cards/world", HEADING)],
    "box": lambda _: [("/box/world", HEADING)],
    "profile": lambda town: [(f"/people/{town.ann.code}", ".scroll table"), ("/people/x", HEADING)],
    "leaderboard": lambda _: [("/leaderboard/pillars", HEADING)],
    "account": lambda _: [("/account", HEADING)],
    "letters": lambda _: [
        (f"/letters/{what}#x", HEADING) for what in ("confirm", "unsubscribe", "reset", "nothing")
    ],
    "settings": lambda _: [("/settings", HEADING)],
    # What hosts see there is looked at in test_host.
    "host": lambda _: [("/host", HEADING)],
    "replay": lambda town: [(f"/replay/{town.finished}", ".board svg")],
    "learn": lambda _: [("/learn/pillars", "[data-part=decision] button")],
    "history": lambda _: [("/history/pillars", HEADING)],
    "study": lambda town: [
        ("/study/new", HEADING),
        (f"/study/new?table={town.finished}", "[data-part=board] svg"),
    ],
    "puzzles": lambda _: [("/puzzles/world", "[data-puzzle]")],
    "lost": lambda _: [("/no-such-page", HEADING)],
}


def routes() -> list[str]:
    """Return the pages that the client's router knows."""
    said = re.search(r"const PATHS = \{(.*?)\} as const", ROUTER.read_text("utf-8"), re.DOTALL)
    assert said is not None
    return re.findall(r"^\s+(\w+):", said.group(1), re.MULTILINE)


def test_every_route_of_the_client_is_looked_at() -> None:
    assert sorted([*routes(), "lost"]) == sorted(PLACES)


def complaints(page: Page, axe: str) -> Iterator[str]:
    """Look at a page on a phone by day, and on a desk by night."""
    page.wait_for_load_state("networkidle")
    for width, height, scheme in (360, 780, "light"), (1280, 900, "dark"):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        no_sideways_scrolling(page)
        for fault in faults(page, axe):
            yield f"{page.url}, {scheme}: {fault}"


def opened(visit: OpenPage, hall: Here, person: Visitor | None, path: str, shown: str) -> Page:
    size: dict[str, Any] = {"width": 360, "height": 780}
    if person is None:
        page = visit(path, **size)
    else:
        page = visit("/settings", **size)
        sit(page, person.web.cookies["kingsbridge"], hall)
        page.goto(path)
    page.wait_for_selector(shown)
    return page


@pytest.mark.parametrize("route", PLACES)
def test_no_page_has_a_fault_for_who_is_known(
    visit: OpenPage, hall: Here, town: Town, axe: str, route: str
) -> None:
    for path, shown in PLACES[route](town):
        page = opened(visit, hall, town.ann, path, shown)
        assert list(complaints(page, axe)) == []


@pytest.mark.parametrize("route", ["hall", "account", "settings", "profile", "box"])
def test_no_page_has_a_fault_for_who_is_nobody_yet(
    visit: OpenPage, hall: Here, town: Town, axe: str, route: str
) -> None:
    for path, shown in PLACES[route](town):
        page = opened(visit, hall, None, path, shown)
        assert list(complaints(page, axe)) == []
