"""The whole table on one screen: measured at every decision of whole games, at several sizes.

Two sizes in the ordinary run; all of them, and all languages, with KINGSBRIDGE_SCREENS=all
(make test-screens). The games are the same every time; KINGSBRIDGE_SEED chooses others.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from hashlib import shake_128
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page

from kingsbridge.bots import bot
from tests.browser.conftest import OpenPage
from tests.browser.measuring import Complaint, Eyes
from tests.browser.playing import (
    LONGEST_GAME,
    choices,
    faults,
    newer,
    no_sideways_scrolling,
    version_of,
    wait_to_decide,
)
from tests.browser.test_games import GAMES, sit
from tests.server.serving import Here, Visitor, serving, until

Size = tuple[int, int]

LAPTOP, PHONE = (1366, 650), (390, 844)
EVERY_SIZE = [LAPTOP, (1366, 768), (1536, 864), (1920, 1080), (820, 1180), PHONE]
ALL = os.environ.get("KINGSBRIDGE_SCREENS") == "all"
SIZES = EVERY_SIZE if ALL else [LAPTOP, PHONE]
SCREENS = [(size, "en") for size in SIZES]
# Where there is least room, others' words must fit too.
SCREENS += [(size, language) for size in SIZES[:1] for language in ("es", "de") if ALL]
# A window of 1366x768 at twice the size of everything.
TWICE = (683, 384)


def in_words(size: Size) -> str:
    """Return a size as one writes it."""
    return f"{size[0]}x{size[1]}"


every_title = pytest.mark.parametrize("title", GAMES)
# Colours and names are the same at every size: in the ordinary run a title is looked at in one.
each_at_a_size = pytest.mark.parametrize(
    ("title", "size"),
    list(product(GAMES, EVERY_SIZE)) if ALL else list(zip(GAMES, SIZES, strict=True)),
)
every_screen = pytest.mark.parametrize(
    ("size", "language"), SCREENS, ids=[f"{in_words(size)}-{said}" for size, said in SCREENS]
)


def chance(size: int) -> bytes:
    """Deal, and let bots think, alike every time: what is measured must not depend on luck."""
    return shake_128(os.environ.get("KINGSBRIDGE_SEED", "1").encode()).digest(size)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    """A server that deals the same games to everybody."""
    folder = tmp_path_factory.mktemp("hall")
    database = f"sqlite:///{folder / 'kingsbridge.db'}"
    with serving(database, chance=chance, thinkers=1) as running:
        yield running


# Playing -----------------------------------------------------------------------------------------


def sit_down(visit: OpenPage, hall: Here, size: Size, title: str, **more: Any) -> Page:
    """Begin a game; everything is asked in it, also what has only one answer."""
    ann = hall.visitor("Ann")
    code = ann.open(title, "me journeyman journeyman journeyman")
    page = visit("/", width=size[0], height=size[1], **more)
    sit(page, ann.web.cookies["kingsbridge"], hall)
    page.goto(f"/table/{code}")
    return page


def game_on(page: Page, hall: Here) -> Any:
    """Return the game that is played on a page."""
    return hall.run(hall.server.tables.table(page.url.rsplit("/", 1)[1])).game


def advice(page: Page, hall: Here) -> int:
    """Return what the greedy bot would do."""
    state = game_on(page, hall).state
    move: int = bot("greedy").choose(state.as_seen_by(state.seat))
    return move


def make(page: Page, move: int) -> None:
    """Make a move: by its button, or where all choices are listed."""
    before = version_of(page)
    proposal = page.locator(".proposal button:not([aria-disabled])")
    its_button = page.locator(f'[data-choice][data-move="{move}"]:not([aria-disabled]):visible')
    if proposal.count():
        proposal.first.click()
    else:
        if not its_button.count():
            page.locator("[data-all-choices]").click()
        its_button.first.click()
    newer(page, before)


def look_into_every_tab(page: Page, eyes: Eyes) -> None:
    """On a phone, look at what is one tap away too."""
    for tab in page.get_by_role("tablist").get_by_role("tab").all():
        tab.click()
        eyes.look(page)
    page.get_by_role("tablist").get_by_role("tab").first.click()


def look_at_the_end(page: Page, eyes: Eyes) -> None:
    """The end of a game is in the middle of the screen, wherever one looked."""
    seen: list[float] = page.locator(".ending").evaluate(
        """(end) => {
            const whole = end.closest('dialog, [role=dialog]') ?? end;
            const { left, top, right, bottom } = whole.getBoundingClientRect();
            return [left, top, innerWidth - right, innerHeight - bottom];
        }"""
    )
    if min(seen) < -1:
        eyes.note(Complaint("the end of the game is not whole in sight", f"to spare: {seen}"))


# Tests -------------------------------------------------------------------------------------------


@every_screen
@every_title
def test_at_every_decision_the_whole_table_is_in_sight_and_nothing_has_moved(
    visit: OpenPage, hall: Here, title: str, size: Size, language: str
) -> None:
    page = sit_down(visit, hall, size, title, locale=language)
    eyes, met = Eyes(), set()
    for _ in range(LONGEST_GAME):
        if not wait_to_decide(page):
            break
        eyes.look(page)
        if eyes.question not in met and page.locator('[data-part="tabs"]').count():
            look_into_every_tab(page, eyes)
        met.add(eyes.question)
        make(page, advice(page, hall))
    else:
        raise AssertionError("the game does not end")
    look_at_the_end(page, eyes)
    assert eyes.looks > 20
    complaints = eyes.told()
    assert not complaints, f"{title} on {in_words(size)} in {language}:\n{complaints}"


@every_title
def test_the_window_may_be_resized_in_the_middle_of_a_move(
    visit: OpenPage, hall: Here, title: str
) -> None:
    page = sit_down(visit, hall, (1366, 768), title)
    eyes = Eyes()
    for _ in range(6):
        wait_to_decide(page)
        eyes.look(page)
        # Back where it was, everything lies where it lay.
        for width, height in (820, 1180), PHONE, (1366, 768):
            page.set_viewport_size({"width": width, "height": height})
            eyes.look(page)
        make(page, advice(page, hall))
    complaints = eyes.told()
    assert not complaints, f"{title}, resized:\n{complaints}"


@every_title
def test_at_twice_the_size_every_choice_can_be_reached(
    visit: OpenPage, hall: Here, title: str
) -> None:
    page = sit_down(visit, hall, TWICE, title, device_scale_factor=2)
    for _ in range(12):
        wait_to_decide(page)
        no_sideways_scrolling(page)
        offered = {int(one.get_attribute("data-move") or -1) for one in choices(page).all()}
        listed = page.locator("[data-all-choices]")
        if listed.count() and listed.is_visible():
            listed.click()
        legal = set(game_on(page, hall).state.legal())
        for move in legal:
            button = page.locator(f'[data-choice][data-move="{move}"]:visible').first
            # Scrolls to it, and sees to it that it would take the click.
            button.click(trial=True)
        assert offered <= legal
        if listed.count() and page.locator(".all-choices").count():
            page.keyboard.press("Escape")
        make(page, advice(page, hall))


@each_at_a_size
def test_a_table_has_no_fault_at_any_moment_by_day_or_night(
    visit: OpenPage, hall: Here, axe: str, title: str, size: Size
) -> None:
    ann = hall.visitor("Ann")
    code = ann.open(title, "me journeyman journeyman journeyman")
    page = visit("/", width=size[0], height=size[1])
    sit(page, ann.web.cookies["kingsbridge"], hall)
    found: dict[str, str] = {}
    for progress in 0.0, 0.4, 0.8, 1.0:
        play_on(hall, ann, code, progress)
        page.goto(f"/table/{code}")
        wait_to_decide(page)
        for scheme in "light", "dark":
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            for fault in faults(page, axe):
                found.setdefault(fault, f"{scheme}, {progress:.0%} of the game")
    assert not found, "\n".join(f"{fault}: {when}" for fault, when in found.items())


def play_on(hall: Here, visitor: Visitor, code: str, progress: float) -> None:
    """Play by the advice of a greedy bot until so much of the game is over, to one's own turn."""
    table = hall.run(hall.server.tables.table(code))
    greedy = bot("greedy")
    while True:
        until(lambda: table.game.over or table.game.deciding == 0, "the bots do not move")
        if table.game.over or table.game.state.progress() >= progress < 1.0:
            return
        seen = table.game.state.as_seen_by(0)
        visitor.move(code, visitor.moment(code), greedy.choose(seen))
