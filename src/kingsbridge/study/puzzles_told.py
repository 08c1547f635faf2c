"""Puzzles as they are told: to a client, in a language, with nothing that gives the answer away.

These records are not compiled, so that whoever encodes them finds the fields of a dataclass.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from kingsbridge.engine.phrase import Name, Phrase
from kingsbridge.engine.state import State
from kingsbridge.engine.title import title_of
from kingsbridge.study.puzzles import Gain, Puzzle, Puzzles
from kingsbridge.study.rating import Rating
from kingsbridge.study.scene import Scene
from kingsbridge.study.solving import Standing
from kingsbridge.table.asked import Move
from kingsbridge.table.errors import AgainstTheRules
from kingsbridge.table.told import Moment
from kingsbridge.words import Words, words
from kingsbridge.words.numbers import change, number, percent
from kingsbridge.words.seats import seat_names

# A lead that is smaller than this is none.
HARDLY = 0.3


@dataclass
class PuzzleTheme:
    """What puzzles are about, and how many there are of it."""

    key: str
    name: str
    count: int


@dataclass
class PuzzleStanding:
    """How I stand with the puzzles of a title: today is the day by the clock of Greenwich."""

    title: str
    rating: int
    sure: bool  # whether the rating rests on enough
    tried: int
    solved: int
    run: int
    best_run: int
    days: int
    best_days: int
    done_today: bool


@dataclass
class PuzzleHall:
    """The puzzles of a title: how many, what about, and how I stand with them."""

    title: str
    count: int
    themes: list[PuzzleTheme]
    day: str
    standing: PuzzleStanding


@dataclass
class PuzzleTold:
    """A puzzle: what the seat that decides sees, and may do. `day` is that of a daily one."""

    key: str
    title: str
    day: str | None
    themes: list[str]
    rating: int
    fresh: bool  # I have not tried it before: the first try counts
    names: list[str]
    moment: Moment


@dataclass
class PuzzleChoice:
    """A move in words, and the chance to win that it leaves."""

    move: int
    text: str
    chance: str


@dataclass
class PuzzleSolution:
    """The best move, those that tempt most, and in words what it brings."""

    choices: list[PuzzleChoice]
    said: list[str]


@dataclass
class PuzzleVerdict:
    """Whether a move is the best one, and what came of the try; who found it is told why."""

    solved: bool
    said: list[str]
    counted: bool
    change: int  # of my rating
    standing: PuzzleStanding
    solution: PuzzleSolution | None


@dataclass
class PuzzleTry:
    """A move that somebody takes to be the best; of the daily puzzle, or of any."""

    move: Move
    daily: bool = False


# How much the spread of a rating may be for it to be told without a question mark.
SURE = 3.0


def told_hall(puzzles: Puzzles, mine: Standing, day: int, language: str) -> PuzzleHall:
    """Tell of the puzzles of a title."""
    said = words(language)
    themes = [
        PuzzleTheme(theme, theme_name(puzzles.title, theme, said), count)
        for theme, count in puzzles.counts().items()
    ]
    standing = told_standing(puzzles.title, mine, day)
    return PuzzleHall(puzzles.title, len(puzzles.all), themes, date_of(day), standing)


def told_standing(title_key: str, mine: Standing, day: int) -> PuzzleStanding:
    """Tell how somebody stands, on a day."""
    return PuzzleStanding(
        title=title_key,
        rating=mine.rating.shown,
        sure=mine.sigma < SURE,
        tried=mine.tried,
        solved=mine.solved,
        run=mine.run,
        best_run=mine.best_run,
        days=mine.days_on(day),
        best_days=mine.best_days,
        done_today=mine.did(day),
    )


def told_puzzle(
    puzzle: Puzzle, rating: Rating, language: str, *, fresh: bool, day: int | None = None
) -> PuzzleTold:
    """Tell a puzzle as the seat sees it that decides."""
    said = words(language)
    state = puzzle.state()
    names = seat_names(state.seats, said)
    moment = Scene(state, names).moment(state.seat, language)
    if moment.menu is not None:
        # What a title would propose may be the answer.
        moment.menu.proposal = None
    return PuzzleTold(
        key=puzzle.key,
        title=puzzle.title,
        day=None if day is None else date_of(day),
        themes=[theme_name(puzzle.title, theme, said) for theme in puzzle.themes],
        rating=rating.shown,
        fresh=fresh,
        names=names,
        moment=moment,
    )


def check_offered(puzzle: Puzzle, move: int) -> None:
    """Raise if a move cannot be made in a puzzle."""
    if move not in puzzle.state().legal():
        raise AgainstTheRules(f"move {move} is not offered in this puzzle", None)


def told_verdict(
    puzzle: Puzzle,
    move: int,
    before: Standing,
    now: Standing,
    day: int,
    language: str,
    *,
    counted: bool,
) -> PuzzleVerdict:
    """Tell whether a move is the best one, and what came of the try."""
    said = words(language)
    solved = move == puzzle.best
    return PuzzleVerdict(
        solved=solved,
        said=[said.say("puzzle-solved")] if solved else why_not(puzzle, move, said),
        counted=counted,
        change=now.rating.shown - before.rating.shown,
        standing=told_standing(puzzle.title, now, day),
        solution=told_solution(puzzle, language) if solved else None,
    )


def why_not(puzzle: Puzzle, move: int, said: Words) -> list[str]:
    """Say of another move what it gives away, without telling which is best."""
    best = puzzle.tried[0]
    known = [one for one in puzzle.tried if one.move == move]
    other = known[0] if known else puzzle.tried[-1]
    message = "puzzle-not-best" if known else "puzzle-not-near"
    return [
        said.say(
            message,
            move=move_text(puzzle.state(), move, said),
            chance=percent(other.chance, 0, said),
            less=percent(best.chance - other.chance, 0, said),
        )
    ]


def told_solution(puzzle: Puzzle, language: str) -> PuzzleSolution:
    """Tell the best move, and what it brings."""
    said = words(language)
    state = puzzle.state()
    choices = [
        PuzzleChoice(one.move, move_text(state, one.move, said), percent(one.chance, 0, said))
        for one in puzzle.tried
    ]
    return PuzzleSolution(choices, what_it_brings(puzzle, choices, said))


def what_it_brings(puzzle: Puzzle, choices: list[PuzzleChoice], said: Words) -> list[str]:
    """Say what the best move gains beside the one that tempts most."""
    best, other = puzzle.tried[:2]
    lines = [
        said.say(
            "puzzle-chances",
            best=choices[0].text,
            chance=choices[0].chance,
            other=choices[1].text,
            less=choices[1].chance,
            ahead=percent(best.chance - other.chance, 0, said),
        ),
        said.say(
            "puzzle-dealt",
            chance=percent(best.dealt, 0, said),
            less=percent(other.dealt, 0, said),
        ),
    ]
    gains = puzzle.gains
    if gains.goods:
        lines.append(said.say("puzzle-goods", what=listed(gains.goods, said)))
    if gains.lines:
        message = "puzzle-points" if gains.lead >= HARDLY else "puzzle-points-even"
        lines.append(
            said.say(
                message,
                points=number(gains.lead, 1, said),
                what=listed(gains.lines, said),
                deals=gains.deals,
            )
        )
    return lines


def listed(gains: tuple[Gain, ...], said: Words) -> str:
    """Say how much more there is of what."""
    return "; ".join(f"{said.tell(phrase_of(one))} {change(one.more, 1, said)}" for one in gains)


def phrase_of(gain: Gain) -> Phrase:
    """Return the phrase that was written down as plain data."""
    facts: Mapping[str, Any] = gain.facts
    return Phrase(
        gain.message,
        {name: Name(*fact) if isinstance(fact, list) else fact for name, fact in facts.items()},
    )


def move_text(state: State, move: int, said: Words) -> str:
    """Say a move."""
    return said.tell(title_of(state).phrase(state, move))


def theme_name(title_key: str, theme: str, said: Words) -> str:
    """Return what a theme is called."""
    return said.say(f"{title_key}-theme-{theme}")


def date_of(day: int) -> str:
    """Return the date of a day, as 2026-11-18."""
    return (date(1970, 1, 1) + timedelta(days=day)).isoformat()
