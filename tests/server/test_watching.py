"""Many eyes on one table: friends at a screen, spectators, chat and hints."""

from __future__ import annotations

import pytest

from tests.server.playing import first_move, together
from tests.server.serving import Doc, Here, play_until

# One screen, many eyes


def test_friends_at_one_screen_play_each_with_their_own_eyes(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("world", "me here here")
    for seat in range(3):
        moment = ann.moment(code, seat=seat)
        assert moment["seat"] == seat
        hands = [player["hand"] is not None for player in moment["view"]["players"]]
        assert hands == [place == seat for place in range(3)]
    moment = ann.moment(code)
    assert moment["seat"] == moment["deciding"]
    move = moment["menu"]["offers"][0]["move"]
    wrong = (moment["deciding"] + 1) % 3
    body = {"version": moment["version"], "move": move, "key": "k"}
    assert ann.refused(f"/api/tables/{code}/moves", **body, seat=wrong) == (409, "not_your_turn")
    told = ann.post(f"/api/tables/{code}/moves", **body, seat=moment["deciding"])
    assert told["version"] == moment["version"] + 1


def test_a_spectator_sees_what_lies_open(here: Here) -> None:
    (ann, bob), code = together(here, 2, "world")
    for eve in (here.visitor("Eve"), here.visitor()):
        moment = eve.moment(code)
        assert moment["seat"] == -1
        assert moment["menu"] is None
        assert moment["undo"] is None
        assert all(player["hand"] is None for player in moment["view"]["players"])
        with eve.live() as live:
            live.do("watch", table=code)
            seen = live.hear_until(lambda news: news["news"] == "moment")["moment"]
            assert seen["view"] == moment["view"]
            first_move([ann, bob][seen["deciding"]], code)
            news = live.hear_until(lambda news: news["news"] == "moment")["moment"]
            assert news["version"] == moment["version"] + 1


# Chat


def test_what_is_said_at_a_table_is_heard_there_and_kept(here: Here) -> None:
    (ann, bob), code = together(here, 2)
    chat = f"/api/tables/{code}/chat"
    eve = here.visitor("Eve")
    with eve.live() as live:
        live.answer("watch", table=code)
        line = ann.post(chat, text="hello")
        news = live.hear_until(lambda news: news["news"] == "chat")
        assert news == {"news": "chat", "table": code, "line": line}
        assert live.answer("say", table=code, text="me too")["problem"]["code"] == "not_yours"
    with bob.live() as live:
        assert live.answer("say", table=code, text="good day")["problem"] is None
    assert [line["text"] for line in eve.get(chat)] == ["hello", "good day"]
    assert [line["name"] for line in eve.get(chat)] == ["Ann", "Bob"]
    assert [line["text"] for line in eve.get(chat, after=line["id"])] == ["good day"]
    assert ann.refused(chat, text="x" * 501) == (400, "bad_chat")
    assert ann.post(chat, text="x" * 500)["text"] == "x" * 500


# Hints


def test_a_hint_names_the_best_moves_with_their_chances(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me here", hints=True)
    moment = ann.moment(code)
    hint = ann.post(f"/api/tables/{code}/hint")
    offers = {offer["move"]: offer["text"] for offer in moment["menu"]["offers"]}
    assert 1 <= len(hint["ideas"]) <= 3
    assert hint["version"] == moment["version"]
    for idea in hint["ideas"]:
        assert idea["text"] == offers[idea["move"]]
        assert 0 <= idea["chance"] <= 1
    visits = [idea["visits"] for idea in hint["ideas"]]
    assert visits == sorted(visits, reverse=True)
    assert sum(hint["chances"]) == pytest.approx(1)
    assert hint["ideas"][0]["text"] in hint["why"]
    german = ann.ask("POST", f"/api/tables/{code}/hint?language=de").json()
    assert [idea["move"] for idea in german["ideas"]] == [idea["move"] for idea in hint["ideas"]]
    assert german["why"] != hint["why"]


@pytest.mark.parametrize(
    ("seats", "asked", "given"),
    [
        ("me bot bot", {}, True),
        ("me bot open", {}, False),
        ("me here bot", {}, False),
        ("me open", {"hints": None}, False),
        ("me open", {"hints": True}, True),
        ("me bot", {"hints": False}, False),
    ],
)
def test_hints_are_for_who_plays_alone_unless_the_table_is_opened_with_them(
    here: Here, seats: str, asked: Doc, given: bool
) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", seats, **asked)
    assert ann.table(code)["table"]["hints"] is given
    if "open" in seats:
        ann.post(f"/api/tables/{code}/start", level="apprentice")
        # It stays as it was told to whoever might have sat down.
        assert ann.table(code)["table"]["hints"] is given


def test_at_the_cathedral_a_hint_is_one_of_the_moves_beside_the_proposal(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me here", hints=True)
    moment = play_until(code, [ann, ann], lambda moment: moment["menu"]["proposal"] is not None)
    offers = {offer["move"]: offer["text"] for offer in moment["menu"]["offers"]}
    assert moment["menu"]["proposal"]["moves"][0] in offers
    hint = ann.post(f"/api/tables/{code}/hint")
    assert hint["version"] == moment["version"]
    assert hint["ideas"]
    for idea in hint["ideas"]:
        assert idea["text"] == offers[idea["move"]]


def test_there_are_no_hints_out_of_turn_nor_where_they_are_not_wanted(here: Here) -> None:
    (ann, bob), code = together(here, 2, hints=True)
    waiting = [bob, ann][ann.moment(code)["deciding"]]
    assert waiting.refused(f"/api/tables/{code}/hint") == (409, "not_your_turn")
    quiet = ann.open("pillars", "me here", hints=False)
    assert ann.refused(f"/api/tables/{quiet}/hint") == (409, "no_hints")
    ann.post(f"/api/tables/{code}/resign")
    assert ann.refused(f"/api/tables/{code}/hint") == (409, "over")
    first, second = here.account("Hinted one"), here.account("Hinted two")
    rated = first.open("pillars", "me open", rated=True, hints=True)
    second.post(f"/api/tables/{rated}/join")
    player = [first, second][first.moment(rated)["deciding"]]
    assert player.refused(f"/api/tables/{rated}/hint") == (409, "no_hints")
    assert not first.table(rated)["table"]["hints"]
