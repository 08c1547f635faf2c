"""What is done is kept first: by two tabs, in a browser that is full, through a crash."""

from __future__ import annotations

import asyncio

import pytest

from kingsbridge.page.tables import MOST_AT_HAND
from tests.page.browser import Browser, Client


def test_whoever_answers_an_old_version_in_another_tab_is_told_the_new_one() -> None:
    async def play() -> None:
        browser = Browser()
        one, two = Client(browser), Client(browser)
        code = await one.open("pillars", "Aliena")
        moment = await one.my_turn(code)
        assert (await two.my_turn(code))["version"] == moment["version"]
        await two.say("watch", table=code)
        await one.move(code, moment)

        offer = moment["menu"]["offers"][-1]["move"]
        late = {"move": offer, "version": moment["version"], "key": "late", "seat": moment["seat"]}
        refused = await two.refused("POST", f"/tables/{code}/moves", late)
        assert (refused["status"], refused["code"]) == (409, "stale")
        newest = (await one.ask("GET", f"/tables/{code}"))["moment"]
        assert refused["moment"]["version"] == newest["version"]
        assert two.tab.news[-1]["moment"]["version"] == newest["version"]

        # A tab that hears of it looks again, and goes on where the other stopped.
        await two.play(code, 2)
        one.house.look_again(code)
        there = (await two.ask("GET", f"/tables/{code}"))["moment"]
        while (await one.ask("GET", f"/tables/{code}"))["moment"]["version"] < there["version"]:
            await asyncio.sleep(0)
        assert (await one.ask("GET", f"/tables/{code}"))["moment"]["lines"] == there["lines"]

    asyncio.run(play())


def test_a_move_that_is_sent_twice_is_made_once() -> None:
    async def play() -> None:
        client = Client(Browser())
        code = await client.open("pillars", "Aliena")
        moment = await client.my_turn(code)
        first = await client.move(code, moment)
        again = await client.move(code, moment)
        assert again["repeated"]
        assert again["version"] == first["version"]
        assert await client.my_turn(code) != moment

    asyncio.run(play())


@pytest.mark.parametrize("crashes", ["before", "after"])
def test_a_crash_in_the_middle_of_a_move_loses_nothing(crashes: str) -> None:
    async def play() -> None:
        browser = Browser()
        client = Client(browser)
        code = await client.open("world", "Aliena")
        moment = await client.my_turn(code)
        client.tab.crashes = crashes
        answer = await client.move(code, moment)

        # A new page finds the move if it was kept, and otherwise nothing of it.
        after = await Client(browser).my_turn(code)
        if crashes == "before":
            assert answer["problem"]["code"] == "not_kept"
            assert after == moment
        else:
            assert answer["version"] == after["version"] == moment["version"] + 1
        client.tab.crashes = ""
        assert (await client.my_turn(code))["version"] == after["version"]
        await client.play(code, 2)

    asyncio.run(play())


def test_a_full_browser_says_so_and_the_move_can_be_made_later() -> None:
    async def play() -> None:
        browser = Browser()
        client = Client(browser)
        code = await client.open("pillars", "Aliena")
        moment = await client.my_turn(code)
        browser.full = True
        answer = await client.move(code, moment)
        assert answer["problem"]["code"] == "not_kept"
        assert "Quota" in answer["problem"]["message"]
        assert await client.my_turn(code) == moment
        browser.full = False
        assert (await client.move(code, moment))["problem"] is None

    asyncio.run(play())


def test_a_bot_whose_worker_is_lost_is_asked_again() -> None:
    async def play() -> None:
        client = Client(Browser())
        client.tab.lost = 2
        code = await client.open("pillars", "journeyman", "journeyman")
        await client.play(code, 3)
        assert client.tab.lost == 0

    asyncio.run(play())


def test_a_page_that_is_opened_again_lets_the_bots_go_on() -> None:
    async def play() -> None:
        browser = Browser()
        client = Client(browser)
        client.tab.patience.clear()
        code = await client.open("pillars", "journeyman")
        while (moment := (await client.ask("GET", f"/tables/{code}"))["moment"])["menu"]:
            await client.move(code, moment)
        again = Client(browser)
        await again.say("watch", table=code)
        assert (await again.my_turn(code))["version"] > moment["version"]

    asyncio.run(play())


def test_many_tables_are_kept_and_the_longest_unused_are_read_again() -> None:
    async def play() -> None:
        client = Client(Browser())
        codes = [await client.open("pillars", "Aliena") for _ in range(MOST_AT_HAND + 3)]
        assert len(await client.ask("GET", "/tables", which="mine")) == len(codes)
        for code in codes:
            moment = await client.my_turn(code)
            assert (await client.move(code, moment))["problem"] is None

    asyncio.run(play())


def test_whoever_plays_here_is_known_by_name_and_language() -> None:
    async def play() -> None:
        browser = Browser()
        client = Client(browser)
        assert await client.ask("GET", "/me") == {"me": None}
        await client.ask("POST", "/me/guest", {"name": "  Ellen ", "language": "de"})
        await client.ask("PATCH", "/me", {"name": "Jack"})
        again = Client(browser)
        await again.house.prepare()
        me = (await again.ask("GET", "/me"))["me"]
        assert (me["name"], me["language"], me["code"]) == ("Jack", "de", "me")
        refused = await client.refused("PATCH", "/me", {"language": "tlh"})
        assert refused["code"] == "bad_language"
        assert await client.ask("GET", "/me/notices") == []

    asyncio.run(play())
