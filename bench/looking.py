"""What looking costs a server beside playing, in its own processor time, without the wire.

    python bench/looking.py

A move by itself, the same move with twenty spectators at the table, each step of a replay, and the
first look at a finished game. The sources run as they are installed: compiled or not.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from time import process_time

import msgspec

import kingsbridge
from kingsbridge.engine.dice import FastDice
from kingsbridge.server.people.accounts import Visit
from kingsbridge.server.people.person import Person
from kingsbridge.server.server import Server, Settings
from kingsbridge.server.tables import moving
from kingsbridge.server.tables.opening import open_table
from kingsbridge.server.wire.client import Client, Watch
from kingsbridge.table.asked import Wanted, Wish

TITLES = ("pillars", "world")
SPECTATORS = 20
encode = msgspec.json.Encoder().encode


async def ignore(_news: list[bytes]) -> None:
    """Take what is sent."""


async def microseconds(work: Callable[[], Awaitable[object]], times: int) -> float:
    """Return how much processor time something takes, the whole process counted."""
    begun = process_time()
    for _ in range(times):
        await work()
    return 1e6 * (process_time() - begun) / times


class Bench:
    """A server without its doors, and somebody who plays both seats of a table."""

    def __init__(self, server: Server, person: Person, title: str) -> None:
        self.server = server
        self.person = person
        self.title = title
        self.dice = FastDice.seeded(1)
        self.keys = 0
        self.code = ""

    async def open(self) -> None:
        """Open a table."""
        wish = Wish(self.title, [Wanted("me"), Wanted("here", name="Bob")])
        self.code = (await open_table(self.server.tables, self.person, wish)).terms.code

    async def over(self) -> bool:
        """Return whether the game is over."""
        return (await self.server.tables.table(self.code)).the_game().over

    async def move(self) -> None:
        """Make a move, and tell everybody who looks."""
        if await self.over():
            await self.open()
            for client in list(self.server.live.clients):
                await self.look(client)
        game = (await self.server.tables.table(self.code)).the_game()
        self.keys += 1
        offers = game.state.legal()
        move = offers[self.dice.below(len(offers))]
        key = f"key {self.keys}"
        await moving.move(self.server.play, self.person, self.code, None, game.version, move, key)
        for client in self.server.live.clients:
            await self.server.live.news_of(client, self.code)

    async def look(self, client: Client) -> None:
        """Let somebody look at the table."""
        table = await self.server.tables.table(self.code)
        for code in list(client.watches):
            self.server.live.unwatch(client, code)
        self.server.live.watch(client, table, Watch("en", False, None, table.the_game().version))

    async def come(self, number: int, person: Person | None) -> None:
        """Let so many come in to look."""
        for _ in range(number):
            client = Client(ignore, person)
            self.server.live.enter(client)
            await self.look(client)

    async def finish(self) -> None:
        """Play until the game is over."""
        while not await self.over():
            await self.move()

    async def replay(self, version: int) -> None:
        """Look at a version of the game."""
        table = await self.server.tables.table(self.code)
        past = await self.server.past.of(table, version)
        encode(past.moment(0, "en", False, 0, self.server.live.here, self.server.now()))

    async def first_look(self) -> None:
        """Look at the finished game when nothing of it is in memory."""
        self.server.tables.forget(self.code)
        table = await self.server.tables.table(self.code)
        table.told(0, "en", False, 0, self.server.live.here, self.server.now())


async def measure(title: str) -> None:
    """Measure one title."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Settings(database=f"sqlite:///{folder}/kingsbridge.db"))
        await server.store.start()
        ann = await server.accounts.guest("Ann", "en", Visit("", "here"))
        bench = Bench(server, ann.person, title)
        await bench.open()
        await bench.come(2, bench.person)
        await microseconds(bench.move, 100)
        alone = await microseconds(bench.move, 300)
        await bench.come(SPECTATORS, None)
        watched = await microseconds(bench.move, 300)
        await bench.finish()
        last = (await server.tables.table(bench.code)).the_game().version
        versions = iter([1 + 7 * number % last for number in range(401)])
        await bench.replay(last)
        step = await microseconds(lambda: bench.replay(next(versions)), 400)
        first = await microseconds(bench.first_look, 20)
        await server.play.stop()
        server.aside.stop()
        await server.store.stop()
    print(
        f"{title}: a move told to 2 players {alone:.0f} us, and to {SPECTATORS} spectators too "
        f"{watched:.0f}; a step of a replay ({last} versions) {step:.0f}; the first look at it "
        f"{first:.0f}"
    )


def main() -> None:
    """Measure both titles."""
    print("compiled" if kingsbridge.COMPILED else "plain Python")
    for title in TITLES:
        asyncio.run(measure(title))


if __name__ == "__main__":
    main()
