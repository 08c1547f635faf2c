"""What is told of a lesson: plain records, as `kingsbridge.table.told` has them of a table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from kingsbridge.table.told import Moment


@dataclass
class LessonStep:
    """A step in the list of them; `tasks` is how many moves it asks for, none if it is read."""

    key: str
    heading: str
    tasks: int


@dataclass
class Lesson:
    """A title's lesson, and the table to open for the first game after it."""

    title: str
    names: list[str]
    steps: list[LessonStep]
    seats: int
    options: dict[str, Any]


class Attempt(StrEnum):
    """What became of what was tried: nothing yet, right, allowed but not meant, forbidden."""

    BEGUN = "begun"
    RIGHT = "right"
    WRONG = "wrong"
    REFUSED = "refused"


@dataclass
class Taught:
    """A step of a lesson as it stands after some moves, and the answer to the last one tried.

    `made` are the right moves so far; a wrong one changes nothing. `says` answers what was tried,
    `happened` is what it brought, by the engine's own journal. `task` is what to do now, `right`
    the moves that would do it, and `points_at` what all of it is about.
    """

    step: str
    heading: str
    text: str
    task: str
    tasks: int
    made: list[int]
    done: bool
    outcome: Attempt
    says: str
    happened: list[str]
    clause: str | None
    right: list[int]
    points_at: str | None
    moment: Moment
