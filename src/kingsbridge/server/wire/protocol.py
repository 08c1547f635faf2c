"""What only a server says: chat, and the news that it sends over a WebSocket.

What is told of a table itself is declared in `kingsbridge.table.told`.
"""

from __future__ import annotations

from msgspec import Struct

from kingsbridge.table.told import Moment, Problem, TableInfo


class ChatLine(Struct):
    """Something that was said at a table."""

    id: int
    person: str
    name: str
    text: str
    at: int


# What the server says over a WebSocket: each message has a member `news` that says which it is.


class Answered(Struct, tag_field="news", tag="answer"):
    """What became of a command: done, or not and why."""

    id: int
    version: int | None = None
    repeated: bool = False
    problem: Problem | None = None


class TableNews(Struct, tag_field="news", tag="table"):
    """A table that one looks at, before play has begun."""

    table: TableInfo


class MomentNews(Struct, tag_field="news", tag="moment"):
    """A table that one looks at and its game, each time something was done."""

    table: TableInfo
    moment: Moment


class ChatNews(Struct, tag_field="news", tag="chat"):
    """Somebody said something at a table that one looks at."""

    table: str
    line: ChatLine


class HallNews(Struct, tag_field="news", tag="hall"):
    """There is something new in the hall."""


class TurnNews(Struct, tag_field="news", tag="turn"):
    """It is one's turn at a table that one does not look at."""

    table: str


class SeatNews(Struct, tag_field="news", tag="seat"):
    """A seat is kept for one at a table: those with whom one played want to play again."""

    table: str


class NoticeNews(Struct, tag_field="news", tag="notice"):
    """There is something new among one's notices."""


News = Answered | TableNews | MomentNews | ChatNews | HallNews | TurnNews | SeatNews | NoticeNews
