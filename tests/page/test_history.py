"""One's own history in a page: from the games that the browser keeps."""

from __future__ import annotations

import asyncio
import json

from kingsbridge.analysis.jobs import Findings
from kingsbridge.analysis.weighing import Analyst, Choice, Weighed
from kingsbridge.page.bridge import FINDINGS, counted_key
from kingsbridge.table.told import as_json
from tests.page.browser import Browser, Client


def test_a_game_is_counted_once_kept_and_forgotten_with_its_table() -> None:
    async def play() -> None:
        browser = Browser()
        client = Client(browser)
        code = await client.open("pillars", "apprentice")
        assert (await client.refused("GET", f"/tables/{code}/habits"))["code"] == "not_over"
        end = await client.play(code)

        mine = await client.ask("GET", f"/tables/{code}/habits", language="de")
        assert mine["games"][0]["points"] == end["result"]["scores"][0]
        assert mine["points"]["name"] == "Punkte"
        found = await client.ask("GET", "/me/history/pillars")
        assert (found["all"], found["analysed"], found["waiting"]) == (1, 0, 0)
        assert [game["table"] for game in found["games"]] == [code]
        assert [one["opponents"] for one in found["games"]] == ["bots"]
        kept = browser.kept[FINDINGS, json.dumps(counted_key(code))]
        assert json.loads(kept)["habits"]["counts"]

        # Once the game is analysed its mistakes are told as well.
        crack = Weighed(0, 0, 2, [0.5] * 2, Choice(1, 0.4, 9), Choice(2, 0.5, 9), False, [], None)
        findings = as_json(Findings(Analyst(), [crack]))
        browser.kept[FINDINGS, json.dumps(code)] = findings
        found = await client.ask("GET", "/me/history/pillars", seats="2", last="20")
        assert found["mistakes"][0]["mine"] == [0, 1, 0]
        refused = await client.refused("GET", "/me/history/pillars", opponents="ghosts")
        assert "expected one of people, bots" in refused["message"]
        refused = await client.refused("GET", "/me/history/pillars", last="0")
        assert "at last" in refused["message"]

        await client.ask("DELETE", f"/tables/{code}")
        assert (FINDINGS, json.dumps(counted_key(code))) not in browser.kept
        assert (await client.ask("GET", "/me/history/pillars"))["all"] == 0

    asyncio.run(play())
