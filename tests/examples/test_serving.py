"""The third title on a server that has never heard of it: played to the end, exported, imported."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.examples.installing import Beside
from tests.server.serving import Process, Visitor, free_port

Doc = dict[str, Any]


@pytest.fixture(scope="module")
def server(beside: Beside, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server as `kingsbridge serve` starts it, with the title installed beside it."""
    folder = tmp_path_factory.mktemp("serving")
    running = Process(f"sqlite:///{folder / 'games.db'}", free_port(), folder / "log")
    try:
        running.start(**beside.surroundings)
        yield running
    finally:
        running.see_off()
        if running.process is not None and running.process.poll() is None:
            running.kill()


def play_to_the_end(visitor: Visitor, code: str) -> Doc:
    """Play the first offer of each decision over a WebSocket; return the last moment."""
    with visitor.live() as live:
        live.do("watch", table=code)
        while True:
            news = live.hear_until(lambda heard: heard["news"] == "moment")
            moment: Doc = news["moment"]
            if moment["result"]:
                return moment
            if moment["menu"]:
                move = {"version": moment["version"], "move": moment["menu"]["offers"][0]["move"]}
                live.do("move", table=code, key=f"{code}-{moment['version']}", **move)


def test_the_server_plays_it(server: Process) -> None:
    about = server.visitor().get("/api/about")
    (told,) = [title for title in about["titles"] if title["key"] == "fleece"]
    assert (told["fewest"], told["most"]) == (2, 6)
    assert {"name": "lots", "values": [7, 5, 9]} in told["choices"]["6"]


def test_a_table_says_what_is_offered_and_refused(server: Process) -> None:
    ann = server.visitor("Ann", language="de")
    bob = server.visitor("Bob")
    code = ann.open("fleece", "me open", options={"start": 0, "lots": 5})
    bob.post(f"/api/tables/{code}/join")
    moment = ann.moment(code, refusals=True)
    assert moment["heading"] == "Posten 1 von 5"
    assert moment["prompt"].startswith("Ann: Welche Börse")
    assert moment["menu"]["offers"][1]["text"] == "Die Börse mit 1 Schilling legen"
    (refusal,) = moment["menu"]["refusals"]
    assert (refusal["clause"], refusal["move"]) == ("F-2.3", 5)
    assert refusal["why"] == "In der ersten Runde darf niemand seine vollste Börse legen."
    laid = ann.move(code, moment, 4)
    assert laid["view"]["laid"] == 4
    # What lies face down is told to nobody else.
    seen = bob.moment(code)
    assert seen["view"]["laid"] is None
    assert [line["what"] for line in laid["lines"]][-2:] == ["lays", "chose"]
    assert [line["what"] for line in seen["lines"]][-1] == "lays"


def test_a_move_that_a_clause_forbids_is_refused_by_it(server: Process) -> None:
    ann = server.visitor("Ann")
    code = ann.open("fleece", "me bot", options={"start": 0})
    body = {"version": ann.moment(code)["version"], "move": 7, "key": "mine"}
    answer = ann.ask("POST", f"/api/tables/{code}/moves", **body)
    assert answer.status_code == 422, answer.text
    assert answer.json()["refusal"]["clause"] == "F-2.3"


def test_the_strongest_bot_gives_a_hint(server: Process) -> None:
    ann = server.visitor("Ann")
    code = ann.open("fleece", "me bot bot", options={"start": 0, "lots": 5})
    hint = ann.post(f"/api/tables/{code}/hint")
    assert len(hint["chances"]) == 3
    assert hint["ideas"][0]["text"]


def test_a_game_against_every_level_is_played_to_its_end(server: Process) -> None:
    ann = server.visitor("Ann")
    seats = "me apprentice journeyman master architect open"
    code = ann.open("fleece", seats, options={"lots": 5})
    bob = server.visitor("Bob")
    bob.post(f"/api/tables/{code}/join")
    bob.post(f"/api/tables/{code}/resign")
    end = play_to_the_end(ann, code)
    assert end["result"]["winners"]
    assert [row["text"] for row in end["result"]["rows"]] == [
        f"Lot of {lot}" for lot in range(5, 0, -1)
    ]


def test_a_record_goes_out_and_comes_back_in(server: Process) -> None:
    ann = server.visitor("Ann")
    code = ann.open("fleece", "me bot", options={"lots": 5})
    end = play_to_the_end(ann, code)
    record = ann.get(f"/api/tables/{code}/record")
    copy = ann.post("/api/records", **record)["table"]["code"]
    assert ann.moment(copy)["result"]["scores"] == end["result"]["scores"]
    # Its first version is the table before any move.
    assert ann.get(f"/api/tables/{copy}/replay/4")["ply"] == 3
