"""My box in the browser: its cards one by one, a table opened with it, a whole game played."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import (
    faults,
    no_sideways_scrolling,
    play_to_the_end,
    wait_to_decide,
)
from tests.server.serving import Here, Visitor

BOXES = Path(__file__).parents[1] / "boxes"
HOUSE = "/box/world?card=houses.gold_stone"


def whole_box(title: str) -> dict[str, Any]:
    """Return a box of which every card is another than ours."""
    return tomllib.loads((BOXES / f"{title}.toml").read_text("utf-8"))


def sit(page: Page, person: Visitor, hall: Here) -> None:
    """Let a page be a person's who is known to the server."""
    cookie = person.web.cookies["kingsbridge"]
    page.context.add_cookies([{"name": "kingsbridge", "value": cookie, "url": hall.address}])


def owner_of(hall: Here, title: str) -> Visitor:
    """Return somebody whose box is wholly another."""
    ann = hall.visitor("Ann")
    kept = ann.ask("PUT", f"/api/me/boxes/{title}", corrections=whole_box(title))
    assert kept.is_success, kept.text
    return ann


def listen(page: Page) -> list[str]:
    """Return what the page warns of from now on: words that are missing, above all."""
    warned: list[str] = []

    def note(said: ConsoleMessage) -> None:
        if said.type == "warning":
            warned.append(said.text)

    page.on("console", note)
    return warned


def kept(page: Page) -> None:
    """Wait until what was written is kept."""
    expect(page.get_by_role("status").filter(has_text=re.compile("^Kept$"))).to_be_attached()


def value(page: Page, name: str) -> Locator:
    """Return the row of a card's value."""
    return page.get_by_role("group", name=name, exact=True)


def one_more_gold(page: Page) -> None:
    page.get_by_role("button", name="income: gold: one more").click()


# The cards


def test_a_card_changes_as_it_is_corrected_and_stays_so(visit: OpenPage) -> None:
    page = visit(HOUSE)
    expect(page.get_by_role("heading", name="stone house with 4 gold")).to_be_visible()
    expect(value(page, "income")).to_contain_text("our own reconstruction")
    one_more_gold(page)
    expect(page.get_by_role("heading", name="stone house with 5 gold")).to_be_visible()
    expect(value(page, "income")).to_contain_text("Ours: 4 gold")
    kept(page)
    page.reload()
    expect(page.get_by_role("heading", name="stone house with 5 gold")).to_be_visible()
    row = page.get_by_role("navigation", name="The cards").get_by_role("button")
    expect(row.filter(has_text="stone house with 5 gold").get_by_label("corrected")).to_be_visible()
    page.get_by_role("button", name="income: unsay what I wrote").click()
    expect(page.get_by_role("heading", name="stone house with 4 gold")).to_be_visible()


def test_one_click_confirms_a_value_and_one_a_whole_card(visit: OpenPage) -> None:
    page = visit(HOUSE)
    page.get_by_role("button", name="income: it is printed like this").click()
    expect(value(page, "income").get_by_label("confirmed")).to_be_visible()
    page.get_by_role("button", name="All as printed: next").click()
    expect(page.get_by_role("heading", level=2, name="wooden house with 4 gold")).to_be_visible()
    kept(page)
    page.reload()
    known = page.get_by_role("row").filter(has_text="Houses")
    expect(known).to_contain_text("1 of 14")
    expect(page.get_by_role("row").filter(has_text="The whole box")).to_contain_text("1 of 101")


def test_an_effect_is_written_in_rows_and_said_in_a_sentence(visit: OpenPage) -> None:
    page = visit("/box/world?card=events.I-01")
    row = value(page, "what it does")
    row.get_by_label("what it does 1", exact=True).select_option("gain")
    expect(page.locator(".reads")).to_contain_text(re.compile("[Gg]ets? "))
    row.get_by_label("Add an effect").select_option("discard_extra")
    expect(page.locator(".reads")).to_contain_text("discard")
    expect(page.locator(".reads")).to_contain_text("Ours says: Each player may trade")
    kept(page)


