"""`kingsbridge serve` and `kingsbridge server ...`, as somebody types them."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from time import monotonic

import httpx
import pytest
from sqlalchemy import Executable, delete, select, text, update
from websockets.exceptions import ConnectionClosed

from kingsbridge.server.database.engines import open_engine, writing
from kingsbridge.server.database.migrations import migrate
from kingsbridge.server.database.schema import log, people, tables
from tests.cli.running import TITLES, finished_game, refused, run
from tests.server.conftest import NewDatabase
from tests.server.serving import (
    MOST_TO_STOP,
    PATIENCE,
    children_of,
    free_port,
    is_there,
    process,
    serving,
    stop_workers,
    until,
)
from tests.server.test_crashes import until_the_bot_thinks

PASSWORD = "correct horse"


# What cannot be served is told in one line


@pytest.mark.parametrize("url", ["nonsense", "mysql://ann@localhost/games", "sqlite"])
def test_an_unknown_kind_of_database_is_refused(url: str) -> None:
    said = refused("serve", "--database", url, "--port", str(free_port()))
    assert "sqlite" in said
    assert "postgresql" in said


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "games.db"
    said = refused("serve", "--database", f"sqlite:///{file}", "--port", str(free_port()))
    assert str(file) in said
    assert "No such file or directory" in said


def test_a_data_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "data"
    said = refused("serve", "--port", str(free_port()), KINGSBRIDGE_DATA=str(folder))
    assert str(folder) in said


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Philip, " * 1000)
    said = refused("serve", "--database", f"sqlite:///{file}", "--port", str(free_port()))
    assert "file is not a database" in said
    assert file.read_text() == "Dear Philip, " * 1000


def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    engine = open_engine(database)
    migrate(engine)
    with writing(engine) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    said = refused("serve", "--database", database, "--port", str(free_port()))
    assert "made by another version of Kingsbridge" in said


def test_a_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        database = f"sqlite:///{tmp_path / 'games.db'}"
        said = refused("serve", "--database", database, "--port", str(port))
    assert f"port {port}" in said
    assert "Address already in use" in said


def test_an_address_that_is_not_this_machines_is_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    port = str(free_port())
    said = refused("serve", "--database", database, "--host", "192.0.2.1", "--port", port)
    assert "192.0.2.1" in said


def test_a_postgresql_that_is_not_there_is_refused_without_telling_the_password() -> None:
    database = f"postgresql://ann:secret@127.0.0.1:{free_port()}/games"
    for command in (["serve", "--port", str(free_port())], ["server", "verify"]):
        said = refused(*command, "--database", database)
        assert "Connection refused" in said
        assert "secret" not in said


# A server that is told to stop


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_does_so_at_once_and_leaves_nothing_behind(
    how: signal.Signals, new_database: NewDatabase, tmp_path: Path
) -> None:
    with process(new_database("sqlite"), tmp_path / "log") as server:
        pid = server.its_process.pid
        ann = server.visitor("Ann")
        workers = stop_workers(server)
        code = ann.open("pillars", "me bot")
        until_the_bot_thinks(ann, code)
        with ann.live() as live:
            live.do("watch", table=code)
            live.hear_until(lambda news: news["news"] == "moment")
            assert children_of(pid)
            begun = monotonic()
            if how == signal.SIGINT:
                # As a terminal does it.
                os.killpg(pid, how)
            else:
                os.kill(pid, how)
            with pytest.raises(ConnectionClosed):
                live.hear_until(lambda news: False)
        assert server.its_process.wait(PATIENCE) == 0
        assert monotonic() - begun < MOST_TO_STOP
        until(lambda: not any(is_there(worker) for worker in workers), "a worker is left")
        said = server.log.read_text()
        assert "Traceback" not in said
        assert "timeout" not in said


# Records in and out


def with_account(database: str, name: str) -> None:
    """Let somebody have an account."""
    with serving(database) as here:
        here.visitor().post("/api/me/account", name=name, password=PASSWORD, language="en")


def change(database: str, statement: Executable) -> None:
    """Tamper with what is stored."""
    engine = open_engine(database)
    with writing(engine) as connection:
        connection.execute(statement)
    engine.dispose()


def test_records_come_out_as_they_went_in_and_are_verified(database: str, tmp_path: Path) -> None:
    with_account(database, "Ann")
    records = {key: finished_game(key) for key in TITLES}
    files = []
    for key, record in records.items():
        files.append(tmp_path / f"{key}.json")
        files[-1].write_text(record.to_text())
    ran = run("server", "import", "--owner", "Ann", *map(str, files), "--database", database)
    assert ran.code == 0
    assert ran.out.count(" is at /table/") == 2
    assert run("server", "export", str(tmp_path / "out"), "--database", database).code == 0
    written = sorted((tmp_path / "out").iterdir())
    assert [file.name.split("-")[0] for file in written] == TITLES
    for file, record in zip(written, records.values(), strict=True):
        brought = json.loads(file.read_text())
        # Whoever gets it is told that it was not played there.
        assert type(brought.pop("imported")) is int
        assert brought == record.to_json()
        said = run("replay", str(file), "--verify")
        assert "A server was given this game on 20" in said.out
    ran = run("server", "verify", "--database", database)
    assert (ran.code, ran.out) == (0, "2 of 2 games are as they should be\n")


def test_a_record_that_is_not_as_it_was_played_is_not_brought_in(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with_account(database, "Ann")
    record = finished_game()
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(record.to_text())
    record.moves.pop()
    bad.write_text(record.to_text())
    said = refused(
        "server", "import", "--owner", "Ann", str(good), str(bad), "--database", database
    )
    assert str(bad) in said
    # All of them or none.
    assert run("server", "verify", "--database", database).out == (
        "0 of 0 games are as they should be\n"
    )


TAMPERED = {
    "a move is another": update(log).where(log.c.table == 1, log.c.n == 5).values(move=32000),
    "a row is missing": delete(log).where(log.c.table == 1, log.c.n == 5),
    "the end is missing": delete(log).where(log.c.table == 1, log.c.n > 20),
    "the result is another": update(tables)
    .where(tables.c.id == 1)
    .values(result='{"text":"","winners":[0],"scores":[0,0,0],"rows":[],"resigned":[]}'),
    "the status is nonsense": update(tables).where(tables.c.id == 1).values(status="won"),
    "the deal cannot be read": update(tables).where(tables.c.id == 1).values(deal="{"),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_a_game_that_was_tampered_with_is_named(what: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with_account(database, "Ann")
    file = tmp_path / "record.json"
    file.write_text(finished_game().to_text())
    args = ["--owner", "Ann", str(file), str(file), "--database", database]
    ran = run("server", "import", *args)
    code = ran.out.split("/table/")[1].split()[0]
    change(database, TAMPERED[what])
    ran = run("server", "verify", "--database", database)
    assert ran.code == 1
    assert ran.out == "1 of 2 games are as they should be\n"
    assert ran.err.count("\n") == 1
    assert code in ran.err
    found = run("server", "verify", "--json", "--database", database).json()
    assert found["games"] == 2
    assert list(found["wrong"]) == [code]


def test_an_account_becomes_a_hosts(database: str) -> None:
    with_account(database, "Ann")
    assert "Bob" in refused("server", "host", "Bob", "--database", database)
    assert run("server", "host", "ann", "--database", database).code == 0
    engine = open_engine(database)
    with engine.connect() as connection:
        assert connection.execute(select(people.c.role)).scalars().all() == ["host"]
    engine.dispose()


def test_the_program_alone_opens_the_hall_in_the_browser(tmp_path: Path) -> None:
    """Its browser here is a script that tells the test which page it was to show."""
    told = tmp_path / "told"
    os.mkfifo(told)
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {told}\n")
    browser.chmod(0o755)
    surroundings = {"BROWSER": f"{browser} %s", "KINGSBRIDGE_DATA": str(tmp_path)}
    alone = subprocess.Popen(
        [sys.executable, "-m", "kingsbridge"],
        stderr=subprocess.DEVNULL,
        env={**os.environ, **surroundings},
    )
    try:
        address = told.read_text().strip()
        assert "Kingsbridge" in httpx.get(address, timeout=PATIENCE).text
    finally:
        alone.terminate()
        assert alone.wait(PATIENCE) == 0
