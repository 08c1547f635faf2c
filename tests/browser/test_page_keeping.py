"""Games in a page come and go as files and links; whatever breaks, what was kept is still there."""

from __future__ import annotations

import asyncio
import json
import os
import re
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from kingsbridge.page.bridge import BOXES, FINDINGS, ME, ROWS, TABLES
from tests.browser.conftest import PATIENCE
from tests.browser.playing import choices, choose, newer, version_of, wait_to_decide
from tests.browser.web_space import Uploaded, uploaded
from tests.page.browser import Browser as BrowserInMemory
from tests.page.browser import Client

RECORD = Path("tests/records/pillars/2-seats-3.json")
# The replay of a game that is here, not of one that is still only in its link.
REPLAY = re.compile(r"#/replay/[^~]")


@pytest.fixture(scope="module")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Uploaded]:
    """A web space with the page on it."""
    with uploaded(tmp_path_factory.mktemp("space")) as found:
        yield found


Newcomer = Callable[..., BrowserContext]

# `make test` has no time for everything.
seldom = pytest.mark.skipif(
    os.environ.get("KINGSBRIDGE_PAGE") != "all", reason="`make test-page` tries it"
)


@pytest.fixture
def newcomer(browser: Browser) -> Iterator[Newcomer]:
    """Somebody with a browser of their own, who likes everything at once."""
    contexts: list[BrowserContext] = []

    def came(**more: str) -> BrowserContext:
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        for name, value in {
            "pace": "instant",
            "coach": "no",
            "look-back": "no",
            "decide": "all",
        }.items():
            context.add_init_script(f"localStorage.setItem('kingsbridge.{name}', '{value}')")
        contexts.append(context)
        return context

    yield came
    for context in contexts:
        context.close()


def visit(space: Uploaded, who: BrowserContext, place: str = "") -> Page:
    """Open the page at a place."""
    page = who.new_page()
    page.goto(space.address + place)
    return page


def packed(record: str) -> str:
    """Return a record as the page writes it into links."""
    packing = zlib.compressobj(9, zlib.DEFLATED, -15)
    whole = packing.compress(record.encode()) + packing.flush()
    return "~" + urlsafe_b64encode(whole).decode().rstrip("=")


def upload(page: Page, name: str, file: Path) -> None:
    """Choose a file."""
    page.get_by_label(name).and_(page.locator("input")).set_input_files(file)


def test_a_finished_game_travels_as_a_link_and_as_a_file(
    space: Uploaded, newcomer: Newcomer, tmp_path: Path
) -> None:
    link = "#/replay/" + packed(RECORD.read_text("utf-8"))
    here = newcomer()
    page = visit(space, here, link)
    page.wait_for_url(REPLAY)
    expect(page.get_by_role("region", name="Replay")).to_contain_text("was brought in")
    # Whoever opens the link again has the game once.
    first = page.url
    again = visit(space, here, link)
    again.wait_for_url(REPLAY)
    assert again.url.partition("?")[0] == first.partition("?")[0]
    # Its own link is as good.
    here.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy a link to this game").click()
    page.get_by_text("Copied").wait_for()
    copied = page.evaluate("navigator.clipboard.readText()")
    friend = newcomer()
    theirs = friend.new_page()
    theirs.goto(copied)
    theirs.wait_for_url(REPLAY)
    # The record that leaves is the one that came, but for where it was.
    theirs.get_by_role("button", name="Result").click()
    with theirs.expect_download() as saved:
        theirs.get_by_role("button", name="Download the record").click()
    saved.value.save_as(tmp_path / "record.json")
    came, left = json.loads(RECORD.read_text("utf-8")), json.loads(saved.value.path().read_text())
    assert {key: left[key] for key in ("deal", "moves", "scores")} == {
        key: came[key] for key in ("deal", "moves", "scores")
    }
    # And it comes in as a file too.
    hall = visit(space, newcomer())
    upload(hall, "Open a game from a file", tmp_path / "record.json")
    hall.wait_for_url(REPLAY)
    hall.goto(space.address + "#/replay/~nothing")
    expect(hall.get_by_role("alert")).to_contain_text("does not hold a whole game")
    # What nobody wants to keep is thrown away, once somebody said twice that it shall be.
    hall.goto(space.address + "#/")
    hall.get_by_role("button", name="Throw away: The Pillars of the Earth").click()
    hall.get_by_role("button", name="Keep it").click()
    expect(hall.get_by_role("heading", name="Finished games")).to_be_visible()
    hall.get_by_role("button", name="Throw away: The Pillars of the Earth").click()
    hall.get_by_role("button", name="Throw it away").click()
    expect(hall.get_by_role("heading", name="Finished games")).to_be_hidden()


