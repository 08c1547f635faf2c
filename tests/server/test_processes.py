"""Several servers on one PostgreSQL: players who are connected to different ones play together."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from kingsbridge.table.errors import Refused
from tests.cli.running import refused
from tests.server.conftest import NewDatabase
from tests.server.serving import (
    MOST_TO_STOP,
    PATIENCE,
    Doc,
    Here,
    LiveClient,
    Process,
    Visitor,
    children_of,
    free_port,
    is_there,
    process,
    processes,
    serving,
    stop_workers,
    until,
)
from tests.server.supervised import NUMBER
from tests.server.test_crashes import next_move, until_the_bot_thinks


@pytest.fixture(scope="module")
def both(new_database: NewDatabase) -> Iterator[tuple[Here, Here]]:
    """Two servers of this test file's own, on one database."""
    database = new_database("postgresql")
    with serving(database) as one, serving(database) as other:
        yield one, other


def hear_moment(live: LiveClient, version: int) -> Doc:
    """Return a table's game at a version, or a newer one, as soon as it is told."""
    told: Doc = live.hear_until(
        lambda news: news["news"] == "moment" and news["moment"]["version"] >= version
    )["moment"]
    return told


def until_it_is(visitor: Visitor, code: str, what: str, value: object) -> None:
    """Wait until somebody is told of a table what is so."""
    until(lambda: visitor.table(code)["table"][what] == value, f"the table's {what} is not {value}")


@pytest.mark.parametrize("title", ["pillars", "world"])
def test_two_people_at_different_servers_play_a_whole_game(
    both: tuple[Here, Here], title: str
) -> None:
    one, other = both
    ann, bob = one.visitor("Ann"), other.visitor("Bob")
    code = ann.open(title, "me open")
    bob.post(f"/api/tables/{code}/join")
    with ann.live() as hers, bob.live() as his:
        for live in (hers, his):
            live.do("watch", table=code)
        version = 1
        while True:
            moments = [hear_moment(live, version) for live in (hers, his)]
            # Everybody is told of every change.
            assert [moment["version"] for moment in moments] == [version, version]
            deciding = moments[0]["deciding"]
            if deciding < 0:
                break
            live = (hers, his)[deciding]
            move = moments[deciding]["menu"]["offers"][-1]["move"]
            live.do("move", table=code, version=version, move=move, key=f"k{version}")
            version += 1
    assert moments[0]["result"] == moments[1]["result"]
    assert moments[0]["result"]["winners"]
    assert one.visitor().table(code)["table"]["status"] == "finished"
    assert other.visitor().table(code)["table"]["status"] == "finished"


def test_who_joins_at_another_server_starts_the_table(both: tuple[Here, Here]) -> None:
    one, other = both
    ann, bob = one.visitor("Ann"), other.visitor("Bob")
    with ann.live() as live, other.visitor("Cyn").live() as in_hall:
        in_hall.do("hall")
        in_hall.hear_until(lambda news: news["news"] == "answer")
        code = ann.open("pillars", "me open")
        in_hall.hear_until(lambda news: news["news"] == "hall")
        live.do("watch", table=code)
        live.hear_until(lambda news: news["news"] == "table")
        bob.post(f"/api/tables/{code}/join")
        assert hear_moment(live, 1)["seats"][1]["name"] == "Bob"
        assert ann.table(code)["table"]["status"] == "playing"


def test_two_people_who_take_the_last_seats_at_different_servers_start_the_table(
    both: tuple[Here, Here],
) -> None:
    one, other = both
    ann, bob, cyn = one.visitor("Ann"), one.visitor("Bob"), other.visitor("Cyn")
    with ThreadPoolExecutor(2) as friends:
        for _ in range(8):
            code = ann.open("pillars", "me open open")
            cyn.table(code)
            sitting = [
                friends.submit(bob.post, f"/api/tables/{code}/join", seat=1),
                friends.submit(cyn.post, f"/api/tables/{code}/join", seat=2),
            ]
            for one_of_them in sitting:
                one_of_them.result()
            for anybody in (ann, cyn):
                until_it_is(anybody, code, "status", "playing")


