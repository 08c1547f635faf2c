"""Nothing is lost: not when the server is killed, nor the database, nor when the disk is full.

KINGSBRIDGE_KILLS says how often the server is killed under load, and KINGSBRIDGE_SEED when;
`make soak-server` does it for an hour (`tests/server/soak.py`).
"""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from kingsbridge.server.database.engines import open_engine
from kingsbridge.server.database.schema import chat
from tests.server.conftest import NewDatabase
from tests.server.crowd import Crowd
from tests.server.postgres import Cluster
from tests.server.serving import (
    PATIENCE,
    Doc,
    Here,
    Process,
    Visitor,
    free_port,
    process,
    serving,
    stop_workers,
    until,
)
from tests.server.soak import Soak
from tests.server.wire import Wire

KILLS = int(os.environ.get("KINGSBRIDGE_KILLS", "3"))
SEED = int(os.environ.get("KINGSBRIDGE_SEED", "1"))
MOST_MOVES = 1000


def verify(database: str) -> Any:
    """Run `kingsbridge server verify`."""
    command = [sys.executable, "-m", "kingsbridge", "server", "verify"]
    return subprocess.run(
        [*command, "--database", database], capture_output=True, text=True, check=False
    )


def some_moment_later(random: Random) -> None:
    """Let a moment pass in which anything may happen."""
    threading.Event().wait(random.uniform(0, 0.05))


def next_move(visitor: Visitor, code: str, key: str) -> Doc:
    """Return a move that the rules allow, as it is sent; wait until it is one's turn."""

    def menu() -> Doc:
        moment = visitor.moment(code)
        return moment if moment["menu"] is not None else {}

    moment = until(menu, "it is not the visitor's turn")
    move = moment["menu"]["offers"][0]["move"]
    return {"version": moment["version"], "move": move, "key": key}


def make_moves(visitor: Visitor, code: str, number: int) -> None:
    for _ in range(number):
        move = next_move(visitor, code, f"{visitor.code}-{next(visitor.keys)}")
        visitor.post(f"/api/tables/{code}/moves", **move)


# The server is killed


def test_a_server_that_is_killed_under_load_loses_nothing(database: str, tmp_path: Path) -> None:
    with process(database, tmp_path / "log") as server:
        tally = Soak(server, database, SEED).run(KILLS, lambda _tally: None, everybody_every=1)
    assert tally.lost == 0
    assert tally.confirmed > 0
    verified = verify(database)
    assert verified.returncode == 0, verified.stderr
    games = 4 * tally.crowds
    assert verified.stdout == f"{games} of {games} games are as they should be\n"


def test_what_a_bot_was_thinking_about_is_thought_about_again_after_a_restart(
    database: str, tmp_path: Path
) -> None:
    with process(database, tmp_path / "log") as server:
        ann = server.visitor("Ann")
        stop_workers(server)
        code = ann.open("pillars", "me bot")
        waiting = until_the_bot_thinks(ann, code)
        server.kill()
        server.start()
        until(
            lambda: ann.table(code)["table"]["version"] > waiting,
            "the bot does not move",
        )


def test_a_worker_that_is_killed_while_a_bot_thinks_delays_the_move_and_no_more(
    tmp_path: Path, new_database: NewDatabase
) -> None:
    with process(new_database("sqlite"), tmp_path / "log") as server:
        ann = server.visitor("Ann")
        code = ann.open("pillars", "me bot")
        until_the_bot_thinks(ann, code)
        next_move(ann, code, "the bot has moved: it can think")
        workers = stop_workers(server)
        before = until_the_bot_thinks(ann, code)
        until(lambda: ann.get("/health")["thinking"] == 1, "the bot does not think")
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        until(lambda: ann.table(code)["table"]["version"] > before, "the bot does not move")


def test_a_second_server_cannot_have_the_same_file_until_the_first_is_gone(
    tmp_path: Path, new_database: NewDatabase
) -> None:
    database = new_database("sqlite")
    with process(database, tmp_path / "log") as first:
        ann = first.visitor("Ann")
        second = Process(database, free_port(), tmp_path / "second")
        second.begin()
        assert second.its_process.wait() == 2
        complaint = second.log.read_text()
        assert "is in use by another server" in complaint
        assert complaint.count("\n") == 1
        assert ann.get("/api/me")["me"]["name"] == "Ann"
        first.kill()
        second.start()
        try:
            assert second.again(ann).get("/api/me")["me"]["name"] == "Ann"
        finally:
            second.see_off()
            second.kill()


