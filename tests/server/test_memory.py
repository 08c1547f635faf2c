"""Memory is given back: of tables that came and went, of cards, and of clients that do not read.

KINGSBRIDGE_TABLES says how many tables come and go (`make soak-server`: thousands).
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from itertools import islice

from kingsbridge.server.tables.weights import Weights
from kingsbridge.server.wire import client as clients
from kingsbridge.server.wire.client import Client, Watch
from kingsbridge.titles.pillars.bots import book
from kingsbridge.titles.pillars.cards import load_cards
from tests.server.many_tables import boxes
from tests.server.serving import Here

TABLES = int(os.environ.get("KINGSBRIDGE_TABLES", "450"))
ROOM = 8_000_000
# A table with cards of its own that was told in every language took 130,000 after twelve moves.
LEFT_OF_A_TABLE = 20_000


def test_what_many_tables_took_is_given_back() -> None:
    command = [sys.executable, "-m", "tests.server.many_tables", str(TABLES), str(ROOM)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    early, late = told["used"]
    came = TABLES - TABLES // 3
    print(f"{(late - early) / came / 1000:.1f} kB stay of each of {came} tables")
    assert late - early < LEFT_OF_A_TABLE * came
    assert told["at_hand"] < TABLES // 2


def test_the_longest_unused_goes_first_when_there_is_too_much() -> None:
    weights = Weights(100)
    assert weights.note("a", 40) == []
    assert weights.note("b", 40) == []
    assert weights.note("a", 50) == []
    assert weights.note("c", 30) == ["b"]
    assert weights.total == 80
    # What is used now stays, however heavy it is.
    assert weights.note("d", 200) == ["a", "c"]
    weights.drop("d")
    weights.drop("e")
    assert weights.total == 0


def test_what_bots_know_of_boxes_is_forgotten_with_them() -> None:
    for corrections in islice(boxes("pillars"), 100):
        book.book_of(load_cards(corrections), 1)
    assert len(book._books) <= 16


def test_a_table_that_is_looked_at_may_go_and_comes_back_with_news(here: Here) -> None:
    ann = here.visitor("Ann")
    code = ann.open("world", "me here")
    tables = here.server.tables
    room = tables.playing.most
    with here.visitor().live() as live:
        live.answer("watch", table=code)
        try:
            tables.playing.most = 1
            ann.open("world", "me here")
            assert code not in tables.at_hand
            moment = ann.moment(code)
            ann.move(code, moment, moment["menu"]["offers"][0]["move"])
            told = live.hear_until(
                lambda news: news["news"] == "moment" and news["moment"]["version"] == 2
            )
            assert told["table"]["code"] == code
        finally:
            tables.playing.most = room


def test_a_client_that_does_not_read_takes_little_and_is_let_go() -> None:
    async def test() -> None:
        async def send(_news: list[bytes]) -> None:
            raise AssertionError("it does not read")

        client = Client(send, None)
        news = b"x" * 10_000
        for _ in range(1000):
            client.tell(news)
        assert client.too_slow
        assert sum(map(len, client._unread)) < clients.MOST_UNREAD_BYTES + len(news)

    asyncio.run(test())


def test_who_looks_away_is_not_told_of_what_they_saw(here: Here) -> None:
    ann = here.visitor("Ann")
    codes = [ann.open("world", "me here") for _ in range(3)]

    async def look() -> int:
        async def send(_news: list[bytes]) -> None:
            raise AssertionError("it is not sent anything")

        client = Client(send, None)
        live = here.server.live
        for code in codes:
            table = await here.server.tables.table(code)
            live.watch(client, table, Watch("en", False, None, 0))
            live.unwatch(client, code)
        return len(client._changed)

    assert here.run(look()) == 0


def test_who_was_heard_of_elsewhere_long_ago_is_forgotten(here: Here) -> None:
    live = here.server.live

    async def hear() -> int:
        before, now = live.now, live.now()
        try:
            for number in range(100):
                live.now = lambda later=now + 60_000 * number: later  # type: ignore[misc]
                live.heard_from_elsewhere([f"person {number}"])
                assert live.here(f"person {number}")
        finally:
            live.now = before
        return len(live._elsewhere)

    assert here.run(hear()) == 1
