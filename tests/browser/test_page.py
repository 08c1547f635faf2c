"""Kingsbridge in a page: put on a web space in a folder of its own, visited once, network cut.

All of it happens in one browser, as it would at home: what is played in one test is in the hall of
the next. The longest of it is left to `make test-page`.
"""

from __future__ import annotations

import base64
import json
import os
import re
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from kingsbridge.bots import bot
from kingsbridge.engine.record import Record, seeded
from kingsbridge.study.puzzles import puzzles_of
from tests.browser.conftest import PATIENCE
from tests.browser.playing import (
    choices,
    choose,
    decide_and_take_back,
    faults,
    lesson_goes_on,
    lesson_step,
    play_to_the_end,
    press_play_now,
    sit_down,
    version_of,
    wait_to_decide,
)
from tests.browser.web_space import Uploaded, uploaded
from tests.cli.running import run

GAMES = {"pillars": "The Pillars of the Earth", "world": "World Without End"}
# What `make test` has no time for, and how many milliseconds that may take.
AN_ANALYSIS = 900_000
LONG = os.environ.get("KINGSBRIDGE_PAGE") == "all"


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Uploaded]:
    """A web space with the page on it."""
    with uploaded(tmp_path_factory.mktemp("space")) as found:
        yield found


@pytest.fixture(scope="module")
def traveller(browser: Browser, space: Uploaded) -> Iterator[BrowserContext]:
    """Somebody who has visited the page once, and sits on a train without a network now."""
    context = browser.new_context(
        locale="en-GB", reduced_motion="reduce", viewport={"width": 1280, "height": 900}
    )
    context.set_default_timeout(PATIENCE)
    # Nobody waits for bots here, and the coach has said everything.
    for name, value in {"pace": "instant", "coach": "no", "look-back": "no"}.items():
        context.add_init_script(f"localStorage.setItem('kingsbridge.{name}', '{value}')")
    page = context.new_page()
    page.goto(space.address)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.close()
    context.set_offline(True)
    yield context
    context.close()


Open = Callable[..., Page]


@pytest.fixture
def visit(traveller: BrowserContext, space: Uploaded) -> Iterator[Open]:
    """Open the page; nothing may fail in it, and nothing may be asked of any network."""
    opened: list[Page] = []
    failures: list[str] = []

    def missed(asked: Request) -> None:
        # Whoever leaves a page no longer waits for what it was loading.
        if asked.failure != "net::ERR_ABORTED":
            failures.append(f"not there: {asked.url}")

    def at(place: str = "") -> Page:
        page = traveller.new_page()
        opened.append(page)
        page.on("pageerror", lambda error: failures.append(str(error)))
        page.on("requestfailed", missed)
        page.goto(space.address + place)
        return page

    yield at
    for page in opened:
        page.close()
    assert failures == []


def play_now(page: Page, title: str) -> None:
    """Begin a game against bots, and come to the first decision."""
    press_play_now(page, GAMES[title])
    wait_to_decide(page)


@pytest.mark.parametrize("title", GAMES)
def test_a_whole_game_is_played_and_its_record_is_good_anywhere(
    visit: Open, title: str, tmp_path: Path
) -> None:
    page = visit(f"#/new?title={title}")
    sit_down(page, ["me", "apprentice"])
    assert play_to_the_end(page) > 20
    ending = page.locator(".ending")
    expect(ending).to_contain_text(re.compile("win|victory"))
    with page.expect_download() as saving:
        ending.get_by_text("Download the record").click()
    saving.value.save_as(tmp_path / "record.json")
    assert run("replay", str(tmp_path / "record.json"), "--verify").code == 0


@pytest.mark.skipif(not LONG, reason="make test-page")
def test_a_lesson_is_played_to_its_end_by_keyboard(visit: Open) -> None:
    page = visit("#/learn/pillars")
    page.wait_for_selector("[data-step=goal]")
    while (now := lesson_step(page))[0] != "end":
        page.keyboard.press("n" if page.locator("[data-onward]").count() else "h")
        lesson_goes_on(page, now)
    expect(page.get_by_role("button", name="Your first game")).to_be_visible()


