"""Backups: everything as it is at one moment, in one file, brought back into either database."""

from __future__ import annotations

import gzip
import json
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, select

from kingsbridge.server.database.backup import PASSING
from kingsbridge.server.database.engines import open_engine, reading
from kingsbridge.server.database.schema import metadata
from tests.cli.running import refused, run
from tests.server.conftest import STORES, NewDatabase
from tests.server.crowd import Crowd
from tests.server.serving import serving


def backup(database: str, file: Path) -> None:
    ran = run("server", "backup", str(file), "--database", database)
    assert ran.code == 0, ran.err


def restore(file: Path, database: str) -> str:
    ran = run("server", "restore", str(file), "--database", database)
    assert ran.code == 0, ran.err
    return ran.out


def all_of(database: str) -> dict[str, list[Any]]:
    """Return everything in a database that a backup keeps."""
    engine = open_engine(database)
    with reading(engine) as connection:
        found = {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
            if table.name not in PASSING
        }
    engine.dispose()
    return found


@pytest.mark.parametrize("into", STORES)
def test_a_backup_made_while_people_play_is_whole_in_either_database(
    database: str, into: str, new_database: NewDatabase, tmp_path: Path
) -> None:
    file = tmp_path / "backup.gz"
    with serving(database) as here:
        host = here.host("Prior")
        host.post("/api/host/invitations", note="the choir")
        crowd = Crowd(here, 1)
        with crowd.playing():
            crowd.wait_for_moves(10)
            before = list(crowd.confirmed)
            backup(database, file)
            crowd.wait_for_moves(5)
    other = new_database(into)
    assert "all 4 games are as they should be" in restore(file, other)
    # Every move that was confirmed by then is there, and nothing by halves.
    assert crowd.lost(other, before) == 0
    # People are who they were, and everything goes on.
    with serving(other) as here:
        again = here.again(host)
        assert again.get("/api/me")["me"]["name"] == "Prior"
        assert [one["note"] for one in again.get("/api/host/invitations")] == ["the choir"]
        assert here.visitor("New guest").open("pillars", "me here")


def test_what_comes_back_is_what_went_in(
    database: str, new_database: NewDatabase, tmp_path: Path
) -> None:
    with serving(database) as here:
        ann = here.account("Ann Ö 'quoted'")
        code = ann.open("pillars", "me here", private=True)
        ann.post(f"/api/tables/{code}/chat", text='line\nbreak "and" ünï')
        ann.post(f"/api/tables/{code}/resign")
        ann.post("/api/me/tokens", name="bot")
    first, second = tmp_path / "first.gz", tmp_path / "second.gz"
    backup(database, first)
    for kind in STORES:
        other = new_database(kind)
        restore(first, other)
        assert all_of(other) == all_of(database)
        backup(other, second)
        with gzip.open(first) as one, gzip.open(second) as two:
            # The first line says when it was made.
            assert sorted(one.readlines()[1:]) == sorted(two.readlines()[1:])


def test_a_backup_is_for_nobody_else_and_replaces_an_old_one_in_one_go(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    file = tmp_path / "backup.gz"
    file.write_text("an old one")
    backup(database, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(one.name for one in tmp_path.iterdir()) == ["backup.gz", "games.db"]
    said = refused("server", "backup", str(tmp_path / "no" / "b.gz"), "--database", database)
    assert "cannot be written: no such file or directory" in said


def test_a_database_that_has_anything_in_it_is_left_alone(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    with serving(database) as here:
        here.visitor("Ann")
    backup(database, file)
    before = all_of(database)
    assert "is not empty" in refused("server", "restore", str(file), "--database", database)
    assert all_of(database) == before


def lines_of(file: Path) -> list[Any]:
    with gzip.open(file, "rt", encoding="utf-8") as packed:
        return [json.loads(line) for line in packed]


def write_lines(file: Path, lines: list[Any]) -> None:
    with gzip.open(file, "wt", encoding="utf-8") as packed:
        packed.writelines(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def test_a_damaged_file_is_refused_and_nothing_of_it_is_stored(
    database: str, new_database: NewDatabase, tmp_path: Path
) -> None:
    good = tmp_path / "good.gz"
    with serving(database) as here:
        ann = here.visitor("Ann")
        code = ann.open("pillars", "me here")
        moment = ann.moment(code)
        ann.move(code, moment, moment["menu"]["offers"][0]["move"])
    backup(database, good)
    lines = lines_of(good)
    empty = new_database("sqlite")
    kind = "postgresql" if database.startswith("postgresql") else "sqlite"
    target = new_database(kind)

    def told(name: str, content: bytes | list[Any], into: str = empty) -> str:
        file = tmp_path / name
        if isinstance(content, bytes):
            file.write_bytes(content)
        else:
            write_lines(file, content)
        said = refused("server", "restore", str(file), "--database", into)
        assert name in said
        return said

    assert "there is no file" in refused(
        "server", "restore", str(tmp_path / "none"), "--database", empty
    )
    assert "is no backup" in told("text", b"Dear Philip")
    assert "is no backup" in told("other.gz", [{"some": "thing"}])
    assert "does not go to its end" in told("cut.gz", good.read_bytes()[:-20])
    assert "does not go to its end" in told("short.gz", lines[:-1])
    at = next(n for n, line in enumerate(lines) if isinstance(line, list))
    assert "does not go to its end" in told("less.gz", lines[:at] + lines[at + 1 :])
    assert "a row is not like its table" in told(
        "odd.gz", [*lines[:at], [1, 2, 3], *lines[at + 1 :]]
    )
    later = {**lines[0], "revision": "9999"}
    assert "a later version" in told("later.gz", [later, *lines[1:]], target)
    # A move that was not made.
    heads = {line["table"]: n for n, line in enumerate(lines) if "table" in line}
    heading = heads["log"]
    moves = [list(line) if isinstance(line, list) else line for line in lines]
    moves[heading + 2][lines[heading]["columns"].index("move")] = 32000
    assert "is not as it was" in told("tampered.gz", moves, target)
    engine = open_engine(target)
    assert inspect(engine).get_table_names() == []
    engine.dispose()
    assert restore(good, target)
