"""Measure the server: a real process, real sockets, a durable database, and a crowd beside it.

    make bench-server                            a table of figures
    make bench-server ARGS="--json"              the same as data
    make bench-server ARGS="--rate 0"            as fast as it goes, not at a steady pace
    make bench-server ARGS="--postgresql"        on a PostgreSQL of its own, too (needs initdb)

Server and crowd share the machine. Its other users make every figure worse but the processor time
a move and the bytes: look at those first if the machine is not idle.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

from rich.console import Console
from rich.table import Table
from sqlalchemy import Engine, func, select, text

import kingsbridge
from kingsbridge.engine.dice import FastDice, SealedDice
from kingsbridge.engine.record import Record, sealed
from kingsbridge.server.database.engines import open_engine
from kingsbridge.server.database.migrations import migrate
from kingsbridge.server.database.schema import log, people
from kingsbridge.server.database.tables import load_table
from kingsbridge.server.people.house import HouseRules, store_rules
from kingsbridge.server.people.person import Person, Reminders
from kingsbridge.server.tables.archive import insert_record

# The crowd asks the server for its figures.
TRUSTED = {**os.environ, "KINGSBRIDGE_METRICS_TOKEN": "the crowd"}
HERE = Path(__file__).parent
TITLES = ("pillars", "world")
PATIENCE = 60.0
LOADED_GAMES = 30
UNPRIVILEGED = "nobody"
# The bytes of a page of SQLite, if nobody says otherwise.
PAGE = 4096

Figures = dict[str, float]


@dataclass(frozen=True)
class Bar:
    """What must be reached: a figure of one run, and the least or the most it may be."""

    run: str
    figure: str
    limit: float
    at_most: bool = True

    def reached(self, runs: dict[str, Figures]) -> bool:
        value = runs[self.run][self.figure]
        return value <= self.limit if self.at_most else value >= self.limit

    def __str__(self) -> str:
        return f"{self.run}: {self.figure} at {'most' if self.at_most else 'least'} {self.limit:g}"


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--seconds", type=float, default=15.0, help="for each measurement")
    arguments.add_argument("--tables", type=int, default=50, help="busy ones")
    arguments.add_argument("--rate", type=float, default=1700.0, help="moves a second; 0: most")
    arguments.add_argument("--watched", type=int, default=5, help="tables with ten spectators")
    arguments.add_argument("--crowd", type=int, default=500, help="tables with two clients each")
    arguments.add_argument("--folder", type=Path, help="where the databases lie; on a real disk")
    arguments.add_argument("--postgresql", action="store_true", help="measure that, too")
    arguments.add_argument("--only", default="", help="only runs with this in their name")
    arguments.add_argument("--json", action="store_true")
    given = arguments.parse_args()
    runs: dict[str, Figures] = {}
    with TemporaryDirectory(dir=given.folder) as folder:
        measure_on(f"sqlite:///{folder}/", "SQLite", given, runs)
        if given.postgresql:
            with postgresql(Path(folder)) as url:
                measure_on(url, "PostgreSQL", given, runs)
    bars = {str(bar): bar.reached(runs) for bar in bars_of(runs)}
    if given.json:
        print(json.dumps({"compiled": kingsbridge.COMPILED, "runs": runs, "bars": bars}, indent=1))
    else:
        show(runs, bars)
    return 0 if all(bars.values()) else 1


def bars_of(runs: dict[str, Figures]) -> Iterator[Bar]:
    """Return what the runs had to reach."""
    for run, figures in runs.items():
        if run.startswith("busy pillars"):
            yield Bar(run, "moves/s", 1500, at_most=False)
            yield Bar(run, "p99 ms", 50)
        if "errors" in figures:
            yield Bar(run, "errors", 0)
        if "bytes/move" in figures:
            yield Bar(run, "bytes/move", 300)
        if "load ms" in figures:
            yield Bar(run, "load ms", 15)


def measure_on(url: str, name: str, given: argparse.Namespace, runs: dict[str, Figures]) -> None:
    """Measure everything on one kind of database: a new one for each run."""
    for game in TITLES:
        run = f"busy {game}, {name}"
        if given.only not in run:
            continue
        with database(url, f"busy_{game}") as (fresh, engine):
            with serving(fresh) as (port, pid):
                playing = crowd(port, pid, game, given.tables, given.rate, given.seconds)
                begun = when_warm(engine, 10 * given.tables)
                figures = told(playing)
            ended = Stored.now(engine)
            figures["bytes/move"] = (ended.bytes - begun.bytes) / (ended.rows - begun.rows)
            figures |= load_times(engine, game)
            runs[run] = figures
    alone = runs.get(f"busy {TITLES[0]}, {name}")
    run = f"watched {TITLES[0]}, {name}"
    if given.only in run and alone is not None and given.watched:
        with database(url, "watched") as (fresh, _), serving(fresh) as (port, pid):
            playing = crowd(
                port, pid, TITLES[0], given.tables, given.rate, given.seconds, given.watched
            )
            figures = told(playing)
        figures["us/push to a spectator"] = watching(figures, alone)
        runs[run] = figures
    run = f"crowd, {name}"
    if given.only in run:
        with database(url, "crowd") as (fresh, _), serving(fresh) as (port, pid):
            rate = given.crowd / 5
            runs[run] = told(crowd(port, pid, TITLES[0], given.crowd, rate, given.seconds))


def watching(watched: Figures, alone: Figures) -> float:
    """Return the processor time of telling one spectator of one move."""
    more = watched["server us/move"] - alone["server us/move"]
    return more * watched["moves/s"] / watched["pushes/s to spectators"]


@contextmanager
def database(url: str, name: str) -> Iterator[tuple[str, Engine]]:
    """Make a new database."""
    if url.startswith("sqlite"):
        fresh = f"{url}{name}.db"
    else:
        fresh = f"{url}{name}"
        outside = open_engine(f"{url}postgres")
        with outside.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        outside.dispose()
    engine = open_engine(fresh)
    migrate(engine)
    with engine.begin() as connection:
        # The whole crowd comes from one address.
        store_rules(connection, HouseRules(guests_together=1000))
    yield fresh, engine
    engine.dispose()


@dataclass(frozen=True)
class Stored:
    """How many bytes a database has, and how many rows all its logs together."""

    bytes: int
    rows: int

    @staticmethod
    def now(engine: Engine) -> Stored:
        """Look at a database; what is not yet in its main file counts, too."""
        with engine.connect() as connection:
            rows = connection.execute(select(func.count()).select_from(log)).scalar_one()
            if engine.dialect.name == "sqlite":
                pages = connection.execute(text("PRAGMA page_count")).scalar_one()
                return Stored(pages * PAGE, rows)
            size = text("SELECT pg_database_size(current_database())")
            return Stored(connection.execute(size).scalar_one(), rows)


def when_warm(engine: Engine, rows: int) -> Stored:
    """Wait until play is under way: a database that was just made has many pages half empty."""
    end = time.monotonic() + PATIENCE
    while (found := Stored.now(engine)).rows < rows:
        if time.monotonic() > end:
            raise SystemExit("nobody plays")
        time.sleep(0.1)
    return found


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """Run a PostgreSQL as it comes, with a cluster of its own."""
    if shutil.which("initdb") is None or shutil.which("pg_ctl") is None:
        raise SystemExit("there is no initdb and pg_ctl on the PATH")
    home, port = folder / "postgresql", free_port()
    home.mkdir()
    if os.geteuid() == 0:
        # It refuses to be root.
        folder.chmod(0o711)
        shutil.chown(home, UNPRIVILEGED)
    data = str(home / "data")
    quietly(["initdb", "-A", "trust", "-U", "bench", "-D", data])
    options = f"-c port={port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={home}"
    control = ["pg_ctl", "-D", data, "-w", "-l", str(home / "log")]
    quietly([*control, "-o", options, "start"])
    try:
        yield f"postgresql://bench@127.0.0.1:{port}/"
    finally:
        quietly([*control, "-m", "fast", "stop"])


def quietly(command: list[str]) -> None:
    """Run a command that has nothing to say, as somebody who may do little."""
    user = UNPRIVILEGED if os.geteuid() == 0 else None
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=user, cwd="/")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@contextmanager
def serving(database: str) -> Iterator[tuple[int, int]]:
    """Run `kingsbridge serve`; give its port and its process's number."""
    port = free_port()
    command = [sys.executable, "-m", "kingsbridge", "serve", "--port", str(port)]
    command += ["--database", database, "--requests", "1000000", "--thinkers", "1"]
    command += ["--connections", "1000000"]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, env=TRUSTED)
    try:
        wait_for(port, process)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until a server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            with urlopen(f"http://127.0.0.1:{port}/health") as answer:
                answer.read()
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


