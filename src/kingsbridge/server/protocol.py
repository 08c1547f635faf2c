"""What is told over the wire about a table: the same words by HTTP and by WebSocket.

Every text is in the reader's language. Beside it stand the message and the facts it was made
from, so that a client can point at the thing that is meant without knowing a rule.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from kingsbridge.server.views import View


class Named(Struct):
    """The name of a thing, by its kind and key; with a number it is an amount of it."""

    kind: str
    key: str
    number: float | None = None


Fact = int | float | str | Named


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
    mine: bool = False
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


class Undo(Struct):
    """What can be taken back, and a question about it that waits for an answer."""

    rule: UndoRule
    why: str
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
    """A running or finished game at one version, as one reader may know it."""

    version: int
    ply: int
    seat: int
    deciding: int
    heading: str
    prompt: str
    view: View
    menu: Menu | None
    lines: list[Line]
    seats: list[Seat]
    undo: Undo | None
    result: Result | None
