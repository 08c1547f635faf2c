"""Deciding: what need not be asked, what is ordered once, what is chosen beforehand, and keys."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import choices, choose, hear, newer, play_now, version_of, wait_to_decide
from tests.browser.test_games import GAMES, sit
from tests.server.serving import Here, Visitor, play_until

FOLLOWED = 9


def two_people(hall: Here, title: str = "pillars", **more: Any) -> tuple[Visitor, Visitor, str]:
    """Let Ann and Bob sit down at a table at which Ann begins."""
    ann, bob = hall.visitor("Ann"), hall.visitor("Bob")
    code = ann.open(title, "me open", options={"start": 0}, **more)
    bob.post(f"/api/tables/{code}/join")
    return ann, bob, code


def look(visit: OpenPage, hall: Here, person: Visitor, code: str, **more: Any) -> Page:
    """Let somebody look at a table."""
    page = visit("/", **more)
    sit(page, person.web.cookies["kingsbridge"], hall)
    page.goto(f"/table/{code}")
    page.wait_for_selector(".table [data-part=decision]")
    return page


def asks_little(page: Page) -> None:
    """Let a page ask only what has more than one answer, and look again."""
    page.evaluate("localStorage.setItem('kingsbridge.decide', 'usual')")
    page.reload()


def only_one(moment: dict[str, Any]) -> bool:
    """Return whether Ann is asked something that has only one answer."""
    offers = moment["menu"]["offers"] if moment["menu"] else []
    return bool(moment["deciding"] == 0 and len(offers) == 1)


def test_a_choice_of_one_is_made_and_told(visit: OpenPage, hall: Here) -> None:
    ann, bob, code = two_people(hall)
    before = play_until(code, [ann, bob], only_one)["version"]
    page = look(visit, hall, ann, code)
    expect(choices(page)).to_have_count(1)
    assert version_of(page) == before
    asks_little(page)
    newer(page, before)
    kinds = [step["kind"] for step in ann.get(f"/api/tables/{code}/log")]
    assert kinds[before] == FOLLOWED


def test_what_was_done_for_me_is_not_what_i_take_back(visit: OpenPage, hall: Here) -> None:
    ann = hall.visitor("Ann")
    code = ann.open("pillars", "me bot", options={"start": 0})
    page = look(visit, hall, ann, code)
    page.evaluate("localStorage.setItem('kingsbridge.decide', 'usual')")
    page.reload()
    wait_to_decide(page)
    asked = page.locator(".prompt").inner_text()
    # Without workers and gold there is nothing left but to pass, and that is done for her.
    choices(page).last.click()
    page.wait_for_function(
        "asked => document.querySelector('.prompt').innerText !== asked", arg=asked
    )
    wait_to_decide(page)
    before = version_of(page)
    page.keyboard.press("u")
    newer(page, before)
    wait_to_decide(page)
    assert page.locator(".prompt").inner_text() == asked


def asked_to_keep(moment: dict[str, Any]) -> bool:
    """Return whether Ann is asked what becomes of a drawn builder of somebody else."""
    view = moment["view"]
    return bool(moment["deciding"] == 0 and view["stage"] == "return_it" and view["drawn"] != 0)


def test_an_order_answers_its_question_until_it_is_withdrawn(visit: OpenPage, hall: Here) -> None:
    ann, bob, code = two_people(hall)
    play_until(code, [ann, bob], asked_to_keep)
    page = look(visit, hall, ann, code)
    before = version_of(page)
    page.get_by_role("button", name="Keep every builder but mine").click()
    newer(page, before)
    page.get_by_role("tab", name=re.compile("Orders")).click()
    expect(page.locator(".orders li")).to_contain_text("Keep every builder but mine")
    # It survives a reload, and Bob's builder is kept without a question.
    page.reload()
    expect(page.get_by_role("tab", name=re.compile("Orders"))).to_be_visible()
    page.get_by_role("tab", name=re.compile("Orders")).click()
    page.get_by_role("button", name="Withdraw").click()
    expect(page.locator(".orders")).to_have_count(0)


def test_every_builder_of_a_round_is_kept_by_one_click(visit: OpenPage, hall: Here) -> None:
    ann, bob, code = two_people(hall)
    play_until(code, [ann, bob], asked_to_keep)
    page = look(visit, hall, ann, code)
    before = version_of(page)
    page.get_by_role("button", name="Keep every builder this round").click()
    newer(page, before)
    page.get_by_role("tab", name=re.compile("Orders")).click()
    expect(page.locator(".orders li")).to_contain_text("Keep every builder this round")
    # The order ends with the round; the page looks away meanwhile, so that nothing is done twice.
    page.goto("/")
    play_until(code, [ann, bob], lambda moment: moment["view"]["round"] == 2)
    page.goto(f"/table/{code}")
    page.wait_for_selector(".table [data-part=decision]")
    expect(page.get_by_role("tab", name=re.compile("Log"))).to_be_visible()
    expect(page.get_by_role("tab", name=re.compile("Orders"))).to_have_count(0)


def has_too_much(moment: dict[str, Any]) -> bool:
    """Return whether it is proposed to Ann that she gives something back."""
    proposal = moment["menu"]["proposal"] if moment["menu"] else None
    return bool(moment["deciding"] == 0 and proposal and "give back" in proposal["summary"].lower())


def test_scoring_and_giving_back_are_one_decision(visit: OpenPage, hall: Here) -> None:
    moment: dict[str, Any] = {"menu": None}
    # Not every game comes to that.
    while moment["menu"] is None:
        ann, bob, code = two_people(hall)
        moment = play_until(code, [ann, bob], lambda now: now["deciding"] < 0 or has_too_much(now))
    before, moves = moment["version"], moment["menu"]["proposal"]["moves"]
    assert len(moves) > 1
    page = look(visit, hall, ann, code)
    proposal = page.locator(".proposal button").first
    expect(proposal).to_contain_text(re.compile("give back", re.IGNORECASE))
    proposal.click()
    newer(page, before + len(moves) - 1)
    steps = ann.get(f"/api/tables/{code}/log")[before : before + len(moves)]
    assert [step["kind"] == FOLLOWED for step in steps] == [False] + [True] * (len(moves) - 1)
    assert sum(ann.moment(code)["view"]["players"][0]["cubes"].values()) <= 5


def test_always_this_is_one_click(visit: OpenPage, hall: Here) -> None:
    ann, bob, code = two_people(hall, "world")
    play_until(
        code,
        [ann, bob],
        lambda moment: moment["deciding"] == 0 and moment["view"]["stage"] == "choose_discard",
    )
    page = look(visit, hall, ann, code)
    before = version_of(page)
    page.locator("[data-always=discard]").first.click()
    newer(page, before)
    page.get_by_role("tab", name=re.compile("Orders")).click()
    expect(page.locator(".orders li")).to_contain_text("Always discard first")


def test_the_next_move_can_be_chosen_while_others_think(visit: OpenPage, hall: Here) -> None:
    ann, bob, code = two_people(hall)
    ann.move(code, ann.moment(code), ann.moment(code)["menu"]["offers"][0]["move"])
    page = look(visit, hall, ann, code)
    card = page.locator("[data-at^=pool-].next").first
    at = card.get_attribute("data-at")
    card.click()
    hear(page, "Your next move")
    expect(page.locator(f'[data-at="{at}"]')).to_have_attribute("aria-pressed", "true")
    passes = bob.moment(code)["menu"]["offers"][-1]["move"]
    bob.move(code, bob.moment(code), passes)
    expect(page.locator(f'[data-at="{at}"]')).to_have_count(0)
    mine = ann.moment(code)["view"]["players"][0]
    assert f"pool-{mine['resource_cards'][-1]}" == at or len(mine["craftsmen"]) > 3


def test_a_plan_that_became_impossible_is_withdrawn(visit: OpenPage, hall: Here) -> None:
    ann, bob, code = two_people(hall)
    ann.move(code, ann.moment(code), ann.moment(code)["menu"]["offers"][0]["move"])
    page = look(visit, hall, ann, code)
    offer = bob.moment(code)["menu"]["offers"][0]
    key = bob.moment(code)["view"]["pool"][0]
    page.locator(f'[data-at="pool-{key}"]').click()
    hear(page, "Your next move")
    bob.move(code, bob.moment(code), offer["move"])
    hear(page, "not possible now")
    wait_to_decide(page)


def test_a_key_may_only_go_to_its_choice(visit: OpenPage) -> None:
    page = visit("/")
    page.evaluate("localStorage.setItem('kingsbridge.keys', 'confirm')")
    page.reload()
    play_now(page, GAMES["pillars"])
    wait_to_decide(page)
    before = version_of(page)
    page.keyboard.press("2")
    expect(choices(page).nth(1)).to_be_focused()
    assert version_of(page) == before
    page.keyboard.press("Enter")
    newer(page, before)


def test_every_choice_has_a_key_and_the_log_is_one_stop(visit: OpenPage) -> None:
    page = visit("/")
    play_now(page, GAMES["world"])
    wait_to_decide(page)
    rest = page.get_by_role("button", name=re.compile("^[0-9]+ more …"))
    while not rest.count():
        choose(page, 0)
        wait_to_decide(page)
    # The keys in sight follow each other; the last cell leads to the rest.
    keys = choices(page).locator("kbd").all_inner_texts()
    assert keys == list("123456789"[: len(keys)])
    rest.click()
    keys = page.locator(".all-choices kbd").all_inner_texts()
    assert all(keys)
    assert len(set(keys)) == len(keys)
    page.keyboard.press("Escape")
    stops = page.locator("[role=log]").evaluate(
        "log => [log, ...log.querySelectorAll('button, a, [tabindex]')]"
        ".filter(one => one.tabIndex >= 0).length"
    )
    assert stops == 1


def test_whoever_plays_by_keys_goes_on_after_the_others_have_moved(visit: OpenPage) -> None:
    page = visit("/")
    play_now(page, GAMES["pillars"])
    wait_to_decide(page)
    choices(page).first.focus()
    before = version_of(page)
    page.keyboard.press("Enter")
    newer(page, before)
    wait_to_decide(page)
    expect(choices(page).first).to_be_focused()
