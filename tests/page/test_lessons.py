"""Lessons in a page: the same answers as a server's, without being anybody yet."""

from __future__ import annotations

import asyncio

from tests.page.browser import Browser, Client


def test_a_lesson_is_played_to_its_end() -> None:
    async def play() -> None:
        client = Client(Browser())
        lesson = await client.ask("GET", "/lessons/world", language="es")
        for step in lesson["steps"]:
            address = f"/lessons/world/{step['key']}"
            told = await client.ask("POST", address, {}, language="es")
            while not told["done"]:
                tried = {"made": told["made"], "move": told["right"][0]}
                told = await client.ask("POST", address, tried, language="es")
            assert len(told["made"]) == step["tasks"]

    asyncio.run(play())


def test_a_wrong_try_is_answered_and_a_message_that_is_none_is_refused() -> None:
    async def play() -> None:
        client = Client(Browser())
        address = "/lessons/pillars/craftsmen"
        told = await client.ask("POST", address, {})
        (right,) = told["right"]
        moves = [offer["move"] for offer in told["moment"]["menu"]["offers"]]
        wrong = next(move for move in moves if move != right)
        answer = await client.ask("POST", address, {"made": [], "move": wrong})
        assert answer["outcome"] == "wrong"
        assert answer["made"] == []
        assert (await client.refused("POST", address, {"moves": []}))["code"] == "malformed"
        assert (await client.refused("GET", "/lessons/chess"))["code"] == "not_found"

    asyncio.run(play())