def test_chat_crosses_every_line_once_in_its_order(both: tuple[Here, Here]) -> None:
    one, other = both
    ann, bob = one.visitor("Ann"), other.visitor("Bob")
    code = ann.open("pillars", "me open")
    bob.post(f"/api/tables/{code}/join")
    with ann.live() as hers, bob.live() as his:
        for live in (hers, his):
            live.do("watch", table=code)
            live.hear_until(lambda news: news["news"] == "moment")
        for number in range(6):
            hers.do("say", table=code, text=f"line {number}")
        for live in (hers, his):
            heard = [
                live.hear_until(lambda news: news["news"] == "chat")["line"]["text"]
                for _ in range(6)
            ]
            assert heard == [f"line {number}" for number in range(6)]
        his.do("say", table=code, text="yes?")
        for live in (hers, his):
            said = live.hear_until(lambda news: news["news"] == "chat")["line"]
            assert (said["name"], said["text"]) == ("Bob", "yes?")


def test_who_is_connected_to_another_server_is_here(both: tuple[Here, Here]) -> None:
    one, other = both
    ann, bob = one.visitor("Ann"), other.visitor("Bob")
    code = ann.open("pillars", "me open")
    bob.post(f"/api/tables/{code}/join")
    assert not ann.table(code)["table"]["seats"][1]["here"]
    with bob.live():
        until(lambda: ann.table(code)["table"]["seats"][1]["here"], "Bob is not here")


def test_of_two_answers_to_one_version_one_counts_and_the_other_is_told_how_it_stands(
    both: tuple[Here, Here],
) -> None:
    one, other = both
    ann = one.visitor("Ann")
    again = other.again(ann)
    code = ann.open("pillars", "me here")
    with ThreadPoolExecutor(2) as hands:
        for _ in range(10):
            moment = ann.moment(code)
            offers = [offer["move"] for offer in moment["menu"]["offers"]]
            path = f"/api/tables/{code}/moves"
            version = moment["version"]
            until_it_is(again, code, "version", version)
            asked = [
                hands.submit(who.ask, "POST", path, version=version, move=move, key=key)
                for who, move, key in (
                    (ann, offers[0], f"one{version}"),
                    (again, offers[-1], f"other{version}"),
                )
            ]
            answers = [hand.result() for hand in asked]
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            for answer in answers:
                # Both are told the same: what was made, by whomever.
                assert answer.json()["moment"]["version"] == version + 1
                if answer.status_code == 409:
                    assert answer.json()["code"] == "stale"
            made = [answer.json()["moment"]["view"] for answer in answers]
            assert made[0] == made[1]


def test_a_move_that_is_sent_again_to_another_server_is_made_once(
    both: tuple[Here, Here],
) -> None:
    one, other = both
    ann = one.visitor("Ann")
    again = other.again(ann)
    code = ann.open("pillars", "me here")
    for number in range(5):
        again.moment(code)
        move = next_move(ann, code, f"once{number}")
        with ThreadPoolExecutor(2) as hands:
            asked = [
                hands.submit(who.post, f"/api/tables/{code}/moves", **move) for who in (ann, again)
            ]
            answers = [hand.result() for hand in asked]
        assert sorted(answer["repeated"] for answer in answers) == [False, True]
        assert {answer["version"] for answer in answers} == {move["version"] + 1}


def test_a_host_who_closes_a_table_at_one_server_ends_it_at_the_other(
    both: tuple[Here, Here],
) -> None:
    one, other = both
    ann, bob = one.visitor("Ann"), other.visitor("Bob")
    code = ann.open("pillars", "me open")
    with bob.live() as live:
        live.do("watch", table=code)
        live.hear_until(lambda news: news["news"] == "table")
        ann.post(f"/api/tables/{code}/close")
        live.hear_until(
            lambda news: news["news"] == "table" and news["table"]["status"] == "closed"
        )
    assert bob.refused(f"/api/tables/{code}/join") == (409, "begun")


