"""Real servers for tests: in a thread of this process, or as a process that can be killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

import httpx
import uvicorn
from msgspec.structs import replace
from websockets.sync.client import ClientConnection, connect

from kingsbridge.server.chance import Chance, true_chance
from kingsbridge.server.clock import Clock, steady_clock, wall_clock
from kingsbridge.server.edge.door import Doorway
from kingsbridge.server.edge.listening import shown
from kingsbridge.server.hosting.desk import Desk
from kingsbridge.server.hosting.people import by_code, make_host
from kingsbridge.server.server import Server, Settings

# Machines that run tests are busy: nothing is late before so many seconds.
PATIENCE = 120.0
# But for a server that is told to stop: whatever is under way, it ends within so many.
MOST_TO_STOP = 5.0
PLENTY = 1_000_000.0
PASSWORD = "correct horse"

Doc = dict[str, Any]
T = TypeVar("T")


class Running:
    """A server that answers at an address."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.visitors: list[Visitor] = []

    def see_off(self) -> None:
        """Let everybody go who came."""
        for visitor in self.visitors:
            visitor.web.close()

    def visitor(
        self, name: str | None = None, language: str = "en", token: str | None = None
    ) -> Visitor:
        """Return a new visitor; one with a name is a guest already."""
        visitor = Visitor(self.address, token)
        self.visitors.append(visitor)
        if name is not None:
            visitor.become_guest(name, language)
        return visitor

    def again(self, visitor: Visitor) -> Visitor:
        """Return somebody who is known already, at this server."""
        same = self.visitor()
        same.web.cookies.update(visitor.web.cookies)
        same.code, same.name = visitor.code, visitor.name
        return same


