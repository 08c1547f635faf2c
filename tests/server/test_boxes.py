"""My box: kept with a person, written to files and read from them, and played with at a table."""

from __future__ import annotations

import tomllib
from importlib import import_module
from typing import Any

import pytest

from tests.server.serving import PASSWORD, Doc, Here, Visitor

RICH = {"houses": {"gold_stone": {"income": {"gold": 5}}}}


def keep(visitor: Visitor, corrections: Doc, title: str = "world") -> Doc:
    """Keep a box that can be played with."""
    answer = visitor.ask("PUT", f"/api/me/boxes/{title}", corrections=corrections)
    assert answer.is_success, answer.text
    kept: Doc = answer.json()
    return kept


def kept(visitor: Visitor, title: str = "world") -> Doc:
    found: Doc = visitor.get(f"/api/me/boxes/{title}")
    return found


def problem(visitor: Visitor, corrections: Any, title: str = "world") -> Doc:
    """Try to keep a box that cannot be kept; return what is wrong with it."""
    answer = visitor.ask("PUT", f"/api/me/boxes/{title}", corrections=corrections)
    assert answer.status_code == 400
    said: Doc = answer.json()
    return said


# Our box


@pytest.mark.parametrize("title", ["pillars", "world"])
def test_the_box_tells_of_every_value_what_may_be_written(here: Here, title: str) -> None:
    box = here.visitor().get(f"/api/box/{title}")
    for sheet in box["sheets"]:
        assert sheet["single"] == (len(sheet["cards"]) == 1)
        for shape in sheet["shapes"].values():
            assert shape["kind"] != "anything"
        for card in sheet["cards"]:
            assert set(card["values"]) <= set(sheet["shapes"])
            assert card["provenance"]


def test_the_cards_lie_in_the_order_of_the_box(here: Here) -> None:
    box = here.visitor().get("/api/box/world")
    events = next(sheet for sheet in box["sheets"] if sheet["key"] == "events")
    keys = [card["key"] for card in events["cards"]]
    chapters = ("I", "II", "III", "IV")
    assert keys == [f"{chapter}-{number:02}" for chapter in chapters for number in range(1, 12)]


def test_a_game_without_a_box_says_so(here: Here) -> None:
    answer = here.visitor().web.get("/api/box/chess")
    assert answer.status_code == 400
    assert "chess" in answer.json()["message"]


# Mine


def test_a_box_that_was_never_opened_is_as_ours(here: Here) -> None:
    box = kept(here.visitor("Ann"))
    assert box["corrections"] == {}
    assert box["changed"] is None
    assert box["all"]["confirmed"] == box["all"]["corrected"] == 0


def test_a_box_is_kept_for_each_person_and_title(here: Here) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    keep(ann, RICH)
    keep(ann, {"resources": {"sand_2": {"yield": 3}}}, "pillars")
    assert kept(ann)["corrections"] == RICH
    assert kept(ann, "pillars")["corrections"] == {"resources": {"sand_2": {"yield": 3}}}
    assert kept(bob)["corrections"] == {}


def test_nobody_has_no_box(here: Here) -> None:
    assert here.visitor().web.get("/api/me/boxes/world").status_code == 401


def test_a_value_as_we_have_it_is_confirmed_and_another_one_corrected(here: Here) -> None:
    ann = here.visitor("Ann")
    ours = {"gold_stone": {"income": {"gold": 4}, "cost": "stone"}}
    box = keep(ann, {"houses": ours})
    assert box["sheets"]["houses"] == {
        "cards": 14,
        "confirmed": 1,
        "corrected": 0,
        "fields": 28,
        "fields_known": 2,
    }
    box = keep(ann, {"houses": {"gold_stone": {"income": {"gold": 6}}}})
    assert box["sheets"]["houses"]["confirmed"] == 0
    assert box["sheets"]["houses"]["corrected"] == 1
    assert box["all"]["cards"] == 101


