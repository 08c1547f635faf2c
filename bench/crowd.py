"""A crowd at a server: so many tables of two people each, who move as soon as it is their turn.

It runs in a process of its own and is as lean as it can be, for it shares the machine with the
server: a WebSocket is a few lines, and of what is pushed only what a player needs is read.
What it measured is told as plain data. `bench/server.py` starts it.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import resource
import secrets
import time
from pathlib import Path
from typing import TypeVar, cast

import msgspec
import uvloop

from kingsbridge.engine.dice import FastDice

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
PING_EVERY = 0.05
SETTING_UP_AT_ONCE = 8
# So many look on at each table that is watched.
SPECTATORS = 10

Somebody = TypeVar("Somebody", bound="Socket")


class Offer(msgspec.Struct):
    """A move that one may make."""

    move: int


class Menu(msgspec.Struct):
    """What one is asked."""

    offers: list[Offer]


class Moment(msgspec.Struct):
    """As much of a moment as a player of this crowd cares for."""

    version: int
    menu: Menu | None
    deciding: int


class News(msgspec.Struct):
    """Anything that a server sends."""

    news: str
    moment: Moment | None = None
    id: int = 0
    version: int | None = None
    problem: dict[str, object] | None = None


read_news = msgspec.json.Decoder(News).decode
write = msgspec.json.Encoder().encode


class Tally:
    """What happened since counting began."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.lags: list[float] = []
        self.pushes = 0
        self.seen = 0
        self.bytes = 0
        self.games = 0
        self.errors: list[str] = []


