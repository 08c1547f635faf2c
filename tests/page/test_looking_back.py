"""Looking back in a page: replays, records in and out, analyses, and boxes of one's own."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from kingsbridge.engine.record import record_from_json
from kingsbridge.page import static
from tests.page.browser import Browser, Client

RECORDS = Path(__file__).parents[1] / "records"


def test_a_record_is_brought_in_replayed_analysed_and_taken_out_again() -> None:
    async def play() -> None:
        browser = Browser()
        client = Client(browser)
        await client.ask("POST", "/me/guest", {"name": "Ellen"})
        doc = json.loads(next(iter(sorted((RECORDS / "pillars").glob("*.json")))).read_text())
        table = (await client.ask("POST", "/records", doc))["table"]
        code = table["code"]
        assert table["imported"] is not None
        assert table["status"] == "finished"
        (listed,) = await client.ask("GET", "/tables", which="finished")
        assert listed["code"] == code

        # Whoever looks back sees every version by anybody's eyes.
        rows = await client.ask("GET", f"/tables/{code}/log")
        assert len(rows) == table["version"] == len(doc["moves"]) + 1
        for version in (1, len(rows) // 2, len(rows)):
            past = await client.ask("GET", f"/tables/{code}/replay/{version}", seat=1)
            assert (past["version"], past["seat"]) == (version, 1)
        refused = await client.refused("GET", f"/tables/{code}/replay/{len(rows) + 1}")
        assert refused["code"] == "bad_version"

        verdict = await client.ask("GET", f"/tables/{code}/verify")
        out = await client.ask("GET", f"/tables/{code}/record")
        assert verdict["scores"] == out["scores"]
        assert record_from_json(out).verify().scores() == out["scores"]
        assert out["moves"] == doc["moves"]

        where = f"/tables/{code}/analysis"
        nothing = {"begun": False, "found": False, "done": 0, "total": 0}
        assert await client.ask("GET", f"{where}/progress") == nothing
        assert (await client.ask("POST", where))["begun"]
        found = await client.ask("GET", where, language="en")
        weighed = len(found["decisions"])
        everything = {"begun": True, "found": True, "done": weighed, "total": weighed}
        assert await client.ask("GET", f"{where}/progress") == everything
        thoughts = client.tab.thoughts
        told = await client.ask("GET", f"/tables/{code}/analysis", language="es")
        # What was found out is kept: another language is only told.
        assert client.tab.thoughts == thoughts + 1
        assert told["result"] == found["result"]
        assert told["decisions"] != found["decisions"]

    asyncio.run(play())


def test_a_record_that_was_tampered_with_is_refused() -> None:
    async def play() -> None:
        client = Client(Browser())
        code = await client.open("pillars", "apprentice")
        assert (await client.refused("GET", f"/tables/{code}/record"))["code"] == "not_over"
        await client.play(code)
        doc = await client.ask("GET", f"/tables/{code}/record")
        doc["scores"][0] += 1
        assert "the record says" in (await client.refused("POST", "/records", doc))["message"]
        assert (await client.refused("POST", "/records", [1]))["code"] == "malformed"

    asyncio.run(play())


def test_a_box_is_corrected_kept_as_a_file_and_played_with() -> None:
    async def play() -> None:
        browser = Browser()
        client = Client(browser)
        box = await client.ask("GET", "/box/pillars")
        sheet = next(sheet for sheet in box["sheets"] if sheet["key"] == "craftsmen")
        card = sheet["cards"][0]
        name, value = next((n, v) for n, v in card["values"].items() if isinstance(v, int))
        changed = {"craftsmen": {card["key"]: {name: value + 1}}}
        kept = await client.ask("PUT", "/me/boxes/pillars", {"corrections": changed})
        assert kept["all"]["corrected"] == 1
        text = await client.ask("GET", "/me/boxes/pillars/toml", language="de")
        assert text.startswith("# ")
        assert f"{name} = {value + 1}" in text
        await client.ask("DELETE", "/me/boxes/pillars")
        assert (await client.ask("GET", "/me/boxes/pillars"))["corrections"] == {}
        again = await client.ask("POST", "/me/boxes/pillars/toml", {"text": text})
        assert again["corrections"] == changed

        wrong = text.replace(f"{name} = {value + 1}", f'{name} = "much"')
        refused = await client.refused("POST", "/me/boxes/pillars/toml", {"text": wrong})
        assert refused["code"] == "bad_cards"
        assert refused["message"].startswith("line ")

        shown = await client.ask("POST", "/box/pillars/cards", {"corrections": changed})
        code = await client.open("pillars", "journeyman", options={"cards": changed})
        assert (await client.ask("GET", f"/tables/{code}"))["table"]["corrected"]
        at_table = await client.ask("GET", f"/tables/{code}/cards")
        assert at_table["differences"] == shown["differences"]
        assert (await Client(browser).ask("GET", f"/tables/{code}"))["table"]["corrected"]

    asyncio.run(play())


def test_what_needs_no_house_is_the_same_in_files_as_by_asking() -> None:
    async def play() -> None:
        client = Client(Browser())
        files = static.files()
        assert files["about.json"] == await client.ask("GET", "/about")
        for title in ("pillars", "world"):
            assert files[f"cards/{title}.json"] == await client.ask("GET", f"/cards/{title}")
            assert files[f"box/{title}.json"] == await client.ask("GET", f"/box/{title}")
            for language in ("en", "es", "de"):
                told = await client.ask("GET", f"/words/{title}", language=language)
                assert files[f"words/{title}.{language}.json"] == told

    asyncio.run(play())
