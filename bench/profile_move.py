"""Where a move's millisecond goes: the server under load, sampled, and what it was doing each time.

    make profile-server                          on SQLite, at 1,000 moves a second
    make profile-server ARGS="--postgresql"      on a PostgreSQL of its own
    make profile-server ARGS="--json"            the same as data

It needs py-spy on the PATH (`pip install py-spy`), which stops the server to look at it: so the
server is measured twice, first alone for the processor time of a move, then sampled for its
shares. Each sample belongs to the innermost function that a phase below knows.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import time
from collections import Counter
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.server import crowd, database, postgresql, serving, told
from rich.console import Console
from rich.table import Table

# The crowd is warm by then, and what is said often has been said once.
WARM = 8.0
SAMPLES_A_SECOND = 100
# Threads that wait take no processor time, whatever py-spy thinks of them.
WAITING = re.compile(
    r"acquire_lock|SimpleQueue_get|^epoll|^uv__io_poll|^fdatasync|^poll |cond_\w*wait"
)
# Looked for from the innermost frame outwards.
PHASES = {
    "words: offers, lines, prompts": r"words___|kingsbridge/words/|runtime/|babel/"
    r"|questions___|telling___",
    "the board as a seat sees it": r"___view|table_title___",
    "rules: where a move leads": r"steps___|CPyDef_state___|\w+State___|moving___|Game___after"
    r"|engine___|walk___",
    "the game's next version": r"CPyDef_game___|CPyPy_game___",
    "JSON of what is told": r"msgspec/_core.*|stored___StoredTable___told",
    "the moment put together": r"table___Table___|stored___|Live\.news_",
    "storing: the statement": r"TableLog|Statement\.|append_rows|sqlalchemy/|psycopg|sqlite|libpq",
    "storing: to the thread and back": r"GroupCommit|run_in_executor|call_soon_threadsafe"
    r"|_WorkItem|concurrent/futures|Play\._store",
    "a frame read": r"data_received|websockets/.*parse|Protocol\.parse|handle_events"
    r"|\.receive \(uvicorn|uv__read|uv_stream_on_read",
    "a frame written": r"Client\._send|live\.<locals>\.send|Socket\.(send|put|ready)|Outbox"
    r"|frames_of|_sansio_impl|UVStream",
    "a command: understood, allowed": r"_listen|_obey|Limit\.|TableLock|tables/moving"
    r"|Play\.append",
    "who is told: the senders' turns": r"Client\.|Turnstile|Server\._tell|Live\.|Turns|Bots\.",
    "sweeping up memory": r"gc_",
}
OTHER = "the event loop itself"
KNOWN = [(name, re.compile(pattern)) for name, pattern in PHASES.items()]


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--seconds", type=float, default=10.0, help="for each of the two")
    arguments.add_argument("--tables", type=int, default=50)
    arguments.add_argument("--rate", type=float, default=1000.0, help="moves a second")
    arguments.add_argument("--title", default="pillars")
    arguments.add_argument("--folder", type=Path, help="where the database lies; on a real disk")
    arguments.add_argument("--postgresql", action="store_true")
    arguments.add_argument("--keep", type=Path, help="where to leave the samples, as folded stacks")
    arguments.add_argument("--json", action="store_true")
    given = arguments.parse_args()
    if shutil.which("py-spy") is None:
        raise SystemExit("there is no py-spy on the PATH: pip install py-spy")
    spent, samples = profile(given)
    shares = by_phase(samples)
    total = sum(shares.values())
    micros = {name: spent * shares[name] / total for name in [*PHASES, OTHER]}
    if given.json:
        print(json.dumps({"server us/move": spent, "phases": micros}, indent=1))
    else:
        show(spent, micros)
    return 0


def profile(given: argparse.Namespace) -> tuple[float, str]:
    """Return the processor time of a move, and samples of a server that is as busy."""
    with TemporaryDirectory(dir=given.folder) as folder:
        kind = nullcontext(f"sqlite:///{folder}/")
        with postgresql(Path(folder)) if given.postgresql else kind as url:
            seconds = given.seconds
            with database(url, "alone") as (fresh, _), serving(fresh) as (port, pid):
                spent = told(crowd(port, pid, given.title, given.tables, given.rate, seconds))
            kept = given.keep or Path(folder) / "stacks"
            with database(url, "sampled") as (fresh, _), serving(fresh) as (port, pid):
                long = seconds + WARM
                playing = crowd(port, pid, given.title, given.tables, given.rate, long)
                time.sleep(WARM)
                sample(pid, seconds, kept)
                told(playing)
            return spent["server us/move"], kept.read_text()


def sample(pid: int, seconds: float, into: Path) -> None:
    """Look at what a server is doing, again and again."""
    command = ["py-spy", "record", "--native", "--threads", "--format", "raw"]
    command += ["--rate", str(SAMPLES_A_SECOND), "--duration", str(round(seconds))]
    command += ["--output", str(into), "--pid", str(pid)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def by_phase(samples: str) -> Counter[str]:
    """Count samples by what was being done."""
    counted: Counter[str] = Counter()
    for line in samples.splitlines():
        stack, _, number = line.rpartition(" ")
        frames = stack.split(";")[:0:-1]
        if not any(WAITING.search(frame) for frame in frames[:6]):
            counted[phase_of(frames)] += int(number)
    return counted


def phase_of(frames: list[str]) -> str:
    """Return what is done in a stack of frames, the innermost first."""
    for frame in frames:
        for name, pattern in KNOWN:
            if pattern.search(frame):
                return name
    return OTHER


def show(spent: float, micros: dict[str, float]) -> None:
    """Print where the time goes."""
    table = Table(title=f"a move takes {spent:.0f} microseconds of the server's processor")
    table.add_column("")
    table.add_column("us", justify="right")
    table.add_column("%", justify="right")
    for name, much in sorted(micros.items(), key=lambda one: -one[1]):
        table.add_row(name, f"{much:.0f}", f"{100 * much / spent:.0f}")
    Console().print(table)


if __name__ == "__main__":
    sys.exit(main())
