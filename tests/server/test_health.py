"""The server notices when it cannot write, says so plainly, and keeps what it has to itself."""

from __future__ import annotations

import json
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from kingsbridge.server.database.engines import open_engine, prepare
from kingsbridge.server.hosting import vitals
from kingsbridge.server.serve import default_database
from tests.cli.running import run
from tests.server.conftest import NewDatabase
from tests.server.serving import PATIENCE, Doc, Here, process, serving, until


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything be tried anew whenever somebody asks."""
    monkeypatch.setattr(vitals, "FRESH_FOR", 0.0)
    monkeypatch.setattr(vitals, "TOO_LONG", PATIENCE)
    monkeypatch.setattr(vitals, "FULL_FOR", 0.5)


def health(here: Here) -> tuple[int, str | None]:
    answer = here.visitor().ask("GET", "/health")
    said: Doc = answer.json()
    assert said["healthy"] == (answer.status_code == 200)
    return answer.status_code, said["reason"]


def file_in(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


def test_a_server_that_can_write_is_healthy(database: str) -> None:
    with serving(database) as here:
        assert health(here) == (200, None)


def test_a_file_that_is_gone_is_told_and_nothing_more_is_confirmed(
    new_database: NewDatabase, soon: None
) -> None:
    database = new_database("sqlite")
    with serving(database) as here:
        ann = here.visitor("Ann")
        code = ann.open("pillars", "me here")
        moment = ann.moment(code)
        file_in(database).rename(f"{file_in(database)}.away")
        # Connections that are made anew make no new file.
        here.server.store.engine.dispose()
        assert health(here) == (503, "its file is gone")
        assert not file_in(database).exists()
        move = {"version": moment["version"], "move": moment["menu"]["offers"][0]["move"]}
        assert ann.refused(f"/api/tables/{code}/moves", key="a", **move)[0] == 503
        # It is the same file again.
        Path(f"{file_in(database)}.away").rename(file_in(database))
        assert health(here) == (200, None)
        assert ann.move(code, moment, move["move"])["version"] == moment["version"] + 1


def test_no_move_goes_into_a_file_that_nobody_finds_again(
    new_database: NewDatabase,
) -> None:
    database = new_database("sqlite")
    with serving(database) as here:
        ann = here.visitor("Ann")
        code = ann.open("pillars", "me here")
        moment = ann.moment(code)
        moment = ann.move(code, moment, moment["menu"]["offers"][0]["move"])
        # The connection for moves was in use a moment ago, and is used again.
        file_in(database).rename(f"{file_in(database)}.away")
        body = {"version": moment["version"], "move": moment["menu"]["offers"][0]["move"]}
        assert ann.refused(f"/api/tables/{code}/moves", key="lost", **body)[0] == 503
        Path(f"{file_in(database)}.away").rename(file_in(database))


def test_another_file_in_its_place_is_told(new_database: NewDatabase, soon: None) -> None:
    database = new_database("sqlite")
    with serving(database) as here:
        other = Path(f"{file_in(database)}.other")
        other.touch()
        other.replace(file_in(database))
        status, reason = health(here)
        assert status == 503
        assert reason is not None
        assert "another file in its place" in reason
        assert here.visitor().refused("/api/me/guest", name="Ann", language="en") == (503, "later")


def test_a_database_that_another_program_locks_is_told(
    new_database: NewDatabase, soon: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vitals, "TOO_LONG", 0.2)
    database = new_database("sqlite")
    with serving(database) as here:
        engine = here.server.store.engine

        def hasty(connection: Any, *_: object) -> None:
            connection.execute("PRAGMA busy_timeout = 1000")

        event.listen(engine, "connect", hasty)
        engine.dispose()
        beside = sqlite3.connect(file_in(database), isolation_level=None)
        beside.execute("BEGIN IMMEDIATE")
        slow = (503, "a write takes longer than 0 seconds")
        until(lambda: health(here) == slow, "it is not told")
        until(lambda: health(here) == (503, "another program keeps it locked"), "it is not told")
        beside.execute("ROLLBACK")
        beside.close()
        until(lambda: health(here) == (200, None), "it does not go on")


def test_a_full_disk_is_told(new_database: NewDatabase, soon: None) -> None:
    with serving(new_database("sqlite")) as here:
        ann = here.visitor("Ann")
        engine = here.server.store.engine

        def tiny(connection: Any, *_: object) -> None:
            # A page count that is reached already: as if nothing more fitted on the disk.
            connection.execute("PRAGMA max_page_count = 1")

        event.listen(engine, "connect", tiny)
        engine.dispose()

        def full() -> bool:
            ann.ask("POST", "/api/me/guest?forget=1", name="x" * 20, language="en")
            return health(here) == (503, "the disk is full")

        until(full, "it is not told")
        event.remove(engine, "connect", tiny)
        engine.dispose()
        until(lambda: health(here) == (200, None), "it does not go on")


def test_the_log_has_one_line_each_time_it_changes(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    database = new_database("sqlite")
    with process(database, tmp_path / "log") as server:
        ann = server.visitor()
        ann.register("Ann")
        assert run("server", "host", "Ann", "--database", database).code == 0
        away = file_in(database).rename(f"{file_in(database)}.away")

        def sick() -> bool:
            return ann.ask("GET", "/health").status_code == 503

        until(sick, "it is not told")
        assert all(sick() for _ in range(5))
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
        told = [line for line in lines if line["event"] == "cannot_write"]
        assert [line["reason"] for line in told] == ["its file is gone"]
        # A host sees it afterwards.
        away.rename(file_in(database))
        until(lambda: not sick(), "it does not go on")
        (signs,) = ann.get("/api/host/load")["processes"]
        assert signs["last_failure"]["reason"] == "its file is gone"
        assert signs["write_failures"] > 0
        (line,) = [line for line in signs["errors"] if line["what"] == "cannot_write"]
        assert line["more"] == {"reason": "its file is gone"}


# Nobody else reads it


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_file_and_what_lies_beside_it_are_for_nobody_else(new_database: NewDatabase) -> None:
    file = file_in(new_database("sqlite"))
    with serving(f"sqlite:///{file}") as here:
        here.visitor("Ann")
        beside = [one for one in file.parent.iterdir() if one.name.startswith(file.name)]
        assert {one.name.removeprefix(file.name) for one in beside} == {"", "-wal", "-shm", ".lock"}
        assert {one.name: mode(one) for one in beside} == {one.name: 0o600 for one in beside}


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.touch(0o644)
    engine = open_engine(f"sqlite:///{file}")
    prepare(engine)
    engine.dispose()
    assert mode(file) == 0o600


def test_the_folder_is_made_for_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KINGSBRIDGE_DATA", str(tmp_path / "new" / "data"))
    default_database()
    assert mode(tmp_path / "new" / "data") == 0o700
    # One that was there is as its owner wants it.
    monkeypatch.setenv("KINGSBRIDGE_DATA", str(tmp_path))
    tmp_path.chmod(0o755)
    default_database()
    assert mode(tmp_path) == 0o755
    # Unless it is the one that we choose ourselves.
    monkeypatch.delenv("KINGSBRIDGE_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "kingsbridge").mkdir(0o755)
    default_database()
    assert mode(tmp_path / "kingsbridge") == 0o700
