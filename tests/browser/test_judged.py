"""A finished game judged: beside its replay, from its end and back, by hand and by key."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import insert

from kingsbridge.analysis import Analyst, Choice, Weighed
from kingsbridge.analysis.jobs import Findings
from kingsbridge.analysis.reasons import Gain, Outlook, Reason
from kingsbridge.engine.record import Record, record_from_json, seeded
from kingsbridge.server.database.schema import analyses
from tests.browser.conftest import OpenPage
from tests.server.playing import played
from tests.server.serving import Here, serving

PHONE = {"width": 360, "height": 740}
LAPTOP = {"width": 1366, "height": 650}
PICTURES = os.environ.get("KINGSBRIDGE_PICTURES")


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    """A server with a game that was judged."""
    folder: Path = tmp_path_factory.mktemp("judged")
    with serving(f"sqlite:///{folder / 'kingsbridge.db'}", thinkers=1) as running:
        yield running


@pytest.fixture(scope="module")
def code(hall: Here) -> str:
    """A game among bots of which was found out that every third move was a mistake."""
    doc = played("world", seeded(3))
    found: str = hall.visitor("Ann").post("/api/records", **doc)["table"]["code"]
    table = hall.run(hall.server.tables.table(found))
    findings = Findings(Analyst(), made_up(record_from_json(doc)))
    text = msgspec.json.encode(findings).decode()
    keep = insert(analyses).values(table=table.number, findings=text)
    hall.run(hall.server.store.write(lambda c: c.execute(keep).rowcount))
    return found


def made_up(record: Record) -> list[Weighed]:
    """Return what a bot could think of a game."""
    found: list[Weighed] = []
    why = Outlook([1.5, -0.5], [Gain("world-sheet-care", {}, {}, 1.5)])
    for state in record.states():
        if len(state.legal()) < 2:
            continue
        made = record.moves[state.ply]
        best = next(move for move in state.legal() if move != made)
        flawed = len(found) % 3 == 0
        chance = 0.5 + 0.3 * (len(found) % 7) / 7
        chances = [chance, 1 - chance]
        own = chances[state.seat]
        choice = Choice(made, own - 0.1, 40)
        found.append(
            Weighed(
                ply=state.ply,
                seat=state.seat,
                offers=len(state.legal()),
                chances=chances,
                made=choice,
                best=Choice(best, own, 60) if flawed else choice,
                reconsidered=flawed,
                surprises=[],
                after=None,
                reason=Reason(why, why) if flawed else None,
            )
        )
    return found


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


def version(page: Page) -> int:
    found = re.search(r"version=(\d+)", page.url)
    assert found
    return int(found[1])


def test_mistakes_are_listed_beside_the_replay_and_lead_through_it(
    visit: OpenPage, code: str
) -> None:
    page = visit(f"/replay/{code}?judged=1", **LAPTOP)
    mistakes = page.get_by_role("region", name="Chances and mistakes")
    listed = mistakes.get_by_role("listitem")
    listed.first.wait_for()
    everybodys = listed.count()
    assert everybodys > 5
    expect(page.get_by_role("img", name="Chances to win: Ann")).to_be_visible()
    # Of one player alone.
    whose = mistakes.get_by_role("group", name="Mistakes")
    whose.get_by_role("button", name="Bob").click()
    expect(mistakes.get_by_text("Ann:")).to_have_count(0)
    assert 0 < listed.count() < everybodys
    # One of them is shown where it was made, with the better move.
    listed.nth(1).get_by_role("button").click()
    expect(listed.nth(1).get_by_role("button")).to_have_attribute("aria-current", "true")
    expect(page.get_by_text(re.compile("Made: .* Better: "))).to_be_visible()
    assert "seat=1" in page.url
    again = page.get_by_role("link", name="Try again: find the better move")
    expect(again).to_have_attribute("href", re.compile(r"/study/new\?.*&eyes=1&try=1$"))
    # So does the one in the list: whoever tries again knows what the player could know.
    listed_again = listed.nth(1).get_by_role("link", name="Try again")
    expect(listed_again).to_have_attribute("href", re.compile(r"/study/new\?.*&eyes=1&try=1$"))
    second = version(page)
    picture(page, "replay-laptop")
    # The next by its key, and the place on the graph moves along.
    page.keyboard.press("m")
    expect(listed.nth(2).get_by_role("button")).to_have_attribute("aria-current", "true")
    assert version(page) > second
    page.keyboard.press("]")
    page.keyboard.press("s")
    expect(page.get_by_role("button", name="How fast it plays: fast")).to_be_visible()
    graph = mistakes.get_by_role("img", name="Chances to win", exact=True)
    graph.click(position={"x": 42, "y": 40})
    page.wait_for_function(
        "second => Number(new URLSearchParams(location.search).get('version')) < second",
        arg=second,
    )
    # What happened is a key away.
    page.keyboard.press("a")
    expect(mistakes).to_have_count(0)


def test_a_phone_has_room_for_it(visit: OpenPage, code: str) -> None:
    page = visit(f"/replay/{code}?judged=1", **PHONE)
    page.get_by_role("tab", name=re.compile("Log|happened")).click()
    mistakes = page.get_by_role("region", name="Chances and mistakes")
    mistakes.get_by_role("listitem").first.wait_for()
    picture(page, "replay-phone-list")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    mistakes.get_by_role("listitem").first.get_by_role("button").click()
    expect(page.get_by_text(re.compile("Made: .* Better: "))).to_be_visible()
    picture(page, "replay-phone")


def test_back_from_the_replay_is_where_one_was(visit: OpenPage, code: str) -> None:
    page = visit(f"/table/{code}", **LAPTOP)
    dialog = page.get_by_role("dialog")
    mistake = dialog.get_by_role("listitem").filter(has_text="given away").nth(2)
    mistake.scroll_into_view_if_needed()
    picture(page, "ending-laptop")
    scrolled = dialog.locator(".body").evaluate("body => body.scrollTop")
    assert scrolled > 0
    mistake.get_by_role("button").click()
    page.get_by_role("slider").wait_for()
    page.go_back()
    mistake.wait_for()
    page.wait_for_function(
        "wanted => Math.abs(document.querySelector('dialog[open] .body')?.scrollTop - wanted) < 60",
        arg=scrolled,
    )
