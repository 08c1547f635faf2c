"""What one seat of World Without End sees, as types.

`view` builds exactly this, and the server describes it to clients. It is not compiled: compiled
records would forget what their fields are.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict


class Project(TypedDict):
    """A building project in play: what was built of it, and who donated."""

    key: str
    complete: bool
    stone: int
    wood: int
    donors: list[int]


class Duty(TypedDict):
    """What is owed at the chapter's end, from the least to the most it can come to."""

    good: str
    owed: list[int]
    has: int
    missing: list[int]
    vp: list[int]


class WorldPlayer(TypedDict):
    """A player: what is hidden from the reader is null, and only counted."""

    vp: float
    goods: dict[str, int] | None
    played: list[str]
    unused: list[str]
    hand: list[str] | None
    discarded: list[str] | None
    held: int
    face_down: int
    houses: list[str]
    seals: list[str]
    penance: bool
    begging: bool
    court: bool
    traded: bool
    forgoes: bool
    missing: list[int]


class WorldView(TypedDict):
    """The table of World Without End, as one seat sees it."""

    title: Literal["world"]
    seats: int
    sides: list[int]
    ply: int
    over: bool
    seat: int
    chapter: int
    round: int
    start: int
    step: str
    stage: str
    errand: str | None
    event: str | None
    rotation: int
    effect: int
    long_events: list[str]
    unseen_events: list[str]
    supply: dict[str, int]
    marker: str
    covered: list[str]
    cloth_open: bool
    only_project: str | None
    projects: list[Project]
    houses: dict[str, int]
    illness: list[int | str]
    markers_unseen: list[int]
    tax: int
    acting: str | None
    left: int
    players: list[WorldPlayer]
    duties: list[Duty] | None


View: TypeAlias = WorldView