# The database is gone for a while


def test_without_the_database_nothing_is_confirmed_and_play_goes_on_when_it_is_back(
    postgresql: Cluster,
) -> None:
    database = postgresql.new_database()
    with serving(database) as one, serving(database) as other:
        ann, bob = one.visitor("Ann"), other.visitor("Bob")
        code = ann.open("pillars", "me open")
        bob.post(f"/api/tables/{code}/join")
        against_bot = ann.open("world", "me bot")
        bots_turn = until_the_bot_thinks(ann, against_bot)
        with bob.live() as live:
            live.do("watch", table=code)
            heard = live.hear_until(lambda news: news["news"] == "moment")["moment"]
            who = ann if ann.moment(code)["menu"] is not None else bob
            move = next_move(who, code, "through it all")
            assert heard["version"] == move["version"]
            postgresql.stop()
            try:
                for _ in range(3):
                    answer = who.ask("POST", f"/api/tables/{code}/moves", **move)
                    assert answer.status_code == 503
                    assert answer.headers["Retry-After"]
                    assert answer.json()["code"] == "later"
                    assert "the database cannot be used now" in answer.json()["message"]
                until(lambda: ann.ask("GET", "/health").status_code == 503, "it seems well")
                assert known(one, code) == known(other, code) == move["version"]
            finally:
                postgresql.start()
            until(lambda: who.ask("GET", "/health").status_code == 200, "it is not well again")
            answer = who.post(f"/api/tables/{code}/moves", **move)
            assert not answer["repeated"]
            # Both processes hear of each other again, and nobody had to come back.
            live.hear_until(
                lambda news: (
                    news["news"] == "moment" and news["moment"]["version"] == answer["version"]
                )
            )
            ann.post(f"/api/tables/{code}/chat", text="that was close")
            said = live.hear_until(lambda news: news["news"] == "chat")
            assert said["line"]["text"] == "that was close"
        until(
            lambda: ann.table(against_bot)["table"]["version"] > bots_turn,
            "the bot does not move",
        )


def until_the_bot_thinks(visitor: Visitor, code: str) -> int:
    """Play until it is, or was, a bot's turn; return the version of which it was."""
    table = visitor.table(code)["table"]
    while table["deciding"] == 0:
        move = next_move(visitor, code, f"{visitor.code}-{next(visitor.keys)}")
        table = visitor.post(f"/api/tables/{code}/moves", **move)["table"]
    return int(table["version"])


def known(here: Here, code: str) -> int | None:
    """Return which version of a table a server has in memory; what is not there is not ahead."""

    async def look() -> int | None:
        table = here.server.tables.at_hand.get(code)
        return None if table is None or table.game is None else table.game.version

    found = here.run(look())
    return int(found) if found is not None else None


def test_connections_that_are_cut_in_the_middle_of_anything_lose_nothing(
    postgresql: Cluster, tmp_path: Path
) -> None:
    random = Random(SEED)
    database = postgresql.new_database()
    with process(database, tmp_path / "log") as server:
        crowd = Crowd(server, SEED)
        with crowd.playing():
            cuts = 0
            while cuts < 5 * KILLS and not crowd.finished:
                cuts += 1
                crowd.wait_for_moves(random.randint(1, 5))
                some_moment_later(random)
                postgresql.run(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()",
                    database,
                )
            crowd.wait_for_everybody()
        crowd.check_stored(database)


def test_a_move_whose_commit_was_not_answered_is_found_stored_and_told_to_everybody(
    postgresql: Cluster,
) -> None:
    database = postgresql.new_database()
    with Wire(postgresql.port) as wire, serving(wire.leads_to(database)) as here:
        ann, bob = here.visitor("Ann"), here.visitor("Bob")
        code = ann.open("pillars", "me open")
        bob.post(f"/api/tables/{code}/join")
        who = ann if ann.moment(code)["menu"] is not None else bob
        with bob.live() as live:
            live.do("watch", table=code)
            live.hear_until(lambda news: news["news"] == "moment")
            move = next_move(who, code, "perhaps")
            wire.cut_at("INSERT INTO steps")
            answer = who.ask("POST", f"/api/tables/{code}/moves", **move)
            assert answer.status_code == 503
            assert wire.cut.wait(PATIENCE)
            stored = move["version"] + 1
            told = live.hear_until(lambda news: news.get("moment", {}).get("version") == stored)
            again = who.post(f"/api/tables/{code}/moves", **move)
            assert again["repeated"]
            assert again["version"] == told["moment"]["version"]