def test_what_cannot_be_is_said_beside_the_value_and_is_not_kept(visit: OpenPage) -> None:
    page = visit("/box/world?card=events.I-01")
    page.get_by_role("button", name="title: my card has this").click()
    kept(page)
    value(page, "title").get_by_role("textbox").fill(" ")
    expect(value(page, "title").get_by_role("alert")).to_contain_text("60 characters")
    expect(value(page, "title").get_by_role("alert")).to_contain_text("Not kept yet: title")
    expect(page.get_by_text("1 card not kept")).to_be_visible()
    value(page, "title").get_by_role("textbox").fill("A fair")
    expect(page.get_by_role("heading", level=2, name="A fair")).to_be_visible()
    kept(page)


def test_a_card_that_is_refused_holds_no_other_card_back(visit: OpenPage) -> None:
    page = visit("/box/world?card=events.I-01")
    page.get_by_role("button", name="title: my card has this").click()
    title = value(page, "title").get_by_role("textbox")
    expect(title).to_be_focused()
    title.fill(" ")
    expect(page.get_by_text("1 card not kept")).to_be_visible()
    cards = page.get_by_role("navigation", name="The cards").get_by_role("button")
    expect(cards.get_by_label("not kept")).to_have_count(1)
    cards.filter(has_text="stone house with 4 gold").click()
    expect(page.get_by_role("heading", level=2, name="stone house with 4 gold")).to_be_focused()
    one_more_gold(page)
    expect(page.get_by_role("heading", name="stone house with 5 gold")).to_be_visible()
    expect(cards.filter(has_text="stone house with 5 gold")).to_be_visible()
    page.get_by_role("alert").get_by_role("button", name=re.compile("title")).click()
    title.fill("A fair")
    kept(page)
    expect(cards.get_by_label("not kept")).to_have_count(0)


def test_an_event_is_of_the_kind_that_what_it_does_needs(visit: OpenPage) -> None:
    page = visit("/box/world?card=events.I-01")
    row = value(page, "what it does")
    row.get_by_label("what it does 1", exact=True).select_option("random_discard")
    expect(value(page, "kind").get_by_role("status")).to_contain_text("Set for you")
    expect(value(page, "kind").get_by_role("combobox")).to_have_value("long")
    kept(page)


def test_two_windows_keep_what_is_written_in_each(visit: OpenPage) -> None:
    page = visit(HOUSE)
    one_more_gold(page)
    kept(page)
    other = page.context.new_page()
    other.goto("/box/world?card=events.I-01")
    expect(other.locator(".fields")).to_be_visible()
    one_more_gold(page)
    expect(page.get_by_role("heading", name="stone house with 6 gold")).to_be_visible()
    kept(page)
    other.get_by_role("button", name="title: my card has this").click()
    value(other, "title").get_by_role("textbox").fill("A fair")
    kept(other)
    page.reload()
    expect(page.get_by_role("heading", name="stone house with 6 gold")).to_be_visible()
    cards = page.get_by_role("navigation", name="The cards").get_by_role("button")
    expect(cards.filter(has_text="A fair")).to_be_visible()


def test_what_is_written_without_a_connection_is_kept_when_there_is_one(visit: OpenPage) -> None:
    page = visit(HOUSE)
    one_more_gold(page)
    kept(page)
    page.context.set_offline(True)
    one_more_gold(page)
    expect(page.get_by_text("trying again")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="stone house with 6 gold")).to_be_visible()
    kept(page)


def test_a_file_takes_the_place_of_what_is_written_only_when_asked(
    visit: OpenPage, tmp_path: Path
) -> None:
    page = visit(HOUSE)
    one_more_gold(page)
    kept(page)
    empty = tmp_path / "empty.toml"
    empty.write_text("", "utf-8")
    page.get_by_label("Import TOML").set_input_files(empty)
    expect(page.get_by_role("dialog")).to_contain_text("on one card")
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("heading", name="stone house with 5 gold")).to_be_visible()
    page.get_by_label("Import TOML").set_input_files(empty)
    page.get_by_role("button", name="Take the file").click()
    expect(page.get_by_role("heading", name="stone house with 4 gold")).to_be_visible()


