"""A table in the server's memory: a cache of what is stored, the lock that goes with it, and bytes.

Whatever is not as the database has it is thrown away and loaded again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from kingsbridge.table.chairs import Chair
from kingsbridge.table.game import Game
from kingsbridge.table.table import Here, Table
from kingsbridge.table.terms import Terms
from kingsbridge.table.told import Result, Status

# How many different readers' texts of one version are kept, and how many bytes of them.
MOST_TOLD = 64
MOST_BYTES = 1 << 19

encode = msgspec.json.Encoder().encode


class StoredTable(Table):
    """A table with its number in the database, and what was told of it as it goes over the wire."""

    def __init__(
        self,
        number: int,
        terms: Terms,
        chairs: Sequence[Chair],
        game: Game | None = None,
        status: Status = Status.OPEN,
    ) -> None:
        super().__init__(terms, chairs, game, status)
        self.number = number
        # Whose share of the bots' time is used here (`people/shares.py`).
        self.share = ""
        # How the game ended, as it was stored.
        self.stored_result: Result | None = None
        # Whoever changes the table waits for whoever changes it now.
        self.lock = asyncio.Lock()
        # What was told of this moment: the table to everybody, the game to each kind of reader.
        self._told: dict[tuple[int, str, bool, int], bytes] = {}
        self._told_info = b""
        # How many bytes that is.
        self.told_bytes = 0

    def told(
        self, eyes: int, language: str, explained: bool, lines_from: int, here: Here, now: int
    ) -> bytes:
        """Return the moment as it goes over the wire; readers who may know the same share it."""
        self._forget_if_past(now)
        reader = (eyes, language, explained, lines_from)
        if reader not in self._told:
            if len(self._told) >= MOST_TOLD or self.told_bytes >= MOST_BYTES:
                self._told.clear()
                self.told_bytes = 0
            moment = self.moment(eyes, language, explained, lines_from, here, now)
            self._told[reader] = encode(moment)
            self.told_bytes += len(self._told[reader])
        return self._told[reader]

    def told_info(self, here: Here, now: int) -> bytes:
        """Return the table as it goes over the wire; all its readers share it."""
        self._forget_if_past(now)
        if not self._told_info:
            self._told_info = encode(self.info(here, now))
        return self._told_info

    def forget(self) -> None:
        """Forget what was told of the last moment."""
        super().forget()
        self._told.clear()
        self._told_info = b""
        self.told_bytes = 0