def crowd(
    port: int, pid: int, game: str, tables: int, rate: float, seconds: float, watched: int = 0
) -> subprocess.Popen[str]:
    """Let a crowd play, in a process of its own."""
    command = [sys.executable, str(HERE / "crowd.py"), str(port), str(pid), "--title", game]
    command += ["--tables", str(tables), "--rate", str(rate), "--seconds", str(seconds)]
    command += ["--watched", str(watched)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=TRUSTED)


def told(playing: subprocess.Popen[str]) -> Figures:
    """Return what a crowd measured."""
    said, _ = playing.communicate()
    if playing.returncode:
        raise SystemExit("the crowd failed")
    figures: Figures = json.loads(said)
    return figures


def load_times(engine: Engine, game: str) -> Figures:
    """Return how long it takes, in the middle, to load a finished game: by both clocks."""
    times, cpu = [], []
    with engine.begin() as connection:
        found = connection.execute(select(people.c.id, people.c.code).limit(1)).one()
        owner = somebody(found.id, found.code)
        for number in range(LOADED_GAMES):
            code = insert_record(connection, owner, finished(game, number), 0).terms.code
            begun, spent = time.perf_counter(), time.process_time()
            load_table(connection, code)
            times.append(time.perf_counter() - begun)
            cpu.append(time.process_time() - spent)
    return {
        "load ms": 1000 * statistics.median(times),
        "load cpu ms": 1000 * statistics.median(cpu),
    }


