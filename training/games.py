"""Self-play: games of the present champion against itself, kept as numbers to learn from."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from kingsbridge.bots.craft import craft_for
from kingsbridge.bots.learned import LearnedJudge, player_inputs
from kingsbridge.bots.net import Net, read_net
from kingsbridge.bots.search import TreeBot
from kingsbridge.engine.dice import FastDice
from kingsbridge.engine.state import State
from kingsbridge.engine.title import Title, title
from training.leanings import teacher

Half = npt.NDArray[np.float16]

# The numbers of seats a champion must know, as often as they stand here.
TABLES = [4, 2, 4, 3, 4, 2]
MOST_SEATS = 4
# One decision in so many is learned from; neighbours say much the same.
KEPT = 4
# The decisions between are thought over less long: they only have to lead on sensibly.
HASTE = 4
# One move in so many is made at random, so that odd positions are seen too.
STRAY = 20
EXPLORATION = 2.0
# How much of the first looks goes to all moves alike: more than in earnest.
CURIOSITY = 0.25
# How much of what came later each kept decision passes on to the one before.
FAITH = 0.94


@dataclass
class Lesson:
    """Positions of some games, a row each; players are padded to four seats."""

    table: Half
    players: Half
    to_come: Half  # victory points each seat still made
    scores: Half  # victory points each seat had
    won: Half  # 1 for the winner, shared if several won
    present: Half  # 1 for a seat that is there
    progress: Half
    seat: npt.NDArray[np.int64]  # who decided
    legal: npt.NDArray[np.bool_]
    chosen: Half  # the share of tries each move got

    def save(self, path: Path) -> None:
        np.savez(path, **self.__dict__)


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


@dataclass(frozen=True)
class Class:
    """What is played to learn from: so many games from one seed, by the weights so far."""

    title_key: str
    games: int
    seed: int
    weights: Path | None  # none: rules of thumb teach the first generation
    iterations: int


@dataclass
class Row:
    """One decision, before it is known how the game ends."""

    table: list[float]
    players: list[list[float]]
    scores: list[float]
    progress: float
    seat: int
    offers: list[int]
    shares: list[float]
    expected: list[float]  # by the champion so far; empty in the first generation


def play(plan: Class, jobs: int) -> Iterator[Lesson]:
    """Play all games of a plan, some at a time, on several cores."""
    chunk = max(1, min(50, plan.games // (4 * jobs)))
    parts = [range(first, min(first + chunk, plan.games)) for first in range(0, plan.games, chunk)]
    with ProcessPoolExecutor(jobs) as workers:
        yield from workers.map(play_some, [plan] * len(parts), parts)


def play_some(plan: Class, games: range) -> Lesson:
    """Play some of the games in this process."""
    net = None if plan.weights is None else read_net(plan.weights.read_text(encoding="utf-8"))
    return together([play_one(plan, net, plan.seed * 1_000_003 + game) for game in games])


def play_one(plan: Class, net: Net | None, seed: int) -> Lesson:
    """Play a game and return what there is to learn from it."""
    seats = TABLES[seed % len(TABLES)]
    game = title(plan.title_key)
    state = game.new(seats, seed)
    dice = FastDice.seeded(seed * 3 + 1)
    judge = None if net is None else LearnedJudge({plan.title_key: net}, CURIOSITY)
    players = [Pupil(plan, judge, seed * 8 + seat) for seat in range(seats)]
    rows: list[Row] = []
    while not state.over:
        offers = state.legal()
        if len(offers) == 1:
            state.apply(offers[0])
            continue
        kept = dice.below(KEPT) == 0
        stray = dice.below(STRAY) == 0
        if stray and not kept:
            state.apply(offers[dice.below(len(offers))])
            continue
        shares = players[state.seat].shares(state.as_seen_by(state.seat), kept)
        if kept:
            rows.append(row(game, state, shares, judge))
        state.apply(offers[shares.index(max(shares))])
    return lesson(game, rows, state)


class Pupil:
    """A seat at self-play: the rules of thumb at first, then the champion so far."""

    def __init__(self, plan: Class, judge: LearnedJudge | None, seed: int) -> None:
        self.iterations = plan.iterations
        self.teacher = teacher(plan.title_key, seed)
        self.tree: TreeBot | None = None
        if judge is not None:
            self.tree = TreeBot(judge, seed, plan.iterations, 0, EXPLORATION)

    def shares(self, seen: State, carefully: bool) -> list[float]:
        """Return how much of the thinking each offer got."""
        offers = seen.legal()
        if self.tree is None:
            choice = self.teacher.choose(seen)
            return [1.0 if move == choice else 0.0 for move in offers]
        self.tree.iterations = self.iterations if carefully else self.iterations // HASTE
        tries = {thought.move: thought.visits for thought in self.tree.think(seen).moves}
        total = sum(tries.values())
        return [tries.get(move, 0) / total for move in offers]


def row(game: Title, state: State, shares: list[float], judge: LearnedJudge | None) -> Row:
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
        shares=shares,
        expected=[] if judge is None else judge.expected(state),
    )


def targets(rows: list[Row], final: list[float]) -> list[list[float]]:
    """Return the scores to learn for each row: what came of it, tempered by later judgement.

    The end of a game is mostly luck to its beginning, so each row learns of the next row's
    judgement first, and of the end only as far as `FAITH` reaches (a lambda-return).
    """
    learned = [final]
    for later in reversed(rows[1:]):
        target = learned[-1]
        if later.expected:
            target = [
                judged + FAITH * (came - judged)
                for judged, came in zip(later.expected, target, strict=True)
            ]
        learned.append(target)
    learned.reverse()
    return learned


def lesson(game: Title, rows: list[Row], end: State) -> Lesson:
    """Return the rows as arrays, now that the end is known."""
    number = len(rows)
    size = len(rows[0].players[0])
    seats = end.seats
    final = end.scores()
    winners = end.winners()
    out = Lesson(
        table=np.array([row.table for row in rows], np.float16),
        players=np.zeros((number, MOST_SEATS, size), np.float16),
        to_come=np.zeros((number, MOST_SEATS), np.float16),
        scores=np.zeros((number, MOST_SEATS), np.float16),
        won=np.zeros((number, MOST_SEATS), np.float16),
        present=np.zeros((number, MOST_SEATS), np.float16),
        progress=np.array([row.progress for row in rows], np.float16),
        seat=np.array([row.seat for row in rows], np.int64),
        legal=np.zeros((number, game.moves), np.bool_),
        chosen=np.zeros((number, game.moves), np.float16),
    )
    out.present[:, :seats] = 1
    out.won[:, winners] = 1 / len(winners)
    scores = targets(rows, final)
    for place, kept in enumerate(rows):
        out.players[place, :seats] = kept.players
        out.scores[place, :seats] = kept.scores
        out.to_come[place, :seats] = np.array(scores[place]) - np.array(kept.scores)
        out.legal[place, kept.offers] = True
        out.chosen[place, kept.offers] = kept.shares
    return out
