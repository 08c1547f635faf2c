"""What a seat sees, as types: they describe to clients what each title's `view` builds.

The views themselves are plain data made by the titles; nothing here is built on the way to a
client. A test sees to it that the two agree at every moment of whole games.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Good = Literal["sand", "wood", "stone", "metal"]


class Waiting(Struct, forbid_unknown_fields=True):
    """A master builder whose owner passed: it waits beside the cost dial."""

    seat: int
    price: int


class HiredCraftsman(Struct, forbid_unknown_fields=True):
    """A craftsman in a cottage, and how often he worked so far this round."""

    key: str
    uses: int


class PillarsPlayer(Struct, forbid_unknown_fields=True):
    """A player's mat: everything on it lies open."""

    gold: int
    vp: int
    reserve: int
    mill: int
    black: int
    grey: int
    grey_coming: int
    two_builders: bool
    two_builders_coming: bool
    protected: bool
    passed: bool
    resource_cards: list[str]
    bought: list[str]
    sold: list[str]
    cubes: dict[str, int]
    craftsmen: list[HiredCraftsman]
    craftsman_limit: int
    privileges: list[str]


class PillarsView(Struct, forbid_unknown_fields=True, tag_field="title", tag="pillars"):
    """The table of The Pillars of the Earth, as one seat sees it."""

    seats: int
    ply: int
    over: bool
    seat: int
    round: int
    start: int
    step: str
    stage: str
    event: str | None
    coming_event: str | None
    unseen_events: list[str]
    unseen_privileges: list[str]
    pool: list[str]
    for_hire: list[str]
    kingsbridge: list[str | None]
    shiring: list[str | None]
    spaces: list[int]
    bag: list[int]
    aside: list[int]
    drawn: int
    returned: bool
    cost: int
    waiting: list[Waiting]
    fields: dict[str, int]
    owed: dict[str, int]
    market: dict[str, int]
    court_metal: int
    tax: int
    zealous: str | None
    pieces: int
    players: list[PillarsPlayer]


class Project(Struct, forbid_unknown_fields=True):
    """A building project in play: what was built of it, and who donated."""

    key: str
    complete: bool
    stone: int
    wood: int
    donors: list[int]


class Duty(Struct, forbid_unknown_fields=True):
    """What is owed at the chapter's end, from the least to the most it can come to."""

    good: str
    owed: list[int]
    has: int
    missing: list[int]
    vp: list[int]


class WorldPlayer(Struct, forbid_unknown_fields=True):
    """A player: what is hidden from the reader is null, and only counted."""

    vp: float
    goods: dict[str, int] | None
    played: list[str]
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
    missing: list[int]


class WorldView(Struct, forbid_unknown_fields=True, tag_field="title", tag="world"):
    """The table of World Without End, as one seat sees it."""

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


View = PillarsView | WorldView
