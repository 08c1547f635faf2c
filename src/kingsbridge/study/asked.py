"""What may be asked of a study: plain records, the same words to a server and in a page."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from kingsbridge.study.document import LAST_DEAL, LONGEST_NAME, MOST_MOVES, MOST_NODES, NO_NODE
from kingsbridge.study.thinking import MOST_LOOKS
from kingsbridge.table.asked import Between, Letters, Move, TableCode

Ply = Annotated[int, Between(0, MOST_MOVES)]
NodeNumber = Annotated[int, Between(NO_NODE, MOST_NODES)]
Eyes = Annotated[int, Between(0, 9)]
DealNumber = Annotated[int, Between(0, LAST_DEAL)]
Looks = Annotated[int, Between(1, MOST_LOOKS)]
Seed = Annotated[int, Between(0, 2**53)]
Title = Annotated[str, Letters(1, 40)]
StudyName = Annotated[str, Letters(0, LONGEST_NAME)]


@dataclass
class LookInto:
    """Look at a place of a study: a node, or after so many moves of the main line.

    With eyes, only what that seat knows is left as it is; a deal is another number for the rest.
    """

    study: dict[str, Any]
    ply: Ply = 0
    node: NodeNumber = NO_NODE
    eyes: Eyes | None = None
    deal: DealNumber | None = None


@dataclass
class ThinkAbout:
    """Think about what is looked at, with so many looks; some moves are asked about."""

    study: dict[str, Any]
    looks: Looks
    ply: Ply = 0
    node: NodeNumber = NO_NODE
    eyes: Eyes | None = None
    deal: DealNumber | None = None
    about: list[Move] = field(default_factory=list)


@dataclass
class Outline:
    """All moves of a study, in words."""

    study: dict[str, Any]


@dataclass
class SetUp:
    """A position, to be checked; without one, the beginning of a game of that title."""

    position: dict[str, Any] | None = None
    title: Title | None = None
    seats: Eyes | None = None
    options: dict[str, Any] = field(default_factory=dict)
    seed: Seed = 0


@dataclass
class NewStudy:
    """A study to be kept: of a finished game at a table, a record, a position, or as it is."""

    study: dict[str, Any] | None = None
    table: TableCode | None = None
    record: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    players: list[str] = field(default_factory=list)
    name: StudyName = ""


@dataclass
class Rewritten:
    """A study as it is from now on."""

    study: dict[str, Any]
