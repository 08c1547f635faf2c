"""What the browser does for the house: it keeps things, lets bots think, and passes news on.

Whatever goes over the bridge is text, a number or bytes: the other side is JavaScript.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final, Protocol

# Where things are kept, and by which keys: tables by code, boxes by title, what was found out about
# a game by code, studies by code, who I am by "me", what I solved by title. Rows have the key
# [code, n]: they are a table's log.
TABLES: Final = "tables"
ROWS: Final = "rows"
BOXES: Final = "boxes"
FINDINGS: Final = "findings"
STUDIES: Final = "studies"
ME: Final = "me"
SOLVED: Final = "puzzles"


def counted_key(code: str) -> str:
    """Return by which key it is kept, among the findings, what I did in a game."""
    return f"{code} counted"


class Bridge(Protocol):
    """The browser, as the house knows it."""

    def read(self, store: str, key: str) -> Awaitable[str | None]:
        """Return the text that is kept under a key, if there is one."""

    def every(self, store: str) -> Awaitable[str]:
        """Return all that is kept in a store: a JSON list, whose members are the kept texts."""

    def rows(self, code: str, after: int) -> Awaitable[str]:
        """Return a table's log from after a version on, in its order: a JSON list of texts."""

    def write(self, changes: str) -> Awaitable[None]:
        """Keep all of it or nothing; it is durable when this returns.

        `changes` is a JSON list of `{"store", "key", "value", "new"}`: a value is a text, or null
        to delete what is there. With `new` there must be nothing under the key; otherwise this
        raises, and nothing is kept: so two tabs cannot both write row n.
        """

    def lying(self, path: str) -> Awaitable[str]:
        """Return the text of a file that lies beside the page, in its folder `data`."""

    def think(self, request: str) -> Awaitable[str]:
        """Have another worker answer a request (`thinking.answer`)."""

    def tell(self, news: str) -> None:
        """Pass news on to the client: what a server sends over its WebSocket."""

    def now(self) -> int:
        """Return the milliseconds since 1970."""

    def chance(self, size: int) -> bytes:
        """Return so many bytes that nobody can foretell."""
