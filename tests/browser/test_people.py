"""People in the browser: profiles, leaderboards, blocks, reports, kicks, notices, kept seats."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import Connection, insert, select

from kingsbridge.server.database.schema import people, rating_steps, ratings, reports, tables
from tests.browser.conftest import OpenPage
from tests.browser.playing import faults, hear, no_sideways_scrolling
from tests.browser.test_deciding import look, two_people
from tests.browser.test_games import sit
from tests.server.serving import Here, Visitor

SIZES = [360, 1280]


def visited(visit: OpenPage, hall: Here, person: Visitor, path: str, **more: Any) -> Page:
    """Let somebody open a page."""
    page = visit("/", **more)
    sit(page, person.web.cookies["kingsbridge"], hall)
    page.goto(path)
    return page


def rated(hall: Here, name: str, games: int = 6) -> Visitor:
    """Return somebody with a rating that went up, and finished games."""
    ann = hall.account(name)
    codes = []
    for _ in range(games):
        codes.append(ann.open("pillars", "me bot"))
        ann.post(f"/api/tables/{codes[-1]}/resign")

    def write(connection: Connection) -> None:
        person = connection.execute(
            select(people.c.id).where(people.c.code == ann.code)
        ).scalar_one()
        mu, sigma = 25.0, 8.0
        for at, code in enumerate(codes):
            table = connection.execute(select(tables.c.id).where(tables.c.code == code))
            mu, sigma = mu + 1, sigma - 0.5
            step = {"mu": mu, "sigma": sigma, "at": (at + 1) * 86_400_000}
            values = {"table": table.scalar_one(), "person": person, "title": "pillars", **step}
            connection.execute(insert(rating_steps).values(values))
        mine = {"mu": mu, "sigma": sigma, "games": games, "cautious": mu - 3 * sigma}
        connection.execute(insert(ratings).values(person=person, title="pillars", **mine))

    hall.run(hall.server.store.write(write))
    return ann


# Profiles and leaderboards


@pytest.mark.parametrize("width", SIZES)
def test_a_profile_shows_rating_results_and_games(
    visit: OpenPage, hall: Here, axe: str, width: int
) -> None:
    ann = rated(hall, f"Profiled {width}")
    page = visit(f"/people/{ann.code}", width=width)
    expect(page.get_by_role("heading", name=ann.name)).to_be_visible()
    chart = page.get_by_role("img", name="Rating in The Pillars of the Earth over time")
    expect(chart).to_be_visible()
    page.get_by_text("The same as a table").click()
    expect(page.get_by_role("row", name="± 5.5")).to_be_visible()
    results = page.get_by_role("group", name="Results")
    expect(results.get_by_role("row").nth(2)).to_contain_text("bots")
    expect(page.get_by_role("link", name="Replay")).to_have_count(6)
    no_sideways_scrolling(page)
    for scheme in "light", "dark":
        page.emulate_media(color_scheme=scheme)
        assert faults(page, axe) == []
    page.get_by_role("link", name="Leaderboard").first.click()
    expect(page.get_by_role("row").filter(has_text=ann.name)).to_be_visible()
    no_sideways_scrolling(page)


def test_who_is_on_the_leaderboard_sees_their_place(visit: OpenPage, hall: Here) -> None:
    ann = rated(hall, "Placed")
    page = visited(visit, hall, ann, "/leaderboard/pillars")
    hear(page, "You are in place")
    page.get_by_role("link", name="My profile").click()
    expect(page.get_by_role("heading", name="Placed")).to_be_visible()
    # Nobody mutes, blocks or reports themselves.
    expect(page.get_by_role("button", name="Mute, block, report")).to_have_count(0)


def test_an_unknown_person_is_said_to_be_nobody(visit: OpenPage) -> None:
    hear(visit("/people/nobody"), "There is nobody here.")


def test_names_lead_to_profiles(visit: OpenPage, hall: Here) -> None:
    ann, bob = hall.visitor("Ann"), hall.visitor("Leading Bob")
    code = bob.open("pillars", "me open open")
    for path in "/", f"/table/{code}":
        page = visited(visit, hall, ann, path)
        page.get_by_role("link", name="Leading Bob", exact=True).click()
        expect(page.get_by_role("heading", name="Leading Bob")).to_be_visible()
    # Who left for good has no profile: the name leads nowhere.
    ann.post(f"/api/tables/{code}/join")
    bob.post(f"/api/tables/{code}/start", level="apprentice")
    assert bob.ask("POST", "/api/me/delete").status_code == 204
    page.goto(f"/table/{code}")
    page.get_by_role("button", name="Table and seats").click()
    hear(page, "N. N.")
    expect(page.get_by_role("link", name="N. N.")).to_have_count(0)


# What can be done about somebody


def test_somebody_is_blocked_from_their_profile_and_let_go_on_the_account_page(
    visit: OpenPage, hall: Here, axe: str
) -> None:
    ann, bob = hall.visitor("Ann"), hall.visitor("Blocked Bob")
    code = bob.open("pillars", "me open")
    page = visited(visit, hall, ann, f"/people/{bob.code}")
    page.get_by_role("button", name="Mute, block, report").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("You never sit at a table together")
    assert faults(page, axe) == []
    dialog.get_by_role("button", name="Block", exact=True).click()
    hear(page, "You and Blocked Bob go separate ways now.")
    page.goto(f"/table/{code}")
    hear(page, "You block somebody at this table: you cannot sit down here.")
    expect(page.get_by_role("button", name="Sit here")).to_have_count(0)
    page.goto("/account")
    expect(page.get_by_role("link", name="Blocked Bob")).to_be_visible()
    assert faults(page, axe) == []
    page.get_by_role("button", name="Block no longer").click()
    expect(page.get_by_role("heading", name="Whom I block")).to_have_count(0)
    page.goto(f"/table/{code}")
    page.get_by_role("button", name="Sit here").click()
    expect(page.locator(".prompt")).to_be_visible()


@pytest.mark.parametrize("width", [390, 1366])
def test_a_line_of_chat_is_reported_with_what_was_said(
    visit: OpenPage, hall: Here, axe: str, width: int
) -> None:
    ann, bob, code = two_people(hall)
    bob.post(f"/api/tables/{code}/chat", text="You build sheds!")
    page = look(visit, hall, ann, code, width=width, height=800)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="Bob: profile, mute, block, report").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Report").click()
    hear(page, "The hosts see what was said: “You build sheds!”")
    dialog.get_by_label("insults in the chat").check()
    dialog.get_by_label("What happened?").fill("He always says so.")
    assert faults(page, axe) == []
    dialog.get_by_role("button", name="Tell the hosts").click()
    hear(page, "Thank you. A host will look at it")
    found = select(reports.c.reason, reports.c.text).order_by(reports.c.id.desc())
    row = hall.run(hall.server.store.read(lambda c: c.execute(found).first()))
    assert tuple(row) == ("insults", "“You build sheds!”\nHe always says so.")


def test_at_a_running_table_the_menu_leads_to_people(visit: OpenPage, hall: Here) -> None:
    ann, bob, code = two_people(hall)
    bob.post(f"/api/tables/{code}/chat", text="Heard no more")
    page = look(visit, hall, ann, code)
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("log")).to_contain_text("Heard no more")
    page.get_by_role("button", name="Table and seats").click()
    page.get_by_role("dialog").get_by_role("button", name="Bob: profile").click()
    page.get_by_role("dialog").get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_role("log")).not_to_contain_text("Heard no more")


@pytest.mark.parametrize("width", SIZES)
def test_who_opened_a_table_sends_somebody_away_who_is_told(
    visit: OpenPage, hall: Here, axe: str, width: int
) -> None:
    ann, bob = hall.visitor("Ann"), hall.visitor("Sent Bob")
    code = ann.open("pillars", "me open open")
    bob.post(f"/api/tables/{code}/join")
    his = visited(visit, hall, bob, f"/table/{code}", width=width)
    hear(his, "Sent Bob")
    page = visited(visit, hall, ann, f"/table/{code}", width=width)
    page.get_by_role("button", name="Sent Bob: profile").click()
    no_sideways_scrolling(page)
    page.get_by_role("dialog").get_by_role("button", name="Send away").click()
    expect(page.get_by_role("link", name="Sent Bob")).to_have_count(0)
    told = "Ann sent you away from a table of The Pillars of the Earth"
    hear(his, told)
    # Nothing is offered that they cannot do: they are told why.
    hear(his, "sent you away from it: you cannot sit down here again")
    expect(his.get_by_role("button", name="Sit here")).to_have_count(0)
    his.goto("/")
    hear(his, told)
    no_sideways_scrolling(his)
    assert faults(his, axe) == []
    his.get_by_role("button", name="Put away").click()
    expect(his.get_by_text(told)).to_have_count(0)
    his.reload()
    his.wait_for_load_state("networkidle")
    expect(his.get_by_text(told)).to_have_count(0)


# Kept seats


@pytest.mark.parametrize("path", ["/", "/rules/pillars"])
def test_who_is_elsewhere_hears_of_the_seat_that_is_kept_for_them(
    visit: OpenPage, hall: Here, path: str
) -> None:
    ann, bob, code = two_people(hall)
    ann.post(f"/api/tables/{code}/resign")
    page = visited(visit, hall, bob, path)
    page.wait_for_load_state("networkidle")
    again = ann.post(f"/api/tables/{code}/rematch")["table"]["code"]
    if path == "/":
        hear(page, "A seat is kept for you.")
        page.get_by_role("button", name="Sit down").click()
    else:
        hear(page, "want to play again: a seat is kept for you")
        page.get_by_role("button", name="To the table").click()
        page.get_by_role("button", name="Sit here").click()
    page.wait_for_url(f"**/table/{again}")
    expect(page.locator(".prompt")).to_be_visible()


def test_who_does_not_want_to_play_again_says_so_in_the_hall(visit: OpenPage, hall: Here) -> None:
    ann, bob, code = two_people(hall)
    ann.post(f"/api/tables/{code}/resign")
    again = ann.post(f"/api/tables/{code}/rematch")["table"]["code"]
    page = visited(visit, hall, bob, "/")
    page.get_by_role("button", name="No, thank you").click()
    expect(page.get_by_text("A seat is kept for you.")).to_have_count(0)
    assert ann.table(again)["table"]["seats"][1]["kept_for"] is None


def test_who_is_blocked_is_not_called_to_the_rematch(visit: OpenPage, hall: Here) -> None:
    ann, bob, code = two_people(hall)
    page = look(visit, hall, bob, code)
    ann.post(f"/api/tables/{code}/resign")
    ann.post(f"/api/me/blocks/{bob.code}")
    expect(page.get_by_role("dialog")).to_be_visible()
    ann.post(f"/api/tables/{code}/rematch")
    expect(page.get_by_role("link", name="To the rematch").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text("a seat is kept for you")).to_have_count(0)
