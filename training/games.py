"""Self-play: games of the champion so far, kept as numbers to learn from."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kingsbridge.bots.craft import craft_for
from kingsbridge.bots.learned import player_inputs
from kingsbridge.bots.net import Net, read_net
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title, title
from training.leanings import leaning, teacher
from training.pupils import Pupil, Thoughts

Half = npt.NDArray[np.float16]

# The numbers of seats a champion must know, as often as they stand here.
TABLES = [4, 2, 4, 3, 4, 2]
MOST_SEATS = 4
# One decision in so many is learned from; neighbours say much the same.
KEPT = 4
# The decisions between are thought over less long: they only have to lead on sensibly.
HASTE = 5
# One move in so many is made at random, so that odd positions are seen too.
STRAY = 40
# One game in so many begins with up to so many decisions made without looking ahead.
ODD_BEGINNING = 3
ODD_DECISIONS = 40
# Of so many seats so many are an earlier self's, and so many a specialist's.
SEATS_OF_ALL = 10
EARLIER = 2
SPECIALISTS = 2
# How much of what came later each kept decision passes on to the one before.
FAITH = 0.94


@dataclass
class Lesson:
    """Positions of some games, a row each; players are padded to four seats."""

    table: Half
    players: Half
    to_come: Half  # victory points each seat still makes, as later judgement and the end tell
    chances: Half  # to win, likewise
    scores: Half  # victory points each seat had
    came: Half  # victory points each seat had in the end
    won: Half  # 1 for the winner, shared if several won
    present: Half  # 1 for a seat that is there
    progress: Half
    seat: npt.NDArray[np.int64]  # who decided
    legal: npt.NDArray[np.bool_]
    chosen: Half  # the share each move deserves

    def save(self, path: Path) -> None:
        """Write it whole or not at all."""
        draft = path.with_suffix(".draft.npz")
        np.savez(draft, **self.__dict__)
        draft.replace(path)


def load(path: Path) -> Lesson:
    with np.load(path) as arrays:
        return Lesson(**{name: arrays[name] for name in arrays.files})


def together(lessons: list[Lesson]) -> Lesson:
    """Return several lessons as one."""
    return Lesson(
        **{
            name: np.concatenate([lesson.__dict__[name] for lesson in lessons])
            for name in lessons[0].__dict__
        }
    )


def cut(lesson: Lesson, first: int, end: int) -> Lesson:
    """Return some positions of a lesson."""
    return Lesson(**{name: array[first:end] for name, array in lesson.__dict__.items()})


@dataclass(frozen=True)
class Class:
    """What is played to learn from: games from one seed, by the champions so far, newest last.

    They are the texts of weights, for whoever plays may sit at another machine.
    """

    title_key: str
    seed: int
    champions: tuple[str, ...]  # none: rules of thumb teach the first generation
    looks: int
    noise: float = 0.0

    @property
    def earnest(self) -> bool:
        """Nothing is tried out: every seat is the newest champion's, and plays as it can."""
        return bool(self.champions) and self.noise == 0


@dataclass
class Row:
    """One decision, before it is known how the game ends."""

    table: list[float]
    players: list[list[float]]
    scores: list[float]
    progress: float
    seat: int
    offers: list[int]
    policy: list[float]
    expected: list[float]  # by the champion so far; empty in the first generation
    chances: list[float]


_nets: dict[str, Net] = {}


def net_of(text: str) -> Net:
    """Return a network; reading one takes as long as half a game."""
    if text not in _nets:
        _nets[text] = read_net(text)
    return _nets[text]


def play_some(plan: Class, games: range) -> Lesson:
    """Play some of the games in this process."""
    lessons = [play_one(plan, plan.seed * 1_000_003 + game) for game in games]
    return together(lessons)


def play_one(plan: Class, seed: int) -> Lesson:
    """Play a game and return what there is to learn from it."""
    seats = TABLES[seed % len(TABLES)]
    game = title(plan.title_key)
    state = game.new(seats, seed)
    dice = FastDice.seeded(seed * 3 + 1)
    table = seated(plan, seats, seed, dice)
    begins_oddly = not plan.earnest and dice.below(ODD_BEGINNING) == 0
    odd = dice.below(ODD_DECISIONS) if begins_oddly else 0
    rows: list[Row] = []
    while not state.over:
        offers = state.legal()
        if len(offers) == 1:
            state.apply(offers[0])
            continue
        student = table[state.seat]
        if odd > 0:
            odd -= 1
            state.apply(student.at_odds(state, dice))
            continue
        kept = student.learns and dice.below(KEPT) == 0
        if not kept and not plan.earnest and dice.below(STRAY) == 0:
            state.apply(offers[dice.below(len(offers))])
            continue
        thoughts = student.think(state.as_seen_by(state.seat), kept)
        if kept:
            rows.append(row(game, state, thoughts))
        state.apply(offers[thoughts.choice])
    return lesson(game, rows, state)


