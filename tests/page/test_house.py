"""A house in a page: the same tables as a server's, kept by a browser."""

from __future__ import annotations

import asyncio

import pytest

from kingsbridge.engine.record import record_from_json
from tests.page.browser import Browser, Client


@pytest.mark.parametrize("title", ["pillars", "world"])
def test_a_whole_game_against_bots_is_played_and_kept(title: str) -> None:
    async def play() -> None:
        browser = Browser()
        client = Client(browser)
        code = await client.open(title, "journeyman", "apprentice")
        assert [table["code"] for table in await client.ask("GET", "/tables", which="mine")] == [
            code
        ]
        moment = await client.play(code)
        assert moment["result"]["winners"]
        assert await client.ask("GET", "/tables", which="mine") == []
        (listed,) = await client.ask("GET", "/tables", which="finished")
        assert listed["result"]["scores"] == moment["result"]["scores"]

        # A record of it can be checked by anybody, and another tab reads the same game.
        record = record_from_json(await client.ask("GET", f"/tables/{code}/record"))
        assert record.verify().scores() == moment["result"]["scores"]
        again = (await Client(browser).ask("GET", f"/tables/{code}"))["moment"]
        assert again["version"] == moment["version"]
        assert again["lines"] == moment["lines"]

    asyncio.run(play())


def test_a_client_that_looks_on_is_told_of_every_move_after_it_was_kept() -> None:
    async def play() -> None:
        browser = Browser()
        client = Client(browser)
        code = await client.open("pillars", "journeyman")
        await client.say("watch", table=code, refusals=True)
        written = browser.written
        moment = await client.my_turn(code)
        await client.move(code, moment)
        await client.my_turn(code)
        moments = [news["moment"] for news in client.tab.news if news["news"] == "moment"]
        assert [told["version"] for told in moments] == sorted({t["version"] for t in moments})
        assert moments[-1]["version"] - moments[0]["version"] == browser.written - written
        assert moments[0]["menu"] is None or moments[0]["menu"]["refusals"] is not None

    asyncio.run(play())


def test_a_move_can_be_taken_back_while_a_bot_thinks_and_the_bot_is_not_heard() -> None:
    async def play() -> None:
        client = Client(Browser())
        code = await client.open("pillars", "journeyman")
        moment = await client.my_turn(code)
        client.tab.patience.clear()
        while True:
            await client.move(code, moment)
            told = await client.ask("GET", f"/tables/{code}")
            if told["moment"]["menu"] is None:
                break
            moment = told["moment"]
        version = told["moment"]["version"]
        back = await client.ask("POST", f"/tables/{code}/undo", {"version": version})
        assert back["moment"]["ply"] == moment["ply"]
        client.tab.patience.set()
        for _ in range(100):
            await asyncio.sleep(0)
        assert client.tab.thoughts
        now = (await client.ask("GET", f"/tables/{code}"))["moment"]
        assert now["version"] == back["version"]
        assert now["menu"] == moment["menu"]

    asyncio.run(play())


def test_a_game_that_is_thrown_away_is_kept_nowhere_whatever_a_bot_thinks_of_it() -> None:
    async def play() -> None:
        browser = Browser()
        client = Client(browser)
        kept, code = [await client.open("pillars", "journeyman") for _ in range(2)]
        client.tab.patience.clear()
        moment = await client.my_turn(code)
        while moment["menu"] is not None:
            await client.move(code, moment)
            moment = (await client.ask("GET", f"/tables/{code}"))["moment"]
        await client.ask("DELETE", f"/tables/{code}")
        client.tab.patience.set()
        for _ in range(100):
            await asyncio.sleep(0)
        assert not any(code in place for _, place in browser.kept)
        (listed,) = await client.ask("GET", "/tables", which="mine")
        assert listed["code"] == kept
        assert (await client.refused("GET", f"/tables/{code}"))["status"] == 404
        assert (await client.refused("DELETE", f"/tables/{code}"))["status"] == 404

    asyncio.run(play())
