"""Kill a busy server again and again, on both databases side by side, and count what is lost.

    python -m tests.server.soak [KILLS] [SEED]

So many kills in all; what is not given KINGSBRIDGE_KILLS and KINGSBRIDGE_SEED say.
A thousand take most of an hour on two cores. What is found wrong ends it with an error.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic

from tests.server.crowd import Crowd
from tests.server.postgres import Cluster
from tests.server.serving import Process, process

STORES = ("sqlite", "postgresql")
# A line is told after so many kills.
TOLD_EVERY = 50
# After so many kills it is seen that every table goes on and every bot moves.
EVERYBODY_EVERY = 10
# One server in so many is killed again before it has come up, and so often the database is killed.
WHILE_STARTING = 8
DATABASE_TOO = 12


@dataclass
class Tally:
    """What was killed, what had been confirmed to anybody, and what of that was not there after."""

    kills: int = 0
    databases: int = 0
    crowds: int = 0
    confirmed: int = 0
    lost: int = 0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills -9, {self.databases} of the database, "
            f"{self.confirmed} confirmed moves, {self.lost} lost"
        )


class Soak:
    """A server that is killed while a crowd plays."""

    def __init__(
        self, server: Process, database: str, seed: int, cluster: Cluster | None = None
    ) -> None:
        self.server = server
        self.database = database
        self.seed = seed
        self.random = Random(seed)
        # Where the database can be killed, too.
        self.cluster = cluster
        self.tally = Tally()

    def run(self, kills: int, tell: Callable[[Tally], None], everybody_every: int) -> Tally:
        """Kill it so often, with a new crowd whenever all games are over."""
        tally = self.tally
        while tally.kills < kills:
            crowd = Crowd(self.server, self.seed + tally.kills)
            tally.crowds += 1
            before = tally.confirmed
            with crowd.playing():
                while tally.kills < kills and not crowd.finished:
                    crowd.wait_for_moves(self.random.randint(1, 20))
                    self._kill(crowd)
                    if tally.kills % everybody_every == 0:
                        crowd.wait_for_everybody()
                    tally.confirmed = before + len(crowd.confirmed)
                    tell(tally)
            tally.confirmed = before + len(crowd.confirmed)
            tally.lost += crowd.lost(self.database)
        return tally

    def _kill(self, crowd: Crowd) -> None:
        """Kill it at some moment: while it stores, while it tells, while it starts."""
        self._pass_time(0.05)
        if self.cluster is not None and self._one_in(DATABASE_TOO):
            self.cluster.stop()
            self.tally.databases += 1
            self._pass_time(0.05)
            self.cluster.start()
        self._kill_server()
        self.tally.lost += crowd.lost(self.database)
        self.server.begin()
        while self._one_in(WHILE_STARTING):
            self._pass_time(1.0)
            self._kill_server()
            self.server.begin()
        self.server.wait()

    def _kill_server(self) -> None:
        self.server.kill()
        self.tally.kills += 1

    def _one_in(self, number: int) -> bool:
        return self.random.randrange(number) == 0

    def _pass_time(self, most: float) -> None:
        """Let a moment pass in which anything may happen."""
        threading.Event().wait(self.random.uniform(0, most))


def soak(store: str, kills: int, seed: int) -> None:
    """Kill a server on one kind of database, and tell how it goes."""
    begun = monotonic()
    told = 0

    def tell(tally: Tally) -> None:
        nonlocal told
        if tally.kills // TOLD_EVERY > told:
            told = tally.kills // TOLD_EVERY
            each = (monotonic() - begun) / tally.kills
            print(f"{store}: {tally}; {each:.1f} s for each kill", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster() if store == "postgresql" else None
        try:
            database = f"sqlite:///{folder}/kingsbridge.db"
            if cluster is not None:
                cluster.start()
                database = cluster.new_database()
            with process(database, Path(folder) / "log") as server:
                tally = Soak(server, database, seed, cluster).run(kills, tell, EVERYBODY_EVERY)
        finally:
            if cluster is not None:
                cluster.remove()
    each = (monotonic() - begun) / max(1, tally.kills)
    print(f"{store}: in all {tally}; {each:.1f} s for each kill", flush=True)
    sys.exit(1 if tally.lost else 0)


def main() -> int:
    """Kill servers on both databases side by side; return whether anything went wrong."""
    given = sys.argv[1:]
    if given and given[0] in STORES:
        soak(given[0], int(given[1]), int(given[2]))
    kills = int(given[0] if given else os.environ.get("KINGSBRIDGE_KILLS", "60"))
    seed = int(given[1] if given[1:] else os.environ.get("KINGSBRIDGE_SEED", "1"))
    program = [sys.executable, "-m", "tests.server.soak"]
    halves = dict(zip(STORES, (kills - kills // 2, kills // 2), strict=True))
    running = [
        subprocess.Popen([*program, store, str(half), str(seed)])
        for store, half in halves.items()
        if half
    ]
    ended = [each.wait() for each in running]
    print("nothing was lost" if not any(ended) else "SOMETHING WENT WRONG, see above", flush=True)
    return int(any(ended))


if __name__ == "__main__":
    sys.exit(main())
