"""An assistant by the Model Context Protocol: it opens or joins a table, looks, asks, moves."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

from kingsbridge.engine.errors import BadOption
from kingsbridge.text.assistant import Assistant, code_in, protocol_server
from kingsbridge.text.house import MOST_TABLES, OwnHouse
from kingsbridge.text.server import ServerHouse, Unreachable
from tests.server.serving import Here, serving

MOVE = re.compile(r"^(\d+): ", re.MULTILINE)


class Scripted:
    """A client that does as the test says, and nothing by itself."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def ask(self, tool: str, **given: Any) -> str:
        """Call a tool that must do as it is asked; return what it tells."""
        text, failed = await self.try_to(tool, **given)
        assert not failed, text
        return text

    async def try_to(self, tool: str, **given: Any) -> tuple[str, bool]:
        """Call a tool; return what it tells, and whether it did not do as it was asked."""
        called = await self.client.call_tool(tool, given)
        return "".join(getattr(part, "text", "") for part in called.content), bool(called.is_error)


def code_of(told: str) -> str:
    found = re.search(r", table (\S+)$", told, re.MULTILINE)
    assert found is not None
    return found[1]


def scripted(house: Any, script: Callable[[Scripted], Awaitable[None]]) -> None:
    """Let a client in memory follow a script at the tables of a house."""

    async def follow() -> None:
        async with Client(protocol_server(Assistant(house))) as client:
            await script(Scripted(client))

    anyio.run(follow)


def test_an_assistant_plays_a_whole_game_at_a_table_of_its_own() -> None:
    async def script(client: Scripted) -> None:
        assert "pillars: The Pillars of the Earth" in await client.ask("titles")
        told = await client.ask("open_table", title="pillars", others=["apprentice"], seat=1)
        code = code_of(told)
        assert code in await client.ask("tables")
        while "Your moves" in told:
            told = await client.ask("move", table=code, move=int(MOVE.findall(told)[-1]))
        assert "Total: " in told
        assert "finished" in await client.ask("tables")

    scripted(OwnHouse(), script)


def test_what_it_does_wrong_is_told_and_changes_nothing() -> None:
    async def script(client: Scripted) -> None:
        told = await client.ask("open_table", title="pillars")
        code = code_of(told)
        refused = re.findall(r"^- (.*)$", await client.ask("why_not", table=code), re.MULTILINE)
        for given, said in (
            ({"table": code, "move": refused[0]}, "Refused by P-"),
            ({"table": code, "move": "dance"}, "no move of this moment"),
            ({"table": "nowhere", "move": 1}, "look at the table first"),
        ):
            answer, failed = await client.try_to("move", **given)
            assert failed
            assert said in answer
        for tool, given, said in (
            ("look", {"table": "nowhere"}, "there is no such table"),
            ("open_table", {"title": "chess"}, "there is no title 'chess'"),
            ("open_table", {"title": "pillars", "others": ["program:sh"]}, "there is no level"),
            ("open_table", {"title": "pillars", "others": ["person"]}, "a bot's"),
            ("open_table", {"title": "pillars", "seat": 7}, "seat must be from 0 to 1"),
            ("rules", {"title": "pillars", "clause": "P-99"}, "there is no clause"),
            ("join_table", {"table": code}, "you sit at this table already"),
        ):
            answer, failed = await client.try_to(tool, **given)
            assert failed, tool
            assert said in answer
        assert MOVE.findall(await client.ask("look", table=code)) == MOVE.findall(told)

    scripted(OwnHouse(), script)


def test_it_asks_the_rules() -> None:
    async def script(client: Scripted) -> None:
        assert "- W-3" in await client.ask("rules", title="world")
        assert "stonecutter" in await client.ask("rules", title="pillars", clause="P-12.8")

    scripted(OwnHouse(), script)


def test_nothing_that_its_seat_may_not_know_is_ever_told() -> None:
    house = OwnHouse()
    heard: list[str] = []

    async def script(client: Scripted) -> None:
        told = await client.ask("open_table", title="world", others=["apprentice", "apprentice"])
        code = code_of(told)
        secret = house.table(code).terms.deal.secret
        assert secret is not None
        for _ in range(8):
            heard.append(told)
            heard.append(await client.ask("look", table=code, whole_story=True))
            heard.append(await client.ask("why_not", table=code))
            told = await client.ask("move", table=code, move=MOVE.findall(told)[0])
        everything = "\n".join(heard)
        assert secret not in everything
        assert "behind a screen" in everything
        # Each hand is told once a table: one's own.
        for told in heard:
            assert told.count("- Hand: ") <= 1

    scripted(house, script)


