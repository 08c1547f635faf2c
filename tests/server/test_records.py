"""Looking back: replays, records, games played elsewhere."""

from __future__ import annotations

import pytest

from kingsbridge.engine.dice import SECRET_BYTES, SealedDice
from kingsbridge.engine.record import sealed, seeded
from tests.server.playing import first_move, listed, played, together
from tests.server.serving import Doc, Here


def test_of_a_running_game_one_replays_what_one_saw(here: Here) -> None:
    (ann, bob), code = together(here, 2, "world")
    then = {player: player.moment(code) for player in (ann, bob)}
    first_move([ann, bob][ann.moment(code)["deciding"]], code)
    for player, moment in then.items():
        for query in ({}, {"seat": 0}, {"seat": 1}, {"seat": -1}):
            past = player.get(f"/api/tables/{code}/replay/{moment['version']}", **query)
            assert past["view"] == moment["view"]
            assert past["lines"] == moment["lines"]
    past = here.visitor().get(f"/api/tables/{code}/replay/1", seat=0)
    assert past["seat"] == -1


def test_a_finished_game_is_replayed_with_anybodys_eyes(here: Here) -> None:
    (ann, bob), code = together(here, 2, "world")
    then = [ann.moment(code), bob.moment(code)]
    first_move([ann, bob][ann.moment(code)["deciding"]], code)
    ann.post(f"/api/tables/{code}/resign")
    eve = here.visitor()
    for seat in (0, 1):
        past = eve.get(f"/api/tables/{code}/replay/1", seat=seat)
        assert past["seat"] == seat
        assert past["view"] == then[seat]["view"]
    assert eve.get(f"/api/tables/{code}/replay/1", seat=9)["seat"] == 1
    assert eve.get(f"/api/tables/{code}/replay/1")["seat"] == -1
    steps = eve.get(f"/api/tables/{code}/log")
    assert [step["version"] for step in steps] == [1, 2, 3]
    assert eve.get(f"/api/tables/{code}/replay/3")["result"]["resigned"] == [0]
    assert eve.web.get(f"/api/tables/{code}/replay/4").json()["code"] == "bad_version"


def test_a_record_and_its_secret_are_told_when_the_game_is_over(here: Here) -> None:
    (ann, _bob), code = together(here, 2)
    eve = here.visitor()
    assert ann.table(code)["table"]["secret"] is None
    for path in ("record", "verify", "analysis"):
        answer = ann.web.get(f"/api/tables/{code}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
    promise = ann.table(code)["table"]["commitment"]
    ann.post(f"/api/tables/{code}/resign")
    record = eve.get(f"/api/tables/{code}/record")
    assert record["deal"]["commitment"] == promise
    assert record["deal"]["secret"] == eve.table(code)["table"]["secret"]
    assert eve.get(f"/api/tables/{code}/verify")["good"]
    # It was not played to its end: there is nothing to analyse.
    assert eve.web.get(f"/api/tables/{code}/analysis").json()["code"] == "not_over"


@pytest.mark.parametrize("title", ["pillars", "world"])
def test_a_game_played_elsewhere_is_brought_here(here: Here, title: str) -> None:
    ann, eve = here.visitor("Ann"), here.visitor()
    record = played(title, seeded(2**70))
    code = ann.post("/api/records", **record)["table"]["code"]
    told = eve.table(code)
    assert told["table"]["status"] == "finished"
    assert told["moment"]["result"]["scores"] == record["scores"]
    assert told["moment"]["result"]["winners"] == record["winners"]
    # It is marked everywhere: nobody here saw who played it.
    imported = told["table"]["imported"]
    assert imported == told["table"]["created"]
    assert eve.get(f"/api/tables/{code}/record") == {**record, "imported": imported}
    assert eve.get(f"/api/tables/{code}/verify") == {
        "good": True,
        "why": "",
        "scores": record["scores"],
    }
    last = len(record["moves"])
    assert eve.get(f"/api/tables/{code}/replay/{last}", seat=1)["ply"] == last - 1
    assert code not in listed(eve, "finished")
    assert ann.refused(f"/api/tables/{code}/rematch") == (403, "not_yours")
    assert eve.refused("/api/records", **record) == (401, "who_are_you")


def test_a_record_that_is_not_what_it_says_is_refused(here: Here) -> None:
    ann = here.visitor("Ann")
    good = played("world", sealed(SealedDice(bytes(range(SECRET_BYTES)))))
    moves = good["moves"]
    other = SealedDice(bytes(SECRET_BYTES)).secret.hex()
    bad: dict[str, Doc] = {
        "is not over": {"moves": moves[:-1], "scores": None, "winners": None},
        "but the game gives": {"scores": [score + 1 for score in good["scores"]]},
        "names the winners": {"winners": [0, 1]},
        "at move 1 of": {"moves": [32767, *moves[1:]]},
        "commitment promised": {"deal": {**good["deal"], "secret": other}},
        "expected 2 names": {"players": ["Ann"]},
        "no record": {"format": "something"},
        "there is no title": {"title": "chess"},
    }
    for message, change in bad.items():
        answer = ann.ask("POST", "/api/records", **{**good, **change})
        assert answer.status_code == 400
        assert message in answer.json()["message"]
    unkept = {**good, "deal": {**good["deal"], "secret": None}}
    assert ann.refused("/api/records", **unkept) == (400, "refused")
    assert ann.post("/api/records", **good)["table"]["secret"] == good["deal"]["secret"]
