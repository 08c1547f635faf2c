"""The analysis board at a server: who may look, who writes, and of what nobody is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import kingsbridge as kb
from tests.server.conftest import NewDatabase
from tests.server.playing import first_move
from tests.server.serving import PASSWORD, Doc, Here, serving
from tests.study.games import choice, other_moves, record, study_of


@pytest.fixture(scope="module")
def board(new_database: NewDatabase) -> Iterator[Here]:
    with serving(new_database("sqlite")) as here:
        yield here


def asked(visitor: Any, what: str, **said: Any) -> Doc:
    answer: Doc = visitor.post(f"/api/studies/{what}", **said)
    return answer


def test_a_game_is_looked_into_and_what_is_written_is_kept_for_whoever_has_the_link(
    board: Here,
) -> None:
    ann, bob = board.visitor("Ann"), board.visitor("Bob")
    kept = ann.post("/api/studies", record=record("pillars").to_json(), name="A lost game")
    assert (kept["mine"], kept["study"]["name"], kept["owner"]) == (True, "A lost game", ann.code)
    ply = choice("pillars")
    move = other_moves("pillars", ply)[0]
    study = {
        **kept["study"],
        "tree": [{"parent": -1, "ply": ply, "move": move, "comment": "Better!"}],
    }
    address = f"/api/studies/{kept['code']}"
    assert ann.ask("PUT", address, study=study).json()["study"] == study
    for other in (bob, board.visitor()):
        told = other.get(address)
        assert (told["mine"], told["study"], told["owner_name"]) == (False, study, "Ann")
    refused = bob.ask("PUT", address, study=study)
    assert (refused.status_code, refused.json()["code"]) == (403, "not_yours")
    assert bob.ask("DELETE", address).status_code == 403
    # Whoever wants to go on keeps a copy.
    copy = bob.post("/api/studies", study=study)
    assert copy["mine"]
    assert [one["code"] for one in bob.get("/api/studies")] == [copy["code"]]
    (listed,) = ann.get("/api/studies")
    assert (listed["name"], listed["moves"], listed["title"]) == ("A lost game", 1, "pillars")
    seen = asked(bob, "look", study=study, node=0)
    assert seen["moment"]["ply"] == ply + 1
    told = asked(bob, "outline", study=study)
    assert told["tree"][0]["text"]
    assert ann.ask("DELETE", address).status_code == 204
    assert bob.web.get(address).status_code == 404


def test_thoughts_deepen(board: Here) -> None:
    ann = board.visitor("Ann")
    ply = choice("world")
    looks = [
        asked(ann, "thoughts", study=study_of("world"), ply=ply, looks=looks)["looks"]
        for looks in (20, 80)
    ]
    assert looks == [20, 80]
    nobody = board.visitor().web.post("/api/studies/thoughts", json={"study": {}, "looks": 20})
    assert nobody.status_code == 401


def test_a_running_game_is_not_looked_into_by_anybody(board: Here) -> None:
    ann, bob = board.visitor("Ann"), board.visitor("Bob")
    code = ann.open("pillars", "me open")
    bob.post(f"/api/tables/{code}/join")
    for one in (ann, bob, board.visitor("Eve")):
        refused = one.ask("POST", "/api/studies", table=code)
        assert (refused.status_code, refused.json()["code"]) == (409, "not_over")


def test_nobody_is_thought_for_at_a_table_with_others(board: Here) -> None:
    ann, bob, eve = (board.visitor(name) for name in ("Ann", "Bob", "Eve"))
    code = ann.open("world", "me open")
    bob.post(f"/api/tables/{code}/join")
    table = board.run(board.server.tables.table(code))
    state = table.the_game().state
    game = kb.title("world")
    # What Ann knows of the game, set up by hand.
    position = game.to_json(state.as_seen_by(0))
    study = eve.post("/api/studies", position=position, players=["Ann", "Bob"])["study"]
    refused = ann.ask("POST", "/api/studies/thoughts", study=study, looks=20)
    assert (refused.status_code, refused.json()["code"]) == (409, "being_played")
    opened = ann.ask(
        "POST",
        "/api/tables",
        title="world",
        seats=[{"kind": "me"}, {"kind": "bot", "level": "apprentice"}],
        position=position,
    )
    assert opened.json()["code"] == "being_played"
    assert asked(eve, "thoughts", study=study, looks=20)["best"]
    # Once they are past it, it is a position like any other.
    for _ in range(6):
        first_move(
            ann if board.run(board.server.tables.table(code)).the_game().deciding == 0 else bob,
            code,
        )
    assert asked(ann, "thoughts", study=study, looks=20)["best"]


def test_who_plays_a_rated_game_is_told_no_thoughts_about_that_title(board: Here) -> None:
    ann, bob = board.account("Rated Ann"), board.account("Rated Bob")
    code = ann.open("pillars", "me open", rated=True)
    bob.post(f"/api/tables/{code}/join")
    refused = ann.ask("POST", "/api/studies/thoughts", study=study_of("pillars"), looks=20)
    assert (refused.status_code, refused.json()["code"]) == (409, "rated_game")
    assert asked(ann, "thoughts", study=study_of("world"), looks=20)["best"]
    bob.post(f"/api/tables/{code}/resign")
    assert asked(ann, "thoughts", study=study_of("pillars"), looks=20)["best"]


@pytest.mark.parametrize("title", ["pillars", "world"])
def test_a_position_is_played_on_from_and_its_record_replays(board: Here, title: str) -> None:
    ann = board.visitor("Ann")
    ply = len(record(title).moves) - 12
    study = study_of(title)
    position = asked(ann, "position", study=study, ply=ply, eyes=0, deal=3)["position"]
    wish = {"title": title, "seats": [{"kind": "me"}, {"kind": "here", "name": "Bo"}]}
    told = ann.post("/api/tables", **wish, position=position)
    code = told["table"]["code"]
    assert told["moment"]["ply"] == ply
    assert not told["table"]["rated"]
    while not (moment := ann.moment(code))["result"]:
        first_move(ann, code)
    again = ann.get(f"/api/tables/{code}/record")
    assert again["position"] == position
    assert ann.get(f"/api/tables/{code}/verify")["good"]
    # It can be brought elsewhere, and looked into.
    brought = ann.post("/api/records", **again)["table"]["code"]
    kept = ann.post("/api/studies", table=brought)
    last = len(kept["study"]["base"]["moves"])
    seen = asked(ann, "look", study=kept["study"], ply=last, eyes=moment["seat"])
    assert seen["moment"]["result"]["scores"] == again["scores"]


def test_a_game_from_a_position_that_cannot_be_is_not_begun(board: Here) -> None:
    ann = board.account("Position Ann")
    position = asked(ann, "position", study=study_of("pillars"), ply=40)["position"]
    wish: Doc = {"title": "pillars", "seats": [{"kind": "me"}, {"kind": "open"}]}
    rated = ann.ask("POST", "/api/tables", **wish, rated=True, position=position)
    assert "never rated" in rated.json()["message"]
    three = [*wish["seats"], {"kind": "open"}]
    assert (
        "for 2 seats"
        in ann.ask("POST", "/api/tables", title="pillars", seats=three, position=position).json()[
            "message"
        ]
    )
    bad = {**position, "round": 9}
    refused = ann.ask("POST", "/api/tables", **wish, position=bad)
    assert "position.round: expected a whole number from 1 to 6" in refused.json()["message"]
    refused = ann.ask("POST", "/api/studies/set-up", position=bad)
    assert refused.status_code == 400
    assert "position.round" in refused.json()["message"]


def test_a_guests_studies_go_along_to_the_account(board: Here) -> None:
    account = board.account("Studious")
    guest = board.visitor("Guest")
    code = guest.post("/api/studies", study=study_of("world"))["code"]
    guest.post("/api/me/login", name="Studious", password=PASSWORD)
    assert account.get(f"/api/studies/{code}")["owner"] == account.code
