"""Friends at one screen, hints, bots that stand in, and playing again."""

from __future__ import annotations

import asyncio

from tests.page.browser import Browser, Client


def test_friends_at_one_screen_decide_in_turn_and_take_back_freely() -> None:
    async def play() -> None:
        client = Client(Browser())
        code = await client.open("pillars", "Aliena", "journeyman")
        table = (await client.ask("GET", f"/tables/{code}"))["table"]
        assert [seat["name"] for seat in table["seats"]][:2] == ["Ellen", "Aliena"]
        assert table["seats"][1]["person"] == "me"
        assert table["seats"][1]["here"]
        decided: set[int] = set()
        while len(decided) < 2:
            moment = await client.my_turn(code)
            decided.add(moment["seat"])
            await client.move(code, moment)
        moment = await client.my_turn(code)
        assert moment["undo"]["rule"] == "free"
        back = await client.ask("POST", f"/tables/{code}/undo", {"version": moment["version"]})
        assert back["moment"]["ply"] < moment["ply"]

    asyncio.run(play())


def test_the_strongest_bot_gives_hints_where_only_bots_could_mind() -> None:
    async def play() -> None:
        client = Client(Browser())
        code = await client.open("world", "apprentice")
        moment = await client.my_turn(code)
        hint = await client.ask("POST", f"/tables/{code}/hint", language="de")
        offered = [offer["move"] for offer in moment["menu"]["offers"]]
        assert hint["ideas"][0]["move"] in offered
        assert hint["version"] == moment["version"]
        assert "%" in hint["why"]

        among_friends = await client.open("world", "Aliena")
        refused = await client.refused("POST", f"/tables/{among_friends}/hint")
        assert refused["code"] == "no_hints"

    asyncio.run(play())


def test_a_bot_stands_in_and_the_game_goes_on_without_those_who_resign() -> None:
    async def play() -> None:
        client = Client(Browser())
        code = await client.open("pillars", "Aliena", "journeyman")
        moment = await client.my_turn(code)
        away = await client.ask("POST", f"/tables/{code}/stand-in", {"seat": moment["seat"]})
        assert away["table"]["seats"][moment["seat"]]["stand_in"]
        await client.my_turn(code)
        back = await client.ask("POST", f"/tables/{code}/return", {"seat": moment["seat"]})
        assert not back["table"]["seats"][moment["seat"]]["stand_in"]
        for seat in (0, 1):
            await client.ask("POST", f"/tables/{code}/resign", {"seat": seat})
        told = await client.ask("GET", f"/tables/{code}")
        assert told["table"]["status"] == "finished"
        assert told["moment"]["result"]["resigned"] == [0, 1]

        # The same again: at a table of its own, the same people in the same seats.
        again = await client.ask("POST", f"/tables/{code}/rematch")
        assert [seat["name"] for seat in again["table"]["seats"][:2]] == ["Ellen", "Aliena"]
        assert again["table"]["status"] == "playing"
        once_more = await client.ask("POST", f"/tables/{code}/rematch")
        assert once_more["table"]["code"] == again["table"]["code"]

    asyncio.run(play())


def test_a_table_that_is_closed_is_out_of_the_hall_and_no_bot_thinks_about_it() -> None:
    async def play() -> None:
        client = Client(Browser())
        code = await client.open("pillars", "journeyman")
        await client.my_turn(code)
        await client.ask("POST", f"/tables/{code}/close")
        assert await client.ask("GET", "/tables", which="mine") == []
        refused = await client.refused("POST", f"/tables/{code}/resign", {})
        assert refused["code"] == "closed"

    asyncio.run(play())


def test_what_needs_people_elsewhere_says_so() -> None:
    async def play() -> None:
        client = Client(Browser())
        await client.open("pillars", "journeyman")
        bot = {"kind": "bot", "level": "journeyman"}
        for seats, wish in (
            ([{"kind": "me"}, {"kind": "open"}], {}),
            ([{"kind": "me"}, bot], {"rated": True}),
            ([{"kind": "me"}, bot], {"pace": {"seconds": 600}}),
        ):
            wanted = {"title": "pillars", "seats": seats, **wish}
            refused = await client.refused("POST", "/tables", wanted)
            assert refused["code"] == "only_with_a_server"
        for method, path in (("GET", "/leaderboard/pillars"), ("POST", "/me/login")):
            refused = await client.refused(method, path)
            assert (refused["status"], refused["code"]) == (404, "only_with_a_server")
        answer = await client.say("say", table="x", text="hello")
        assert answer["problem"]["code"] == "only_with_a_server"

    asyncio.run(play())


def test_what_is_malformed_or_against_the_rules_is_refused_in_words() -> None:
    async def play() -> None:
        client = Client(Browser())
        refused = await client.refused("POST", "/tables", {"title": "pillars", "seats": []})
        assert refused["code"] == "who_are_you"
        code = await client.open("pillars", "journeyman")
        wanted = {"title": "pillars", "seats": [{"kind": "me", "colour": "red"}]}
        refused = await client.refused("POST", "/tables", wanted)
        assert refused["code"] == "malformed"
        assert "colour" in refused["message"]
        refused = await client.refused("GET", "/tables/nowhere")
        assert (refused["status"], refused["code"]) == (404, "not_found")

        # Whoever looks on with refusals is told by which clause a move is forbidden.
        refusals: list[dict[str, object]] = []
        while not refusals:
            moment = await client.my_turn(code)
            told = await client.ask("GET", f"/tables/{code}", refusals=True)
            refusals = told["moment"]["menu"]["refusals"]
            if not refusals:
                await client.move(code, moment)
        made = {"move": refusals[0]["move"], "version": moment["version"], "key": "k"}
        refused = await client.refused("POST", f"/tables/{code}/moves", made, language="es")
        assert refused["code"] == "against_the_rules"
        assert refused["status"] == 422
        assert refused["refusal"]["clause"] == refusals[0]["clause"]

        for bad in ("nonsense", "[]", '{"do": "dance", "id": 7}', '{"do": "move", "id": 8}'):
            client.house.hear(bad)
        await client.say("hall", on=True)
        problems = [news["problem"]["code"] for news in client.tab.news if news.get("problem")]
        assert problems == ["malformed"] * 4

    asyncio.run(play())