class Student:
    """A seat of one game: who thinks there, and whether others learn from it."""

    def __init__(self, plan: Class, seed: int, pupil: Pupil | None, learns: bool) -> None:
        self.teacher = teacher(plan.title_key, seed)
        self.looks = plan.looks
        self.noise = plan.noise
        self.pupil = pupil
        self.learns = learns

    def think(self, seen: State, carefully: bool) -> Thoughts:
        """Think a moment over: long where it is learned from."""
        if self.pupil is not None:
            if carefully or self.noise == 0:
                return self.pupil.think(seen, self.looks, self.noise)
            return self.pupil.think(seen, max(2, self.looks // HASTE), 0)
        offers = seen.legal()
        choice = offers.index(self.teacher.choose(seen))
        policy = [1.0 if place == choice else 0.0 for place in range(len(offers))]
        return Thoughts(choice, policy, [], [])

    def at_odds(self, state: State, dice: FastDice) -> int:
        """Return a move made without looking ahead, of which nothing is learned."""
        offers = state.legal()
        if self.pupil is None:
            return offers[dice.below(len(offers))]
        rest = dice.below(1 << 30) / (1 << 30)
        for move, prior in zip(offers, self.pupil.glance(state), strict=True):
            rest -= prior
            if rest < 0:
                return move
        return offers[-1]


def seated(plan: Class, seats: int, seed: int, dice: FastDice) -> list[Student]:
    """Return who sits at a table."""
    table: list[Student] = []
    for seat in range(seats):
        own = seed * 8 + seat
        if not plan.champions:
            table.append(Student(plan, own, None, True))
            continue
        drawn = SEATS_OF_ALL if plan.earnest else dice.below(SEATS_OF_ALL)
        earlier = drawn < EARLIER and len(plan.champions) > 1
        special = EARLIER <= drawn < EARLIER + SPECIALISTS
        which = dice.below(len(plan.champions) - 1) if earlier else len(plan.champions) - 1
        pupil = Pupil(
            plan.title_key,
            net_of(plan.champions[which]),
            own,
            leaning(plan.title_key, own) if special else None,
        )
        table.append(Student(plan, own, pupil, not earlier))
    return table


def row(game: Title, state: State, thoughts: Thoughts) -> Row:
    """Return a decision as it is learned from."""
    craft = craft_for(game)
    assert craft is not None
    return Row(
        table=game.table_features(state),
        players=player_inputs(game, craft, state),
        scores=state.scores(),
        progress=state.progress(),
        seat=state.seat,
        offers=state.legal()[:],
        policy=thoughts.policy,
        expected=thoughts.expected,
        chances=thoughts.chances,
    )


def targets(judged: list[list[float]], end: list[float]) -> list[list[float]]:
    """Return what to learn for each row: what came of it, tempered by later judgement.

    The end of a game is mostly luck to its beginning, so each row learns of the next row's
    judgement first, and of the end only as far as `FAITH` reaches (a lambda-return).
    """
    learned = [end]
    for later in reversed(judged[1:]):
        target = learned[-1]
        if later:
            target = [
                thought + FAITH * (came - thought)
                for thought, came in zip(later, target, strict=True)
            ]
        learned.append(target)
    learned.reverse()
    return learned


def lesson(game: Title, rows: list[Row], end: State) -> Lesson:
    """Return the rows as arrays, now that the end is known."""
    number = len(rows)
    seats = end.seats
    shown = game.new(seats, 0)
    craft = craft_for(game)
    assert craft is not None
    size = len(player_inputs(game, craft, shown)[0])
    width = len(game.table_features(shown))

    def by_seat() -> Half:
        return np.zeros((number, MOST_SEATS), np.float16)

    out = Lesson(
        table=np.array([row.table for row in rows], np.float16).reshape(number, width),
        players=np.zeros((number, MOST_SEATS, size), np.float16),
        to_come=by_seat(),
        chances=by_seat(),
        scores=by_seat(),
        came=by_seat(),
        won=by_seat(),
        present=by_seat(),
        progress=np.array([row.progress for row in rows], np.float16),
        seat=np.array([row.seat for row in rows], np.int64),
        legal=np.zeros((number, game.moves), np.bool_),
        chosen=np.zeros((number, game.moves), np.float16),
    )
    out.present[:, :seats] = 1
    out.came[:, :seats] = end.scores()
    out.won[:, :seats] = end.shares()
    if not rows:
        return out
    scores = targets([row.expected for row in rows], end.scores())
    chances = targets([row.chances for row in rows], end.shares())
    for place, kept in enumerate(rows):
        out.players[place, :seats] = kept.players
        out.scores[place, :seats] = kept.scores
        out.to_come[place, :seats] = np.array(scores[place]) - np.array(kept.scores)
        out.chances[place, :seats] = chances[place]
        out.legal[place, kept.offers] = True
        out.chosen[place, kept.offers] = kept.policy
    return out
