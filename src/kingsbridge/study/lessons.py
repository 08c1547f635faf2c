"""Lessons as data: a title's `lesson.toml` has the steps of one, each a position and a task.

    [deal]            the table that positions are made from: seats, seed, options, names, set
    [first_game]      what follows the lesson: seats, options
    [[step]]
    key               its words begin with <title>-lesson-<key>
    at                what it points at: a `data-at` of the board
    set               what is different from the deal, by its place in a position as JSON, where
                      "none" is null
    arrive            the step of the round to walk to, if it is not the one of the deal
    walk              moves made before the lesson begins, by whoever decides
    tasks             what the learner is to do, one after another: moves that are right
    wrong             moves that tempt, each with the name of an answer of their own
    until             what ends the story of what a move brought: a kind of journal entry; if
                      nothing else, the next round
    others            what the other seats do when they are asked, the first of these that they may

A step without tasks is there to be read. Moves are written as `kingsbridge.study.pattern` says.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from typing import Any

from kingsbridge.engine.errors import BadPosition, one_of
from kingsbridge.engine.journal import ROUND_BEGINS, Journal
from kingsbridge.engine.part import lesson_sheet
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title, title, titles
from kingsbridge.engine.walk import Walk, names_of_steps
from kingsbridge.study.pattern import Pattern, pattern
from kingsbridge.table.errors import NotKnown

LEARNER = 0


@dataclass(frozen=True)
class Wrong:
    """A move that tempts, and the name of its answer."""

    move: Pattern
    says: str


@dataclass(frozen=True)
class Step:
    """One idea: a position, what is to be done in it, and what a mistake is answered with."""

    key: str
    at: str | None
    tasks: Sequence[Sequence[Pattern]]
    wrong: Sequence[Wrong]
    others: Sequence[Pattern]
    until: str
    start: State


@dataclass(frozen=True)
class Lesson:
    """The steps of a title's lesson, and the first game to play after it."""

    title: str
    names: Sequence[str]
    steps: Sequence[Step]
    seats: int
    options: dict[str, Any]

    def number(self, key: str) -> int:
        """Return the place of a step, from 0."""
        keys = [step.key for step in self.steps]
        if key not in keys:
            raise NotKnown(f"the lesson has no step {key!r}; it has {one_of(keys)}")
        return keys.index(key)


def taught() -> list[str]:
    """Return the titles that bring a lesson."""
    return [key for key in sorted(titles()) if lesson_sheet(title(key).package) is not None]


@cache
def lesson_of(key: str) -> Lesson:
    """Return the lesson of a title; raise if it has none."""
    sheet = lesson_sheet(title(key).package) if key in titles() else None
    if sheet is None:
        raise NotKnown(f"there is no lesson for {key!r}; there is one for {one_of(taught())}")
    doc = tomllib.loads(sheet)
    deal, first = doc["deal"], doc["first_game"]
    return Lesson(
        title=key,
        names=deal["names"],
        steps=[_step(title(key), deal, step) for step in doc["step"]],
        seats=first["seats"],
        options=first.get("options", {}),
    )


def _step(game: Title, deal: dict[str, Any], doc: dict[str, Any]) -> Step:
    return Step(
        key=doc["key"],
        at=doc.get("at"),
        tasks=[_patterns(task) for task in doc.get("tasks", [])],
        wrong=[Wrong(pattern(move), says) for move, says in doc.get("wrong", {}).items()],
        others=_patterns(doc.get("others", [])),
        until=doc.get("until", ROUND_BEGINS),
        start=_position(game, deal, doc),
    )


def _patterns(said: str | list[str]) -> list[Pattern]:
    return [pattern(text) for text in ([said] if isinstance(said, str) else said)]


def _position(game: Title, deal: dict[str, Any], doc: dict[str, Any]) -> State:
    """Lay a step's changes over the deal, and walk to where it begins."""
    dealt = game.to_json(game.new(deal["seats"], deal["seed"], deal["options"]))
    position = deepcopy(dealt)
    for where, value in (deal.get("set", {}) | doc.get("set", {})).items():
        _put(position, where, _read(value))
    state = game.from_json(position)
    if "arrive" in doc:
        _arrive(state, doc["arrive"])
    for text in doc.get("walk", []):
        move = pattern(text).among(state)
        if move is None:
            raise BadPosition(f"step {doc['key']!r}: nobody may {text!r} there")
        state.apply(move)
    wrong = game.flaws(state)
    if wrong or state.seat != LEARNER:
        raise BadPosition(f"step {doc['key']!r}: {wrong or f'seat {state.seat} decides'}")
    return state


def _read(value: Any) -> Any:
    """Return a value as JSON has it: TOML knows no null."""
    if isinstance(value, list):
        return [_read(each) for each in value]
    return None if value == "none" else value


def _put(position: Any, where: str, value: object) -> None:
    """Change what stands at a place like players.0.gold; it must be there already."""
    *way, last = where.split(".")
    for name in way:
        position = position[int(name) if isinstance(position, list) else name]
    if isinstance(position, list):
        position[int(last)] = value
        return
    if last not in position:
        raise BadPosition(f"a position has no {where!r}")
    position[last] = value


def _arrive(state: State, step: str) -> None:
    """Walk straight to a step of the round, and on to the first decision there."""
    assert isinstance(state, Walk)
    names = names_of_steps(state.steps)
    if step not in names:
        raise BadPosition(f"there is no step {step!r}; there is {one_of(names)}")
    state.offers = None
    state.step = names.index(step) - 1
    state.walk_on()


def begun(step: Step) -> State:
    """Return the position of a step, to be played on, with a journal from here."""
    state = step.start.clone()
    state.journal = Journal()
    return state
