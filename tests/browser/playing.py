"""A person at the client's table, as far as a test needs one."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

LONGEST_GAME = 400


def play_now(page: Page, game: str) -> None:
    """Start a game against bots at once."""
    # A page whose letters are still on their way may move under the pointer.
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    press_play_now(page, game)


def press_play_now(page: Page, game: str) -> None:
    """Press the button of a game as soon as it is there, and come to the table."""
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))
    card.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")


def choices(page: Page) -> Locator:
    """Return the moves that can be chosen now."""
    return page.locator("[data-choice]:not([aria-disabled])")


def version_of(page: Page) -> int:
    """Return which version of the table is shown."""
    return int(page.locator("[data-version]").get_attribute("data-version") or 0)


def wait_to_decide(page: Page) -> bool:
    """Wait until it is this page's turn; return false if the game is over instead."""
    page.wait_for_selector("[data-choice]:not([aria-disabled]), .ending")
    return page.locator(".ending").count() == 0


def choose(page: Page, place: int) -> None:
    """Choose a move by its place in the list, and wait until it is done."""
    before = version_of(page)
    offered = choices(page)
    offered.nth(place % offered.count()).click()
    newer(page, before)


def newer(page: Page, version: int) -> None:
    """Wait until a newer version of the table is shown."""
    page.wait_for_function(
        "(old) => Number(document.querySelector('[data-version]')?.dataset.version) > old",
        arg=version,
    )


def decide_and_take_back(page: Page) -> None:
    """Decide something, take it back, and be asked the same again."""
    first = choices(page).all_inner_texts()
    choose(page, 0)
    wait_to_decide(page)
    before = version_of(page)
    page.get_by_role("button", name="Take back").click()
    newer(page, before)
    wait_to_decide(page)
    assert choices(page).all_inner_texts() == first


def play_to_the_end(page: Page) -> int:
    """Play whatever comes until the game is over; return how many decisions it took."""
    for decided in range(LONGEST_GAME):
        if not wait_to_decide(page):
            return decided
        proposal = page.locator(".proposal button")
        before = version_of(page)
        if proposal.count():
            proposal.first.click()
            newer(page, before)
        else:
            choose(page, decided * 7)
    raise AssertionError("the game does not end")


def faults(page: Page, axe: str) -> list[str]:
    """Return what axe-core finds wrong with a page.

    One rule is left out: that a thing's name holds the text seen in it. Our cards show signs and
    numbers, and their names say them in words.
    """
    page.evaluate(axe)
    found: list[dict[str, Any]] = page.evaluate(
        """axe.run({rules: {'label-content-name-mismatch': {enabled: false}}})
            .then(found => found.violations)"""
    )
    return [
        f"{fault['id']}: {fault['help']} ({fault['nodes'][0]['html'][:120]})" for fault in found
    ]


def no_sideways_scrolling(page: Page) -> None:
    """See to it that a page fits the screen's width."""
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], f"{page.url} is {wide[0]} pixels wide on a screen of {wide[1]}"


def all_choices(page: Page) -> Locator:
    """Open the list of all choices, and of what cannot be done."""
    page.locator("[data-all-choices]").click()
    return page.locator(".all-choices")


def hear(page: Page, words: str) -> None:
    """Wait until something is said somewhere on the page."""
    expect(page.get_by_text(words).first).to_be_visible()


def sit_down(page: Page, who: list[str]) -> None:
    """Open a table from the page for new ones: me, a bot of some strength, or a friend by name."""
    page.locator("input[name=count]").nth(len(who) - 2).check()
    seats = page.locator(".seats li")
    expect(seats).to_have_count(len(who))
    for at, one in enumerate(who):
        kind = one if one == "me" else "bot" if one.islower() else "here"
        seats.nth(at).locator("select").first.select_option(kind)
        if kind == "bot":
            seats.nth(at).locator("select").last.select_option(one)
        elif kind == "here":
            seats.nth(at).locator("input").fill(one)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")


def lesson_step(page: Page) -> tuple[str, int]:
    """Return which step of a lesson is open, and how many of its moves are made."""
    panel = page.locator("[data-step]")
    return panel.get_attribute("data-step") or "", int(panel.get_attribute("data-made") or 0)


def lesson_goes_on(page: Page, before: tuple[str, int]) -> None:
    """Wait until another step is open, or another move is made."""
    page.wait_for_function(
        """([name, made]) => {
            const { step, made: now } = document.querySelector('[data-step]').dataset;
            return step !== name || now !== String(made);
        }""",
        arg=list(before),
    )