def test_over_standard_input_and_output() -> None:
    python = StdioServerParameters(
        command=sys.executable,
        args=["-m", "kingsbridge", "mcp", "--name", "Claude"],
        env={"PYTHONPATH": os.environ.get("PYTHONPATH", ""), "LANG": "en"},
    )

    async def follow() -> None:
        async with Client(stdio_client(python)) as client:
            scripted = Scripted(client)
            told = await scripted.ask("open_table", title="world", others=["apprentice"])
            assert "You are Claude, in seat 0." in told
            code = code_of(told)
            told = await scripted.ask("move", table=code, move=MOVE.findall(told)[0])
            assert "What happened" in told

    anyio.run(follow)


# At a server


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    database = tmp_path_factory.mktemp("server") / "kingsbridge.db"
    with serving(f"sqlite:///{database}") as running:
        yield running


def test_it_joins_the_table_of_a_person_and_plays_with_them(hall: Here) -> None:
    ann = hall.visitor("Ann")
    wish = {"title": "pillars", "seats": [{"kind": "me"}, {"kind": "open"}]}
    code = ann.web.post("/api/tables", json=wish).json()["table"]["code"]

    async def script(client: Scripted) -> None:
        assert f"{code}: pillars, open, open to join" in await client.ask("tables")
        told = await client.ask("join_table", table=f"{hall.address}/table/{code}")
        assert "You are Claude, in seat 1." in told
        for turn in range(6):
            told = await client.ask("wait", table=code, seconds=0)
            if "Your moves" in told:
                told = await client.ask("move", table=code, move=MOVE.findall(told)[0])
                return
            said, failed = await client.try_to("move", table=code, move=1)
            assert failed
            assert "you are not asked anything now" in said
            moment = ann.web.get(f"/api/tables/{code}").json()["moment"]
            move = moment["menu"]["offers"][0]["move"]
            made = {"version": moment["version"], "move": move, "key": f"k{turn}"}
            ann.web.post(f"/api/tables/{code}/moves", json=made).raise_for_status()
        raise AssertionError("it was never its turn")

    scripted(ServerHouse(hall.address, "Claude"), script)


def test_it_opens_a_table_at_a_server_for_people_or_bots(hall: Here) -> None:
    async def script(client: Scripted) -> None:
        told = await client.ask("open_table", title="world", others=["person"])
        code = code_of(told)
        assert f"{hall.address}/table/{code}" in told
        assert "has not begun" in told
        told = await client.ask("start_table", table=code, level="apprentice")
        assert "You are Claude" in await client.ask("wait", table=code, seconds=60)
        assert "resign" in (await client.ask("resign", table=code)).lower()

    scripted(ServerHouse(hall.address, "Claude"), script)


def test_what_a_server_tells_it_is_what_a_seat_may_know(hall: Here) -> None:
    house = ServerHouse(hall.address, "Eve")
    ann, bob = hall.visitor("Ann"), hall.visitor("Bob")
    wish = {"title": "world", "seats": [{"kind": "me"}, {"kind": "open"}]}
    code = ann.web.post("/api/tables", json=wish).json()["table"]["code"]
    bob.web.post(f"/api/tables/{code}/join", json={}).raise_for_status()
    watching = house.told(code)
    assert watching["moment"]["seat"] == -1
    assert json.dumps(watching).count('"hand": null') == 2
    assert "You look on" in Assistant(house).look(code)


def test_a_server_that_does_not_answer_is_told_plainly() -> None:
    with pytest.raises(Unreachable, match=r"http://127.0.0.1:9 does not answer"):
        ServerHouse("http://127.0.0.1:9")
    with pytest.raises(BadOption, match="an address such as"):
        ServerHouse("file:///etc/passwd")


def test_codes_are_found_in_links() -> None:
    assert code_in("https://games.example.org/table/abc-D_1?x=1") == "abc-D_1"
    assert code_in(" abc ") == "abc"


def test_a_house_keeps_so_many_tables() -> None:
    house = OwnHouse()
    assistant = Assistant(house)
    for _ in range(MOST_TABLES):
        assistant.open_table("world", ["apprentice"])
    with pytest.raises(Exception, match="tables are open"):
        assistant.open_table("world", ["apprentice"])
    assistant.resign(next(iter(house.tables)))
    assistant.open_table("world", ["apprentice"])
    assert len(house.tables) == MOST_TABLES