def somebody(number: int, code: str) -> Person:
    """Return one of the crowd, to whom the finished games belong."""
    return Person(number, code, "Guest", False, "player", "en", Reminders())


def finished(game: str, number: int) -> Record:
    """Return the record of a random game of two."""
    dice = SealedDice(number.to_bytes(32, "big"))
    record = Record(game, 2, {}, sealed(dice), [], ["Ann", "Bob"])
    state = record.begin()
    chance = FastDice.seeded(number)
    while not state.over:
        offers = state.legal()
        record.moves.append(offers[chance.below(len(offers))])
        state.apply(record.moves[-1])
    record.close(state)
    return record


def show(runs: dict[str, Figures], bars: dict[str, bool]) -> None:
    """Print the figures and what they had to be."""
    console = Console()
    machine = f"{os.cpu_count()} processors, {'' if kingsbridge.COMPILED else 'un'}compiled"
    table = Table(title=f"the server and its crowd on one machine: {machine}")
    table.add_column("")
    for run in runs:
        table.add_column(run, justify="right")
    for figure in dict.fromkeys(name for figures in runs.values() for name in figures):
        row = [figures.get(figure) for figures in runs.values()]
        table.add_row(figure, *(f"{it:,.1f}" if isinstance(it, float) else str(it) for it in row))
    console.print(table)
    for bar, met in bars.items():
        console.print(f"[green]reached[/]     {bar}" if met else f"[red]not reached[/] {bar}")


if __name__ == "__main__":
    sys.exit(main())
