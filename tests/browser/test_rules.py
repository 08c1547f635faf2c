"""The rules to read: two pages in short, the signs, the clauses; on a page, and over a table."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import (
    faults,
    no_sideways_scrolling,
    play_now,
    version_of,
    wait_to_decide,
)
from tests.server.serving import Here

GAMES = {"pillars": "The Pillars of the Earth", "world": "World Without End"}
LAPTOP = {"width": 1366, "height": 650}
PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True}
every_title = pytest.mark.parametrize("title", GAMES)


def lie_of(page: Page) -> dict[str, Any]:
    """Return where everything at a table lies."""
    lie: dict[str, Any] = page.evaluate(
        """Object.fromEntries([...document.querySelectorAll('[data-part]')].map(part => {
            const { x, y, width, height } = part.getBoundingClientRect();
            return [part.dataset.part, [x, y, width, height].map(Math.round)];
        }))"""
    )
    return lie


@every_title
def test_the_guide_opens_over_the_table_and_nothing_of_the_table_moves(
    visit: OpenPage, title: str
) -> None:
    page = visit("/", **LAPTOP)
    play_now(page, GAMES[title])
    wait_to_decide(page)
    asked, lay, version = page.url, lie_of(page), version_of(page)
    page.keyboard.press("?")
    book = page.get_by_role("region", name="Rules")
    expect(book.get_by_role("heading", name="What you are here for")).to_be_visible()
    book.get_by_role("button", name="Signs").click()
    expect(book.get_by_role("heading", name="Action cards" if title == "world" else "Craftsmen"))
    book.get_by_role("button", name="Keys").click()
    expect(book).to_contain_text("take back")
    assert lie_of(page) == lay
    book.get_by_role("searchbox").focus()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    assert (page.url, version_of(page), lie_of(page)) == (asked, version, lay)
    assert wait_to_decide(page)


def test_a_clause_of_the_log_opens_in_the_book(visit: OpenPage) -> None:
    page = visit("/", **LAPTOP)
    play_now(page, GAMES["pillars"])
    wait_to_decide(page)
    page.get_by_role("log").get_by_role("button", name="Rule P-R.1").first.click()
    book = page.get_by_role("region", name="Rules")
    expect(book.locator(".marked")).to_contain_text("Two privileges are laid open")
    expect(book.locator(".marked")).to_be_in_viewport()
    # What it is about is drawn beside it, and whatever else is sought is found there, too.
    expect(book.locator(".marked .signs svg")).not_to_have_count(0)
    book.get_by_role("searchbox").fill("grey worker")
    expect(book.locator("[data-sign=people-grey]")).to_be_visible()
    expect(book.locator("dt").first).to_be_visible()


def test_on_a_phone_the_book_lies_over_everything_and_has_no_fault(
    visit: OpenPage, axe: str
) -> None:
    page = visit("/", color_scheme="dark", **PHONE)
    play_now(page, GAMES["world"])
    wait_to_decide(page)
    lay = lie_of(page)
    page.get_by_role("button", name="Help").click()
    book = page.get_by_role("dialog", name="Rules")
    for chapter in "In short", "Signs", "All rules", "Keys":
        book.get_by_role("button", name=chapter).click()
        no_sideways_scrolling(page)
    # Its other chapters are looked at on their page.
    assert faults(page, axe) == []
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()
    assert lie_of(page) == lay


@every_title
def test_the_legend_forgets_no_sign_and_draws_each(
    visit: OpenPage, hall: Here, axe: str, title: str
) -> None:
    page = visit(f"/rules/{title}#signs", **LAPTOP)
    signs = page.locator("[data-sign]")
    expect(signs.first).to_be_visible()
    told: dict[str, list[Any]] = page.evaluate(
        """Object.fromEntries([...document.querySelectorAll('[data-sign]')].map(sign => [
            sign.dataset.sign,
            [sign.querySelectorAll('svg path, svg circle, svg rect, svg text').length,
             sign.querySelector('b').textContent.length, sign.textContent.trim().length],
        ]))"""
    )
    assert all(shapes and name and text > name for shapes, name, text in told.values()), told
    cards = httpx.get(f"{hall.address}/api/cards/{title}").json()
    assert cards_of(title, cards) <= set(told)
    assert faults(page, axe) == []


def cards_of(title: str, cards: dict[str, Any]) -> set[str]:
    """Return the signs of all goods and cards that a title's document of cards tells of."""

    def keys(what: str) -> list[str]:
        return [str(card["key"]) for card in cards[what]]

    if title == "world":
        return (
            {f"good-{good}" for good in [*cards["board"]["supplies"], "gold", "vp", "metal"]}
            | {f"action-{key}" for key in keys("actions")}
            | {f"favor-{key}" for key in keys("favor")}
            | {f"project-{key}" for key in keys("projects")}
        )
    return (
        {f"good-{good}" for good in [*cards["board"]["sell"], "gold", "vp"]}
        | {f"craftsman-{key.rstrip('_0123456789')}" for key in keys("craftsmen")}
        | {f"privilege-{key}" for key in keys("privileges")}
        | {f"event-{key}" for key in keys("events")}
        | {f"field-{card['good']}" for card in cards["resources"]}
    )


@every_title
def test_each_section_of_the_clauses_folds_and_has_its_picture(
    visit: OpenPage, axe: str, title: str
) -> None:
    page = visit(f"/rules/{title}#clauses", **PHONE)
    sections = page.locator("details")
    expect(sections.first).to_be_visible()
    pictures = page.locator("summary .picture svg")
    expect(sections.filter(has=pictures)).to_have_count(sections.count())
    assert page.locator("details[open]").count() == 0
    page.get_by_role("button", name="Unfold all").click()
    assert page.locator("details[open]").count() == sections.count()
    no_sideways_scrolling(page)
    assert faults(page, axe) == []
    page.get_by_label("Search").fill("start player" if title == "world" else "starting player")
    expect(page.get_by_role("button", name="Fold all")).to_have_count(0)
    assert 0 < page.locator("dt").count() < 20
