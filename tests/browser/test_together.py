"""At a table with others: who is waited for, who asks and speaks, how it ends, what comes next."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import hear, newer, version_of, wait_to_decide
from tests.browser.test_deciding import look, two_people
from tests.browser.test_games import GAMES, sit
from tests.server.serving import Here

SIZES = [(1366, 768), (390, 844)]


def test_the_prompt_of_another_is_no_order_to_him(visit: OpenPage, hall: Here) -> None:
    ann, bob, code = two_people(hall)
    page = look(visit, hall, bob, code)
    expect(page.locator(".prompt")).to_contain_text("Waiting for Ann")
    hers = look(visit, hall, ann, code)
    expect(hers.locator(".prompt")).to_contain_text("Ann: take a card")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_request_is_seen_wherever_one_looks(
    visit: OpenPage, hall: Here, width: int, height: int
) -> None:
    ann, bob, code = two_people(hall)
    ann.move(code, ann.moment(code), ann.moment(code)["menu"]["offers"][0]["move"])
    page = look(visit, hall, bob, code, width=width, height=height)
    page.get_by_role("tab", name="Chat").click()
    version = ann.moment(code)["version"]
    ann.post(f"/api/tables/{code}/undo", version=version)
    hear(page, "Ann would like to take the last decision back")
    page.get_by_role("button", name="Allow it").click()
    expect(page.locator(".prompt")).to_contain_text("Waiting for Ann")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_somebody_says_is_seen_and_counted(
    visit: OpenPage, hall: Here, width: int, height: int
) -> None:
    ann, bob, code = two_people(hall)
    page = look(visit, hall, bob, code, width=width, height=height)
    expect(page.get_by_role("tab", name="Chat")).to_be_visible()
    ann.post(f"/api/tables/{code}/chat", text="Good luck!")
    hear(page, "Ann: Good luck!")
    expect(page.get_by_role("tab", name="Chat")).to_contain_text("1")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_end_by_resignation_is_an_event_and_a_line_of_the_log(
    visit: OpenPage, hall: Here, width: int, height: int
) -> None:
    ann, bob, code = two_people(hall)
    page = look(visit, hall, bob, code, width=width, height=height)
    ann.post(f"/api/tables/{code}/resign")
    result = page.get_by_role("dialog")
    expect(result).to_contain_text("Ann resigned. Bob wins.")
    expect(result.get_by_role("heading", name="Bob wins")).to_be_in_viewport()
    expect(result.get_by_role("button", name="Rematch")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("log")).to_contain_text("Ann resigns.")
    # What was closed can be seen again.
    page.get_by_role("button", name="Result").click()
    expect(result).to_be_visible()


def test_a_rematch_keeps_the_seats_of_those_who_played(visit: OpenPage, hall: Here) -> None:
    ann, bob, code = two_people(hall)
    page = look(visit, hall, bob, code)
    ann.post(f"/api/tables/{code}/resign")
    expect(page.get_by_role("dialog")).to_be_visible()
    again = ann.post(f"/api/tables/{code}/rematch")["table"]["code"]
    hear(page, "a seat is kept for you")
    page.get_by_role("dialog").get_by_role("link", name="To the rematch").click()
    page.wait_for_url(f"**/table/{again}")
    hear(page, "kept for Bob")
    stranger = visit(f"/table/{again}")
    hear(stranger, "kept for Bob")
    expect(stranger.get_by_role("button", name="Sit here")).to_have_count(0)
    page.get_by_role("button", name="Sit here").click()
    expect(page.locator(".prompt")).to_be_visible()


def test_hints_between_people_are_off_and_where_they_are_on_everybody_sees_it(
    visit: OpenPage, hall: Here
) -> None:
    ann, bob, code = two_people(hall)
    page = look(visit, hall, ann, code)
    expect(page.get_by_role("button", name="Hint")).to_have_attribute("aria-disabled", "true")
    ann, bob, code = two_people(hall, hints=True)
    for person in ann, bob:
        page = look(visit, hall, person, code)
        hear(page, "everybody may ask for hints")


def test_a_new_table_with_an_open_seat_has_no_hints_unless_they_are_wanted(
    visit: OpenPage,
) -> None:
    page = visit("/new?title=pillars")
    hints = page.get_by_label("Hints: whoever is to decide")
    expect(hints).to_be_checked()
    page.locator(".seats li").nth(1).get_by_role("combobox").first.select_option("open")
    expect(hints).not_to_be_checked()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_who_lets_bots_take_the_open_seats_is_told_how_they_play(
    visit: OpenPage, hall: Here, width: int, height: int
) -> None:
    ann = hall.visitor("Ann")
    code = ann.open("pillars", "me open")
    page = visit("/", width=width, height=height)
    sit(page, ann.web.cookies["kingsbridge"], hall)
    page.goto(f"/table/{code}")
    level = page.get_by_label("Bots take the open seats:")
    expect(page.get_by_text("Plays soundly, and almost at once.")).to_be_visible()
    level.select_option("visionary")
    expect(page.get_by_text("takes some seconds a move")).to_be_visible()


def test_nobody_is_called_to_the_table_they_sit_at(visit: OpenPage) -> None:
    page = visit("/")
    page.evaluate(
        """() => new MutationObserver(() => {
            if (document.body.innerText.includes('at another table')) window.called = true;
        }).observe(document.body, {subtree: true, childList: true})"""
    )
    card = page.get_by_role("article").filter(
        has=page.get_by_role("heading", name=GAMES["pillars"])
    )
    card.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    wait_to_decide(page)
    expect(page).to_have_title("(1) Table · Kingsbridge")
    assert not page.evaluate("window.called === true")


def test_what_happened_since_my_last_turn_is_marked_and_summed_up(
    visit: OpenPage, hall: Here
) -> None:
    ann, bob, code = two_people(hall)
    page = look(visit, hall, ann, code)
    wait_to_decide(page)
    before = version_of(page)
    page.locator("[data-at^=pool-].can").first.click()
    newer(page, before)
    offers = bob.moment(code)["menu"]["offers"]
    hired = next(o for o in offers if o["message"] == "pillars-move-hire")
    bob.move(code, bob.moment(code), hired["move"])
    wait_to_decide(page)
    expect(page.get_by_role("log")).to_contain_text("Since your last turn")
    his = page.locator("[data-part=players] li").filter(has_text="Bob")
    expect(his.get_by_role("img", name="Since your last turn")).to_contain_text("−")


def points(page: Page) -> float:
    """Return how wide the town is drawn."""
    box = page.locator("svg.board").bounding_box()
    assert box is not None
    return box["width"]


def test_the_board_can_be_looked_at_from_nearer(visit: OpenPage, hall: Here) -> None:
    ann, _, code = two_people(hall)
    page = visit("/")
    sit(page, ann.web.cookies["kingsbridge"], hall)
    page.goto(f"/table/{code}")
    wait_to_decide(page)
    whole = points(page)
    page.get_by_role("button", name="Come nearer").click()
    assert points(page) > whole * 1.3
    page.get_by_role("button", name="The whole board").click()
    assert points(page) == pytest.approx(whole)


def test_an_explanation_waits_a_moment_and_takes_no_click(visit: OpenPage, hall: Here) -> None:
    ann, _, code = two_people(hall)
    page = look(visit, hall, ann, code)
    page.clock.install()
    page.reload()
    wait_to_decide(page)
    # From here on no time passes but what is said to pass.
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    page.locator("[data-at^=pool-].can").first.hover()
    page.clock.run_for(300)
    expect(page.get_by_role("tooltip")).to_be_hidden()
    page.clock.run_for(300)
    expect(page.get_by_role("tooltip")).to_be_visible()
    through = page.get_by_role("tooltip").evaluate("one => getComputedStyle(one).pointerEvents")
    assert through == "none"
