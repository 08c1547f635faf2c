"""Puzzles in a page: asked for as of a server, and kept in the browser."""

from __future__ import annotations

import asyncio

from kingsbridge.study.puzzles import puzzles_of
from tests.page.browser import Browser, Client


def test_a_puzzle_is_failed_solved_and_kept_in_the_browser() -> None:
    async def play() -> None:
        browser = Browser()
        client = Client(browser)
        hall = await client.ask("GET", "/puzzles/world")
        assert hall["count"] == len(puzzles_of("world").all)
        told = await client.ask("GET", "/puzzles/world/next")
        puzzle = puzzles_of("world").of(told["key"])
        address = f"/puzzles/world/{puzzle.key}"
        assert (await client.refused("GET", f"{address}/solution"))["code"] == "try_first"
        other = next(move for move in puzzle.state().legal() if move != puzzle.best)
        failed = await client.ask("POST", f"{address}/attempt", {"move": other})
        assert (failed["solved"], failed["counted"]) == (False, True)
        solved = await client.ask("POST", f"{address}/attempt", {"move": puzzle.best})
        assert (solved["solved"], solved["counted"]) == (True, False)
        assert (await client.ask("GET", f"{address}/solution"))["said"]

        # Another visit finds what was done.
        later = Client(browser)
        standings = await later.ask("GET", "/me/puzzles")
        assert {one["title"]: one["tried"] for one in standings} == {"pillars": 0, "world": 1}
        assert (await later.ask("GET", "/puzzles/world/next"))["key"] != puzzle.key

    asyncio.run(play())


def test_the_daily_puzzle_is_the_same_as_on_a_server_and_makes_days_in_a_row() -> None:
    async def play() -> None:
        client = Client(Browser())
        told = await client.ask("GET", "/puzzles/pillars/daily")
        day = client.tab.time // 86_400_000
        assert told["key"] == puzzles_of("pillars").daily(day).key
        best = puzzles_of("pillars").of(told["key"]).best
        body = {"move": best, "daily": True}
        verdict = await client.ask("POST", f"/puzzles/pillars/{told['key']}/attempt", body)
        assert verdict["standing"]["days"] == 1

    asyncio.run(play())


def test_what_is_no_move_of_a_puzzle_is_refused() -> None:
    async def play() -> None:
        client = Client(Browser())
        key = (await client.ask("GET", "/puzzles/world/next"))["key"]
        refused = await client.refused("POST", f"/puzzles/world/{key}/attempt", {"move": 9999})
        assert refused["code"] == "against_the_rules"
        assert (await client.refused("GET", "/puzzles/chess"))["code"] == "no_title"

    asyncio.run(play())
