"""Analyses: found out once for everybody, told in every language, given up when nobody waits."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from math import ceil
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace
from sqlalchemy import update

from kingsbridge.engine.record import seeded
from kingsbridge.server.database.schema import seats
from kingsbridge.server.tables import analyses
from tests.server.playing import played
from tests.server.serving import Here, Visitor, serving, until

NOTHING = {"begun": False, "found": False, "done": 0, "total": 0}
QUICK = "search:iterations=2"
ENDLESS = "search:iterations=1000000"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'kingsbridge.db'}"


def brought(visitor: Visitor, seed: int = 3) -> str:
    """Bring a game here that was played elsewhere; return where its analysis is asked for."""
    code = visitor.post("/api/records", **played("world", seeded(seed)))["table"]["code"]
    return f"/api/tables/{code}/analysis"


@contextmanager
def asking(visitor: Visitor, path: str) -> Iterator[socket.socket]:
    """Ask for something with a connection of one's own, and hang up afterwards."""
    where = urlsplit(visitor.address)
    cookies = "; ".join(f"{name}={value}" for name, value in visitor.web.cookies.items())
    said = f"GET {path} HTTP/1.1\r\nHost: {where.netloc}\r\nCookie: {cookies}\r\n\r\n"
    with socket.create_connection((str(where.hostname), int(where.port or 0))) as line:
        line.sendall(said.encode())
        yield line


def waiting(here: Here) -> int:
    """Return how many wait for an analysis."""
    return sum(going_on.waiting for going_on in list(here.server.analyses.going_on.values()))


def test_an_analysis_is_found_out_once_and_told_in_every_language(database: str) -> None:
    with serving(database, analyst=QUICK) as here:
        ann = here.visitor("Ann")
        path = brought(ann)
        english = ann.get(path)
        german = ann.get(path, language="de")
        found = here.server.analysts.done
        assert found == 1 + ceil(len(english["decisions"]) / analyses.PIECE)
        assert (english["language"], german["language"]) == ("en", "de")
        same = ("result", "scores", "bot", "seed")
        assert english["summary"][0]["mistakes"] == german["summary"][0]["mistakes"]
        assert [english[part] for part in same] == [german[part] for part in same]
        made = [decision["made"] for decision in english["decisions"]]
        gemacht = [decision["made"] for decision in german["decisions"]]
        assert [move["chance"] for move in made] == [move["chance"] for move in gemacht]
        assert [move["text"] for move in made] != [move["text"] for move in gemacht]
        told = here.server.thinkers.done
        assert ann.get(path) == english
        assert (here.server.thinkers.done, here.server.analysts.done) == (told, found)
    with serving(database, analyst=QUICK) as here:
        nobody = here.visitor()
        assert nobody.get(path) == english
        assert nobody.get(path, language="de") == german
        assert here.server.analysts.done == 0
        # Of who leaves for good nothing is told any more, not even from memory.
        again = here.again(ann)
        person = here.run(here.server.people.by_code(ann.code))
        sat = update(seats).where(seats.c.name == "Ann").values(person=person.id)
        here.run(here.server.store.write(lambda c: c.execute(sat).rowcount))
        assert "Ann" in str(english)
        again.post("/api/me/delete")
        assert "Ann" not in str(here.server.analyses._told)
        assert "Ann" not in str(nobody.get(path))


def test_an_analysis_is_given_up_when_nobody_waits_for_it_any_more(database: str) -> None:
    with serving(database, analyst=ENDLESS) as here:
        ann, bob = here.visitor("Ann"), here.visitor("Bob")
        path = brought(ann)
        analysts = here.server.analysts
        with asking(ann, path):
            until(lambda: analysts.thinking == 1, "nobody thinks")
            with asking(bob, f"{path}?language=de"):
                until(lambda: waiting(here) == 2, "they do not wait together")
            until(lambda: waiting(here) == 1, "nobody noticed that one of them left")
            assert analysts.thinking == 1
        until(lambda: not here.server.analyses.going_on, "nobody noticed that all left")
        until(lambda: analysts.thinking == 0, "the bot thinks on")


