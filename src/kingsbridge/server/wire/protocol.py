"""What is told over the wire about a table: the same words by HTTP and by WebSocket.

Every text is in the reader's language. Beside it stand the message and the facts it was made
from, so that a client can point at the thing that is meant without knowing a rule.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct

from kingsbridge.server.wire.views import View


class Named(Struct):
    """The name of a thing, by its kind and key; with a number it is an amount of it."""

    kind: str
    key: str
    number: float | None = None


# A whole number is a number like any other.
Fact = float | str | Named


class Offer(Struct):
    """A move that the rules allow now."""

    move: int
    text: str
    message: str
    facts: dict[str, Fact]
    group: str


class Refusal(Struct):
    """A move one may think of, and the clause that forbids it."""

    move: int
    text: str
    message: str
    facts: dict[str, Fact]
    clause: str
    why: str


class Proposal(Struct):
    """The best that can be done at a moment that can be calculated."""

    moves: list[int]
    vp: int
    gold: int


class Menu(Struct):
    """What the reader is asked; refusals only when they were asked for."""

    offers: list[Offer]
    refusals: list[Refusal] | None = None
    proposal: Proposal | None = None


class Line(Struct):
    """One thing that happened: an entry of the journal, in words and as plain numbers."""

    number: int
    ply: int
    what: str
    clause: str
    seat: int
    a: int
    b: int
    c: int
    text: str
    message: str
    facts: dict[str, Fact]


class SeatKind(StrEnum):
    """Who is meant to sit in a seat."""

    PERSON = "person"
    BOT = "bot"
    OPEN = "open"


class Seat(Struct):
    """A seat and who is in it."""

    seat: int
    kind: SeatKind
    name: str
    person: str | None = None
    level: str | None = None
    here: bool = False
    stand_in: bool = False
    resigned: bool = False
    seconds_left: float | None = None


class Status(StrEnum):
    """How far a table has come."""

    OPEN = "open"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


class UndoRule(StrEnum):
    """Whether the last decision can be taken back."""

    FREE = "free"
    ASK = "ask"
    NEVER = "never"


class UndoBar(StrEnum):
    """Why it never can."""

    NOTHING = "nothing"
    ACTED = "acted"
    REVEALED = "revealed"


class Undo(Struct):
    """What can be taken back, and a question about it that waits for an answer."""

    rule: UndoRule
    barred: UndoBar | None = None
    asked_by: int | None = None
    waiting_for: list[int] = []


class ScoreRow(Struct):
    """Where victory points came from, a number for each seat."""

    text: str
    points: list[float]


class Result(Struct):
    """How a game ended."""

    text: str
    winners: list[int]
    scores: list[float]
    rows: list[ScoreRow]
    resigned: list[int]


class Moment(Struct):
    """A running or finished game at one version, as one reader may know it.

    `seat` is whose eyes the reader sees with (-1: a spectator's), `deciding` whose turn it is
    (-1: nobody's). `lines` is the journal from number `lines_from` on: whoever has lines of
    these numbers already drops them, for an undo may have taken them back.
    """

    version: int
    ply: int
    seat: int
    deciding: int
    heading: str
    prompt: str
    view: View
    menu: Menu | None
    lines_from: int
    lines: list[Line]
    seats: list[Seat]
    undo: Undo | None
    result: Result | None


class Pace(Struct, forbid_unknown_fields=True, frozen=True):
    """How fast is played. All of it at nought: as slowly as one likes.

    Live: so many seconds for the whole game, and some more with every move. By turns: so many
    hours for each decision.
    """

    seconds: int = 0
    increment: int = 0
    hours: int = 0

    @property
    def live(self) -> bool:
        """Return whether a clock runs."""
        return self.seconds > 0


class TableInfo(Struct):
    """A table as everybody who may see it sees it, before, during and after play."""

    code: str
    title: str
    status: Status
    seats: list[Seat]
    options: dict[str, Any]
    pace: Pace
    private: bool
    rated: bool
    hints: bool
    owner: str
    version: int
    deciding: int
    created: int
    changed: int
    commitment: str | None
    secret: str | None
    rematch: str | None


class ChatLine(Struct):
    """Something that was said at a table."""

    id: int
    person: str
    name: str
    text: str
    at: int


class Problem(Struct):
    """Why something was not done: a word for programs, words for people, and what helps.

    `refusal` is the rule that forbids a move; `moment` is how the table stands now, for
    whoever answered an old version; `retry_after` is in how many seconds it may be tried again.
    """

    code: str
    message: str
    refusal: Refusal | None = None
    moment: Moment | None = None
    retry_after: int | None = None


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


News = Answered | TableNews | MomentNews | ChatNews | HallNews | TurnNews