def test_everything_kept_goes_into_one_file_and_back(
    space: Uploaded, newcomer: Newcomer, tmp_path: Path
) -> None:
    old = visit(space, newcomer())
    old.get_by_role("button", name="Play now").first.click()
    wait_to_decide(old)
    choose(old, 0)
    wait_to_decide(old)
    code, before = old.url.rsplit("/", 1)[1], version_of(old)
    settings = visit(space, old.context, "#/settings")
    expect(settings.get_by_text("One game, your box and your name")).to_be_visible()
    with settings.expect_download() as saved:
        settings.get_by_role("button", name="Save everything as a file").click()
    saved.value.save_as(tmp_path / "all.json")

    new = visit(space, newcomer(), "#/settings")
    upload(new, "Bring it back from a file", tmp_path / "all.json")
    expect(new.get_by_text("One game was brought back")).to_be_visible()
    upload(new, "Bring it back from a file", RECORD)
    expect(new.get_by_role("alert")).to_contain_text("not a file in which everything was saved")
    new.goto(space.address + f"#/table/{code}")
    wait_to_decide(new)
    assert version_of(new) == before


@seldom
def test_two_tabs_show_one_table(space: Uploaded, newcomer: Newcomer) -> None:
    who = newcomer()
    one = visit(space, who)
    one.get_by_role("button", name="Play now").first.click()
    wait_to_decide(one)
    two = visit(space, who, "#/table/" + one.url.rsplit("/", 1)[1])
    wait_to_decide(two)
    before = version_of(two)
    choose(one, 0)
    newer(two, before)
    wait_to_decide(two)
    wait_to_decide(one)
    choose(two, 0)
    assert wait_to_decide(one)


def test_a_house_that_breaks_down_is_built_again_and_play_goes_on(
    space: Uploaded, newcomer: Newcomer
) -> None:
    who = newcomer()
    # Let the test have a hold of the workers that a page starts.
    who.add_init_script(
        """const Plain = Worker; window.workers = [];
        window.Worker = class extends Plain {
            constructor(...all) { super(...all); window.workers.push(this); }
        }"""
    )
    page = visit(space, who)
    page.get_by_role("button", name="Play now").first.click()
    wait_to_decide(page)
    choose(page, 0)
    wait_to_decide(page)
    before = version_of(page)
    page.evaluate("window.workers.at(-1).onerror(new ErrorEvent('error', {message: 'killed'}))")
    expect(page.get_by_role("alert")).to_contain_text("being set up again")
    # A move made meanwhile waits for the new house.
    choices(page).first.click()
    newer(page, before)
    assert wait_to_decide(page)


@seldom
def test_a_browser_that_keeps_nothing_says_so_and_plays_all_the_same(
    space: Uploaded, newcomer: Newcomer
) -> None:
    who = newcomer()
    page = who.new_page()
    # As in a private window of some browsers, in the page and in its workers.
    forbid = "Object.defineProperty(IDBFactory.prototype, 'open', {value() { throw new Error() }});"
    page.route(
        re.compile(r"worker.*\.js"),
        lambda route: route.fulfill(response=(found := route.fetch()), body=forbid + found.text()),
    )
    page.add_init_script(forbid)
    page.goto(space.address)
    page.get_by_role("button", name="Play now").first.click()
    wait_to_decide(page)
    choose(page, 0)
    page.goto(space.address + "#/")
    expect(page.get_by_text("This browser keeps nothing here")).to_be_visible()
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()


@seldom
def test_ones_own_history_is_told_of_the_games_that_are_kept(
    space: Uploaded, newcomer: Newcomer, tmp_path: Path
) -> None:
    page = visit(space, newcomer())
    file = tmp_path / "everything.json"
    # Whoever plays in a page of the tests has an event loop of their own: not that of a browser.
    with ThreadPoolExecutor(1) as aside:
        file.write_text(json.dumps(aside.submit(played_elsewhere).result()))
    page.goto(space.address + "#/settings")
    upload(page, "Bring it back from a file", file)
    page.goto(space.address + "#/account")
    page.get_by_role("link", name="Your history").click()
    page.get_by_text("This is 1 game").wait_for()
    expect(page.get_by_role("img", name="Points, game by game")).to_be_visible()
    expect(page.get_by_role("group", name="Cubes turned into points")).to_be_visible()


def played_elsewhere() -> dict[str, object]:
    """Return all that a page keeps in which one game was played to its end."""
    old = BrowserInMemory()

    async def play() -> None:
        client = Client(old)
        await client.play(await client.open("pillars", "apprentice"))

    asyncio.run(play())
    kept: dict[str, list[list[object]]] = {name: [] for name in (TABLES, ROWS, BOXES, FINDINGS, ME)}
    for (store, key), text in old.kept.items():
        kept[store].append([json.loads(key), text])
    return {"kingsbridge": "everything", "saved": "", "kept": kept}
