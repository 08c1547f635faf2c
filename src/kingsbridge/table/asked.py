"""What may be asked of a table: plain records, the same words from every kind of client.

What may be in a field stands beside its type. A server reads these records with msgspec, whatever
has only the standard library by their fields; both refuse a field too many. They are not compiled,
so that both find the fields of a dataclass.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, NamedTuple

from kingsbridge.table.told import Pace


class Between(NamedTuple):
    """A number that is at least and at most so much."""

    least: int
    most: int


class Letters(NamedTuple):
    """A text of so many letters; if a pattern is given, it is of that form."""

    fewest: int
    most: int
    pattern: str | None = None


Place = Annotated[int, Between(0, 9)]
Version = Annotated[int, Between(0, 2**31 - 1)]
Move = Annotated[int, Between(0, 32767)]
Key = Annotated[str, Letters(1, 40)]
# A salt for the deal, or what pledges it.
Digits = Annotated[str, Letters(0, 64, "^[0-9a-f]{64}$")]
# A client numbers its commands as it likes; the answer has the same number.
Number = Annotated[int, Between(0, 2**53)]
TableCode = Annotated[str, Letters(0, 64)]


# Opening a table


@dataclass
class Wanted:
    """Who is to sit in a seat: I, a bot of a level, anybody, or somebody at my own screen."""

    kind: str
    level: str | None = None
    name: str | None = None


@dataclass(frozen=True)
class WantedPace(Pace):
    """How fast is to be played: a pace, of which nothing may be misspelt."""


AT_LEISURE = WantedPace()


@dataclass
class Wish:
    """A table as somebody wants it. Hints are as asked, otherwise for who plays against bots.

    `pledge` is the SHA-256 of the 32 bytes that I add to the chance of the deal, if I do. A game
    that begins from a `position` has its options, and is never rated.
    """

    title: str
    seats: list[Wanted]
    options: dict[str, Any] = field(default_factory=dict)
    pace: WantedPace = AT_LEISURE
    private: bool = False
    rated: bool = False
    hints: bool | None = None
    pledge: Digits | None = None
    position: dict[str, Any] | None = None


@dataclass
class Begin:
    """Who takes the seats that are still open."""

    level: str = "journeyman"


# At a running table


@dataclass
class MoveMade:
    """A move: for which seat (one's own, if none is named), answering which version.

    The key is any text that the client has not used at this table: the same move sent again
    with the same key is made once. A move is `unasked` if the client made it by itself, because
    there was no other or its person had said so before: taking back goes to the decision before it.
    """

    move: Move
    version: Version
    key: Key
    seat: Place | None = None
    unasked: bool = False


@dataclass
class TakeBack:
    """A wish to take one's last decision back."""

    version: Version
    seat: Place | None = None


@dataclass
class Answer:
    """The answer to somebody who wants to take something back."""

    version: Version
    agree: bool
    seat: Place | None = None


@dataclass
class Which:
    """A seat; one's own, if none is named."""

    seat: Place | None = None


@dataclass
class Other:
    """A seat."""

    seat: Place


# In a lesson


@dataclass
class Tried:
    """What a learner tries in a step, after the moves that were right; nothing: just begin."""

    made: list[Move] = field(default_factory=list)
    move: Move | None = None


# What a client says over a line that stays open: each message has a member `do` that says which.


@dataclass
class Look:
    """Look at a table from now on; `since` is the version one knows already."""

    do: ClassVar[str] = "watch"
    table: TableCode
    since: Version = 0
    refusals: bool = False
    language: str | None = None
    seat: Place | None = None
    id: Number = 0


@dataclass
class LookAway:
    """Look at a table no longer."""

    do: ClassVar[str] = "unwatch"
    table: TableCode
    id: Number = 0


@dataclass
class InHall:
    """Hear of what is new in the hall, or no longer."""

    do: ClassVar[str] = "hall"
    on: bool = True
    id: Number = 0


@dataclass
class MakeMove:
    """Make a move: as by HTTP."""

    do: ClassVar[str] = "move"
    table: TableCode
    move: Move
    version: Version
    key: Key
    seat: Place | None = None
    unasked: bool = False
    id: Number = 0
