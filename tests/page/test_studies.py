"""The analysis board in a page: looked into, thought about, written in, kept, played on from."""

from __future__ import annotations

import asyncio
from typing import Any

from kingsbridge.engine.title import title
from tests.page.browser import Browser, Client
from tests.study.games import choice, other_moves, record, study_of


def test_a_game_is_looked_into_written_about_and_kept() -> None:
    async def study() -> None:
        browser = Browser()
        client = Client(browser)
        await client.ask("POST", "/me/guest", {"name": "Ellen"})
        asked = {"record": record("pillars").to_json(), "name": "Mine"}
        kept = await client.ask("POST", "/studies", asked)
        ply = choice("pillars")
        node = {"parent": -1, "ply": ply, "move": other_moves("pillars", ply)[0], "comment": "!"}
        doc = {**kept["study"], "tree": [node]}
        code = kept["code"]
        await client.ask("PUT", f"/studies/{code}", {"study": doc})
        # Another tab, another day.
        later = Client(browser)
        assert (await later.ask("GET", f"/studies/{code}"))["study"] == doc
        assert [one["code"] for one in await later.ask("GET", "/studies")] == [code]
        seen = await later.ask("POST", "/studies/look", {"study": doc, "node": 0, "eyes": 1})
        assert seen["dealt"] == {"eyes": 1, "deal": 0}
        outline = await later.ask("POST", "/studies/outline", {"study": doc}, language="de")
        assert outline["tree"][0]["text"]
        at = {"study": doc, "ply": ply, "looks": 30}
        found = await later.ask("POST", "/studies/thoughts", at)
        assert found["looks"] == 30
        assert found["best"][0]["line"]
        await later.ask("DELETE", f"/studies/{code}")
        assert (await later.refused("GET", f"/studies/{code}"))["status"] == 404

    asyncio.run(study())


def test_a_position_is_played_on_from() -> None:
    async def play() -> None:
        client = Client(Browser())
        doc = study_of("world")
        ply = len(record("world").moves) - 10
        at = {"study": doc, "ply": ply, "eyes": 0, "deal": 2}
        position = (await client.ask("POST", "/studies/position", at))["position"]
        code = await client.open("world", "apprentice", position=position)
        assert (await client.ask("GET", f"/tables/{code}"))["moment"]["ply"] == ply
        await client.play(code)
        assert (await client.ask("GET", f"/tables/{code}/record"))["position"] == position
        assert (await client.ask("GET", f"/tables/{code}/verify"))["good"]
        kept = await client.ask("POST", "/studies", {"table": code})
        assert kept["study"]["base"]["position"] == position

    asyncio.run(play())


def test_what_friends_at_this_screen_play_is_not_thought_about() -> None:
    async def ask() -> None:
        client = Client(Browser())
        code = await client.open("pillars", "Jack")
        assert (await client.refused("POST", "/studies", {"table": code}))["code"] == "not_over"
        table = await client.house.tables.table(code)
        state = table.the_game().state
        position: Any = title("pillars").to_json(state.as_seen_by(0))
        kept = await client.ask("POST", "/studies", {"position": position, "players": ["A", "B"]})
        at = {"study": kept["study"], "looks": 20}
        refused = await client.refused("POST", "/studies/thoughts", at)
        assert refused["code"] == "being_played"

    asyncio.run(ask())