def test_a_box_that_cannot_be_played_with_is_not_kept_and_its_value_is_named(here: Here) -> None:
    ann = here.visitor("Ann")
    keep(ann, RICH)
    said = problem(ann, {"houses": {"gold_stone": {"income": {"gold": -1}}}})
    assert said["code"] == "bad_cards"
    assert said["at"] == "houses.gold_stone.income.gold"
    assert "from 0 to 30" in said["message"]
    assert problem(ann, {"dragons": {}})["at"] == "dragons"
    wilds: list[Any] = [[], None, 3, "x", {"houses": 1}, {"houses": {"gold_stone": None}}]
    for wild in wilds:
        assert problem(ann, wild)["code"] in ("bad_cards", "malformed")
    assert kept(ann)["corrections"] == RICH


def test_one_can_start_over(here: Here) -> None:
    ann = here.visitor("Ann")
    keep(ann, RICH)
    assert ann.ask("DELETE", "/api/me/boxes/world").status_code == 204
    assert kept(ann)["corrections"] == {}


def test_a_guests_box_goes_along_into_an_account(here: Here) -> None:
    guest = here.visitor("Ann")
    keep(guest, RICH)
    guest.register("Ann of the box")
    assert kept(guest)["corrections"] == RICH


def test_of_two_boxes_of_the_same_title_the_newer_one_stays(here: Here) -> None:
    account = here.account("Two boxes")
    keep(account, {"houses": {"gold_wood": {"cost": "stone"}}})
    keep(account, {"resources": {"sand_2": {"yield": 3}}}, "pillars")
    guest = here.visitor("Guest")
    keep(guest, RICH)
    guest.post("/api/me/login", name="Two boxes", password=PASSWORD)
    assert kept(guest)["corrections"] == RICH
    assert kept(guest, "pillars")["corrections"] == {"resources": {"sand_2": {"yield": 3}}}


# Files


def test_a_box_is_written_as_a_file_that_can_be_read_again(here: Here) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob")
    effects = [{"do": "gain", "get": {"wool": 2}}, {"do": "discard_extra"}]
    whole = {**RICH, "events": {"I-01": {"title": "A fair", "effects": effects}}}
    keep(ann, whole)
    answer = ann.web.get("/api/me/boxes/world/toml", params={"language": "de"})
    assert answer.headers["content-disposition"] == 'attachment; filename="world-box.toml"'
    assert answer.text.startswith("# Die Tore der Welt")
    assert tomllib.loads(answer.text) == whole
    assert bob.post("/api/me/boxes/world/toml", text=answer.text)["corrections"] == whole
    assert kept(bob)["corrections"] == whole


def test_what_is_wrong_with_a_file_is_told_with_its_line(here: Here) -> None:
    ann = here.visitor("Ann")
    keep(ann, RICH)
    for text, line in (
        ("[houses.gold_stone]\nincome = {", "line 2"),
        ("# My box\n\n[houses.gold_stone]\nincome = { gold = 99 }\n", "line 4"),
        ('[houses.gold_stone]\ncost = "wood"\n[houses.goldstone]\ncost = "wood"\n', "line 3"),
    ):
        answer = ann.ask("POST", "/api/me/boxes/world/toml", text=text)
        assert answer.status_code == 400
        assert line in answer.json()["message"], answer.json()["message"]
    assert kept(ann)["corrections"] == RICH


def test_a_box_has_an_end(here: Here) -> None:
    ann = here.visitor("Ann")
    answer = ann.ask("POST", "/api/me/boxes/world/toml", text="#" * (1 << 19))
    assert answer.status_code == 400


# In words


@pytest.mark.parametrize(
    ("language", "house"),
    [("en", "5 gold"), ("es", "5 de oro"), ("de", "5 Gold")],
)
def test_a_draft_is_told_in_words(here: Here, language: str, house: str) -> None:
    cards = here.visitor().post(f"/api/box/world/cards?language={language}", corrections=RICH)
    assert house in cards["words"]["world-house-gold_stone"]
    assert "world-house-gold_wood" not in cards["words"]
    (difference,) = cards["differences"]
    assert difference["sheet"] == "houses"
    assert difference["key"] == "gold_stone"
    assert difference["ours"] == {"income": {"gold": 4}}
    assert difference["theirs"] == {"income": {"gold": 5}}
    assert house in difference["name"]