def test_when_a_server_is_killed_another_thinks_for_its_bots(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    database = new_database("postgresql")
    with processes(database, tmp_path / "one", tmp_path / "other") as (one, other):
        ann = one.visitor("Ann")
        stop_workers(one)
        code = ann.open("pillars", "me bot")
        version = until_the_bot_thinks(ann, code)
        again = other.again(ann)
        with again.live() as live:
            live.do("watch", table=code)
            assert hear_moment(live, version)["version"] == version
            one.kill()
            # It is not waited for: the other server sees by itself that the bot is late.
            assert hear_moment(live, version + 1)["version"] > version


# A restart


def test_a_restart_loses_nothing_and_nobody_waits_longer_than_it_takes(
    database: str, tmp_path: Path
) -> None:
    with process(database, tmp_path / "log") as server:
        ann, bob = server.visitor("Ann"), server.visitor("Bob")
        code = ann.open("pillars", "me open")
        bob.post(f"/api/tables/{code}/join")
        version = play_a_little(code, ann, bob, 1)
        with ann.live() as live:
            live.do("watch", table=code)
            assert hear_moment(live, version)["version"] == version
            begun = monotonic()
            assert server.stop() == 0
            stopped = monotonic() - begun
            with pytest.raises(ConnectionClosed) as told:
                live.hear_until(lambda _: False)
        # Who was there is told that the server will be back.
        assert told.value.rcvd is not None
        assert told.value.rcvd.code == CloseCode.SERVICE_RESTART
        assert stopped < MOST_TO_STOP
        server.start()
        ann, bob = server.again(ann), server.again(bob)
        assert ann.moment(code)["version"] == version
        assert play_a_little(code, ann, bob, version) == version + 6


def test_who_knocks_during_a_restart_is_let_in_after_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with socket.create_server(("127.0.0.1", 0), backlog=100) as listening:
        # It says another port: where systemd listens counts.
        server = Process(database, free_port(), tmp_path / "log")
        server.handed_over = listening
        server.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        try:
            server.start()
            ann = server.visitor("Ann")
            code = ann.open("pillars", "me here")
            assert server.stop() == 0
            with ThreadPoolExecutor(8) as crowd:
                # Nobody is refused, though there is nobody to answer.
                knocking = [crowd.submit(server.again(ann).moment, code) for _ in range(8)]
                server.begin()
                assert [one.result(PATIENCE)["version"] for one in knocking] == [1] * 8
            assert server.stop() == 0
        finally:
            server.see_off()
            if server.its_process.poll() is None:
                server.kill()


def play_a_little(code: str, ann: Visitor, bob: Visitor, version: int) -> int:
    """Let two people make a few moves over the wire; return the version that they reach."""
    with ann.live() as hers, bob.live() as his:
        for live in (hers, his):
            live.do("watch", table=code)
        for number in range(version, version + 6):
            moments = [hear_moment(live, number) for live in (hers, his)]
            deciding = moments[0]["deciding"]
            move = moments[deciding]["menu"]["offers"][0]["move"]
            key = f"restart{number}"
            answer = (hers, his)[deciding].answer(
                "move", table=code, version=number, move=move, key=key
            )
            assert answer["problem"] is None
    return version + 6


# `kingsbridge serve --processes`


def test_several_processes_answer_at_one_port_and_a_lost_one_is_replaced(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    server = Process(new_database("postgresql"), free_port(), tmp_path / "log")
    server.begin("--processes", "2")
    first = server.its_process.pid
    try:
        server.wait()
        two = until(lambda: two_of(children_of(first)), "there are not two processes")
        ann = server.visitor("Ann")
        code = ann.open("pillars", "me here")
        os.kill(two[0], signal.SIGKILL)
        until(
            lambda: two[0] not in children_of(first) and two_of(children_of(first)),
            "it is not replaced",
        )
        # A connection to the lost process is lost with it.
        assert server.again(ann).moment(code)["version"] == 1
        two = children_of(first)
        assert server.stop() == 0
        until(lambda: not any(map(is_there, two)), "a process is left")
    finally:
        server.see_off()
        if server.its_process.poll() is None:
            server.kill()


def test_processes_that_die_together_are_replaced_together(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.supervised", str(tmp_path)]
    with subprocess.Popen(command, start_new_session=True) as first:

        def all_there(*but: int) -> list[int]:
            """Return the processes by their places, once none is there of those that were lost."""
            found = [
                int(said.read_text())
                for place in range(NUMBER)
                if (said := tmp_path / str(place)).exists()
            ]
            return found if len(found) == NUMBER and not set(found) & set(but) else []

        try:
            pids = until(all_there, "they do not start")
            for lost in pids[:3]:
                os.kill(lost, signal.SIGKILL)
            again = until(lambda: all_there(*pids[:3]), "they are not replaced")
            assert again[3] == pids[3]
            # One that is lost again waits, and nobody waits with it.
            os.kill(again[0], signal.SIGKILL)
            os.kill(again[3], signal.SIGKILL)
            new = tmp_path / "3"
            until(lambda: int(new.read_text()) != again[3], "it waits for another")
            assert int((tmp_path / "0").read_text()) == again[0]
        finally:
            first.terminate()
            assert first.wait(PATIENCE) == 0
    until(lambda: not any(map(is_there, [*again[1:3], int(new.read_text())])), "one is left")


def test_if_the_first_process_is_killed_the_others_end(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    server = Process(new_database("postgresql"), free_port(), tmp_path / "log")
    server.begin("--processes", "2")
    try:
        server.wait()
        two = until(lambda: two_of(children_of(server.its_process.pid)), "there are not two")
        workers = [worker for one in two for worker in children_of(one)]
    finally:
        server.kill()
    until(lambda: not any(map(is_there, two + workers)), "a process is left")


def two_of(pids: list[int]) -> list[int]:
    return pids if len(pids) == 2 else []


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    port = str(free_port())
    said = refused("serve", "--processes", "2", "--database", database, "--port", port)
    assert "PostgreSQL" in said


def test_who_asked_is_told_again_if_it_could_not_be_stored(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another write of the same group spoiled it for all."""
    ann = here.visitor("Ann")
    ann.get("/api/me")
    store, peers = here.server.store, here.server.peers
    told: list[Any] = []
    monkeypatch.setattr(store, "announce", lambda _connection, news: told.append(news))

    def spoil(_connection: Connection) -> None:
        raise Refused("no")

    async def together() -> Any:
        peers._told_until = 0
        # One keeps the writer busy, so that the others wait and become a group.
        writes = [store.write(lambda c: None), store.write(peers._beat), store.write(spoil)]
        return await asyncio.gather(*writes, return_exceptions=True)

    _, until_when, error = here.run(together())
    assert isinstance(error, Refused)
    assert isinstance(until_when, int)
    asked = [ann.code in news["asked"] for news in told if "asked" in news]
    assert asked == [True, True]


def test_who_asks_one_process_by_http_is_here_for_the_others(both: tuple[Here, Here]) -> None:
    one, other = both
    ann = one.visitor("Ann")
    ann.get("/api/me")
    assert one.server.live.here(ann.code)
    # They hear of it with the next heartbeat.
    one.run(one.server.store.write(one.server.peers._beat))
    until(lambda: other.server.live.here(ann.code), "the other process did not hear of her")
    # It is told once for all that somebody asked for, and not passed on by those who heard it.
    assert ann.code not in other.server.live.last_asked()
    assert not other.server.live.connected(ann.code)
