"""Programs of the host's own at a server's tables: people name them, and never a command."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kingsbridge.engine.errors import BadOption
from kingsbridge.server.thinking.programs import programs_of
from tests.programs.scripts import FIRST, script
from tests.server.conftest import NewDatabase
from tests.server.serving import Doc, Here, Visitor, serving


def command(written: str) -> str:
    return written.partition(":")[2]


@pytest.fixture(scope="module")
def hosting(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    """A server with one program that plays and one that fails."""
    folder = tmp_path_factory.mktemp("programs")
    lowest = FIRST.replace("moves[0]", "min(moves)")
    programs = {
        "lowest": command(script(folder / "lowest.py", lowest)),
        "faulty": command(script(folder / "faulty.py", "    os._exit(3)")),
    }
    with serving(new_database("sqlite"), programs=programs) as running:
        yield running


def open_with(visitor: Visitor, level: str) -> Doc:
    seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
    wish = {"title": "pillars", "seats": seats}
    opened: Doc = visitor.web.post("/api/tables", json=wish).json()
    return opened


def wait_for_my_turn(visitor: Visitor, code: str) -> Doc:
    with visitor.live() as live:
        live.do("watch", table=code)
        news = live.hear_until(lambda news: news["news"] == "moment" and news["moment"]["menu"])
        return dict(news["moment"])


def test_a_program_sits_at_a_table_and_moves(hosting: Here) -> None:
    ann = hosting.visitor("Ann")
    assert ann.web.get("/api/about").json()["levels"][-2:] == ["lowest", "faulty"]
    table = open_with(ann, "lowest")["table"]
    assert table["seats"][1]["name"] == "Lowest"
    assert table["seats"][1]["level"] == "lowest"
    assert_it_answers(ann, table["code"])


def test_where_it_fails_the_game_goes_on(hosting: Here) -> None:
    bob = hosting.visitor("Bob")
    assert_it_answers(bob, open_with(bob, "faulty")["table"]["code"])


def assert_it_answers(visitor: Visitor, code: str) -> None:
    """Play until the other seat has decided at least once."""
    for turn in range(30):
        moment = wait_for_my_turn(visitor, code)
        decided = [line["seat"] for line in moment["lines"] if line["ply"] > 0]
        if 1 in decided:
            return
        made = {
            "version": moment["version"],
            "move": moment["menu"]["offers"][0]["move"],
            "key": f"k{turn}",
        }
        visitor.web.post(f"/api/tables/{code}/moves", json=made).raise_for_status()
    raise AssertionError("the program never decided anything")


@pytest.mark.parametrize(
    "level", ["program:touch /tmp/kingsbridge-was-here", "program", "lowest:seconds=9", "greedy"]
)
def test_nobody_else_can_make_the_server_start_anything(hosting: Here, level: str) -> None:
    eve = hosting.visitor("Eve")
    assert open_with(eve, level)["code"] == "bad_level"
    wish = {"title": "pillars", "seats": [{"kind": "me"}, {"kind": "open"}]}
    code = eve.web.post("/api/tables", json=wish).json()["table"]["code"]
    started = eve.web.post(f"/api/tables/{code}/start", json={"level": level})
    assert started.json()["code"] == "bad_level"


@pytest.mark.parametrize(
    ("named", "said"),
    [
        (["node bot.mjs"], "named as NAME=COMMAND"),
        (["Bad Name=true"], "named as NAME=COMMAND"),
        (["architect=true"], "there is a bot 'architect' already"),
        (["hasty=no_such_program"], "no program 'no_such_program'"),
        (["hasty=true"], "program 'true' cannot play: it ended with exit code 0"),
    ],
)
def test_what_a_host_names_wrongly_is_refused_before_the_server_starts(
    named: list[str], said: str
) -> None:
    with pytest.raises(BadOption, match=said):
        programs_of(named)


def test_what_a_host_names_is_known_by_its_name(tmp_path: Path) -> None:
    written = command(script(tmp_path / "first.py"))
    assert programs_of([f"first={written}"]) == {"first": written}