def test_what_is_only_confirmed_differs_in_nothing(here: Here) -> None:
    ours = {"houses": {"gold_stone": {"income": {"gold": 4}}}}
    cards = here.visitor().post("/api/box/world/cards", corrections=ours)
    assert cards["differences"] == []
    assert cards["words"] == {}


def test_a_draft_that_cannot_be_is_refused(here: Here) -> None:
    answer = here.visitor().ask("POST", "/api/box/world/cards", corrections={"houses": 1})
    assert answer.json()["code"] == "bad_cards"


# At the table


def test_everybody_sees_that_a_table_has_a_corrected_box_and_what_differs(here: Here) -> None:
    ann, bob = here.visitor("Ann"), here.visitor("Bob", "de")
    code = ann.open("world", "me open", options={"cards": RICH})
    told = bob.table(code)["table"]
    assert told["corrected"]
    assert "cards" not in told["options"]
    cards = bob.get(f"/api/tables/{code}/cards")
    assert [one["key"] for one in cards["differences"]] == ["gold_stone"]
    assert "5 Gold" in cards["words"]["world-house-gold_stone"]
    (listed,) = [one for one in bob.get("/api/tables") if one["code"] == code]
    assert listed["corrected"]


def test_a_stranger_sees_the_cards_of_a_private_table_before_they_join(here: Here) -> None:
    ann, stranger = here.visitor("Ann"), here.visitor()
    code = ann.open("world", "me open", options={"cards": RICH}, private=True)
    assert stranger.table(code)["table"]["corrected"]
    cards = stranger.get(f"/api/tables/{code}/cards", language="es")
    assert [one["key"] for one in cards["differences"]] == ["gold_stone"]
    # Also where a seat is kept for somebody who was asked to play again.
    bob = here.visitor("Bob")
    bob.post(f"/api/tables/{code}/join")
    bob.post(f"/api/tables/{code}/resign")
    again = ann.post(f"/api/tables/{code}/rematch")["table"]["code"]
    (mine,) = [one for one in bob.get("/api/tables", which="mine") if one["code"] == again]
    assert mine["corrected"]
    told = bob.get(f"/api/tables/{again}/cards", language="es")
    assert told["differences"] == cards["differences"]


def test_a_table_with_our_cards_differs_in_nothing(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me open")
    assert not ann.table(code)["table"]["corrected"]
    cards = ann.get(f"/api/tables/{code}/cards")
    assert cards["differences"] == []
    assert len(cards["craftsmen"]) == 27


def test_a_table_with_a_box_that_only_confirms_is_played_with_ours(here: Here) -> None:
    ann = here.visitor("Ann")
    ours = {"houses": {"gold_stone": {"income": {"wood": 0, "gold": 4}, "cost": "stone"}}}
    code = ann.open("world", "me open", options={"cards": ours})
    assert not ann.table(code)["table"]["corrected"]
    assert ann.get(f"/api/tables/{code}/cards")["differences"] == []
    (listed,) = [one for one in ann.get("/api/tables") if one["code"] == code]
    assert not listed["corrected"]


def test_a_rated_table_refuses_a_corrected_box(here: Here) -> None:
    ann = here.account("Ann who is rated")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"title": "world", "seats": seats, "rated": True, "options": {"cards": RICH}}
    assert ann.refused("/api/tables", **wish) == (400, "rated")


def test_the_server_says_which_games_have_a_box(here: Here) -> None:
    titles = here.visitor().get("/api/about")["titles"]
    assert {title["key"]: title["box"] for title in titles} == {"pillars": True, "world": True}


@pytest.mark.parametrize("title", ["pillars", "world"])
def test_drafts_do_not_pile_up(title: str) -> None:
    module = import_module(f"kingsbridge.titles.{title}.cards")
    ours = module.load_cards({})
    for number in range(1, 100):
        module.load_cards({"stock": {"care_vp" if title == "world" else "start_vp": number % 10}})
        module.load_cards({"stock": {"tax_die": [number % 30, 1, 2, 3, 4, number // 30]}})
    assert len(module._sets) <= 64
    assert module.load_cards({}) is ours
