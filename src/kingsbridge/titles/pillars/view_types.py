"""What one seat of The Pillars of the Earth sees, as types.

`view` builds exactly this, and the server describes it to clients. It is not compiled: compiled
records would forget what their fields are.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict


class Waiting(TypedDict):
    """A master builder whose owner passed: it waits beside the cost dial."""

    seat: int
    price: int


class HiredCraftsman(TypedDict):
    """A craftsman in a cottage, and how often he worked so far this round."""

    key: str
    uses: int


class PillarsPlayer(TypedDict):
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


class PillarsView(TypedDict):
    """The table of The Pillars of the Earth, as one seat sees it."""

    title: Literal["pillars"]
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


View: TypeAlias = PillarsView