def test_a_game_in_a_link_is_replayed_and_can_be_passed_on(visit: Open) -> None:
    played = a_game("pillars", seed=3)
    page = visit("#/replay/" + link(played))
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(len(played.moves) + 1))
    page.keyboard.press("Home")
    expect(slider).to_have_value("1")


def test_a_finished_game_is_analysed(visit: Open) -> None:
    page = visit("#/replay/" + link(a_game("world", seed=4)))
    page.get_by_role("slider").wait_for()
    page.goto(page.url.replace("/replay/", "/table/"))
    page.get_by_role("button", name="Analyse the game").click()
    page.get_by_text(re.compile("A bot (looks|will look) back at this game")).wait_for()
    if LONG:
        turning = page.get_by_role("heading", name="Turning points")
        turning.wait_for(timeout=AN_ANALYSIS)


def a_game(title: str, seed: int) -> Record:
    """Let two greedy bots play a game."""
    record = Record(title, 2, {}, seeded(seed), [], ["Ann", "Bob"])
    state, greedy = record.begin(), bot("greedy")
    while not state.over:
        record.moves.append(greedy.choose(state.as_seen_by(state.seat)))
        state.apply(record.moves[-1])
    record.close(state)
    return record


def link(record: Record) -> str:
    """Return a whole game as the part of a link."""
    deflate = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    packed = deflate.compress(json.dumps(record.to_json()).encode()) + deflate.flush()
    return "~" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def test_a_puzzle_is_failed_and_solved_without_a_network(
    visit: Open, traveller: BrowserContext
) -> None:
    # They are fetched when they are asked for, and kept from then on.
    traveller.set_offline(False)
    visit("#/puzzles/world").locator("[data-puzzle]").wait_for()
    traveller.set_offline(True)
    page = visit("#/puzzles/world")
    table = page.locator("[data-puzzle]")
    table.wait_for()
    puzzle = puzzles_of("world").of(table.get_attribute("data-puzzle") or "")
    wrong = next(move for move in puzzle.state().legal() if move != puzzle.best)
    page.locator(f"[data-choice][data-move='{wrong}']").click()
    page.locator("[data-verdict='false']").wait_for()
    page.get_by_role("button", name="Try again").click()
    page.locator(f"[data-choice][data-move='{puzzle.best}']").click()
    page.locator("[data-verdict='true']").wait_for()


def test_what_was_decided_outlives_a_reload_in_the_middle_of_a_move(visit: Open) -> None:
    page = visit()
    play_now(page, "world")
    choose(page, 0)
    wait_to_decide(page)
    before = version_of(page)
    choices(page).first.click()
    page.reload()
    wait_to_decide(page)
    # The move was made, or it was not: nothing before it is lost, and play goes on.
    assert version_of(page) >= before
    choose(page, 0)
    # It is in the hall for whoever comes back.
    code = page.url.rsplit("/", 1)[1]
    hall = visit()
    expect(hall.locator(f"a[href$='#/table/{code}']").first).to_be_visible()


def test_a_decision_is_taken_back_and_a_hint_is_given(visit: Open) -> None:
    page = visit()
    play_now(page, "pillars")
    decide_and_take_back(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-choice].hinted").first).to_be_visible()


def test_two_people_play_at_one_screen(visit: Open) -> None:
    page = visit("#/new?title=world")
    sit_down(page, ["me", "Bob", "apprentice"])
    for _ in range(8):
        page.wait_for_selector("[data-choice]:not([aria-disabled]), .cover, .ending")
        if page.locator(".cover").count():
            page.locator(".cover button").click()
        wait_to_decide(page)
        choose(page, 1)


def test_the_words_follow_the_language(visit: Open) -> None:
    page = visit("#/rules/pillars")
    expect(page.get_by_role("heading", name="What you are here for")).to_be_visible()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", name="Worum es geht")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Regeln")
    page.get_by_label("Sprache").select_option("en")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Rules")


def test_the_page_has_no_fault(visit: Open, space: Uploaded, axe: str) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert faults(page, axe) == []
    for place in "#/new?title=world", "#/settings", "#/account", "#/cards/world":
        page.goto(space.address + place)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert faults(page, axe) == []
