"""What is told of a study: plain records, the same words to every kind of client."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kingsbridge.table.told import Moment


@dataclass
class NewDeal:
    """What was dealt anew for whoever looks now; a move from here is kept with it."""

    eyes: int
    deal: int


@dataclass
class Seen:
    """A place of a study. `dealt` is the deal that was made for the one who looks, if one was."""

    moment: Moment
    dealt: NewDeal | None


@dataclass
class Made:
    """A move of a study: by whom, and in words."""

    seat: int
    text: str


@dataclass
class RoundBegun:
    """After so many moves of the main line another round begins."""

    ply: int
    heading: str


@dataclass
class Outlined:
    """The moves of the main line, and those of the tree, in words; rounds begin at some of them.

    A move of the tree that the rules do not allow has an empty text and `wrong` says why.
    """

    main: list[Made]
    tree: list[Made]
    rounds: list[RoundBegun]
    wrong: list[str]


@dataclass
class Follows:
    """A move that would follow: whose it would be, and in words."""

    move: int
    seat: int
    text: str


@dataclass
class Best:
    """A move with its chance to win, how often it was tried, and the line that it begins."""

    move: int
    text: str
    chance: float
    tries: int
    line: list[Follows]


@dataclass
class Thoughts:
    """What came of so many looks: everybody's chances, the best moves, and those asked about."""

    looks: int
    depth: int
    deciding: int
    chances: list[float]
    best: list[Best]
    about: list[Best]


@dataclass
class Position:
    """A whole position, as it can be studied and played on from."""

    position: dict[str, Any]


@dataclass
class KeptStudy:
    """A study that is kept; `owner` is the code of whose it is, `mine` whether I may write."""

    code: str
    owner: str
    owner_name: str
    mine: bool
    study: dict[str, Any]
    created: int
    changed: int


@dataclass
class ListedStudy:
    """A study of mine in a list."""

    code: str
    name: str
    title: str
    players: list[str]
    moves: int
    changed: int