def test_what_was_stored_without_an_answer_is_not_stored_again(postgresql: Cluster) -> None:
    database = postgresql.new_database()
    with Wire(postgresql.port) as wire, serving(wire.leads_to(database)) as here:
        ann = here.visitor("Ann")
        code = ann.open("pillars", "me here")
        wire.cut_at_commit_of("INSERT INTO chat")
        with ann.live() as live:
            # Sent at once, several of them are in one transaction.
            for number in range(8):
                live.do("say", table=code, text=f"line {number}")
            answers = [live.hear_until(lambda news: news["news"] == "answer") for _ in range(8)]
        assert wire.cut.wait(PATIENCE)
        assert any(answer["problem"] for answer in answers)
    engine = open_engine(database)
    with engine.connect() as connection:
        lines = list(connection.execute(select(chat.c.text)).scalars())
    engine.dispose()
    assert sorted(lines) == [f"line {number}" for number in range(8)]


def test_a_move_is_told_to_everybody_even_if_who_made_it_was_cut_off_meanwhile(
    postgresql: Cluster,
) -> None:
    database = postgresql.new_database()
    with serving(database) as here:
        ann = here.visitor("Ann")
        code = ann.open("pillars", "me here")
        with here.visitor("Cyn").live() as watching:
            watching.do("watch", table=code)
            moment = watching.hear_until(lambda news: news["news"] == "moment")["moment"]
            move = next_move(ann, code, "the last")
            with ann.live() as live, psycopg.connect(database) as beside:
                # The move cannot be stored as long as somebody else holds the table.
                beside.execute("SELECT id FROM tables FOR UPDATE")
                live.do("move", table=code, **move)
                until(lambda: waiting_for_a_lock(postgresql, database), "it is not being stored")
                # As when a host at another server bans her.
                here.loop.call_soon_threadsafe(here.server.live.cut_off, ann.code)
                with pytest.raises(ConnectionClosed):
                    live.hear_until(lambda news: False)
                beside.rollback()
            told = watching.hear_until(
                lambda news: (
                    news["news"] == "moment" and news["moment"]["version"] > moment["version"]
                )
            )["moment"]
            assert told["version"] == move["version"] + 1


def waiting_for_a_lock(cluster: Cluster, database: str) -> bool:
    """Return whether anybody waits for anybody else in a database."""
    waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = "
    return cluster.run(f"{waiting} current_database()", database) != []


# The disk is full


@pytest.mark.skipif(
    not hasattr(resource, "prlimit"), reason="only Linux limits the files of a running process"
)
def test_a_full_disk_is_told_and_harms_nothing_and_play_goes_on_when_there_is_room(
    tmp_path: Path, new_database: NewDatabase
) -> None:
    database = new_database("sqlite")
    file = Path(database.removeprefix("sqlite:///"))
    with process(database, tmp_path / "log") as server:
        pid = server.its_process.pid
        ann = server.visitor("Ann")
        code = ann.open("pillars", "me here")
        make_moves(ann, code, 3)
        # No file of the server may grow any more: the kernel refuses.
        biggest = max(part.stat().st_size for part in file.parent.iterdir())
        _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (biggest, hard))
        for _ in range(MOST_MOVES):
            move = next_move(ann, code, f"{ann.code}-{next(ann.keys)}")
            answer = ann.ask("POST", f"/api/tables/{code}/moves", **move)
            if not answer.is_success:
                break
        assert answer.status_code == 503
        assert answer.json()["code"] == "later"
        assert answer.headers["Retry-After"]
        # It can be looked at, and is as it was.
        assert ann.moment(code)["version"] == move["version"]
        assert ann.ask("POST", f"/api/tables/{code}/moves", **move).status_code == 503
        with sqlite3.connect(file) as beside:
            assert beside.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        beside.close()
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))
        answer = ann.ask("POST", f"/api/tables/{code}/moves", **move)
        assert answer.json()["version"] == move["version"] + 1
        make_moves(ann, code, 3)
    assert verify(database).returncode == 0
