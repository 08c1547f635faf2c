"""Open, play at, look at and leave many tables in one process, and tell what memory that takes.

Run as a program it prints as JSON how many bytes the process had when some tables were over, and
when all were. Every table has other cards, and is told in every language.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import resource
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from kingsbridge.engine.errors import BadCards
from kingsbridge.server.people.accounts import Visit
from kingsbridge.server.people.house import HouseRules
from kingsbridge.server.people.person import Person
from kingsbridge.server.server import Server, Settings
from kingsbridge.server.tables import leaving, moving
from kingsbridge.server.tables.opening import open_table
from kingsbridge.server.wire.client import Client, Watch
from kingsbridge.table.asked import Wanted, Wish
from kingsbridge.words import LANGUAGES
from kingsbridge.words.boxes import box_of

TITLES = ("pillars", "world")
# How many values are tried of a card, and how many of them are varied.
VALUES, VARIED = 10, 4
MOVES = 4
# One table in so many is looked at until the end.
WATCHED = 20


def boxes(title: str) -> Iterator[dict[str, Any]]:
    """Invent boxes, all of them different."""
    box = box_of(title)
    varied: list[tuple[str, str, str, list[int]]] = []
    for sheet in box.values:
        for key in box.sheets[sheet] if sheet not in box.single else ():
            for name in box.fields(sheet, key):
                good = [
                    value
                    for value in range(VALUES)
                    if accepted(title, {sheet: {key: {name: value}}})
                ]
                if len(good) > VALUES // 2 and len(varied) < VARIED:
                    varied.append((sheet, key, name, good))
    for values in product(*(good for _, _, _, good in varied)):
        corrections: dict[str, Any] = {}
        for (sheet, key, name, _), value in zip(varied, values, strict=True):
            corrections.setdefault(sheet, {}).setdefault(key, {})[name] = value
        if accepted(title, corrections):
            yield corrections


def accepted(title: str, corrections: dict[str, Any]) -> bool:
    """Return whether cards may be so."""
    try:
        box_of(title).check(corrections)
    except BadCards:
        return False
    return True


class House:
    """A server without its doors, and somebody who plays at one table after another."""

    def __init__(self, server: Server, person: Person) -> None:
        self.server = server
        self.person = person
        self.random = Random(1)
        self.boxes = {title: boxes(title) for title in TITLES}
        self.clients = [Client(self.ignore, None) for _ in LANGUAGES]
        # Who stays to look.
        self.staying = Client(self.ignore, None)

    async def ignore(self, news: list[bytes]) -> None:
        """Read what is sent, and forget it."""

    async def evening(self, number: int) -> None:
        """Open a table, play and look at it, and leave."""
        server, person = self.server, self.person
        title = TITLES[number % 2]
        wish = Wish(
            title,
            [Wanted("me"), Wanted("here", name="Bob")],
            options={"cards": next(self.boxes[title])},
        )
        code = (await open_table(server.tables, person, wish)).terms.code
        for client, language in zip(self.clients, LANGUAGES, strict=True):
            table = await server.tables.table(code)
            server.live.watch(client, table, Watch(language, True, None, 0))
        if number % WATCHED == 0 and len(self.staying.watches) < WATCHED:
            server.live.watch(self.staying, table, Watch("en", False, None, 0))
        for move in range(MOVES):
            game = (await server.tables.table(code)).the_game()
            chosen = self.random.choice(game.state.legal())
            await moving.move(server.play, person, code, None, game.version, chosen, f"key {move}")
            for client in self.clients:
                assert await server.live.news_of(client, code)
        if number % 2:
            await leaving.resign(server.play, person, code, None)
        for client in self.clients:
            assert await server.live.news_of(client, code)
            server.live.unwatch(client, code)


def bytes_used() -> int:
    """Return how much memory this process has."""
    gc.collect()
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


async def run(number: int, most: int) -> None:
    """Open so many tables, with room in memory for so many bytes of them."""
    # Nothing here has to be durable.
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.exists() else None) as folder:
        server = Server(Settings(database=f"sqlite:///{folder}/kingsbridge.db"))
        await server.store.start()
        server.house.rules = HouseRules(open_tables=1_000_000, running_tables=1_000_000)
        tables = server.tables
        tables.playing.most, tables.finished.most, tables.told.most = most, most // 4, most // 4
        ann = await server.accounts.guest("Ann", "en", Visit("", "here"))
        house = House(server, ann.person)
        used = []
        for table in range(number):
            await house.evening(table)
            if table in (number // 3, number - 1):
                used.append(bytes_used())
        await server.play.stop()
        await server.store.stop()
        print(json.dumps({"used": used, "at_hand": len(tables.at_hand)}))


if __name__ == "__main__":
    asyncio.run(run(int(sys.argv[1]), int(sys.argv[2])))
