"""What is told of a table: plain records, the same words to every kind of client.

Every text is in the reader's language. Beside it stand the message and the facts it was made
from, so that a client can point at the thing that is meant without knowing a rule.

A server encodes these records with msgspec, whatever has only the standard library with `as_json`:
the text is the same. They are not compiled, so that both find the fields of a dataclass.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


@dataclass
class Named:
    """The name of a thing, by its kind and key; with a number it is an amount of it."""

    kind: str
    key: str
    number: float | None = None


# A whole number is a number like any other.
Fact = float | str | Named


@dataclass
class Offer:
    """A move that the rules allow now."""

    move: int
    text: str
    message: str
    facts: dict[str, Fact]
    group: str


@dataclass
class Ruling:
    """What makes a clause our ruling: how else the rulebook could be read, and why it is not."""

    other: str
    why: str


@dataclass
class Refusal:
    """A move one may think of, and the clause that forbids it."""

    move: int
    text: str
    message: str
    facts: dict[str, Fact]
    clause: str
    why: str
    ruling: Ruling | None = None


@dataclass
class Proposal:
    """The best that can be done at a moment that can be calculated."""

    moves: list[int]
    vp: int
    gold: int
    summary: str


@dataclass
class Menu:
    """What the reader is asked; refusals only when they were asked for."""

    offers: list[Offer]
    refusals: list[Refusal] | None = None
    proposal: Proposal | None = None


@dataclass
class Line:
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


@dataclass
class Seat:
    """A seat and who is in it. An open one may be kept for a person, whose name it then has.

    `pledge` fixes what its player adds to the chance of the deal, and `salt` is that, told once the
    game has begun: a pledge without a salt was not kept in time, and is not in the deal. Until then
    `waited_for` says whose salt the deal waits for.
    """

    seat: int
    kind: SeatKind
    name: str
    person: str | None = None
    level: str | None = None
    here: bool = False
    stand_in: bool = False
    resigned: bool = False
    seconds_left: float | None = None
    kept_for: str | None = None
    pledge: str | None = None
    salt: str | None = None
    waited_for: bool = False


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


@dataclass
class Undo:
    """What can be taken back, and a question about it that waits for an answer."""

    rule: UndoRule
    barred: UndoBar | None = None
    asked_by: int | None = None
    waiting_for: list[int] = field(default_factory=list)


@dataclass
class ScoreRow:
    """Where victory points came from, a number for each seat."""

    text: str
    points: list[float]


class Unrated(StrEnum):
    """Why a rated game changes no rating: it was too short, or the same people play too often."""

    FEW_MOVES = "few_moves"
    SAME_PLAYERS = "same_players"


@dataclass
class Result:
    """How a game ended; `unrated` is why one that was to be rated is not, which the text says."""

    text: str
    winners: list[int]
    scores: list[float]
    rows: list[ScoreRow]
    resigned: list[int]
    unrated: Unrated | None = None


# What a seat sees, as plain data: its title made it, and its title says of what shape it is.
View = Mapping[str, Any]


@dataclass
class Moment:
    """A running or finished game at one version, as one reader may know it.

    `position` is since which version there is the same to decide: a move may answer any from then
    on.
    `seat` is whose eyes the reader sees with (-1: a spectator's), `deciding` whose turn it is
    (-1: nobody's). `lines` is the journal from number `lines_from` on: whoever has lines of
    these numbers already drops them, for an undo may have taken them back.
    """

    version: int
    position: int
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


@dataclass(frozen=True)
class Pace:
    """How fast is played. All of it at nought: as slowly as one likes.

    Live: so many seconds for the whole game, and some more with every move. By turns: so many
    hours for each decision. As slowly as one likes: whoever keeps the table waiting for `patience`
    hours can be replaced by a bot, though they are there.
    """

    seconds: int = 0
    increment: int = 0
    hours: int = 0
    patience: int = 72

    @property
    def live(self) -> bool:
        """Return whether a clock runs."""
        return self.seconds > 0

    @property
    def free(self) -> bool:
        """Return whether nobody has to decide within any time."""
        return not self.seconds and not self.hours


@dataclass
class TableInfo:
    """A table as everybody who may see it sees it, before, during and after play.

    `corrected`: it is played with the values of somebody's own box, and not with ours alone.
    `deciding_since`: since when it is waited for whoever decides. `dealing_until`: every seat is
    taken, and those who pledged a salt tell it until then. `imported`: when it was brought in as a
    record; nobody here saw it being played. Times are milliseconds since 1970.
    """

    code: str
    title: str
    status: Status
    seats: list[Seat]
    options: dict[str, Any]
    corrected: bool
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
    deciding_since: int | None = None
    dealing_until: int | None = None
    imported: int | None = None


@dataclass
class Told:
    """A table and, once play has begun, its game as the reader may know it."""

    table: TableInfo
    moment: Moment | None


@dataclass
class Confirmed:
    """Something was done and is stored; `repeated` if it had been done before."""

    version: int
    repeated: bool
    table: TableInfo
    moment: Moment


@dataclass
class ListedSeat:
    """A seat of a table in a list; `kept_for` is for whom an open one is kept."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    person: str | None
    kept_for: str | None = None


@dataclass
class Listed:
    """A table in a list."""

    code: str
    title: str
    status: Status
    seats: list[ListedSeat]
    pace: Pace
    rated: bool
    private: bool
    corrected: bool
    deciding: int
    my_turn: bool
    changed: int
    result: Result | None
    imported: int | None = None


@dataclass
class Idea:
    """A move, how often the bot tried it, and its chance to win after it."""

    move: int
    text: str
    visits: int
    chance: float


@dataclass
class Hint:
    """The best moves, the best first, and everybody's chance to win as things stand."""

    version: int
    ideas: list[Idea]
    chances: list[float]
    why: str


@dataclass
class LoggedRow:
    """One thing that was done at a table: at which version, by which seat."""

    version: int
    kind: int
    seat: int
    at: int


@dataclass
class Verdict:
    """Whether a game is what it says it is, and if not, why."""

    good: bool
    why: str
    scores: list[float]


@dataclass
class Problem:
    """Why something was not done: a word for programs, words for people, and what helps.

    `refusal` is the rule that forbids a move; `moment` is how the table stands now, for
    whoever answered an old version; `retry_after` is in how many seconds it may be tried again;
    `at` is the value of a box that cannot be so: events.I-01.effects[0].give;
    `until` (none: for good) and `reason` are told to whoever is banned.
    """

    code: str
    message: str
    refusal: Refusal | None = None
    moment: Moment | None = None
    retry_after: int | None = None
    at: str | None = None
    until: int | None = None
    reason: str | None = None


def as_json(told: object) -> str:
    """Write what is told as JSON, with nothing but the standard library."""
    # A record's fields are what its instance holds, in the order in which they are declared.
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"), default=vars)