class Here(Running):
    """A server in a thread of this process, whose inside can be looked at."""

    def __init__(self, address: str, server: Server, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(address)
        self.server = server
        self.loop = loop
        # Whether each visitor comes from an address of their own.
        self.apart = False

    def visitor(
        self, name: str | None = None, language: str = "en", token: str | None = None
    ) -> Visitor:
        """Return a new visitor; one with a name is a guest already."""
        visitor = super().visitor(token=token)
        if self.apart:
            number = len(self.visitors)
            visitor.web.headers["X-Forwarded-For"] = f"10.1.{number // 250}.{number % 250}"
        if name is not None:
            visitor.become_guest(name, language)
        return visitor

    def run(self, work: Any) -> Any:
        """Run a coroutine where the server runs, and return its result."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def account(self, name: str, **more: str) -> Visitor:
        """Return somebody with a new account."""
        visitor = self.visitor()
        visitor.register(name, **more)
        return visitor

    def do(self, deed: Callable[[Desk], T]) -> T:
        """Do something as a host would by command."""
        store, now = self.server.store, self.server.now
        work = store.write(lambda connection: deed(Desk(connection, None, now(), store.announce)))
        done: T = self.run(work)
        return done

    def host(self, name: str) -> Visitor:
        """Return a host with a new account."""
        host = self.account(name)
        self.do(lambda desk: make_host(desk, by_code(desk.connection, host.code), True))
        return host


@contextmanager
def serving(
    database: str,
    now: Clock = wall_clock,
    frames: float = PLENTY,
    chance: Chance = true_chance,
    steady: Clock | None = None,
    listening: socket.socket | None = None,
    apart: bool = False,
    **settings: Any,
) -> Iterator[Here]:
    """Run a server in a thread; where one clock is the test's own, the other goes with it.

    Visitors come from the same address, or apart: each from their own, as a proxy tells it.
    """
    if apart:
        settings["trusted_proxies"] = ("127.0.0.1",)
    ticking = steady or (steady_clock if now is wall_clock else now)
    usual: Doc = {"requests_at_once": PLENTY, "requests_a_second": PLENTY, "sockets": 10_000}
    server = Server(Settings(database=database, **{**usual, **settings}), now, chance, ticking)
    server.frames.at_once = server.frames.a_second = frames
    config = Doorway(server)
    config.timeout_graceful_shutdown = 1
    with in_a_thread(config, listening) as (address, loop):
        here = Here(address, server, loop)
        here.apart = apart
        if not apart:
            # Of those who come from one address there are many here.
            here.run(server.house.change(replace(server.house.rules, guests_together=1000)))
        try:
            yield here
        finally:
            here.see_off()


@contextmanager
def in_a_thread(
    config: uvicorn.Config, listening: socket.socket | None = None
) -> Iterator[tuple[str, asyncio.AbstractEventLoop]]:
    """Run a web server in a thread; give its address and its event loop."""
    listening = listening or socket.create_server(("127.0.0.1", 0))
    web = uvicorn.Server(config)
    ready = threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def run() -> None:
        loops.append(asyncio.get_running_loop())
        task = asyncio.create_task(web.serve([listening]))
        while not web.started and not task.done():
            await asyncio.sleep(0.01)
        ready.set()
        await task

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        assert web.started, "the server did not start"
        yield shown(listening), loops[0]
    finally:
        web.should_exit = True
        thread.join(PATIENCE)
        listening.close()


class Process(Running):
    """A server as a process of its own, as `kingsbridge serve` starts it."""

    def __init__(self, database: str, port: int, log: Path) -> None:
        super().__init__(f"http://127.0.0.1:{port}")
        self.halted: list[int] = []
        self.database = database
        self.port = port
        self.log = log
        # The socket at which somebody else listens for it, as systemd can.
        self.handed_over: socket.socket | None = None
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, **more: str) -> None:
        """Start it, and wait until it answers."""
        self.begin(**more)
        self.wait()

    def begin(self, *options: str, **more: str) -> None:
        """Start it."""
        command = [sys.executable, "-m", "kingsbridge", "serve", "--log-json"]
        command += ["--port", str(self.port), "--database", self.database]
        command += ["--requests", "1000000", "--thinkers", "1", *options]
        handed: tuple[int, ...] = ()
        if self.handed_over is not None:
            handed = (self.handed_over.fileno(),)
            script = f'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@" 3<&{handed[0]}'
            command = ["bash", "-c", script, "bash", *command]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                pass_fds=handed,
                env={**os.environ, **more},
                # As from a terminal of its own: an interrupt there reaches all its processes.
                start_new_session=True,
            )

    def wait(self) -> None:
        """Wait until it answers."""
        transport = httpx.HTTPTransport(retries=0)
        with httpx.Client(transport=transport, timeout=PATIENCE) as client:
            pause = threading.Event()
            for _ in range(int(PATIENCE * 20)):
                assert self.its_process.poll() is None, self.log.read_text()
                try:
                    if client.get(f"{self.address}/health").status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                pause.wait(0.05)
        raise AssertionError("the server does not answer")

    @property
    def its_process(self) -> subprocess.Popen[bytes]:
        """The process, once it was started."""
        assert self.process is not None
        return self.process

    def kill(self) -> None:
        """Kill it as the power would."""
        self.its_process.kill()
        self.its_process.wait(PATIENCE)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop; return its exit code."""
        self.its_process.send_signal(how)
        return self.its_process.wait(PATIENCE)


def free_port() -> int:
    """Return a port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@contextmanager
def process(database: str, log: Path) -> Iterator[Process]:
    """Run a server as a process of its own."""
    with processes(database, log) as (running,):
        yield running


@contextmanager
def processes(database: str, *logs: Path) -> Iterator[list[Process]]:
    """Run several servers on one database, started at the same time."""
    servers = [Process(database, free_port(), log) for log in logs]
    try:
        for running in servers:
            running.begin()
        for running in servers:
            running.wait()
        yield servers
    finally:
        for running in servers:
            running.see_off()
            if running.process is not None and running.process.poll() is None:
                running.kill()
            for worker in running.halted:
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)


def until(holds: Callable[[], T], why: str) -> T:
    """Wait until something holds, and return it."""
    pause = threading.Event()
    ends = monotonic() + PATIENCE
    while not (found := holds()):
        assert monotonic() < ends, why
        pause.wait(0.05)
    return found


def children_of(pid: int) -> list[int]:
    """Return the workers of a server."""
    said = subprocess.run(
        ["ps", "-A", "-ww", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True
    )
    rows = [line.split(None, 2) for line in said.stdout.splitlines()]
    return [int(row[0]) for row in rows if int(row[1]) == pid and "spawn_main" in row[2]]


def stop_workers(server: Process) -> list[int]:
    """Let the workers of a server come to a halt, whatever they think about; return them."""
    pid = server.its_process.pid
    workers = until(lambda: len(found := children_of(pid)) == 2 and found, "there are no workers")
    assert isinstance(workers, list)
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    # Who is halted does not notice that the server is gone.
    server.halted += workers
    return workers


def is_there(pid: int) -> bool:
    """Return whether a process is there."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Visitor:
    """Somebody with a browser, or a program with a token."""

    def __init__(self, address: str, token: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.address = address
        self.web = httpx.Client(base_url=address, headers=headers, timeout=PATIENCE)
        self.keys = count()
        self.code = ""
        self.name = ""

    def become_guest(self, name: str, language: str = "en") -> Doc:
        """Play at once."""
        me: Doc = self.post("/api/me/guest", name=name, language=language)
        self.code, self.name = me["code"], me["name"]
        return me

    def register(self, name: str, password: str = PASSWORD, **more: str) -> Doc:
        """Make an account."""
        me: Doc = self.post("/api/me/account", name=name, password=password, **more)
        self.code, self.name = me["code"], me["name"]
        return me

    # Requests: `ask` returns the whole answer, the others only what a good one says

    def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        """Send a request."""
        return self.web.request(method, path, json=body if method != "GET" else None)

    def get(self, path: str, **query: Any) -> Any:
        """Get something that is there."""
        answer = self.web.get(path, params=query)
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        """Do something that can be done."""
        answer = self.ask("POST", path, **body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """Do something that cannot be done; return the status and the reason's code."""
        answer = self.ask("POST", path, **body)
        assert not answer.is_success, answer.text
        return answer.status_code, answer.json()["code"]

    # Tables

    def open(self, title: str = "pillars", seats: str = "me bot", **more: Any) -> str:
        """Open a table: 'me', 'bot', 'open', 'here' (named Bob, Cyn...) or a level; return code."""
        friends = iter(["Bob", "Cyn", "Dan"])
        wanted: list[Doc] = []
        for seat in seats.split():
            if seat == "here":
                wanted.append({"kind": "here", "name": next(friends)})
            elif seat in ("me", "open"):
                wanted.append({"kind": seat})
            else:
                level = "journeyman" if seat == "bot" else seat
                wanted.append({"kind": "bot", "level": level})
        told = self.post("/api/tables", title=title, seats=wanted, **more)
        return str(told["table"]["code"])

    def table(self, code: str, **query: Any) -> Doc:
        """Look at a table."""
        told: Doc = self.get(f"/api/tables/{code}", **query)
        return told

    def moment(self, code: str, **query: Any) -> Doc:
        """Look at a table's game."""
        moment: Doc = self.table(code, **query)["moment"]
        return moment

    def move(self, code: str, moment: Doc, move: int, key: str | None = None) -> Doc:
        """Make a move that is allowed; return the new moment."""
        key = key or f"{self.code}-{next(self.keys)}"
        body = {"version": moment["version"], "move": move, "key": key}
        confirmed: Doc = self.post(f"/api/tables/{code}/moves", **body)
        told: Doc = confirmed["moment"]
        return told

    @contextmanager
    def live(self) -> Iterator[LiveClient]:
        """Open a WebSocket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        if "authorization" in self.web.headers:
            headers["Authorization"] = self.web.headers["authorization"]
        address = self.address.replace("http", "ws", 1) + "/api/live"
        with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
            yield LiveClient(socket)


class LiveClient:
    """One WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = count(1)

    def do(self, what: str, **more: Any) -> int:
        """Send a command; return its number."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"do": what, "id": number, **more}))
        return number

    def hear(self, patience: float = PATIENCE) -> Doc:
        """Return the next piece of news."""
        news: Doc = json.loads(self.socket.recv(patience))
        return news

    def answer(self, what: str, **more: Any) -> Doc:
        """Send a command and return what became of it."""
        number = self.do(what, **more)
        return self.hear_until(lambda news: news["news"] == "answer" and news["id"] == number)

    def hear_until(self, good: Any) -> Doc:
        """Return the first piece of news of which something holds."""
        while True:
            news = self.hear()
            if good(news):
                return news


def play_until(code: str, players: list[Visitor], good: Callable[[Doc], bool]) -> Doc:
    """Let everybody do the first thing they are offered until something holds; return when."""
    moment = players[0].moment(code)
    while not good(moment):
        player = players[moment["deciding"]]
        asked = player.moment(code)
        moment = player.move(code, asked, asked["menu"]["offers"][0]["move"])
    return moment