def test_a_hint_is_given_up_when_nobody_waits_for_it_any_more(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kingsbridge.server.tables.hints.ADVISER", ENDLESS)
    with serving(database) as here:
        ann = here.visitor("Ann")
        code = ann.open("pillars", "me here", hints=True)
        where = urlsplit(ann.address)
        cookies = "; ".join(f"{name}={value}" for name, value in ann.web.cookies.items())
        said = f"POST /api/tables/{code}/hint HTTP/1.1\r\nHost: {where.netloc}\r\n"
        said += f"Cookie: {cookies}\r\nContent-Length: 0\r\n\r\n"
        with socket.create_connection((str(where.hostname), int(where.port or 0))) as line:
            line.sendall(said.encode())
            until(lambda: here.server.thinkers.thinking == 1, "nobody thinks")
        until(lambda: here.server.thinkers.thinking == 0, "the bot thinks on")


def test_one_person_has_few_games_analysed_at_a_time(database: str) -> None:
    with serving(database, analyst=ENDLESS) as here, ExitStack() as lines:
        ann, bob = here.account("Ann"), here.account("Bob")
        paths = [brought(ann, seed) for seed in range(4)]
        for number, path in enumerate(paths[:3]):
            lines.enter_context(asking(ann, path))
            until(lambda n=number: waiting(here) == n + 1, "they do not wait")  # type: ignore[misc]
        refused = ann.web.get(paths[3])
        assert (refused.status_code, refused.json()["code"]) == (409, "too_many_analyses")
        # Somebody else can ask for another, and wait for the same ones.
        lines.enter_context(asking(bob, paths[3]))
        lines.enter_context(asking(bob, paths[0]))
        until(lambda: waiting(here) == 5, "they do not wait")


def test_an_analysis_that_takes_too_long_is_given_up_and_that_is_said(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "LONGEST_SECONDS", 0.2)
    with serving(database, analyst=ENDLESS) as here:
        ann = here.visitor("Ann")
        answer = ann.web.get(brought(ann))
        assert (answer.status_code, answer.json()["code"]) == (409, "too_long")
        assert here.server.analyses.going_on == {}


# How far it is, by itself, and by whom


def over(here: Here) -> tuple[Visitor, str]:
    """Return somebody who has played a game to its end, and where its analysis is."""
    ann = here.visitor("Ann")
    path = brought(ann)
    code = path.split("/")[3]
    person = here.run(here.server.people.by_code(ann.code))
    sat = update(seats).where(seats.c.name == "Ann").values(person=person.id)
    here.run(here.server.store.write(lambda c: c.execute(sat).rowcount))
    here.server.tables.forget(code)
    return ann, path


def test_a_game_is_shared_out_to_all_analysts_and_how_far_it_is_can_be_asked(
    database: str,
) -> None:
    with serving(database, analyst=ENDLESS, thinkers=2) as here:
        ann, bob = here.visitor("Ann"), here.visitor("Bob")
        path = brought(ann)
        assert bob.get(f"{path}/progress") == NOTHING
        with asking(ann, path):
            until(lambda: here.server.analysts.thinking == 2, "one of them rests")
            going_on = bob.get(f"{path}/progress")
            assert (going_on["begun"], going_on["found"], going_on["done"]) == (True, False, 0)
            assert going_on["total"] > 100
        until(lambda: not here.server.analyses.going_on, "nobody noticed that she left")
        assert bob.get(f"{path}/progress") == NOTHING


def test_a_game_is_looked_back_at_before_anybody_asks(database: str) -> None:
    with serving(database, analyst=QUICK) as here:
        ann, path = over(here)
        told = ann.post(path)
        assert told["begun"]
        until(lambda: ann.get(f"{path}/progress")["found"], "it was not found out")
        done = here.server.analysts.done
        decisions = ann.get(path)["decisions"]
        assert here.server.analysts.done == done
        many = len(decisions)
        everything = {"begun": True, "found": True, "done": many, "total": many}
        assert ann.post(path) == ann.get(f"{path}/progress") == everything


def test_what_goes_on_by_itself_is_not_given_up_when_somebody_leaves(database: str) -> None:
    with serving(database, analyst=ENDLESS) as here:
        ann, path = over(here)
        ann.post(path)
        with asking(ann, path):
            until(lambda: waiting(here) == 1, "she does not wait")
        until(lambda: waiting(here) == 0, "nobody noticed that she left")
        assert ann.get(f"{path}/progress")["begun"]
    with serving(database, analyst=QUICK) as here:
        # Who stopped it has forgotten it, and it is begun again when asked.
        again = here.again(ann)
        assert again.get(f"{path}/progress") == NOTHING
        assert again.get(path)["decisions"]


def test_only_who_played_has_a_game_looked_back_at_and_only_where_the_host_lets_them(
    database: str,
) -> None:
    with serving(database, analyst=QUICK) as here:
        ann, path = over(here)
        refused = here.visitor("Bob").web.post(path)
        assert (refused.status_code, refused.json()["code"]) == (403, "not_there")
        assert here.visitor().web.post(path).status_code == 401
        rules = replace(here.server.house.rules, look_back=False)
        here.run(here.server.house.change(rules))
        assert ann.post(path) == NOTHING
        # Whoever wants to know is told all the same.
        assert ann.get(path)["decisions"]


def test_nothing_of_a_running_game_is_looked_at(database: str) -> None:
    with serving(database, analyst=QUICK) as here:
        ann = here.visitor("Ann")
        path = f"/api/tables/{ann.open('world', 'me here')}/analysis"
        for refused in (ann.web.get(path), ann.web.post(path), ann.web.get(f"{path}/progress")):
            assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
        assert here.server.analysts.done == 0
