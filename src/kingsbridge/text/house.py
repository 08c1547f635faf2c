"""A house with tables: one's own in this process, or, in `server.py`, a server's."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from time import time
from typing import Protocol

from kingsbridge.bots import bot
from kingsbridge.bots.levels import LEVELS
from kingsbridge.engine.dice import SECRET_BYTES
from kingsbridge.engine.record import Deal
from kingsbridge.table import leaving
from kingsbridge.table.asked import Wanted, Wish
from kingsbridge.table.bots import bots_move, bots_turn, known_to
from kingsbridge.table.chairs import Player
from kingsbridge.table.errors import NotKnown, NotNow, Refused
from kingsbridge.table.moving import move as checked_move
from kingsbridge.table.table import Table
from kingsbridge.table.told import Status, Told, as_json
from kingsbridge.table.wish import BOT, ME, chairs_of, terms_of
from kingsbridge.text.saying import Doc

CODE_BYTES = 6
SEED_BYTES = 6
ME_NUMBER = 1
# So many tables are kept; the oldest of those that are over goes first.
MOST_TABLES = 20


class House(Protocol):
    """Where there are tables to sit down at."""

    def open(self, title: str, seats: Sequence[Wanted], options: Mapping[str, object]) -> str:
        """Open a table; return its code."""

    def join(self, code: str) -> None:
        """Sit down at somebody's table."""

    def start(self, code: str, level: str) -> None:
        """Let bots of a level take the seats that are still open."""

    def listed(self) -> list[Doc]:
        """Return my tables, and those at which somebody may sit down."""

    def told(self, code: str, since: int = 0, refusals: bool = False) -> Doc:
        """Return a table and its game as I may know it, with what happened since a version."""

    def move(self, code: str, version: int, move: int) -> None:
        """Make a move."""

    def resign(self, code: str) -> None:
        """Give my seat up for good."""


def milliseconds() -> int:
    """Return what time it is."""
    return int(time() * 1000)


class OwnHouse:
    """Tables of this process alone, for one player against bots; they are gone when it ends."""

    def __init__(
        self,
        name: str = "Assistant",
        language: str = "en",
        chance: Callable[[int], bytes] = secrets.token_bytes,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        self.player = Player(ME_NUMBER, "me", name)
        self.language = language
        self.chance = chance
        self.now = now
        self.tables: dict[str, Table] = {}

    # Opening

    def open(self, title: str, seats: Sequence[Wanted], options: Mapping[str, object]) -> str:
        if any(seat.kind not in (ME, BOT) for seat in seats):
            raise Refused("nobody else comes to a table of your own: each other seat is a bot's")
        return self.begin(Wish(title, list(seats), dict(options)))

    def begin(self, wish: Wish, seed: int | None = None, bots: Sequence[str] = LEVELS) -> str:
        """Open a table of bots among these and begin; a seed deals the same game again."""
        self._make_room()
        code = self.chance(CODE_BYTES).hex()
        secret = self.chance(SECRET_BYTES)
        terms = terms_of(self.player, wish, code, secret, self.now(), self.language)
        if seed is not None:
            terms = terms._replace(deal=Deal(seed, None, None))
        table = Table(terms, chairs_of(self.player, wish, bots))
        table.begin(self.now())
        self.tables[code] = table
        self._bots_move(table)
        return code

    def _make_room(self) -> None:
        over = [code for code, table in self.tables.items() if table.finished]
        for code in over[: max(0, len(self.tables) - MOST_TABLES + 1)]:
            del self.tables[code]
        if len(self.tables) >= MOST_TABLES:
            raise NotNow(f"{MOST_TABLES} tables are open: finish one, or resign", "too_many")

    def join(self, code: str) -> None:
        self.table(code)
        raise NotNow("you sit at this table already", "seated")

    def start(self, code: str, level: str) -> None:
        self.table(code)
        raise NotNow("the game has begun", "begun")

    # At a table

    def table(self, code: str) -> Table:
        """Return a table; raise if there is none of that code."""
        if code not in self.tables:
            raise NotKnown("there is no such table")
        return self.tables[code]

    def listed(self) -> list[Doc]:
        return [
            {"code": code, "title": table.terms.title, "status": table.status, "mine": True}
            for code, table in self.tables.items()
        ]

    def told(self, code: str, since: int = 0, refusals: bool = False) -> Doc:
        table = self.table(code)
        game, now = table.the_game(), self.now()
        eyes = table.eyes_of(ME_NUMBER, None)
        lines_from = game.lines_since(since)
        moment = table.moment(eyes, self.language, refusals, lines_from, _here, now)
        told: Doc = json.loads(as_json(Told(table.info(_here, now), moment)))
        return told

    def move(self, code: str, version: int, move: int) -> None:
        table = self.table(code)
        deed = checked_move(table, ME_NUMBER, None, version, move, language=self.language)
        table.do(deed, self.now())
        self._bots_move(table)

    def resign(self, code: str) -> None:
        table = self.table(code)
        if table.status != Status.PLAYING:
            raise NotNow("the game is over", "over")
        table.do(leaving.resign(table.playing(), ME_NUMBER, None), self.now())

    def _bots_move(self, table: Table) -> None:
        """Let the bots move until I decide; each sees only what its seat knows."""
        while (turn := bots_turn(table)) is not None:
            thinker = bot(turn.level, int.from_bytes(self.chance(SEED_BYTES)))
            deed = bots_move(table, turn, thinker.choose(known_to(table, turn)))
            assert deed is not None
            table.do(deed, self.now())


def _here(_person: str) -> bool:
    return True
