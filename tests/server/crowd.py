"""A crowd that plays while the server dies: whatever was confirmed must be there afterwards."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import httpx
from sqlalchemy import Engine, select
from websockets.exceptions import InvalidHandshake, WebSocketException

from kingsbridge.server.database.engines import open_engine, reading
from kingsbridge.server.database.schema import log, tables
from kingsbridge.server.database.tables import load_table
from kingsbridge.server.tables.archive import check_game
from kingsbridge.table.log import Kind
from tests.server.serving import PATIENCE, Doc, LiveClient, Running, Visitor, until

# What a client sees of a server that is not there, or no longer.
GONE = (httpx.TransportError, WebSocketException, InvalidHandshake, OSError, EOFError)


class Later(Exception):
    """The server cannot do it now."""


# A move that the server confirmed: at which table, as which version, the move and its key.
Confirmed = tuple[str, int, int, str]


class Move(NamedTuple):
    """A move as it is sent, and sent again until it is answered."""

    version: int
    move: int
    key: str


class Player(threading.Thread):
    """Somebody who plays at a table for as long as the crowd is there, and never gives up."""

    def __init__(self, crowd: Crowd, visitor: Visitor, code: str, seed: int) -> None:
        super().__init__()
        self.crowd = crowd
        self.visitor = visitor
        self.code = code
        self.random = Random(seed)
        self.keys = 0
        self.unanswered: Move | None = None
        self.answered = 0
        self.finished = False
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.finished and not self.crowd.leaving.is_set():
                try:
                    self.play()
                except (*GONE, Later):
                    # The browser would try again in a moment, too.
                    self.crowd.leaving.wait(0.05)
        except BaseException as error:
            self.error = error

    def play(self) -> None:
        """Play until the server is gone."""
        raise NotImplementedError

    def decide(self, moment: Doc) -> Move:
        """Choose a move; it is not answered yet."""
        offer = self.random.choice(moment["menu"]["offers"])
        self.keys += 1
        key = f"{self.visitor.code}-{self.keys}"
        self.unanswered = Move(moment["version"], offer["move"], key)
        return self.unanswered

    def confirmed(self, version: int) -> None:
        """Note that a move was confirmed."""
        move = self.unanswered
        assert move is not None
        assert version == move.version + 1
        self.crowd.confirmed.append((self.code, version, move.move, move.key))
        self.answered = version
        self.unanswered = None


class ByHttp(Player):
    """A player who asks again and again."""

    def play(self) -> None:
        path = f"/api/tables/{self.code}"
        while not self.crowd.leaving.is_set():
            move = self.unanswered
            if move is None:
                moment = self._good(self.visitor.ask("GET", path))["moment"]
                self.finished = moment["result"] is not None
                if self.finished:
                    return
                if moment["menu"] is None:
                    self.crowd.leaving.wait(0.02)
                    continue
                move = self.decide(moment)
            answer = self._good(self.visitor.ask("POST", f"{path}/moves", **move._asdict()))
            self.confirmed(answer["version"])

    def _good(self, answer: httpx.Response) -> Any:
        if answer.status_code == 503:
            assert answer.json()["code"] == "later"
            assert answer.headers["Retry-After"]
            raise Later
        assert answer.is_success, (self.unanswered, answer.text)
        return answer.json()


class BySocket(Player):
    """A player who is told."""

    def play(self) -> None:
        with self.visitor.live() as live:
            self.play_on(live)

    def play_on(self, live: LiveClient) -> None:
        """Play until the connection ends."""
        watching = live.do("watch", table=self.code)
        moving = self._send(live, self.unanswered) if self.unanswered else 0
        moment: Doc | None = None
        while not self.crowd.leaving.is_set():
            try:
                news = live.hear(1)
            except TimeoutError:
                continue
            if news["news"] == "answer":
                problem = news["problem"]
                if problem is not None:
                    assert problem["code"] == "later", (self.unanswered, problem)
                    raise Later
                if news["id"] == moving:
                    self.confirmed(news["version"])
                assert news["id"] in (watching, moving)
            elif news["news"] == "moment":
                moment = news["moment"]
                self.finished = moment["result"] is not None
                if self.finished:
                    return
            # What is told may be older than what was answered.
            if self.unanswered or moment is None or moment["version"] < self.answered:
                continue
            if moment["menu"] is not None:
                moving = self._send(live, self.decide(moment))

    def _send(self, live: LiveClient, move: Move) -> int:
        return live.do("move", table=self.code, **move._asdict())


class Crowd:
    """Players at several tables of one server: alone against bots and among themselves."""

    def __init__(self, server: Running, seed: int) -> None:
        self.leaving = threading.Event()
        # The table, version, move and key of each.
        self.confirmed: list[Confirmed] = []
        ann, bob, cyn, dan, eve = (
            server.visitor(name) for name in ("Ann", "Bob", "Cyn", "Dan", "Eve")
        )
        shared = ann.open("pillars", "me open bot")
        bob.post(f"/api/tables/{shared}/join")
        self.players: list[Player] = [
            ByHttp(self, ann, shared, seed),
            BySocket(self, bob, shared, seed + 1),
            ByHttp(self, cyn, cyn.open("world", "me bot"), seed + 2),
            BySocket(self, dan, dan.open("pillars", "me bot bot"), seed + 3),
            BySocket(self, eve, eve.open("world", "me apprentice"), seed + 4),
        ]

    @contextmanager
    def playing(self) -> Iterator[None]:
        """Let everybody play; afterwards nobody may have seen anything wrong."""
        for player in self.players:
            player.start()
        try:
            yield
        finally:
            self.leaving.set()
            for player in self.players:
                player.join(PATIENCE)
        self.check_players()

    @property
    def finished(self) -> bool:
        """Whether all games are over."""
        return all(player.finished for player in self.players)

    def check_players(self) -> None:
        """Raise what any player has seen go wrong."""
        for player in self.players:
            if player.error is not None:
                raise player.error

    def wait_for_moves(self, number: int) -> None:
        """Wait until so many more moves were confirmed, or everybody has finished."""
        goal = len(self.confirmed) + number
        ends = monotonic() + PATIENCE
        while len(self.confirmed) < goal and not self.finished:
            self.check_players()
            assert monotonic() < ends, "nobody moves any more"
            self.leaving.wait(0.01)

    def wait_for_everybody(self) -> None:
        """Wait until everybody has made another move: every table goes on, every bot moves."""
        before = {player: player.answered for player in self.players}

        def gone_on() -> bool:
            self.check_players()
            return all(
                player.finished or player.answered > before[player] for player in self.players
            )

        until(gone_on, "a table does not go on")

    def check_stored(self, database: str) -> None:
        """Check that what was confirmed is stored once, in its order, and nothing by halves."""
        assert self.lost(database) == 0

    def lost(self, database: str, confirmed: Sequence[Confirmed] | None = None) -> int:
        """Return how many confirmed moves are not stored as they were; nothing may be by halves.

        They are all that were confirmed, or those that are named.
        """
        confirmed = list(self.confirmed) if confirmed is None else confirmed
        codes = {player.code for player in self.players}
        engine = open_engine(database)
        try:
            stored = stored_moves(engine, codes)
        finally:
            engine.dispose()
        return sum(
            stored.get((code, key)) != [(version, move)] for code, version, move, key in confirmed
        )


def stored_moves(engine: Engine, codes: set[str]) -> dict[tuple[str, str], list[tuple[int, int]]]:
    """Check the logs of some tables; return at which version each key was stored, and what move."""
    with reading(engine) as connection:
        theirs = select(tables).where(tables.c.code.in_(codes))
        versions = {row.id: row for row in connection.execute(theirs)}
        mine = select(log).where(log.c.table.in_(versions)).order_by(log.c.table, log.c.n)
        rows = connection.execute(mine).all()
        for table in versions.values():
            check_game(load_table(connection, table.code), table.version)
    stored: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for number, table in versions.items():
        own = [row for row in rows if row.table == number]
        # A row, and what the table says of it, come together or not at all.
        assert [row.n for row in own] == list(range(1, table.version + 1))
        assert own == [] or table.changed >= own[-1].at
        for row in own:
            if row.key is not None:
                assert row.kind == Kind.MOVE
                stored.setdefault((table.code, row.key), []).append((row.n, row.move))
    assert all(len(found) == 1 for found in stored.values())
    return stored
