"""Let people play while others do all that is dear as often as they can, and tell how that goes.

    python -m tests.server.flood [SECONDS]

Without an argument KINGSBRIDGE_FLOOD says how long. Guests who are made anew open tables of
architects, ask for analyses and hang up, look back at whatever there is, toggle between playing and
a stand-in. Nothing may break, nobody who plays may be refused anything, and memory must come to
rest.
"""

from __future__ import annotations

import os
import sys
import tempfile
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from traceback import print_exc

import httpx

from kingsbridge.engine.record import seeded
from tests.server.playing import played
from tests.server.serving import Process, Visitor, process

RESTED = 64_000_000
GAMES = 6
ROUNDS = 40
# What somebody is told who does too much.
ENOUGH = (403, 409, 429, 503)


class Flood:
    """A crowd of which some play and others do as much as they are let."""

    def __init__(self, server: Process, seconds: float) -> None:
        self.server = server
        self.ends = monotonic() + seconds
        self.wrong: list[str] = []
        self.refused = 0
        self.done = 0
        self.moves: list[float] = []
        self.answers: list[float] = []
        ann = server.visitor("Ann")
        self.games = [
            (code, len(record["moves"]))
            for seed in range(GAMES)
            for record in [played("world", seeded(seed))]
            for code in [ann.post("/api/records", **record)["table"]["code"]]
        ]

    @property
    def over(self) -> bool:
        return monotonic() > self.ends or bool(self.wrong)

    def run(self) -> None:
        """Let everybody do what they do, until it is over."""
        abusers = [self.architects, self.looking_back, self.analyses, self.toggling]
        everybody = [
            threading.Thread(target=self._trying, args=(what, number))
            for number, what in enumerate([self.pair, self.alone, *abusers, *abusers])
        ]
        for one in everybody:
            one.start()
        for one in everybody:
            one.join()

    def _trying(self, what: Callable[[Random], None], number: int) -> None:
        try:
            while not self.over:
                what(Random(number))
        except Exception as error:
            print_exc()
            self.wrong.append(repr(error))

    def _try(self, visitor: Visitor, method: str, path: str, **body: object) -> bool:
        """Do something that may be too much; return whether it was done."""
        answer = visitor.ask(method, path, **body)
        self.done += answer.is_success
        self.refused += not answer.is_success
        assert answer.is_success or answer.status_code in ENOUGH, (path, answer.text)
        return answer.is_success

    # Those who play

    def pair(self, _random: Random) -> None:
        """Play a game for two, and note how long each move takes."""
        ann, bob = self.server.visitor("Ann"), self.server.visitor("Bob")
        code = ann.open("world", "me open")
        bob.post(f"/api/tables/{code}/join")
        while not self.over:
            for player in (ann, bob):
                moment = player.moment(code)
                if moment["result"] is not None:
                    return
                if moment["menu"] is not None:
                    begun = monotonic()
                    player.move(code, moment, moment["menu"]["offers"][0]["move"])
                    self.moves.append(monotonic() - begun)

    def alone(self, _random: Random) -> None:
        """Play against an apprentice, and note how long it thinks."""
        dan = self.server.visitor("Dan")
        code = dan.open("world", "me apprentice")
        asked: float | None = None
        while not self.over:
            moment = dan.moment(code)
            if moment["result"] is not None:
                return
            if moment["menu"] is None:
                asked = asked or monotonic()
                continue
            if asked is not None:
                self.answers.append(monotonic() - asked)
                asked = None
            dan.move(code, moment, moment["menu"]["offers"][0]["move"])

    # Those who do as much as they are let

    def architects(self, _random: Random) -> None:
        """Open tables of architects until there may be no more, as one guest after another."""
        eve = self.server.visitor("Eve")
        seats = [{"kind": "me"}] + 3 * [{"kind": "bot", "level": "architect"}]
        while not self.over:
            if not self._try(eve, "POST", "/api/tables", title="pillars", seats=seats):
                break

    def looking_back(self, random: Random) -> None:
        """Look at any game, at any version, in any language."""
        eve = self.server.visitor()
        for _ in range(ROUNDS):
            code, last = random.choice(self.games)
            version = random.randint(1, last)
            language = random.choice(["en", "es", "de"])
            self._try(eve, "GET", f"/api/tables/{code}/replay/{version}?language={language}")
            self._try(eve, "GET", f"/api/tables/{code}?language={language}")

    def analyses(self, random: Random) -> None:
        """Ask for analyses, and hang up."""
        eve = self.server.visitor("Eve")
        code, _ = random.choice(self.games)
        self._try(eve, "GET", f"/api/tables/{code}/verify")
        eve.web.timeout = 0.5
        with suppress(httpx.TimeoutException):
            self._try(eve, "GET", f"/api/tables/{code}/analysis")
        eve.web.close()

    def toggling(self, _random: Random) -> None:
        """Let a bot stand in and come back, again and again."""
        eve = self.server.visitor("Eve")
        code = eve.open("world", "me apprentice")
        for _ in range(ROUNDS):
            self._try(eve, "POST", f"/api/tables/{code}/stand-in", seat=0)
            self._try(eve, "POST", f"/api/tables/{code}/return")
        self._try(eve, "POST", f"/api/tables/{code}/resign")


def bytes_of(pid: int) -> int:
    """Return how much memory a process has; nothing where that cannot be read."""
    statm = Path(f"/proc/{pid}/statm")
    if not statm.exists():
        return 0
    return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def main() -> int:
    """Flood a server; return whether anything went wrong."""
    given = sys.argv[1:]
    seconds = float(given[0] if given else os.environ.get("KINGSBRIDGE_FLOOD", "60"))
    with (
        tempfile.TemporaryDirectory() as folder,
        process(f"sqlite:///{folder}/kingsbridge.db", Path(folder) / "log") as server,
    ):
        pid = server.its_process.pid
        flood = Flood(server, seconds / 2)
        flood.run()
        half = bytes_of(pid)
        flood.ends = monotonic() + seconds / 2
        flood.run()
        grown = bytes_of(pid) - half
        print(
            f"{flood.done} dear things done, {flood.refused} refused; {len(flood.moves)} moves of "
            f"people took {1000 * median(flood.moves):.0f} ms, the longest "
            f"{1000 * max(flood.moves):.0f}; an apprentice answered after "
            f"{1000 * median(flood.answers):.0f} ms, at the latest after "
            f"{1000 * max(flood.answers):.0f}; memory grew by {grown / 1e6:.0f} MB in the second "
            f"half, to {(half + grown) / 1e6:.0f}"
        )
        broken = "request_failed" in server.log.read_text()
    if flood.wrong or broken or grown > RESTED:
        print("SOMETHING WENT WRONG:", *flood.wrong, "see the log" if broken else "")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