class Socket(asyncio.Protocol):
    """The client's end of a WebSocket. Its mask is nought, which the protocol allows."""

    def __init__(self, crowd: Crowd, cookie: str) -> None:
        self.crowd = crowd
        self.cookie = cookie
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.closing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop has transports of its own kind.
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.transport.write(
            f"GET /api/live HTTP/1.1\r\nHost: {self.crowd.host}:{self.crowd.port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self.buffer = rest
            self.open.set_result(None)
        while (frame := self.next_frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self.heard(payload)
            elif kind == PING:
                self.send(payload, PONG)
            elif kind == PONG:
                self.crowd.tally.lags.append(time.perf_counter() - float(payload))
            elif kind == CLOSE and not self.closing:
                self.crowd.fail(f"closed by the server: {payload[2:].decode()}")

    def next_frame(self) -> tuple[int, bytes] | None:
        """Take a whole frame off the buffer, if there is one."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, at = buffer[1] & 127, 2
        if length == 126:
            length, at = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, at = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < at + length:
            return None
        frame = buffer[0] & 15, bytes(buffer[at : at + length])
        del buffer[: at + length]
        return frame

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closing:
            self.crowd.fail(f"lost the server: {error}")

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Send a frame."""
        length = len(payload)
        size = bytes([128 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + size + b"\0\0\0\0" + payload)

    def close(self) -> None:
        """Go away."""
        self.closing = True
        self.transport.close()

    def heard(self, payload: bytes) -> None:
        """Take in what the server sends."""


class Player(Socket):
    """Somebody who plays at one table after another."""

    def __init__(self, crowd: Crowd, cookie: str) -> None:
        super().__init__(crowd, cookie)
        self.table: Table | None = None
        # The last version that was answered, and when each move was sent that is not confirmed.
        self.sent = 0
        self.unconfirmed: dict[int, float] = {}

    def heard(self, payload: bytes) -> None:
        news = read_news(payload)
        tally = self.crowd.tally
        if news.problem is not None:
            self.crowd.fail(str(news.problem))
        elif news.news == "answer" and news.id in self.unconfirmed:
            tally.latencies.append(time.perf_counter() - self.unconfirmed.pop(news.id))
        elif news.news == "moment" and news.moment is not None and self.table is not None:
            tally.pushes += 1
            tally.bytes += len(payload)
            self.table.pushed(self, news.moment)

    def watch(self, table: Table) -> None:
        """Look at a table, and at no other."""
        if self.table is not None:
            self.send(write({"do": "unwatch", "table": self.table.code}))
        self.table = table
        self.sent = 0
        self.send(write({"do": "watch", "table": table.code}))

    def move(self, code: str, version: int, move: int) -> None:
        """Make a move."""
        self.sent = version
        # As long a key as browsers send.
        command = {
            "do": "move",
            "table": code,
            "version": version,
            "move": move,
            "key": f"{version:036}",
            "id": version,
        }
        self.unconfirmed[version] = time.perf_counter()
        self.send(write(command))


class Spectator(Player):
    """Somebody who looks on wherever two players play."""

    def heard(self, payload: bytes) -> None:
        news = read_news(payload)
        if news.problem is not None:
            self.crowd.fail(str(news.problem))
        elif news.news == "moment":
            self.crowd.tally.seen += 1


class Table:
    """A table of two players."""

    def __init__(self, crowd: Crowd, code: str, players: list[Player], dice: FastDice) -> None:
        self.crowd = crowd
        self.code = code
        self.players = players
        self.dice = dice
        self.due = time.perf_counter() + crowd.pause * dice.below(1000) / 1000
        self.over = False

    def pushed(self, player: Player, moment: Moment) -> None:
        """See to it that whoever is asked answers, when it is time."""
        if moment.deciding < 0 and not self.over:
            self.over = True
            self.crowd.ended(self)
        if moment.menu is None or moment.version <= player.sent or self.crowd.stopping:
            return
        offers = moment.menu.offers
        move = offers[self.dice.below(len(offers))].move
        wait = self.due - time.perf_counter()
        if wait > 0:
            loop = asyncio.get_running_loop()
            loop.call_later(wait, self.play, player, moment.version, move)
        else:
            self.play(player, moment.version, move)

    def play(self, player: Player, version: int, move: int) -> None:
        """Make the move that is due."""
        if not self.crowd.stopping:
            # Whoever is late does not make up for it.
            self.due = max(self.due + self.crowd.pause, time.perf_counter())
            player.move(self.code, version, move)


class Crowd:
    """Everybody, and what they measure."""

    def __init__(
        self, port: int, pid: int, title: str, tables: int, rate: float, watched: int
    ) -> None:
        self.host, self.port, self.pid = "127.0.0.1", port, pid
        self.title = title
        self.tables = tables
        # So many tables have spectators, who go with the first of their players.
        self.watched = watched
        self.spectators: dict[Player, list[Spectator]] = {}
        # How long a table waits between two moves, if they are not made as fast as can be.
        self.pause = tables / rate if rate else 0.0
        self.tally = Tally()
        self.opened = 0
        self.stopping = False
        self.begun: set[asyncio.Task[None]] = set()
        self.setting_up = asyncio.Semaphore(SETTING_UP_AT_ONCE)

    def fail(self, why: str) -> None:
        """Note an error."""
        if not self.stopping:
            self.tally.errors.append(why)

    async def ask(
        self, method: str, path: str, body: object = None, cookie: str = "", more: str = ""
    ) -> tuple[str, bytes]:
        """Ask by HTTP; return the cookie and the body of the answer."""
        async with self.setting_up:
            reader, writer = await asyncio.open_connection(self.host, self.port)
            said = b"" if body is None else write(body)
            writer.write(
                f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(said)}\r\n"
                f"Cookie: {cookie}\r\nConnection: close\r\n{more}\r\n".encode()
                + said
            )
            head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
            writer.close()
        lines = head.decode().split("\r\n")
        if " 20" not in lines[0]:
            raise ConnectionError(f"{method} {path}: {lines[0]} {answer.decode()}")
        for line in lines:
            if line.lower().startswith("set-cookie:"):
                cookie = line.partition(":")[2].split(";")[0].strip()
        return cookie, answer

    async def metric(self, name: str) -> float:
        """Return one of the server's own figures."""
        token = os.environ["KINGSBRIDGE_METRICS_TOKEN"]
        _, answer = await self.ask("GET", "/metrics", more=f"Authorization: Bearer {token}\r\n")
        for line in answer.decode().splitlines():
            if line.startswith(f"{name} "):
                return float(line.split()[1])
        raise KeyError(name)

    async def connect(self, kind: type[Somebody], cookie: str) -> Somebody:
        """Open a WebSocket for a guest, or for nobody in particular."""
        async with self.setting_up:
            loop = asyncio.get_running_loop()
            _, socket = await loop.create_connection(
                lambda: kind(self, cookie), self.host, self.port
            )
            await socket.open
        return socket

    async def open_table(self, cookies: list[str]) -> str:
        """Open a table for two guests."""
        wish = {"title": self.title, "seats": [{"kind": "me"}, {"kind": "open"}], "hints": False}
        _, answer = await self.ask("POST", "/api/tables", wish, cookies[0])
        code: str = json.loads(answer)["table"]["code"]
        await self.ask("POST", f"/api/tables/{code}/join", {}, cookies[1])
        return code

    async def begin(self, players: list[Player], code: str | None = None) -> None:
        """Let two players begin a game, at a new table if none is given."""
        code = code or await self.open_table([player.cookie for player in players])
        self.opened += 1
        table = Table(self, code, players, FastDice.seeded(self.opened))
        for player in (*players, *self.spectators.get(players[0], ())):
            player.watch(table)

    def ended(self, table: Table) -> None:
        """A game is over: its players begin another."""
        self.tally.games += 1
        if not self.stopping:
            task = asyncio.ensure_future(self.begin(table.players))
            self.begun.add(task)
            task.add_done_callback(self.note)

    def note(self, task: asyncio.Task[None]) -> None:
        self.begun.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.fail(repr(task.exception()))

    async def gather(self) -> tuple[list[list[Player]], dict[str, float]]:
        """Bring everybody in; return the pairs, and what a table and a client weigh."""
        cookies = await asyncio.gather(
            *(
                self.ask("POST", "/api/me/guest", {"name": f"Guest {number}"})
                for number in range(2 * self.tables)
            )
        )
        names = [cookie for cookie, _ in cookies]
        couples = list(zip(names[::2], names[1::2], strict=True))
        empty = resident(self.pid)
        codes = await asyncio.gather(*(self.open_table(list(couple)) for couple in couples))
        with_tables = resident(self.pid)
        players = await asyncio.gather(*(self.connect(Player, name) for name in names))
        with_clients = resident(self.pid)
        pairs = [list(pair) for pair in zip(players[::2], players[1::2], strict=True)]
        for pair in pairs[: self.watched]:
            self.spectators[pair[0]] = [
                await self.connect(Spectator, "") for _ in range(SPECTATORS)
            ]
        for pair, code in zip(pairs, codes, strict=True):
            await self.begin(pair, code)
        return pairs, {
            "kB a new table": (with_tables - empty) / self.tables,
            "kB a client": (with_clients - with_tables) / len(players),
            "MB empty": empty / 1024,
        }

    async def ping(self, player: Player) -> None:
        """See how soon the server answers when it has nothing to do for us but that."""
        while True:
            player.send(str(time.perf_counter()).encode(), PING)
            await asyncio.sleep(PING_EVERY)

    async def measure(self, warm_up: float, seconds: float) -> dict[str, object]:
        """Play, and measure when the crowd is warm."""
        pairs, weights = await self.gather()
        visitor = await self.connect(Player, "")
        pinging = asyncio.create_task(self.ping(visitor))
        await asyncio.sleep(warm_up)
        errors = self.tally.errors
        commits = await self.metric("kingsbridge_commit_seconds_count")
        self.tally = tally = Tally()
        server, ours, begun = spent(self.pid), spent_here(), time.perf_counter()
        withheld = stolen()
        await asyncio.sleep(seconds)
        passed = time.perf_counter() - begun
        withheld = stolen() - withheld
        server, ours = spent(self.pid) - server, spent_here() - ours
        commits = await self.metric("kingsbridge_commit_seconds_count") - commits
        self.stopping = True
        pinging.cancel()
        heavy = resident(self.pid)
        for player in [*(player for pair in pairs for player in pair), visitor]:
            player.close()
        for spectators in self.spectators.values():
            for spectator in spectators:
                spectator.close()
        moves = len(tally.latencies)
        if not moves:
            raise SystemExit(f"no move was confirmed: {[*errors, *tally.errors][:3]}")
        late, lags = sorted(tally.latencies), sorted(tally.lags)
        return {
            "tables": self.tables,
            "clients": 2 * self.tables + 1 + self.watched * SPECTATORS,
            "moves/s": moves / passed,
            "p50 ms": 1000 * late[moves // 2],
            "p99 ms": 1000 * late[moves * 99 // 100],
            "longest ms": 1000 * late[-1],
            "games": tally.games,
            "errors": len(errors) + len(tally.errors),
            "first errors": [*errors, *tally.errors][:3],
            "pushes/s": tally.pushes / passed,
            "bytes/push": tally.bytes / max(1, tally.pushes),
            "pushes/s to spectators": tally.seen / passed,
            "moves/commit": moves / max(1, commits),
            "commits/s": commits / passed,
            "lag p50 ms": 1000 * lags[len(lags) // 2],
            "lag p99 ms": 1000 * lags[len(lags) * 99 // 100],
            "server cpu": server / passed,
            "crowd cpu": ours / passed,
            "stolen cpu": withheld / passed,
            "server us/move": 1e6 * server / moves,
            "MB at the end": heavy / 1024,
            **weights,
        }


def resident(pid: int) -> float:
    """Return how many kB of memory a process has."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    raise KeyError(pid)


def spent(pid: int) -> float:
    """Return how many seconds of processor time a process has had."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stolen() -> float:
    """Return how many seconds of processor time a virtual machine wanted and was not given."""
    everybody = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    return int(everybody[8]) / os.sysconf("SC_CLK_TCK")


def spent_here() -> float:
    """Return how many seconds of processor time this process has had."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("port", type=int)
    arguments.add_argument("pid", type=int, help="of the server, whose time and memory is told")
    arguments.add_argument("--title", default="pillars")
    arguments.add_argument("--tables", type=int, default=50)
    arguments.add_argument("--rate", type=float, default=0.0, help="moves a second; 0: all it can")
    arguments.add_argument("--seconds", type=float, default=10.0)
    arguments.add_argument("--warm-up", type=float, default=5.0)
    arguments.add_argument("--watched", type=int, default=0, help="tables with spectators")
    given = arguments.parse_args()
    crowd = Crowd(given.port, given.pid, given.title, given.tables, given.rate, given.watched)
    print(json.dumps(await crowd.measure(given.warm_up, given.seconds)))


if __name__ == "__main__":
    uvloop.run(main())
