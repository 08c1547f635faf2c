"""Whole games over real sockets: moves, refusals, repeats, stale answers, on both databases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.conftest import STORES, NewDatabase
from tests.server.serving import Here, serving


@pytest.fixture(scope="module", params=STORES)
def here(request: pytest.FixtureRequest, new_database: NewDatabase) -> Iterator[Here]:
    """A server on each kind of database."""
    with serving(new_database(request.param)) as running:
        yield running


@pytest.mark.parametrize("title", ["pillars", "world"])
def test_a_guest_plays_a_whole_game_against_a_bot(here: Here, title: str) -> None:
    ann = here.visitor("Ann")
    code = ann.open(title, "me bot")
    with ann.live() as live:
        live.do("watch", table=code)
        moment = live.hear_until(lambda news: news["news"] == "moment")["moment"]
        while moment["result"] is None:
            if moment["menu"] is not None:
                move = moment["menu"]["offers"][0]["move"]
                version = moment["version"]
                live.do("move", table=code, version=version, move=move, key=f"k{version}")
            moment = live.hear_until(lambda news: news["news"] == "moment")["moment"]
    assert moment["deciding"] == -1
    assert moment["result"]["winners"]
    told = ann.table(code)["table"]
    assert told["status"] == "finished"
    assert ann.get(f"/api/tables/{code}/verify")["good"]
    record = ann.get(f"/api/tables/{code}/record")
    assert record["deal"]["commitment"] == told["commitment"]


def test_a_move_sent_twice_is_made_once(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me here")
    moment = ann.moment(code)
    offer = moment["menu"]["offers"][0]["move"]
    body = {"version": moment["version"], "move": offer, "key": "once"}
    first = ann.post(f"/api/tables/{code}/moves", **body)
    again = ann.post(f"/api/tables/{code}/moves", **body)
    assert not first["repeated"]
    assert again["repeated"]
    assert again["version"] == first["version"] == moment["version"] + 1
    assert again["moment"]["ply"] == 1


def test_a_stale_move_is_refused_and_told_how_the_table_stands(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me here")
    moment = ann.moment(code)
    offers = [offer["move"] for offer in moment["menu"]["offers"]]
    ann.move(code, moment, offers[0])
    body = {"version": moment["version"], "move": offers[1], "key": "late"}
    answer = ann.ask("POST", f"/api/tables/{code}/moves", **body)
    assert answer.status_code == 409
    assert answer.json()["code"] == "stale"
    assert answer.json()["moment"]["version"] == moment["version"] + 1


def test_a_move_against_the_rules_is_refused_with_its_clause(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me here")
    moment = ann.moment(code, refusals=True)
    refusal = moment["menu"]["refusals"][0]
    body = {"version": moment["version"], "move": refusal["move"], "key": "wrong"}
    answer = ann.ask("POST", f"/api/tables/{code}/moves", **body)
    assert answer.status_code == 422
    assert answer.json()["refusal"]["clause"] == refusal["clause"]
    assert refusal["why"] in answer.json()["message"]
    assert ann.moment(code)["version"] == moment["version"]


def test_a_refusal_by_a_ruling_is_marked_and_brings_the_other_reading(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me here")
    moment = ann.moment(code, refusals=True)
    # Nobody with room to spare pays for a craftsman only to discard it.
    refusal = next(one for one in moment["menu"]["refusals"] if one["clause"] == "P-I.7")
    assert set(refusal["ruling"]) == {"other", "why"}
    body = {"version": moment["version"], "move": refusal["move"], "key": "ruled"}
    answer = ann.ask("POST", f"/api/tables/{code}/moves", **body)
    assert answer.json()["refusal"] == refusal
    assert answer.json()["message"].startswith("P-I.7‡: ")


def test_who_begins_to_watch_hears_the_journal_from_before_the_first_move(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("pillars", "me here")
    with ann.live() as live:
        live.do("watch", table=code)
        moment = live.hear_until(lambda news: news["news"] == "moment")["moment"]
    assert moment["lines_from"] == 0
    assert moment["lines"] == ann.moment(code)["lines"] != []
