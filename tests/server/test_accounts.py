"""Accounts: passwords that are changed, data that is taken along, and leaving for good."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select, select

from kingsbridge.engine.record import seeded
from kingsbridge.server.database.schema import metadata, people, rating_steps, ratings, seats
from kingsbridge.server.hosting.bans import Sentence, ban, unban
from kingsbridge.server.hosting.people import by_code
from kingsbridge.server.people.export import Export
from kingsbridge.server.people.farewell import OWN
from tests.cli.running import refused, run
from tests.server.conftest import NewDatabase
from tests.server.playing import decide_often, played
from tests.server.serving import PASSWORD, Here, Visitor, play_until, serving


def login(here: Here, name: str, password: str) -> Visitor:
    visitor = here.visitor()
    visitor.post("/api/me/login", name=name, password=password)
    return visitor


def status(visitor: Visitor) -> int:
    return visitor.web.get("/api/me").status_code


def change(visitor: Visitor, old: str, new: str) -> tuple[int, str | None]:
    answer = visitor.ask("PUT", "/api/me/password", old=old, new=new)
    return answer.status_code, answer.json()["code"] if answer.content else None


def test_a_password_is_changed_with_the_old_one_and_ends_other_sessions(here: Here) -> None:
    ann = here.account("Careful Ann")
    other = login(here, "Careful Ann", PASSWORD)
    assert change(ann, "not this one", "a new one") == (403, "not_your_password")
    assert change(ann, PASSWORD, "short") == (400, "bad_password")
    assert change(ann, PASSWORD, PASSWORD) == (400, "same_password")
    assert status(other) == 200
    program = here.visitor(token=ann.post("/api/me/tokens", name="bot")["token"])
    assert change(ann, PASSWORD, "a new one") == (204, None)
    assert status(program) == 401
    assert status(ann) == 200
    assert status(other) == 401
    assert here.visitor().refused("/api/me/login", name=ann.name, password=PASSWORD) == (
        401,
        "wrong_password",
    )
    login(here, "Careful Ann", "a new one")
    assert change(here.visitor("Guest"), "", "a new one") == (400, "account_needed")


# By the host's command


def test_a_host_hands_out_a_link_for_a_new_password(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kingsbridge.db'}"
    assert "never started" in refused("server", "password", "Ann", "--database", database)
    with serving(database) as here:
        ann = here.account("Ann")
    options = ["--address", "https://games.example.org/", "--database", database]
    assert "Bob" in refused("server", "password", "Bob", *options)
    link = run("server", "password", "ann", *options).out.strip()
    assert link.startswith("https://games.example.org/letters/reset#")
    with serving(database) as here:
        visitor = here.visitor()
        sealed = link.partition("#")[2]
        visitor.post("/api/me/password/reset", link=sealed, password="a new one")
        assert visitor.get("/api/me")["me"]["code"] == ann.code
        again = {"link": sealed, "password": "another one"}
        assert visitor.refused("/api/me/password/reset", **again) == (400, "old_link")
        (deed,) = here.host("Prior").get("/api/host/audit")["shown"][1:]
        assert (deed["what"], deed["by"], deed["facts"]["person"]) == (
            "password_link",
            None,
            ann.code,
        )


def test_a_host_sets_a_password_that_comes_by_the_input(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kingsbridge.db'}"
    with serving(database) as here:
        ann = here.account("Ann")
    options = ["server", "password", "Ann", "--ask", "--database", database]
    assert run(*options, typed="short\n").code == 2
    assert run(*options, typed="a new one\n").code == 0
    with serving(database) as here:
        assert status(here.again(ann)) == 401
        login(here, "Ann", "a new one")
    (deed,) = run("server", "audit", "--json", "--database", database).json()["shown"]
    assert (deed["what"], deed["facts"]) == ("password", {"person": ann.code, "name": "Ann"})


# All that is kept of somebody


def test_all_that_is_kept_of_somebody_can_be_taken_along(here: Here) -> None:
    ann, bob = here.account("Export Ann"), here.visitor("Bob")
    ann.post("/api/me/tokens", name="my bot")
    ann.post(f"/api/me/mutes/{bob.code}")
    ann.ask("PUT", "/api/me/boxes/world", corrections={})
    running = ann.open("pillars", "me open")
    bob.post(f"/api/tables/{running}/join")
    ann.post(f"/api/tables/{running}/chat", text="mine")
    bob.post(f"/api/tables/{running}/chat", text="not mine")
    play_until(running, [ann, bob], lambda moment: moment["version"] > 8)
    finished = ann.open("world", "me open")
    bob.post(f"/api/tables/{finished}/join")
    bob.post(f"/api/tables/{finished}/resign")
    elsewhere = bob.open("pillars", "me open open")
    ann.post(f"/api/tables/{elsewhere}/join")
    bob.post(f"/api/tables/{elsewhere}/kick", seat=1)
    brought = ann.post("/api/records", **played("world", seeded(3)))["table"]["code"]
    answer = ann.web.get("/api/me/export")
    told = answer.json()
    assert told["person"]["name"] == "Export Ann"
    assert told["mutes"] == [bob.code]
    assert [token["name"] for token in told["tokens"]] == ["my bot"]
    assert [box["title"] for box in told["boxes"]] == ["world"]
    assert [line["text"] for line in told["chat"]] == ["mine"]
    assert len(told["sessions"]) == 1
    tables = {table["code"]: table for table in told["tables"]}
    assert set(tables) == {running, finished, brought}
    assert told["kicks"] == [elsewhere]
    # Of a running game nothing that is hidden: neither the deal, nor what others did.
    assert "deal" not in tables[running]
    assert {row[2] for row in tables[running]["log"]} == {0}
    assert tables[finished]["deal"]["secret"]
    for secret in ("password", "hash", "argon2", "look"):
        assert f'"{secret}' not in answer.text
    for _ in range(2):
        ann.get("/api/me/export")
    assert ann.web.get("/api/me/export").status_code == 429
    assert here.visitor().web.get("/api/me/export").status_code == 401


# Where the schema refers to somebody, and under which name an export tells it. Nobody is told who
# does not want to hear or meet them, nor who reported them.
TOLD = {
    "sessions.person": "sessions",
    "tokens.person": "tokens",
    "boxes.person": "boxes",
    "studies.person": "studies",
    "puzzle_standings.person": "puzzle_standings",
    "puzzle_tries.person": "puzzle_tries",
    "ratings.person": "ratings",
    "rating_steps.person": "rating_steps",
    "notices.person": "notices",
    "mutes.person": "mutes",
    "mutes.muted": None,
    "blocks.person": "blocks",
    "blocks.blocked": None,
    "kicks.person": "kicks",
    "habits.person": "habits",
    "reports.reporter": "reports",
    "reports.reported": None,
    "audit.by": "audit",
    "chat.person": "chat",
    "seats.person": "tables",
    "tables.owner": "tables",
}
# What stays of who left for good: that a number sat there, was spoken of, or kept order.
STAYS = {"seats.person", "tables.owner", "reports.reported", "audit.by"}


def test_no_table_that_refers_to_somebody_is_forgotten() -> None:
    """Whoever adds one says how it is exported, and what becomes of it when somebody leaves."""
    refer = {
        str(column): column
        for table in metadata.sorted_tables
        for column in table.c
        if any(key.references(people) for key in column.foreign_keys)
    }
    assert set(refer) == set(TOLD)
    assert {name for name in TOLD.values() if name} <= set(Export.__struct_fields__)
    gone = {str(column) for column in OWN} | {"sessions.person", "tokens.person"}
    assert set(refer) - gone == STAYS


# Leaving for good


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_who_leaves_takes_along_what_is_theirs_alone(kind: str, new_database: NewDatabase) -> None:
    with serving(new_database(kind)) as here:
        ann, bob = here.account("Leaving Ann"), here.account("Staying Bob")
        rated = ann.open("world", "me open", rated=True)
        bob.post(f"/api/tables/{rated}/join")
        bob.post(f"/api/tables/{rated}/resign")
        running = ann.open("pillars", "me here open")
        bob.post(f"/api/tables/{running}/join")
        ann.post(f"/api/tables/{running}/chat", text="farewell")
        waiting = ann.open("pillars", "me open")
        bobs = bob.open("pillars", "me open open")
        ann.post(f"/api/tables/{bobs}/join")
        ann.post("/api/me/tokens", name="bot")
        ann.post(f"/api/me/mutes/{bob.code}")
        bob.post(f"/api/me/mutes/{ann.code}")
        ann.ask("PUT", "/api/me/boxes/world", corrections={})
        assert ann.refused("/api/me/delete", password="not this one") == (403, "not_your_password")
        assert status(ann) == 200
        with ann.live() as live:
            live.answer("hall")
            ann.post("/api/me/delete", password=PASSWORD)
        assert ann.get("/api/me")["me"] is None
        assert here.visitor().refused("/api/me/login", name=ann.name, password=PASSWORD) == (
            401,
            "wrong_password",
        )
        assert bob.web.get(f"/api/people/{ann.code}").status_code == 404
        names = [seat["name"] for seat in bob.table(rated)["table"]["seats"]]
        assert names == ["N. N.", "Staying Bob"]
        assert bob.get(f"/api/tables/{rated}/record")["players"] == names
        told = bob.table(running)["table"]
        assert [seat["name"] for seat in told["seats"]] == ["N. N.", "N. N. 2", "Staying Bob"]
        assert told["status"] == "finished"
        assert bob.table(waiting)["table"]["status"] == "closed"
        assert [seat["name"] for seat in bob.table(bobs)["table"]["seats"]][1:] == ["", ""]
        assert bob.get(f"/api/tables/{running}/chat") == []
        assert bob.get("/api/me")["me"]["muted"] == []
        assert left_of(here, "Leaving Ann", "farewell") == []
        # The name is free again, and the one who has it now is somebody else.
        assert here.account("Leaving Ann").code != ann.code
        assert here.visitor().refused("/api/me/guest", name="N. N.") == (400, "name_taken")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nobody_is_told_of_who_left_and_they_are_rated_no_more(
    kind: str, new_database: NewDatabase
) -> None:
    with serving(new_database(kind)) as here:
        here.account("Leaving Ann")
        # She was a guest first, and somebody noted it.
        ann, bob, cyn = here.visitor("Anonymous Ann"), here.account("Bob"), here.account("Cyn")
        here.do(
            lambda desk: ban(desk, by_code(desk.connection, ann.code), Sentence(neighbours=False))
        )
        here.do(lambda desk: unban(desk, by_code(desk.connection, ann.code)))
        ann.post("/api/me/login", name="Leaving Ann", password=PASSWORD)
        ann.code = ann.get("/api/me")["me"]["code"]
        table = ann.open("pillars", "me open open")
        bob.post(f"/api/tables/{table}/join")
        ann.post(f"/api/tables/{table}/kick", seat=1)
        bob.post(f"/api/people/{ann.code}/report", reason="insults", text="Leaving Ann swore")
        here.host("Prior").post("/api/host/reports/1/settle", outcome="warned")
        rated = ann.open("world", "me open open", rated=True)
        for player in (bob, cyn):
            player.post(f"/api/tables/{rated}/join")
        decide_often([ann, bob, cyn], rated)
        ann.post("/api/me/delete", password=PASSWORD)
        # The others play on, and are rated.
        bob.post(f"/api/tables/{rated}/resign")
        assert bob.table(rated)["table"]["status"] == "finished"
        assert [one.get("/api/me")["me"]["ratings"][0]["games"] for one in (bob, cyn)] == [1, 1]
        for rows in (ratings, rating_steps):
            of_whom = select(people.c.name).join(rows, rows.c.person == people.c.id)
            assert sorted(read(here, of_whom)) == [("Bob",), ("Cyn",)]
        assert left_of(here, "Leaving Ann", "leaving ann", "Anonymous Ann") == []
        assert [notice["facts"]["name"] for notice in bob.get("/api/me/notices")] == ["N. N."] * 2


def read(here: Here, found: Select[Any]) -> list[tuple[Any, ...]]:
    rows = here.run(here.server.store.read(lambda c: c.execute(found).all()))
    return [tuple(row) for row in rows]


def left_of(here: Here, *words: str) -> list[str]:
    """Return where some words still stand in the database."""

    def look() -> list[str]:
        with here.server.store.engine.connect() as connection:
            return [
                table.name
                for table in metadata.sorted_tables
                for row in connection.execute(select(table))
                if any(word in str(row) for word in words)
            ]

    return look()


def test_who_is_called_like_a_part_of_a_result_spoils_no_list(here: Here) -> None:
    for name in ("scores", "2", "text"):
        guest = here.visitor(name)
        code = guest.open("world", "me bot")
        guest.post(f"/api/tables/{code}/resign")
        assert guest.ask("POST", "/api/me/delete").status_code == 204
        assert here.visitor().get(f"/api/tables/{code}")["table"]["status"] == "finished"
        assert here.visitor().ask("GET", "/api/tables?which=finished").status_code == 200


def test_a_guest_leaves_without_a_password(here: Here) -> None:
    guest = here.visitor("Leaving guest")
    alone = guest.open("pillars", "me bot")
    guest.post("/api/me/delete")
    assert guest.get("/api/me")["me"] is None
    assert here.visitor().table(alone)["table"]["status"] == "finished"
    found = select(people.c.name, people.c.origin).where(people.c.code == guest.code)
    row = here.run(here.server.store.read(lambda c: c.execute(found).one()))
    assert tuple(row) == ("N. N.", None)
    sat = select(seats.c.name).where(seats.c.name == "Leaving guest")
    assert here.run(here.server.store.read(lambda c: c.execute(sat).first())) is None