def test_a_box_is_exported_forgotten_and_imported_again(visit: OpenPage, tmp_path: Path) -> None:
    page = visit(HOUSE)
    one_more_gold(page)
    kept(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Export as TOML").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert tomllib.loads(file.read_text("utf-8")) == {
        "houses": {"gold_stone": {"income": {"gold": 5}}}
    }
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("button", name="Forget all of it").click()
    expect(page.get_by_role("row").filter(has_text="Houses")).not_to_contain_text("corrected")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("# mine\n[houses.gold_stone]\nincome = { gold = 99 }\n", "utf-8")
    page.get_by_label("Import TOML").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("line 3")
    page.get_by_label("Import TOML").set_input_files(file)
    expect(page.get_by_role("row").filter(has_text="Houses")).to_contain_text("1 corrected")


@pytest.mark.parametrize(
    ("card", "width"),
    [
        ("world?card=events.II-03", 1280),
        ("world?card=events.II-03", 390),
        ("pillars?card=stock.board", 390),
    ],
)
def test_the_page_fits_every_screen_and_can_be_read_by_everybody(
    visit: OpenPage, axe: str, card: str, width: int
) -> None:
    for light in ("light", "dark"):
        page = visit(f"/box/{card}", width=width, color_scheme=light)
        expect(page.locator(".fields")).to_be_visible()
        assert faults(page, axe) == []
        no_sideways_scrolling(page)


# At the table


def test_a_table_is_opened_with_my_box_and_others_see_what_differs(
    visit: OpenPage, axe: str
) -> None:
    page = visit(HOUSE)
    one_more_gold(page)
    kept(page)
    page.get_by_role("link", name="Open a table with it").click()
    expect(page.get_by_label("My box")).to_be_checked()
    page.get_by_role("radio", name="2 players").check()
    page.get_by_label("Seat 2").first.select_option("open")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    other = visit("/", locale="de-DE")
    row = other.get_by_role("listitem").filter(has_text="berichtigte Schachtel")
    expect(row).to_be_visible()
    other.goto(page.url)
    expect(other.get_by_text("Eine Karte ist anders")).to_be_visible()
    expect(other.get_by_text("Steinhaus mit 5 Gold")).to_be_visible()
    expect(other.get_by_role("definition")).to_contain_text(re.compile("4 Gold.*5 Gold"))
    assert faults(other, axe) == []
    other.get_by_role("button", name="Hier hinsetzen").click()
    expect(other.get_by_text("berichtigte Schachtel").first).to_be_visible()
    other.get_by_role("button", name="Was in dieser Schachtel anders ist").click()
    expect(other.get_by_role("dialog")).to_contain_text("Steinhaus mit 5 Gold")


@pytest.mark.parametrize("title", ["pillars", "world"])
def test_every_card_of_a_box_that_is_all_another_is_shown_in_three_languages(
    visit: OpenPage, hall: Here, title: str
) -> None:
    owner = owner_of(hall, title)
    for locale in ("en-GB", "es-ES", "de-DE"):
        page = visit("/", locale=locale)
        warned = listen(page)
        sit(page, owner, hall)
        shown = []
        for address in (f"/cards/{title}", f"/cards/{title}?cards=box"):
            page.goto(address)
            expect(page.get_by_role("heading", level=3).first).to_be_visible()
            shown.append([card.inner_text() for card in page.locator("main li").all()])
        ours, theirs = shown
        assert len(ours) == len(theirs) > 60
        assert [card for card in theirs if card in ours] == []
        assert warned == []


@pytest.mark.parametrize("title", ["pillars", "world"])
def test_a_whole_game_is_played_with_a_box_that_is_all_another(
    visit: OpenPage, hall: Here, title: str
) -> None:
    owner = owner_of(hall, title)
    page = visit("/")
    warned = listen(page)
    sit(page, owner, hall)
    code = owner.open(title, "me apprentice", options={"cards": whole_box(title)})
    page.goto(f"/table/{code}")
    wait_to_decide(page)
    assert play_to_the_end(page) > 20
    expect(page.locator(".ending")).to_contain_text(re.compile("win|victory"))
    page.goto(f"/replay/{code}")
    expect(page.get_by_text("corrected box")).to_be_visible()
    assert warned == []
